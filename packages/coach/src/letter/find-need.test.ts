import { expect, it } from 'vitest';
import { findNeed } from './find-need.ts';
import type { LetterFacts } from './letter-facts.ts';

const line = 'Led the verification of a new troponin assay';
const facts = {
  demands: [{ text: 'You will lead verification of our new assays.', isDuty: true, isNice: false }],
  evidence: [{ line, placeIndex: 0 }],
  tasks: [],
  duties: ['lead verification of our new assays', 'keep your bench clean'],
  shows: [[0.9]],
} as unknown as LetterFacts;

it('is the duty that the line surely shows in words that both have', () => {
  expect(findNeed(facts, line)).toBe('somebody to lead verification of your new assays');
});

it('may name the work', () => {
  const others = { ...facts, duties: [], tasks: ['verification of our new assays'] } as unknown as LetterFacts;
  expect(findNeed(others, line)).toBe('somebody for verification of your new assays');
});

it.each([
  ['is less sure', { ...facts, shows: [[0.6]] }],
  ['is no duty', { ...facts, demands: facts.demands.map((demand) => ({ ...demand, isDuty: false })) }],
  ['shares one word', { ...facts, duties: ['order assays in time'] }],
])('is nothing where it %s', (_, other) => {
  expect(findNeed(other as LetterFacts, line)).toBeUndefined();
});
