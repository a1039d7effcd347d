import { expect, test } from 'vitest';
import { isSameSubject } from './same-subject.ts';

test.each([
  ['adjust the loom', 'loom repairs', true],
  ['write Fortran routines', 'Fortran', true],
  ['build a small kiln', 'repair a small kiln', true],
  ['train drivers', 'assess drivers', false],
  ['glaze tiles', 'load the kiln', false],
])('knows whether %s and %s are about one thing', (left, right, isSame) => {
  expect(isSameSubject(left, right)).toBe(isSame);
});
