import { expect, it } from 'vitest';
import { isNotHeld, withoutListNotes } from './not-held.ts';

it.each([
  'No gas registration at present',
  'Not big on computers',
  'Driving licence, learner permit',
  'MEWP expired 2022',
])('knows what is not held: %s', (item) => {
  expect(isNotHeld(item, item)).toBe(true);
});

it('reads in the line below that courses are left', () => {
  const text = 'Supply chain certificate, Elm College\n   7 of 8 courses done\nForklift licence (2024)\n';
  expect(isNotHeld('Supply chain certificate, Elm College', text)).toBe(true);
  expect(isNotHeld('Forklift licence (2024)', text)).toBe(false);
});

it('leaves out the notes of a list', () => {
  expect(withoutListNotes('Certificate in Sales, part time, [Jan - Jun 2025]')).toBe('Certificate in Sales');
});
