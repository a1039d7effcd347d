import { expect, it } from 'vitest';
import { phrasePapers } from './phrase-papers.ts';

const lead = 'My qualifications include';
const said = (...items: string[]) => phrasePapers({ items, lead });

it('tells papers, languages and tools in a sentence each', () => {
  expect(
    said(
      'Driving licence B',
      'First aid, 2024',
      'Languages: French (mother tongue), English (C1)',
      'Tools: Excel, SAP',
    ),
  ).toBe(
    'My qualifications include a driving licence B and first aid (2024). I speak French (mother tongue) and English (C1), and I know Excel and SAP.',
  );
});

it('reads languages between strokes and drops what is said of them', () => {
  expect(
    said('Polish native / English C1 (no certificate, I was on calls) / German B1 (Goethe certificate 2021)'),
  ).toBe('I speak Polish (native), English (C1) and German (B1).');
});

it.each([
  'Former Chief Nurse',
  'Panay Renal Care Centre',
  'Release notes in Polish',
  '70 to 90 children per day',
  'German I',
])('leaves out %s, which nobody holds', (item) => {
  expect(said(item)).toBe('');
});

it('leaves out how a paper was paid for', () => {
  expect(said('First aid at work 3 day, March 2025 - paid for that one out of my own money')).toBe(
    `${lead} first aid at work 3 day (March 2025).`,
  );
});

it('sets what is behind the label of a licence in brackets', () => {
  expect(said('Nursing licence: No. 0X-11, retained')).toBe(`${lead} a Nursing licence (No. 0X-11, retained).`);
});

it('tells years in a sentence and leaves summaries out', () => {
  expect(
    said(
      'Six years after registration on acute wards',
      'Teacher of ten years who would like a change',
      'ACLS certificate',
    ),
  ).toBe(`I have six years after registration on acute wards. ${lead} ACLS certificate.`);
});

it('says a part of an examination as passed and does not claim the whole', () => {
  expect(said('CMA: Part 1 passed in October 2024, Part 2 scheduled')).toBe(
    'I have passed Part 1 of the CMA (October 2024).',
  );
});

it('leaves a school and a post with its dates out of the qualifications', () => {
  expect(
    said(
      'OSHA 30 General Industry, 2021',
      'Redwood High School, Visalia, diploma 2007',
      'Registered Nurse, 06/2021 to date',
    ),
  ).toBe(`${lead} OSHA 30 General Industry (2021).`);
});

it('says of a list under a label only what is a name', () => {
  expect(said('Research: interviews, usability tests, card sorting, Maze')).toBe('');
});

it('keeps the day of a date with its year', () => {
  expect(said('Ohio Educator License, Primary (P-5), valid through June 30, 2028')).toBe(
    `${lead} an Ohio Educator License, Primary (P-5, valid through June 30, 2028).`,
  );
});

it('tells courses as taken and names who gave a certificate', () => {
  const certificates = ['P.Eng., APEGA, 2017', 'Palliative care for nurses, five days, Nairobi, 2022'];
  expect(phrasePapers({ items: [...certificates, 'LETRS Volume 1, completed 2023'], lead, certificates })).toBe(
    `${lead} P.Eng. (APEGA, 2017). I have completed the course “Palliative care for nurses” (2022) and LETRS Volume 1 (2023).`,
  );
});

it('says a diploma once where its school is of its entry', () => {
  const education = [
    { degree: 'Diploma in Data Analysis', institution: 'Elm College', startDate: '', endDate: '2022' },
  ];
  expect(phrasePapers({ items: ['Diploma in Data Analysis'], lead, education })).toBe(
    'I hold a Diploma in Data Analysis from Elm College (2022).',
  );
});

it('takes only its own initials for the short name of a certificate', () => {
  expect(said('Certified Kubernetes Administrator, CKA (2023)')).toContain('certificate (CKA, 2023)');
  expect(said('ACLS, BLS (American Heart Association)')).toBe(`${lead} ACLS, BLS (American Heart Association).`);
});

it('says where one is licensed, names no language among tools, and counts a single paper as one', () => {
  expect(phrasePapers({ items: ['Licensed in Ohio'], lead: 'Among my qualifications are' })).toBe(
    'I am licensed in Ohio.',
  );
  expect(
    phrasePapers({ items: ['Python, PostgreSQL, Polish (native)'], lead: 'My qualifications include' }),
  ).not.toContain('Polish');
  expect(phrasePapers({ items: ['First aid certificate, 2024'], lead: 'Among my qualifications are' })).toMatch(
    /^Among my qualifications is /u,
  );
});
