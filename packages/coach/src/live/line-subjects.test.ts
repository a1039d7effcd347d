import { expect, it } from 'vitest';
import { countSubjects } from './line-subjects.ts';

it('finds the line that speaks of the subject in other words', () => {
  const lines = ['Signed off six apprentices', 'Ordered timber and fixings', 'Ran evacuation scenarios each quarter'];
  const best = (question: string) => {
    const counts = countSubjects(question, lines);
    return lines[counts.indexOf(Math.max(...counts))];
  };
  expect(best('have you ever taught anyone, we have a young lad starting')).toBe(lines[0]);
  expect(best('have you worked with a simulator')).toBe(lines[2]);
});

it('counts a subject for less the more lines speak of it, and none that is not asked for', () => {
  expect(countSubjects('who have you mentored', ['Trained two cooks', 'Trained porters'])).toEqual([0, 0]);
  expect(countSubjects('what is your notice', ['Trained two cooks'])).toEqual([0]);
});
