import { expect, it } from 'vitest';
import { soundOf } from './sound.ts';

it.each([
  ['cache', 'cash'],
  ['tuple', 'topple'],
  ['merge', 'marge'],
  ['phase', 'face'],
])('"%s" and "%s" sound alike', (left, right) => {
  expect(soundOf(left)).toBe(soundOf(right));
});

it('keeps apart what sounds different, and has no key for very short words', () => {
  expect(soundOf('leader')).not.toBe(soundOf('letter'));
  expect(soundOf('index')).not.toBe(soundOf('nodes'));
  expect(soundOf('we')).toBe('');
});
