import { expect, it } from 'vitest';
import { stem } from './stem.ts';

it.each([
  ['organised', 'organizing'],
  ['manage', 'managed'],
  ['led', 'leadership'],
  ['planning', 'planned'],
  ['companies', 'company'],
  ['agreed', 'agree'],
  ['taught', 'teaching'],
  ['queries', 'query'],
])('%s and %s meet', (left, right) => {
  expect(stem(left)).toBe(stem(right));
});

it('leaves short words and names with digits alone', () => {
  expect([stem('bus'), stem('c++'), stem('3nf')]).toEqual(['bus', 'c++', '3nf']);
});
