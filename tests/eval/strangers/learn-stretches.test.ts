import { cutStretches } from '@greenroom/coach/feedback/cut-stretches';
import { readWords } from '@greenroom/coach/feedback/read-words';
import { expect, it } from 'vitest';
import { targetsOfStretches } from './learn-stretches.ts';
import { readActs } from './read-acts.ts';
import { readAdmissionSets } from './read-sets.ts';

it('marks stretches that hold the act of an answer, and none of its twin', () => {
  const answers = readAdmissionSets().flatMap(({ set, answers: told }) =>
    told.map((answer) => ({ set, answer, read: readWords(answer.answer, answer.question) })),
  );
  for (const told of answers) {
    const isAdmission = told.answer.sentences.some(({ label }) => label === 'conduct');
    const targets = targetsOfStretches(told, cutStretches(told.read.pieces));
    expect(targets.includes(1), told.answer.id).toBe(isAdmission);
    expect(targets.filter((target) => target === 0).length, told.answer.id).toBeGreaterThan(targets.length / 2);
  }
});

it('holds triples of three different clauses about one act', () => {
  const triples = readActs().flatMap((set) => set.triples);
  expect(triples).toHaveLength(600);
  expect(triples.every(({ act, twin, near }) => new Set([act, twin, near]).size === 3)).toBe(true);
});
