import { describe, expect, it } from 'vitest';
import { parseTextByRules } from './parse-resume.ts';
import { findPostRange } from './post-dates.ts';

describe('the dates of a post', () => {
  it.each([
    ['Assistant, then Technician from July 2016     March 2014 - Oct 2017', 'March 2014', 'Oct 2017'],
    ['June 2017 - March 2020 and again July 2021 - Present', 'July 2021', 'Present'],
    ['Nurse, from March 2016 Senior Nurse     Elm Infirmary     Jan 2013 - Aug 2019', 'Jan 2013', 'Aug 2019'],
    ['Waiter, May 2019 - June 2020', 'May 2019', 'June 2020'],
  ])('are those of the whole post: %s', (text, startDate, endDate) => {
    expect(findPostRange(text)).toMatchObject({ startDate, endDate });
  });

  it('are not those of a promotion below them', () => {
    const { experience } = parseTextByRules(
      'Jan Bell\njan@x.example\n\nEXPERIENCE\nElm Lockers Ltd      03.2019 – now\n' +
        'Developer, since 07.2021 Senior Developer\n * Built the allocation of lockers\n\n' +
        'Oak Exchange Ltd      10.2015 – 02.2019\nJunior Developer\n * Wrote a report of reconciliation\n',
    );
    expect(experience.map(({ title, employer, startDate }) => [title, employer, startDate])).toEqual([
      ['Developer, since 07.2021 Senior Developer', 'Elm Lockers Ltd', '03.2019'],
      ['Junior Developer', 'Oak Exchange Ltd', '10.2015'],
    ]);
  });

  it('are none in a point that says since when somebody does something', () => {
    const { experience } = parseTextByRules(
      'Jan Bell\njan@x.example\n\nWORK\n\n08/2020 - today\nForklift driver, Elm GmbH, Kassel\n' +
        '- since 2022 I show new colleagues the way, until now 13 persons\n\n' +
        '05/2018 - 07/2020\nWarehouse worker, Oak GmbH, Fulda\n- loading of tours in the night\n',
    );
    expect(experience.map(({ title }) => title)).toEqual(['Forklift driver', 'Warehouse worker']);
  });
});

describe('a name in capitals', () => {
  it.each([
    ['DANIELLE OKORO BSc RGN', 'DANIELLE OKORO'],
    ['PETR VLK', 'PETR VLK'],
    ['MARY ANN COSTA', 'MARY ANN COSTA'],
  ])('loses what is no surname: %s', (line, name) => {
    expect(parseTextByRules(`${line}\n07700 900222\n\nWORK\n\nNurse, Elm Clinic, 2014 - 2020\n`).fullName).toBe(name);
  });
});

describe('a degree that is told above the sections', () => {
  it.each([
    [
      'I finished a BSc (Hons) in Geography at the University of Elm in June 2021 with a 2:1.',
      'BSc (Hons) in Geography',
    ],
    [
      'I left school in 2012 and did a level 3 in plumbing at Elm College, which I finished in 2014.',
      'level 3 in plumbing',
    ],
  ])('is read where no section has one: %s', (sentence, degree) => {
    const text = `Jo Bell\njo@x.example\n\n${sentence}\n\nWork\n\nPlumber, Oak Heating, 2014 - 2020\n- boilers\n`;
    expect(parseTextByRules(text).education.map((school) => school.degree)).toEqual([degree]);
  });
});
