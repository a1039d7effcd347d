import { describe, expect, it } from 'vitest';
import { chooseSteps, type StepSources } from './choose-steps.ts';
import type { JudgedSentence, Judgement, SentenceLabel } from './judge-answer.ts';
import { scoreAnswer } from './score-answer.ts';

const STORY = 'Tell me about a time you improved something at work.';
const ACTION = 'I rang the depot and asked for two more pallets.';

/** By the words alone, without vectors. */
const stepsOf = (question: string, answer: string) => scoreAnswer({ question, answer }, new Map()).nextSteps;

function sentence(label: SentenceLabel, conduct = 0): JudgedSentence {
  const labels = { action: 0, result: 0, conduct, [label]: 1 } as Record<SentenceLabel, number>;
  return { text: ACTION, start: 0, end: ACTION.length, words: ACTION.toLowerCase().split(' '), labels };
}

function sources(change: Partial<Judgement> = {}, rest: Partial<StepSources> = {}): StepSources {
  const judgement: Judgement = {
    isTechnical: false,
    isStory: true,
    isMotive: false,
    kind: 'event',
    overall: 2,
    structure: 3,
    flags: {},
    steps: {},
    remarks: {},
    skills: { communication: 0, teamwork: 0, problemSolving: 0, adaptability: 0, creativity: 0, leadership: 0 },
    sentences: [sentence('action')],
    stretches: [],
    ...change,
  };
  return { judgement, text: `${ACTION} `.repeat(6), isDoubtful: false, ...rest };
}

describe('next steps', () => {
  it.each([
    'I always put the customer first and go the extra mile. I am passionate about quality, I align everybody behind a shared vision and I make sure ' +
      'that communication is key. As a result everything improved and the feedback was overwhelmingly positive.',
    'For me it is about leading from the front. I created a culture of ownership, engaged the stakeholders and empowered the team to perform at ' +
      'their best, and morale went through the roof. That energy is what I would bring to you as well.',
  ])('asks for one real case where an answer stays general', (answer) => {
    expect(stepsOf(STORY, answer).join(' ')).toMatch(/\bcase\b|\bday\b|\bsituation\b|\bexample\b/);
  });

  it('gives none for a strong answer', () => {
    const strong =
      'The bread for the hospital kept going out late, so I stood by the oven for three nights and wrote down when each tray went in. The trays ' +
      'were waiting for the one big mixer. I asked the baker to start the rolls an hour earlier, because they need no mixer, and I showed him my ' +
      'list. He laughed but he tried it on the Monday. Since then the van has left at five, and the kitchen has rung us once in four months.';
    expect(stepsOf(STORY, strong)).toEqual([]);
  });

  const weak = { overall: 1, remarks: { 'lacks-own': 0.8, 'lacks-more': 0.8, 'lacks-case': 0.5 } };

  it('asks for the own part of a weak story, and for a case where there is none', () => {
    expect(chooseSteps(sources(weak))).toEqual([expect.stringMatching(/\b(?:yourself|own part)\b.*\bcase\b/u)]);
    expect(chooseSteps(sources({ ...weak, steps: { case: 2 } }))).toEqual([
      expect.stringMatching(/\b(?:case|day|situation|example) that answers\b/u),
    ]);
    expect(chooseSteps(sources(weak, { text: ACTION }))[0]).toMatch(/ that answers the question/u);
  });

  it.each([
    ['motive', /\bthis job\b/u],
    ['intro', /\bthree things\b/iu],
    ['self', /\bcase\b|\bone time\b/u],
    ['weakness', /\bweakness\b/u],
    ['experience', /\bhow far\b|\bhow much\b/u],
    ['past', /\byou changed\b|\byour work\b|\byou did\b/u],
    ['trade', /\btrade\b|\bspecialist\b/u],
  ] as const)('gives a weak answer to a question of the kind %s the advice of that kind', (kind, advice) => {
    expect(chooseSteps(sources({ ...weak, isStory: false, kind }))).toEqual([expect.stringMatching(advice)]);
  });

  it('says nothing where nothing is surely missing, also of a technical answer', () => {
    expect(chooseSteps(sources({ overall: 4 }))).toEqual([]);
    expect(chooseSteps(sources({ overall: 4, kind: 'trade', isTechnical: true }))).toEqual([]);
    expect(chooseSteps(sources({ ...weak, isStory: false, kind: null }))).toEqual([]);
  });

  it('asks a sound story for what was learned, and a sound answer of the trade for an example', () => {
    const remarks = { 'lacks-learned': 2, 'lacks-proof': 2 };
    expect(chooseSteps(sources({ overall: 4, remarks }))).toEqual([
      expect.stringMatching(/differently|learned|took from it/u),
    ]);
    expect(chooseSteps(sources({ overall: 4, remarks, isTechnical: true, kind: 'trade' }))).toEqual([
      expect.stringMatching(/\b(?:example|yourself|own)\b/u),
    ]);
  });

  it('takes the kind of a question that the classifier does not know from its type and words', () => {
    const unknown = { ...weak, isStory: false, kind: null };
    expect(chooseSteps(sources({ ...unknown, isTechnical: true }))[0]).toMatch(/\btrade\b|\bspecialist\b/u);
    expect(chooseSteps(sources({ ...unknown, isMotive: true }))[0]).toContain('this job');
    expect(chooseSteps(sources({ ...unknown, isStory: true }))[0]).toMatch(/\byourself\b|\bown part\b/u);
  });

  it('advises nothing on a story that may hold an admission', () => {
    const lacking = { overall: 4, remarks: { 'lacks-learned': 2 } };
    expect(chooseSteps(sources(lacking, { isDoubtful: true }))).toEqual([]);
    expect(chooseSteps(sources(weak, { isDoubtful: true }))).toEqual([]);
  });
});
