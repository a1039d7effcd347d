import { expect, it } from 'vitest';
import { readsAsWork } from './reads-as-work.ts';

it.each([
  'daily checks on the lifting gear',
  'order processing, stock checks and returns',
  'cleaning rooms and helping guests',
])('lets things and activities follow "my work includes": %s', (text) => {
  expect(readsAsWork(text)).toBe(true);
});

it.each([
  'milking 5 and 2, weekends 5 on 2 off',
  'pallet wrap, label and load trailer with an electric pallet truck',
  'the industrial desk and billed $610k in the best year',
  'the bleep holder for the arrest team',
  '28 agents rising to 55',
  'accounting and day 8 (was day 14)',
])('lets no deed, roster or office: %s', (text) => {
  expect(readsAsWork(text)).toBe(false);
});
