import { expect, it } from 'vitest';
import { namesHeldPaper } from './names-held-paper.ts';

it.each([
  'NVQ Level 2 in Bricklaying, Elm College, 2014',
  'Food Hygiene Certificate, Level 2 (2023)',
  'Registered with the Nursing Council since 2016',
  'Full driving licence',
])('is a paper: %s', (line) => {
  expect(namesHeldPaper(line)).toBe(true);
});

it.each([
  'Vaccinations up to date',
  'Excel, SAP and Power BI',
  'Fluent Spanish and some Welsh',
  'Treasurer of the village hall committee',
  'Comfortable with early starts and weekend work',
  'In progress: Diploma in Accounting, expected June 2027',
])('is none: %s', (line) => {
  expect(namesHeldPaper(line)).toBe(false);
});
