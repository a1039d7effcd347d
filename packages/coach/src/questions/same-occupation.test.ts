import { expect, it } from 'vitest';
import { isSameOccupation } from './same-occupation.ts';

it.each([
  ['Nurse', 'nurse', true],
  ['Senior Software Engineer', 'software developer', true],
  ['Falconer', 'falconer ', true],
  ['Falconer', 'Juggler', false],
  ['Electrician', 'Accountant', false],
])('says of %s and %s: %s', (left, right, isSame) => {
  expect(isSameOccupation(left, right)).toBe(isSame);
});
