import { expect, it } from 'vitest';
import { listAskedCredentials } from './asked-credentials.ts';
import { phrasePapers } from './phrase-papers.ts';

const lead = 'My qualifications include';
const said = (...items: string[]) => phrasePapers({ items, lead, certificates: items });

it.each([
  [
    'Professional Diploma in Web Design, online, completed Mar 2024 (180 hours, Elm Design Institute syllabus)',
    'I hold a Professional Diploma in Web Design (March 2024).',
  ],
  [
    'PGDE Primary Education, University of Elm (2014)',
    'I hold a PGDE in Primary Education from the University of Elm (2014).',
  ],
  ['R.P.F., Forest Professionals Board, 2019', 'My qualification is R.P.F. (Forest Professionals Board, 2019).'],
  ['ASCEU Certified Pool Operator (CPO), 2019', /the ASCEU Certified Pool Operator certificate/u],
])('"%s" is said as a paper', (item, sentence) => {
  const text = phrasePapers({ items: [item], lead: 'My qualification is', certificates: [item] });
  if (typeof sentence === 'string') expect(text).toBe(sentence);
  else expect(text).toMatch(sentence);
});

it('is no tool that a list names with its term or its edition', () => {
  expect(said('Notary Public, State of Ohio, commission through 2028')).not.toContain('know');
  expect(phrasePapers({ items: ['NEC 2017, 2020 and 2023'], lead })).toBe('');
  expect(phrasePapers({ items: ['Excel, Power Query very good'], lead })).toBe('I know Excel and Power Query.');
});

it('finds the abbreviation with full stops that an advertisement names', () => {
  const name = 'P.Geo., Elm Geoscientists, 2020';
  const resume = { text: name, certifications: [name], experience: [] } as never;
  const { held } = listAskedCredentials({
    resume,
    jobDescription: 'Geologist\nRequirements:\n- P.Geo. or working towards it',
  });
  expect(held).toEqual([name]);
});
