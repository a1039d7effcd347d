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
    overall: 2,
    structure: 3,
    flags: {},
    steps: {},
    remarks: {},
    skills: { communication: 0, teamwork: 0, problemSolving: 0, adaptability: 0, creativity: 0, leadership: 0 },
    sentences: [sentence('action')],
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

  it('quotes the action to stay with, and nothing that may be an admission', () => {
    const steps = { moment: 2 };
    expect(chooseSteps(sources({ steps }))[0]).toContain('“I rang the depot and asked for two more pallets”');
    const admission = chooseSteps(sources({ steps, sentences: [sentence('action', 0.5)] }))[0];
    expect(admission).not.toContain('“');
    expect(admission).toMatch(/\b(?:ended|end|came of it)\b/);
  });

  it('tells two at most, and neither the case and the moment in it', () => {
    const steps = chooseSteps(sources({ steps: { straight: 2, case: 2, moment: 2 } }));
    expect(steps).toHaveLength(2);
    expect(chooseSteps(sources({ steps: { case: 2, moment: 2 } }))).toHaveLength(1);
  });

  it('says nothing where nothing is surely missing, also of a technical answer', () => {
    expect(chooseSteps(sources())).toEqual([]);
    expect(chooseSteps(sources({ isTechnical: true, steps: { case: 2 } }))).toEqual([]);
  });

  it('tells what is surely lacking, each subject once', () => {
    const remarks = { 'lacks-more': 2, 'lacks-content': 2, 'lacks-learned': 2, 'lacks-proof': 2 };
    const [middle, learned, ...rest] = chooseSteps(sources({ remarks }));
    expect(middle).toMatch(/\b(?:middle|how you did it|how it went)\b/u);
    expect(learned).toMatch(/differently|learned|took from it/u);
    expect(rest).toEqual([]);
    expect(chooseSteps(sources({ steps: { case: 2 }, remarks: { 'lacks-more': 2 } }))).toHaveLength(1);
  });

  it('asks for the case where a few words hold no moment to stay with', () => {
    const steps = chooseSteps(sources({ steps: { moment: 2 }, remarks: { 'lacks-learned': 2 } }, { text: ACTION }));
    expect(steps).toHaveLength(1);
    expect(steps[0]).toMatch(/\b(?:case|day|situation|example)\b/u);
  });

  it('asks no story of a plan or a technical answer, but what shows it, and of a motive what is particular of this job', () => {
    const remarks = { 'lacks-more': 2, 'lacks-learned': 2, 'lacks-proof': 2 };
    for (const isTechnical of [false, true]) {
      const [shown, ...rest] = chooseSteps(sources({ isTechnical, isStory: false, overall: 3, remarks }));
      expect(shown).toMatch(/\b(?:example|yourself|own)\b/u);
      expect(rest).toEqual([]);
    }
    expect(chooseSteps(sources({ isStory: false, isMotive: true, remarks }))[0]).toContain('this job');
    expect(chooseSteps(sources({ isStory: false, steps: { moment: 2 } }))[0]).toMatch(/\b(?:example|yourself|own)\b/u);
  });

  it('adds nothing to a technical answer that is probably wrong', () => {
    const remarks = { 'lacks-proof': 2 };
    expect(chooseSteps(sources({ isTechnical: true, isStory: false, overall: 2, remarks }))).toEqual([]);
  });

  it('advises nothing on an answer that may hold an admission', () => {
    const surely = { steps: { case: 2 }, remarks: { 'lacks-learned': 2 } };
    expect(chooseSteps(sources(surely, { isDoubtful: true }))).toEqual([]);
  });
});
