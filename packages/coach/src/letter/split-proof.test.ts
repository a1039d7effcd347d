import { expect, it } from 'vitest';
import type { LetterFacts } from './letter-facts.ts';
import { splitProof } from './split-proof.ts';

const lines = ['Cut food waste from 9 to 4 per cent', 'Trained new kitchen porters', 'Ordered fish', 'Ran the pass'];
const facts = {
  demands: [
    { text: 'Train new porters', isDuty: true, isNice: false },
    { text: 'Reduce food waste', isDuty: true, isNice: false },
  ],
  evidence: lines.map((line) => ({ line, placeIndex: 0 })),
  tasks: [],
  duties: ['train new porters', 'reduce food waste'],
  shows: [
    [0.1, 0.9, 0.1, 0.4],
    [0.9, 0.1, 0.1, 0.1],
  ],
} as unknown as LetterFacts;
const rules = { taken: new Set<number>(), isSaid: () => true };
const partsOf = (...wish: Parameters<typeof splitProof>) =>
  splitProof(...wish).map(({ need, lines: told }) => ({ text: need?.text, told }));

it('parts the lines by the demands that they show, in the order of the advertisement', () => {
  expect(partsOf(facts, lines, 2, rules)).toEqual([
    { text: 'someone to train new porters', told: [lines[1], lines[3]] },
    { text: 'someone to reduce food waste', told: [lines[0], lines[2]] },
  ]);
});

it('names no more demands than wanted, and none that was named', () => {
  expect(partsOf(facts, lines, 1, rules).map(({ text }) => text)).toEqual(['someone to reduce food waste']);
  expect(partsOf(facts, lines, 2, { ...rules, taken: new Set([1]) }).map(({ text }) => text)).toEqual([
    'someone to train new porters',
  ]);
});

it('leaves the lines together where none that is a sentence shows a demand', () => {
  expect(partsOf(facts, lines, 2, { ...rules, isSaid: () => false })).toEqual([{ text: undefined, told: lines }]);
});
