import { describe, expect, it } from 'vitest';
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

describe('a question that a model wrote', () => {
  it.each([
    'How old are you and do you plan to have children?',
    'What is your religion?',
    'Are you married?',
    'Do you have any disabilities?',
    'Where are your parents from?',
    'Do you have kids?',
    'Which year were you born, or rather: what is your date of birth?',
  ])('is found: "%s"', (question) => expect(isForbiddenQuestion(question)).toBe(true));

  it.each([
    'How do you explain a diagnosis to the family of a patient?',
    'Tell me about a time you worked with children who refused to take part.',
    'How do you handle the religious needs of residents?',
    'What would you do if a patient had a chronic disease?',
    'Where do you see yourself in five years?',
    'How old is the oldest system that you have kept running?',
  ])('is not: "%s"', (question) => expect(isForbiddenQuestion(question)).toBe(false));
});
