import type { ResumeExperience } from '@greenroom/contract/resume';
import { expect, test } from 'vitest';
import { keepOwnLines } from './own-lines.ts';

const job = (title: string, employer: string, startDate: string, achievements: string[]): ResumeExperience => ({
  title,
  employer,
  startDate,
  endDate: 'Present',
  achievements,
});

test('ends the lines of a job before the head of another', () => {
  const jobs = [
    job('Developer', 'Elm Systems', '2023 Mar', [
      'Wrote the tests of the invoices',
      '2021 Jul - 2023 Feb Junior Tester, Oak Ltd',
      'Found two leaks',
    ]),
    job('Junior Tester', 'Oak Ltd', '2021 Jul', ['Found two leaks']),
  ];
  expect(keepOwnLines(jobs, '').map(({ achievements }) => achievements)).toEqual([
    ['Wrote the tests of the invoices'],
    ['Found two leaks'],
  ]);
});

test('keeps a sentence that names another post', () => {
  const lines = ['Trained the Junior Tester who came in my second year and took over the desk', 'Ran the desk'];
  const jobs = [job('Developer', 'Elm Systems', '2023', lines), job('Junior Tester', 'Oak Ltd', '2021', [])];
  expect(keepOwnLines(jobs, '')[0]?.achievements).toEqual(lines);
});

test('ends the lines of a job before a heading that nobody knows', () => {
  const text = 'SATURDAY HELPER\n* Served customers\n* Counted the stock\n\nWhat I Can Do\n\n- First aid\n- Makaton';
  const lines = ['Served customers', 'Counted the stock', 'What I Can Do', 'First aid', 'Makaton'];
  const [helper] = keepOwnLines([job('Saturday Helper', 'Elm Fabrics', 'May 2021', lines)], text);
  expect(helper?.achievements).toEqual(['Served customers', 'Counted the stock']);
});
