import { expect, it } from 'vitest';
import { headEmployer } from './head-employer.ts';
import { knownHeader } from './known-header.ts';

it.each([
  ['Elm Polymers - Dover', 'Welder, nights\nElm Polymers - Dover, Ohio\n\nWho we are', 'Elm Polymers'],
  ['Geelong VIC', 'Clerk - Part Time\nElm Community Care, Geelong VIC\n\nAbout us', 'Elm Community Care'],
  [
    'Baby Room',
    'Nursery Nurse (Level 3) - Baby Room\nThe Elm Tree Nursery, Oadby, Leicestershire\n40 hours',
    'The Elm Tree Nursery',
  ],
  ['Baby Room', 'Nursery Nurse - Baby Room\n40 hours over 4 days', ''],
  ['Elm Payments', 'Senior SDET - Elm Payments\n\nWe want a tester. Elm Payments moves money.', 'Elm Payments'],
  ['Elm & Alder Ltd', 'Clerk\nElm & Alder Ltd, Leeds', 'Elm & Alder Ltd'],
])('the employer read as "%s"', (company, text, employer) => {
  expect(headEmployer(company, text)).toBe(employer);
});

it('takes no counties for the employer of a job', () => {
  const job = {
    title: 'Apprentice Plumber',
    employer: 'Elm & Alder Counties',
    startDate: '2006',
    endDate: '2011',
    achievements: [],
  };
  expect(knownHeader(job, '').employer).toBe('');
});
