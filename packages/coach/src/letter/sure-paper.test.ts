import { expect, it } from 'vitest';
import { completedCourse, isLicenceOfElsewhere, isSurePaper } from './sure-paper.ts';

it.each([
  'Research: interviews, moderated usability tests, card sorting, tree testing, Maze, Dovetail',
  'Did card sorts and tree tests in Optimal Workshop for two municipal websites',
  'Flash card app in React for my younger cousins',
  'Registered Nurse, 06/2021 to date',
  'Building leadership team member, 2023 to present',
  'Member of the unit falls committee',
])('%s is no paper', (line) => {
  expect(isSurePaper(line)).toBe(false);
});

it.each([
  'CSCS card, valid to 2027',
  'Enhanced DBS',
  'Level 4 Diploma in Adult Care, 2021',
  'California Certified General Electrician (since 2015, current)',
  'Certified Scrum Product Owner (CSPO), 2021',
  'NMC registered nurse (adult), revalidated 2024',
  'Member of the Royal Town Planning Institute',
  'Diploma in Community Health Nursing, Elm College, 2012 to 2015',
  'LETRS Volume 1, completed 2023',
])('%s is a paper', (line) => {
  expect(isSurePaper(line)).toBe(true);
});

it('reads a course by its name and its date', () => {
  expect(completedCourse('LETRS Volume 1, completed 2023')).toEqual({ name: 'LETRS Volume 1', date: '2023' });
  expect(completedCourse('Served as lead, completed 2023')).toBeUndefined();
});

it.each([
  ['Kenyan driving licence', '- Full UK driving licence', true],
  ['Kenyan driving licence', '- Driving licence', false],
  ['Full British driving licence', '- Full UK driving licence', false],
  ['Full driving licence', '- Full UK driving licence', false],
])('"%s" for "%s" is of elsewhere: %s', (held, asked, isElsewhere) => {
  expect(isLicenceOfElsewhere(held, asked)).toBe(isElsewhere);
});
