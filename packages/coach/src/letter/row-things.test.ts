import { expect, it } from 'vitest';
import type { LetterFacts } from './letter-facts.ts';
import { thingsOf } from './row-things.ts';

const factsOf = (achievements: string[], demand: string, title = 'Nurse') =>
  ({
    job: { roleTitle: 'Practice Nurse' },
    places: [
      { title: 'Nurse', employer: 'Elm', startDate: '2020', endDate: 'Present', achievements: [], isProject: false },
      { title, employer: 'Oak', startDate: '2010', endDate: '2020', achievements, isProject: false },
    ],
    demands: [{ text: demand, isDuty: true, isNice: false }],
    evidence: [],
    shows: [[]],
  }) as unknown as LetterFacts;
const ROWS = ['Ear care, wound care, injections', 'Stock ordering'];

it('names first what is asked for', () => {
  expect(thingsOf(factsOf(ROWS, 'Complex wound care'), 1, []).map(({ text }) => text)[0]).toBe('wound care');
});

it('leaves out what is told and another trade in which nothing is asked for', () => {
  expect(thingsOf(factsOf(ROWS, 'Complex wound care'), 1, ROWS)).toEqual([]);
  expect(thingsOf(factsOf(ROWS, 'Fluent Welsh', 'Baker'), 1, [])).toEqual([]);
});

it('takes nothing for a thing that begins with a verb', () => {
  const rows = ['Cover reception at lunch, wound care, care plans for the ward'];
  const names = thingsOf(factsOf(rows, 'Complex wound care'), 1, []).map(({ text }) => text);
  expect(names).toContain('wound care');
  expect(names.join(', ')).not.toContain('reception');
});

it('leaves out sorts of work and amounts, and writes small what is no name', () => {
  const rows = ['Commercial, bit of stock counting, Preparing dressings for wound care, wound care down to 10 a day'];
  const names = thingsOf(factsOf(rows, 'Complex wound care'), 1, []).map(({ text }) => text);
  expect(names.join(', ')).not.toMatch(/commercial|bit of|down to|Preparing/u);
});
