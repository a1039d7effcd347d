import { expect, it } from 'vitest';
import { calmRuns } from './calm-capitals.ts';
import { withArticle, writtenDate, writtenTitle } from './letter-phrases.ts';
import { writtenCompany } from './written-company.ts';

it.each([
  ['LIFT MECHANIC (Grade 2)', 'Lift Mechanic (Grade 2)'],
  ['SCRUB NURSE, Theatre 3', 'Scrub Nurse (Theatre 3)'],
  ['HGV Driver', 'HGV Driver'],
  ['NHS RN, Ward 2', 'NHS RN (Ward 2)'],
])('the title "%s" is written "%s"', (title, written) => {
  expect(writtenTitle(title)).toBe(written);
});

it('chooses the article by the sound of what is written', () => {
  expect(writtenTitle('FLT DRIVER')).toBe('FLT Driver');
  expect(writtenTitle('Chef De Partie')).toBe('Chef de Partie');
  expect(withArticle(writtenTitle('SCRUB NURSE, Theatre 3'))).toMatch(/^a Scrub/u);
  expect(withArticle(writtenTitle('HGV Driver'))).toBe('an HGV Driver');
});

it('writes short words of a name in capitals as words, and abbreviations as they are', () => {
  expect(writtenCompany('ALDER TREE INN & SUITES')).toBe('Alder Tree Inn & Suites');
  expect(writtenCompany('BLUE OAK MOTOR LODGE')).toBe('Blue Oak Motor Lodge');
  expect(writtenCompany('NHS BORDER TRUST')).toBe('NHS Border Trust');
  expect(calmRuns('IT and HR at Elm')).toBe('IT and HR at Elm');
});

it('says a month before its year in any order of the resume', () => {
  expect(writtenDate('2021 Sep')).toBe('September 2021');
  expect(writtenDate('2021 autumn')).toBe('autumn 2021');
});
