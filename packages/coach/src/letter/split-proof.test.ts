import { expect, it } from 'vitest';
import type { LetterFacts } from './letter-facts.ts';
import { splitProof } from './split-proof.ts';

const lines = ['Cut waste from 9 to 4 per cent', 'Trained new kitchen porters', 'Ordered fish', 'Ran the pass'];
const facts = {
  demands: [{ text: 'Train new porters', isDuty: true, isNice: false }],
  evidence: lines.map((line) => ({ line, placeIndex: 0 })),
  tasks: [],
  duties: ['train new porters'],
  shows: [[0.1, 0.9, 0.1, 0.1]],
} as unknown as LetterFacts;

it('parts the lines where a second duty is shown', () => {
  expect(splitProof(facts, lines)).toEqual([
    { need: undefined, lines: [lines[0], lines[2]] },
    { need: 'somebody to train new porters', lines: [lines[1], lines[3]] },
  ]);
});

it('leaves few lines together', () => {
  expect(splitProof(facts, lines.slice(0, 2))).toEqual([{ need: undefined, lines: lines.slice(0, 2) }]);
});
