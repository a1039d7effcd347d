import { expect, it } from 'vitest';
import { isBeside, readEmphasis, weighHeart } from './duty-heart.ts';

const emphasis = readEmphasis(
  'Climb trees safely\nYou have climbed trees for two years\nSweep the yard\nRecord each job',
  'Tree Surgeon',
);
const place = (at: number) => ({ at, count: 6, isMinor: false });

it('weighs what comes first and what is repeated more than the rest', () => {
  expect(weighHeart('climb trees', place(0), emphasis)).toBeGreaterThan(weighHeart('climb trees', place(5), emphasis));
  expect(weighHeart('climb trees', place(5), emphasis)).toBeGreaterThan(weighHeart('answer calls', place(5), emphasis));
});

it('knows work that comes with nearly every job, unless the title or the first lines are about it', () => {
  expect(isBeside('sweep the yard', 4, emphasis)).toBe(true);
  expect(isBeside('sweep the yard', 0, emphasis)).toBe(false);
  expect(isBeside('climb trees', 4, emphasis)).toBe(false);
  expect(isBeside('clean the offices', 4, readEmphasis('', 'Office Cleaner'))).toBe(false);
});
