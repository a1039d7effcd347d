import { expect, it } from 'vitest';
import { isUnpaid } from './write-opening.ts';

it.each([
  ['Completions Assistant', 'Elm Building Society', false],
  ['HR Coordinator', 'Elm Community Living Society', false],
  ['Class Teacher', "St Mary's Church of England Primary", false],
  ['Treasurer', 'Elm Student Association', true],
  ['Secretary', 'Elm Walking Club', true],
  ['Shop Volunteer', 'Elm Hospice', true],
])('%s at %s: %s', (title, employer, unpaid) => {
  expect(isUnpaid({ title, employer })).toBe(unpaid);
});
