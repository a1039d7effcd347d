import { expect, it } from 'vitest';
import { headEmployer } from './head-employer.ts';
import { headRole, spokenCompany, spokenEmployer } from './written-company.ts';

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
  expect(headEmployer('King & Queen', 'Engineer\nElm Rent – Leeds, UK – one day a week at King & Queen')).toBe(
    'Elm Rent',
  );
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

it('takes the post of the first line where only a sentence was read for it', () => {
  const text = 'Senior SDET - Elm Payments\n\nWe want a senior software development engineer in test.';
  expect(headRole('senior software development engineer', 'Elm Payments', text)).toBe('Senior SDET');
  expect(headRole('Senior Engineer', 'Elm Payments', text)).toBe('Senior Engineer');
});
