import { expect, it } from 'vitest';
import { caseClause } from './case-clause.ts';

it.each([
  ['what would you do if a customer was angry', 'a customer was angry'],
  [
    "so it's six o'clock two drivers ring in sick and um you've got nine rounds left talk me through it",
    'two drivers ring in sick',
  ],
  [
    'your manager asks you to work late and you notice that the fuse looks burnt what do you do',
    'I notice that the fuse looks burnt',
  ],
  [
    'a bride is in tears because the flowers are late how do you handle it',
    'a bride is in tears because the flowers are late',
  ],
  ['what would you do', ''],
  ["it's friday evening and you're alone what do you do", ''],
])('the event of "%s" is "%s"', (turn, clause) => expect(caseClause(turn)).toBe(clause));

it('reads no more than the beginning of a long turn', () => {
  expect(caseClause(`${'so well '.repeat(20_000)}a customer was angry`)).toBe('');
});
