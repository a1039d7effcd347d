import { beforeEach, expect, it } from 'vitest';
import { askedOf, rememberAsked } from './asked-questions.ts';

beforeEach(() => localStorage.clear());

it('knows the questions of the last five interviews for a role, whatever its case', () => {
  for (let interview = 0; interview < 7; interview += 1) rememberAsked('Nurse', [`question ${interview}`]);
  rememberAsked('Chef', ['another']);
  expect(askedOf(' nurse')).toEqual([6, 5, 4, 3, 2].map((interview) => `question ${interview}`));
});

it('sends no more than a request may hold', () => {
  rememberAsked(
    'Nurse',
    Array.from({ length: 70 }, (_, index) => `question ${index}`),
  );
  expect(askedOf('Nurse')).toHaveLength(50);
});

it.each(['{', '{"role":"nurse"}', '[{"role":"nurse"}]', '[null]'])('reads %s as nothing', (kept) => {
  localStorage.setItem('asked-questions', kept);
  expect(askedOf('nurse')).toEqual([]);
});
