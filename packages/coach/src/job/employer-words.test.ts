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

it.each([
  'We check references and vet everyone who works with children.',
  'We sit above a long lake in the middle of the island.',
  'We have an employment equity policy that all managers follow.',
  'We read everything and answer everyone within a week.',
])('tells no rule and no surroundings: %s', (sentence) => {
  expect(readEmployerWords(`Elm Works\n${sentence}`)).toBe('');
});

it('ends a fact at its stop, also before a number', () => {
  const text = 'Elm Works\nWe have been cleaning trains and hospitals since 1987. 2,300 colleagues, 31 nations.';
  expect(readEmployerWords(text)).toBe('you have been cleaning trains and hospitals since 1987');
});
