import { expect, test } from 'vitest';
import { isStillStudied } from './still-studied.ts';

const TEXT = `Diploma for Ledger Technicians
2022 – ongoing. Second year passed, taxation to be sat in August
Certificate in Payroll, 2021
First Aid
Ongoing interest in mountain rescue`;

test.each([
  ['Diploma for Ledger Technicians', true],
  ['Certificate in Payroll', false],
  ['First Aid', false],
  ['Forklift licence', false],
])('"%s" is still studied for: %s', (paper, isOpen) => {
  expect(isStillStudied(paper, TEXT)).toBe(isOpen);
});
