import { readWords } from '@greenroom/coach/feedback/read-words';
import { expect, it } from 'vitest';
import { targetsOf } from './learn-acts.ts';
import { readAdmissionSets } from './read-sets.ts';

const QUESTION = 'Tell me about a busy night.';
const SENTENCES = [
  {
    label: 'situation',
    text: 'we were two on the ward that night with thirty people and the phone rang all the time you know',
  },
  {
    label: 'action',
    text: 'so i took the long corridor myself and sent the new girl to the kitchen for the breakfasts',
  },
  { label: 'conduct', text: 'and the charts i filled in at the end for the whole night' },
  { label: 'result', text: 'and nobody fell and the day staff said it was the calmest handover they had had in weeks' },
];

function told(sentences: typeof SENTENCES) {
  const text = sentences.map((one) => one.text).join(' ');
  const [first] = readAdmissionSets()[0]?.answers ?? [];
  if (!first) throw new Error('there are no sets of admissions');
  return {
    set: 'test',
    answer: { ...first, answer: text, question: QUESTION, sentences },
    read: readWords(text, QUESTION),
  };
}

it('marks the piece of unstopped speech in which the act lies, however it was cut', () => {
  const answer = told(SENTENCES);
  const act = answer.read.pieces.findIndex(({ text }) => text.includes('filled in'));
  expect(
    targetsOf(answer)
      .map((target) => target === 1)
      .indexOf(true),
  ).toBe(act);
  expect(targetsOf(answer).filter((target) => target === 1).length).toBeLessThanOrEqual(2);
});

it('marks nothing in an answer without an act', () => {
  expect(targetsOf(told(SENTENCES.filter(({ label }) => label !== 'conduct'))).every((target) => target === 0)).toBe(
    true,
  );
});
