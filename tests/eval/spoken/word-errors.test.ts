import { expect, test } from 'vitest';
import { wordErrorRate } from './word-errors.ts';

test('the same words without capitals and points are no error', () => {
  expect(wordErrorRate('I led the team, then.', 'i led the team then')).toBe(0);
});

test('a wrong, a missing and an added word count one each', () => {
  expect(wordErrorRate('we fixed the belt at noon', 'we fix the belt noon again')).toBeCloseTo(3 / 6);
});
