import { expect, it } from 'vitest';
import { isHeldAlready, readJobWords } from './job-words.ts';

it('tells back no sentence of an advertisement without its "no"', () => {
  const ad =
    'Payroll Lead, Noord Foods\nWe make pasta.\nYou will:\n- No weekends unless the month ends on one\n- Run the payroll for 400 people';
  const { duties, employer } = readJobWords(ad);
  expect([...duties, employer].join(' ')).not.toMatch(/weekend/iu);
});

it('knows the title that the person has already', () => {
  expect(isHeldAlready('Payroll Administrator', 'Senior Payroll Administrator')).toBe(true);
  expect(isHeldAlready('Payroll Lead', 'Payroll Administrator')).toBe(false);
});
