import { expect, it } from 'vitest';
import { tellOwnYears } from './own-years.ts';

it.each([
  ['I have 11 years in baking, mostly on ovens: bread, rolls.', 'I have 11 years in baking, mostly on ovens.'],
  ['For nine years I have found people jobs in farming.', 'For nine years I have found people jobs in farming.'],
  ['Six years in shops and cellars in two towns.', 'I have six years in shops and cellars in two towns.'],
  [
    'RN since 2007, more than 10 yrs of it in aged care.',
    'I have been an RN since 2007, more than 10 years of it in aged care.',
  ],
  [
    'Primary teacher of 7 years making a switch into sales.',
    'I am a primary teacher of 7 years making a switch into sales.',
  ],
])('tells the years in the words of the resume: %s', (line, told) => {
  expect(tellOwnYears(line)).toBe(told);
});

it.each([
  'I have been looking for work for two years now.',
  'I am 46 years old and married.',
  'Team of 4 on two sites',
])('says nothing of other lines: %s', (line) => {
  expect(tellOwnYears(line)).toBe('');
});
