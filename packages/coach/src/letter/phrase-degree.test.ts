import { expect, it } from 'vitest';
import { phraseDegree } from './phrase-degree.ts';

it.each([
  ['BSc (Hons) Geography 2:1, Leeds University (2013)', 'a BSc (Hons) in Geography from Leeds University (2013)'],
  [
    'Bachelor of Science, Marketing - Southern University, Hammond, LA - May 2014',
    'a Bachelor of Science in Marketing from Southern University (May 2014)',
  ],
  ['BA History — University of Hull, 2011', 'a BA in History from the University of Hull (2011)'],
  ['MSc Data Science, Elm University (2017 – 2018), Distinction', 'an MSc in Data Science from Elm University'],
  [
    'Bachelor of Commerce (Finance Option), Elm University',
    'a Bachelor of Commerce (Finance Option) from Elm University',
  ],
  ['MBA, Elm University, 2019', 'an MBA from Elm University (2019)'],
  [
    'Associate in Applied Science, Office Administration, 2009',
    'an Associate in Applied Science (Office Administration, 2009)',
  ],
  [
    'College of the Sequoias, Certificate, Industrial Automation (evenings), 2020',
    'a Certificate in Industrial Automation from the College of the Sequoias (2020)',
  ],
  [
    'Certificate in GIS (5 months, evenings) Lakeside Technical Institute',
    'a Certificate in GIS from Lakeside Technical Institute',
  ],
  [
    'Graduate Certificate, Supply Chain Management, Humber College, 2015',
    'a Graduate Certificate in Supply Chain Management from Humber College (2015)',
  ],
  [
    'Diploma in Community Health Nursing, Kenya Medical Training College, Nyeri (2012 to 2015)',
    'a Diploma in Community Health Nursing from Kenya Medical Training College (2015)',
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

it('takes the year and the field of the entry, of one degree of that name only', () => {
  const entry = (degree: string, endDate: string) => ({
    degree,
    institution: 'Elm University',
    startDate: '',
    endDate,
  });
  const accounting = entry('Bachelor of Science in Business Administration, Accounting', 'December 2016');
  expect(phraseDegree('Bachelor of Science in Business Administration, Accounting', [accounting])).toBe(
    'a Bachelor of Science in Business Administration (Accounting) from Elm University (December 2016)',
  );
  const two = [entry('BSc Geography', '2012'), entry('BSc Geography and Law', '2016')];
  expect(phraseDegree('BSc Geography', two)).toBe('a BSc in Geography from Elm University');
});
