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
const withDemand = (text: string, isDuty: boolean) =>
  ({ ...facts, duties: [], demands: [{ text, isDuty, isNice: false }] }) as unknown as LetterFacts;

it('is the duty that the line surely shows in words that both have', () => {
  expect(findNeed(facts, line)).toEqual({
    form: 'somebody',
    text: 'someone to lead verification of your new assays',
    at: 0,
  });
});

it('may name the work', () => {
  const others = { ...facts, duties: [], tasks: ['verification of our new assays'] } as unknown as LetterFacts;
  expect(findNeed(others, line)).toEqual({ form: 'work', text: 'verification of your new assays', at: 0 });
  expect(findNeed(withDemand('Verifying and releasing assays (we train you)', true), line)?.text).toBe(
    'verifying and releasing assays',
  );
});

it('may be knowledge or experience that is asked for', () => {
  expect(findNeed(withDemand('Good understanding of assay verification.', false), line)).toEqual({
    form: 'asked',
    text: 'a good understanding of assay verification',
    at: 0,
  });
  expect(findNeed(withDemand('Experience of 3 assays', false), line)).toBeUndefined();
});

it('names no demand twice', () => {
  expect(findNeed(facts, line, new Set([0]))).toBeUndefined();
});

it.each([
  ['is less sure', { ...facts, shows: [[0.5]] }],
  ['is likely and shares one word', { ...facts, shows: [[0.6]], duties: ['order assays in time'] }],
  ['is only a plus', { ...facts, demands: facts.demands.map((demand) => ({ ...demand, isNice: true })) }],
  ['did what is to be led', { ...facts, evidence: [{ line: 'Verified new assays' }], line: 'Verified new assays' }],
  ['shares no word', { ...facts, duties: ['order stock in time'] }],
])('is nothing where it %s', (_, other) => {
  expect(findNeed(other as unknown as LetterFacts, 'line' in other ? other.line : line)).toBeUndefined();
});
