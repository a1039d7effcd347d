import type { QuestionKind } from './question-kind.ts';

/** What is asked for in brackets where the speaker said nothing, by part of the answer. */
export const GAPS: Record<string, string> = {
  situation: '[the situation: where and when it was, and who was there]',
  task: '[your task: what had to be reached, and by when]',
  action: '[what you did: two or three steps, each beginning with "I"]',
  result: '[the result: what changed, as a number if you can]',
  reflection: '[what you learned from it]',
  understand: '[what you would find out first]',
  people: '[whom you would tell or involve]',
  present: '[who you are now: your role and what you are known for]',
  past: '[what brought you here: one or two stations of your way]',
  evidence: '[an example from your own work that proves it]',
  future: '[why this role is the next step]',
  company: '[one thing that draws you to this work or employer]',
  skills: '[the skill that this role needs most]',
  benefit: '[what they gain in your first months]',
  strength: '[your strength, in plain words]',
  weakness: '[a real weakness, in plain words]',
  effect: '[once when it got in your way]',
  remedy: '[what you do about it, and how often]',
  direction: '[the kind of work you want to have reached]',
  steps: '[the next two steps on the way]',
  link: '[how this role leads there]',
  point: '[your answer, in one sentence]',
  reason: '[why]',
  definition: '[what it is, in one sentence]',
  workings: '[how it works, step by step]',
  tradeoff: '[what it costs, or when you would not use it]',
  example: '[an example from your own work]',
};

export const NUMBER_GAP = '[the result, as a number]';

/** The order in which the parts are told, by kind of question. */
export const TELLING_ORDER: Record<QuestionKind, readonly string[]> = {
  story: ['situation', 'task', 'action', 'result', 'reflection'],
  general: ['point', 'reason', 'evidence', 'result'],
  situational: ['understand', 'action', 'people', 'result'],
  'about-yourself': ['present', 'past', 'evidence', 'future'],
  motivation: ['company', 'skills', 'evidence', 'benefit'],
  strength: ['strength', 'evidence', 'result', 'benefit'],
  weakness: ['weakness', 'effect', 'remedy', 'result'],
  goals: ['direction', 'steps', 'link'],
  interview: ['present', 'situation', 'task', 'action', 'result', 'reflection', 'benefit'],
  technical: ['definition', 'workings', 'example', 'tradeoff'],
};
