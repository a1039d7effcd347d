import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import advice from './advice.json' with { type: 'json' };
import { learnQuestions, learnSteps, openMaterial } from './examples.ts';
import { findRemarkSettings, learnRemarks, readMarkedAnswers } from './learn-remarks.ts';
import { learnWordOrder, wordsToLearn } from './learn-word-order.ts';
import { readAdmissionSets, readOrdinarySets, readSets } from './read-sets.ts';
import remarks from './remarks.json' with { type: 'json' };

const data = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../../packages/coach/data/feedback/${name}.json`), 'utf8'));

/** Read once: two models learn from it. */
let opened: ReturnType<typeof openMaterial> | undefined;
const material = () => {
  opened ??= openMaterial(undefined, 'questions');
  return opened;
};

it('learns the shipped weights of the question model again, to the digit', async () => {
  const { data: learned } = learnQuestions(await material(), { leavesOut: false });
  expect(JSON.parse(JSON.stringify(learned))).toEqual(data('questions'));
});

it('learns the shipped weights of the step model again, to the digit', async () => {
  const { data: learned } = learnSteps(await material(), { leavesOut: false });
  expect(JSON.parse(JSON.stringify(learned))).toEqual(data('steps'));
});

it('learns the shipped weights of the remark model and its thresholds again, to the digit', async () => {
  const learned = await learnRemarks();
  expect(JSON.parse(JSON.stringify(learned.data))).toEqual(data('remarks'));
  expect(findRemarkSettings(learned)).toEqual(data('settings').remarks);
});

it('reads remarks on answers that are in the sets', () => {
  expect(readMarkedAnswers()).toHaveLength(Object.values(remarks).flatMap((marked) => Object.keys(marked)).length);
});

it('counts the shipped successions of words again', () => {
  expect(learnWordOrder(wordsToLearn(readSets()))).toEqual(data('word-order'));
});

it('labels the advice on answers that are in the sets', () => {
  const known = new Set(readSets().flatMap(({ answers }) => answers.map(({ id }) => id)));
  expect(Object.keys(advice).filter((id) => !known.has(id))).toEqual([]);
  expect(Object.values(advice).every((kinds) => kinds.length > 0)).toBe(true);
});

it('names the sets that the shipped weights were learned from', () => {
  expect(data('settings').sets).toEqual(readSets().map(({ set }) => set));
});

it('holds sets whose ratings, flags and labels are of the brief', () => {
  for (const { set, answers, pairs } of [...readSets(), ...readOrdinarySets(), ...readAdmissionSets()]) {
    expect(new Set(answers.map(({ id }) => id)).size, set).toBe(answers.length);
    for (const { id, overall, structure, answer, question, flags } of answers) {
      expect(overall * 2, id).toBe(Math.round(overall * 2));
      expect(
        [overall, structure].every((rating) => rating >= 1 && rating <= 5),
        id,
      ).toBe(true);
      expect([answer, question].every((text) => text.length > 0) && flags.length > 0, id).toBe(true);
    }
    for (const { id, good, bad } of pairs) expect(good !== bad && good.length > 0 && bad.length > 0, id).toBe(true);
  }
});
