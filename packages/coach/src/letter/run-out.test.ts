import { describe, expect, it } from 'vitest';
import { isRunOut } from './run-out.ts';

describe('whether a paper has run out', () => {
  it.each([
    ['BLS card, good until 02/2026', true],
    ['Safe Pass in date till Nov 2026', false],
    ['CNA, active, expires 05/2027', false],
    ['Welding ticket, exp. 2025', true],
    ['Food hygiene certificate, valid to 2026', false],
    ['Registered Nurse, State of Wisconsin, exp. 02/28/2026', true],
    ['Teaching license, valid through June 30, 2028', false],
    ['First aid, done January 2024', false],
    ['Licence since 2019', false],
  ])('%s: %s', (line, isOver) => {
    expect(isRunOut(line, '2026-11-26')).toBe(isOver);
  });
});
