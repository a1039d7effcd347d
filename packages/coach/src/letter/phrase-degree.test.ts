import { expect, it } from 'vitest';
import { phraseDegree } from './phrase-degree.ts';

it.each([
  ['BSc (Hons) Geography 2:1, Leeds University (2013)', 'a BSc (Hons) in Geography from Leeds University (2013)'],
  [
    'Bachelor of Science, Marketing - Southern University, Hammond, LA - May 2014',
    'a Bachelor of Science in Marketing from Southern University (May 2014)',
  ],
  ['BA History — University of Hull, 2011', 'a BA in History from the University of Hull (2011)'],
  ['MBA, Elm University, 2019', 'an MBA from Elm University (2019)'],
  [
    'Associate in Applied Science, Office Administration, 2009',
    'an Associate in Applied Science (Office Administration, 2009)',
  ],
])('"%s" is said as "%s"', (line, said) => {
  expect(phraseDegree(line)).toBe(said);
});

it('takes the school of the same degree where the line names none', () => {
  const education = [
    { degree: 'B.S. Economics', institution: 'Elm University', startDate: '', endDate: '2017' },
  ] as unknown as Parameters<typeof phraseDegree>[1];
  expect(phraseDegree('B.S. Economics, 2017', education)).toBe('a B.S. in Economics from Elm University (2017)');
});

it.each(['MS Office Specialist', 'High School, Fall River, MA, diploma', 'First aid, 2024'])(
  'is none: "%s"',
  (line) => {
    expect(phraseDegree(line)).toBeUndefined();
  },
);
