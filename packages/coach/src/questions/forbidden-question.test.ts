import { expect, it } from 'vitest';
import { isForbiddenQuestion } from './forbidden-question.ts';
import { OCCUPATIONS } from './occupations.ts';
import { allQuestions } from './question-bank.ts';

it.each([
  'How old are you?',
  'Do you plan to have children in the next years?',
  'What does your husband do?',
  'Which church do you go to, and what is your religion?',
  'Do you have any health problems that we should know of?',
  'How many sick days did you take last year?',
  'Where are you originally from?',
  'Is English your first language?',
  'Are you a member of a trade union?',
  'Have you ever been arrested?',
])('an employer may not ask "%s"', (question) => {
  expect(isForbiddenQuestion(question)).toBe(true);
});

it.each([
  'How do you keep the children in your group safe on a trip?',
  'You would look after patients with disabilities. How do you go about that?',
  'Where do you see the weak point of our health and safety rules?',
  'Tell me about a time you worked with people of many religions.',
  'How do you plan a family visit on the ward?',
])('an employer may ask "%s"', (question) => {
  expect(isForbiddenQuestion(question)).toBe(false);
});

it('lets every question of the bank and every line of the table of occupations pass', () => {
  expect(allQuestions().filter(({ text }) => isForbiddenQuestion(text))).toEqual([]);
  const lines = OCCUPATIONS.flatMap((row) => [...row.tools, ...row.duties, ...row.situations, ...row.cautions]);
  expect(lines.filter(isForbiddenQuestion)).toEqual([]);
});
