import { expect, it } from 'vitest';
import { headLines } from './head-lines.ts';

const job = (title: string, employer: string, work: string) => ({
  title,
  employer,
  startDate: '2015',
  endDate: 'Present',
  achievements: [work],
  confidence: 0.4,
});

it.each([
  [
    'ALDER TOOL WORKS, Guelph ON\n2015 to present\nMachinist, Tool Room (lead hand since 2019)\n* Ran two mills',
    'Machinist',
    'Alder Tool Works',
  ],
  ['2015 – today\nThe Grey Gull, Sligo (seafood, 48 seats)\nWaiter\n* Ran two mills', 'Waiter', 'The Grey Gull'],
  ['2015 – today\nThe Grey Gull, Sligo, 4 star\nWaiter, then Shift Leader\n* Ran two mills', '', 'The Grey Gull'],
])('reads a head of three lines: %j', (text, title, employer) => {
  expect(headLines(job('x', 'y', 'Ran two mills'), text)).toMatchObject({ title, employer });
});

it.each([
  'PROFESSIONAL EXPERIENCE\nWaiter, The Grey Gull, Sligo\n2015 – today\n* Ran two mills',
  'Waiter\nChef\n2015 – today\n* Ran two mills',
  'Grey Gull\nAlder Tool Works\n2015 – today\n* Ran two mills',
])('reads none where a part is missing: %j', (text) =>
  expect(headLines(job('x', 'y', 'Ran two mills'), text)).toBeUndefined(),
);
