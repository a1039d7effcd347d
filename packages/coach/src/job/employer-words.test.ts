import { expect, it } from 'vitest';
import { readEmployerWords } from './employer-words.ts';

it.each([
  [
    'Engineer – Pellworth Trust, Oxford\nPellworth runs 5 hospitals and 32 clinics. We need a senior engineer.',
    'you run 5 hospitals and 32 clinics',
  ],
  [
    'HEATING ENGINEER\nWe are growing.\nWe look after about 3,000 homes with our nine vans.',
    'you look after about 3,000 homes with your nine vans',
  ],
  ['Nurse\nWe are looking for a nurse who is kind to our patients.', ''],
  ['Nurse\n- Care for patients\nWe answer every letter within a week.', ''],
  ['Nurse, Rowan\nSomebody supports 160 people in their homes.', ''],
])('tells what the employer does: %j', (text, words) => expect(readEmployerWords(text)).toBe(words));

it('reads a long text in linear time', () => {
  const started = Date.now();
  readEmployerWords(`${'We Are Of And The '.repeat(20_000)}.\n${'Name '.repeat(20_000)}`);
  expect(Date.now() - started).toBeLessThan(500);
});
