import { expect, it } from 'vitest';
import { spokenCompany } from './written-company.ts';

it.each([
  ['Tollgate Pay · Manchester', 'Tollgate Pay'],
  ['Elm Analytics | Charlotte', 'Elm Analytics'],
  ['Tidewick — scheduling software for offices', 'Tidewick'],
  ['Halden Health — Remote', 'Halden Health'],
  ['Birch Insurance, Saint Paul', 'Birch Insurance'],
  ['Brackett, Amory & Finch LLP', 'Brackett, Amory & Finch LLP'],
])('"%s" of a heading is spoken of as "%s"', (company, spoken) => {
  expect(spokenCompany(company)).toBe(spoken);
});
