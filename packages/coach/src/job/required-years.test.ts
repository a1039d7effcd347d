import { expect, test } from 'vitest';
import { requiredYears } from './required-years.ts';

test.each([
  ['Three to six years of commercial experience', 3],
  ['3-5 years of experience', 3],
  ['two or three years in a nursery', 2],
  ['5+ years of experience with ledgers', 5],
  ['Our gardener of 19 years is retiring.', undefined],
])('"%s" asks for %s years', (text, years) => {
  expect(requiredYears([{ text, demand: 'required' }])).toBe(years);
});
