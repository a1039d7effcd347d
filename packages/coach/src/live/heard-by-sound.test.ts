import { expect, test } from 'vitest';
import { namesBySound, writeBySound } from './heard-by-sound.ts';

const NAMES = namesBySound(
  'Tools such as 6sense or Demandbase. Some HEC-RAS from school, reports in Genesys Cloud, Community work.',
);

test('a name heard as other words is written as the resume or the advertisement has it', () => {
  expect(writeBySound('do you know six sense', NAMES)).toBe('do you know 6sense');
  expect(writeBySound('any modeling in heck ras?', NAMES)).toBe('any modeling in HEC-RAS?');
  expect(writeBySound('we use genesis cloud here', NAMES)).toBe('we use Genesys cloud here');
});

test('words that sound like no name stay as they are', () => {
  const turn = 'six of us in the community sense that the demand is low';
  expect(writeBySound(turn, NAMES)).toBe(turn);
});
