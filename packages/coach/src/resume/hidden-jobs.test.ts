import { expect, it } from 'vitest';
import { withoutHidden } from './hidden-jobs.ts';

const job = {
  title: 'Technician',
  employer: 'Elm Chemist',
  startDate: 'Feb 2019',
  endDate: 'Present',
  confidence: 0.6,
};

it('parts the next job from work that runs on into it', () => {
  const achievements = [
    'Packed 200 packs a week',
    'Oct 2017 - Jan 2019: not working',
    "ST OSYTH'S HOSPITAL, Ipswich",
    'Assistant, then Technician from July 2016      March 2014 - Oct 2017 Kept six wards supplied.',
    'Did recalls',
  ];
  const jobs = withoutHidden({ ...job, achievements });
  expect(jobs.map(({ employer, startDate, endDate }) => [employer, startDate, endDate])).toEqual([
    ['Elm Chemist', 'Feb 2019', 'Present'],
    ["ST OSYTH'S HOSPITAL", 'March 2014', 'Oct 2017'],
  ]);
  expect(jobs.map((one) => one.achievements)).toEqual([
    ['Packed 200 packs a week'],
    ['Kept six wards supplied.', 'Did recalls'],
  ]);
});

it('takes dates from a bracket behind the employer', () => {
  const [read] = withoutHidden({
    ...job,
    employer: 'Clyde Opera (freelance, Aug 2021 - present)',
    startDate: '',
    endDate: '',
    achievements: [],
  });
  expect(read).toMatchObject({ employer: 'Clyde Opera', startDate: 'Aug 2021', endDate: 'Present' });
});
