import { expect, it } from 'vitest';
import { headEmployer, spokenCompany, spokenEmployer } from './written-company.ts';

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

it('takes the employer of a heading, and no town behind it', () => {
  const text = 'Supply Planner\n\nElm Co-operative | Georgetown, ON | On site';
  expect(headEmployer('Georgetown', text)).toBe('Elm Co-operative');
  expect(headEmployer('Elm LLP — Burlington', 'Associate\nElm LLP — Burlington, Ontario')).toBe('Elm LLP');
  expect(headEmployer('Elm Co-operative', text)).toBe('Elm Co-operative');
});

it.each([
  [
    "British Heart Foundation, Swansea city centre, (Duke of Edinburgh's Award, then stayed on)",
    'British Heart Foundation',
  ],
  ['family grocery (Elm Market, Leeds)', 'Elm Market'],
  ['Elm Foods Ltd.', 'Elm Foods Ltd'],
])('"%s" of a resume is spoken of as "%s"', (employer, spoken) => {
  expect(spokenEmployer(employer)).toBe(spoken);
});
