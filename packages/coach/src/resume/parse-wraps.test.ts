import type { ResumeLine } from '@greenroom/contract/resume';
import { describe, expect, it } from 'vitest';
import { parseResume, parseTextByRules } from './parse-resume.ts';

const jobsOf = (text: string) =>
  parseTextByRules(text).experience.map(({ title, employer, startDate, endDate }) => [
    title,
    employer,
    startDate,
    endDate,
  ]);
const schoolsOf = (text: string) =>
  parseTextByRules(text).education.map(({ degree, institution, endDate }) => [degree, institution, endDate]);

type Set = { isBold?: boolean; fontSize?: number; x?: number; right?: number };
/** Lines 14 points apart, from one edge. */
const setLines = (...lines: [string, Set?][]): ResumeLine[] =>
  lines.map(([text, style = {}], index) => ({
    text,
    page: 1,
    x: 50,
    y: 100 + 14 * index,
    fontSize: 10,
    isBold: false,
    isHidden: false,
    ...style,
  }));
const jobsOfLines = (...lines: [string, Set?][]) =>
  parseResume({ lines: setLines(...lines), pageCount: 1 }).experience.map(({ title, employer, startDate, endDate }) => [
    title,
    employer,
    startDate,
    endDate,
  ]);

describe('degrees', () => {
  it('are entries each where their years come first', () => {
    const text = `Qualifications
2018  Diploma in Textile Conservation and Museum Practice, Larkfield University
2014  National Diploma: Weaving and Dyeing of Natural Fibres, Larkfield University`;
    expect(schoolsOf(text)).toEqual([
      ['Diploma in Textile Conservation and Museum Practice', 'Larkfield University', '2018'],
      ['National Diploma: Weaving and Dyeing of Natural Fibres', 'Larkfield University', '2014'],
    ]);
  });

  it('have a school without the word before its date or the hours behind it', () => {
    const text = `Education
Level 3 Certificate in Joinery, Wexley College, finished 2016
Welding Diploma, Tarn Vocational Institute, 120 hours, completed 05/2012`;
    expect(schoolsOf(text).map(([, school]) => school)).toEqual(['Wexley College', 'Tarn Vocational Institute']);
  });

  it('are known by their initials', () => {
    expect(
      schoolsOf('Education\nH.S.C.\tGovt. Girls School\t2009\nB.A.\tMarlow College\t2013').map(([one]) => one),
    ).toEqual(['H.S.C.', 'B.A.']);
  });

  it('end where a sentence about them begins', () => {
    const text = `Education
MSc Soil Science, University of Wexley, 2017. Dissertation on drained peat and its recovery.`;
    expect(schoolsOf(text)).toEqual([['MSc Soil Science', 'University of Wexley', '2017']]);
  });
});

describe('jobs in one line', () => {
  it('are parted by the stops of their header', () => {
    const text = `Work history
Dock Team Leader. Marram Cold Stores, Sligo. Apr 2019 – present.
• Ran eight doors
Packer. Marram Cold Stores, Sligo. Jan 2016 – Mar 2019.
• Packed fish`;
    expect(jobsOf(text)).toEqual([
      ['Dock Team Leader', 'Marram Cold Stores', 'Apr 2019', 'Present'],
      ['Packer', 'Marram Cold Stores', 'Jan 2016', 'Mar 2019'],
    ]);
  });

  it('may name an unknown town behind "in"', () => {
    const text = `Experience
Night Porter at Marram Lodge in Inverquay (Apr 2019 – Present)
• Let guests in
Porter at Tarn Guest House in Oldbeck (Jan 2016 – Mar 2019)
• Carried bags`;
    expect(jobsOf(text).map(([title, employer]) => [title, employer])).toEqual([
      ['Night Porter', 'Marram Lodge'],
      ['Porter', 'Tarn Guest House'],
    ]);
  });

  it('keep the title that came later, and the initials of a firm', () => {
    const text = `Experience
Cleaner, later Head Cleaner 06/2014 - 12/2016
Marram Hospital, Leeds
- Wards
Legal Secretary 01/2012 - 05/2014
Ochre, Bacall & Finn, P.C., Leeds
- Letters`;
    expect(jobsOf(text).map(([title, employer]) => [title, employer])).toEqual([
      ['Cleaner, later Head Cleaner', 'Marram Hospital'],
      ['Legal Secretary', 'Ochre, Bacall & Finn, P.C.'],
    ]);
  });

  it('leave a state without its town, and a town with a remark, out of the employer', () => {
    const text = `Experience
Rigger 6/2012 - 2/2017
Lakeland Industrial Builders, Oregon, OH
- Lifts
Coder 3/2010 - 5/2012
Saalfeld Software GmbH, Halle (Saale)
- Code`;
    expect(jobsOf(text).map(([, employer]) => employer)).toEqual([
      'Lakeland Industrial Builders',
      'Saalfeld Software GmbH',
    ]);
  });
});

describe('jobs over several lines', () => {
  it('take a dash at the beginning of a line for the end of their dates', () => {
    expect(
      jobsOfLines(
        ['Experience', { isBold: true, fontSize: 14 }],
        ['Night Porter | Marram Lodge | Leeds | Jan 2016'],
        ['– Oct 2019'],
        ['• Let guests in'],
      ),
    ).toEqual([['Night Porter', 'Marram Lodge', 'Jan 2016', 'Oct 2019']]);
  });

  it('have an employer in small letters between a bold title and the dates, and no number of it in the dates', () => {
    const [, second] = jobsOfLines(
      ['Employment', { isBold: true, fontSize: 14 }],
      ['Foreman', { isBold: true }],
      ['Marram Electric Co., Leeds'],
      ['8/2020 - Present'],
      ['• Ran a crew'],
      ['Apprentice Electrician', { isBold: true }],
      ['Various local contractors, Branch 8'],
      ['Aug 2007 - May 2012'],
      ['• Pulled wire'],
    );
    expect(second?.slice(2)).toEqual(['Aug 2007', 'May 2012']);
    expect(second?.[0]).toBe('Apprentice Electrician');
    expect(second?.[1]).not.toBe('');
  });

  it('are read from rows of a table without its head', () => {
    const text = `Employment
Employer\tPosition held\tFrom – to
Marram Lodge\tNight Porter\tJan 2016 – Oct 2019
Tarn Guest House\tPorter\tMay 2012 – Dec 2015`;
    expect(jobsOf(text)).toEqual([
      ['Night Porter', 'Marram Lodge', 'Jan 2016', 'Oct 2019'],
      ['Porter', 'Tarn Guest House', 'May 2012', 'Dec 2015'],
    ]);
  });

  it('begin below a typed rule', () => {
    const text = `========\nSCHOOL\n========\nMarine diploma, Tarnbeck, Sligo\t2006\nHGV course, Oldbeck, Sligo\t1995`;
    expect(parseTextByRules(text).education).toHaveLength(2);
  });
});

describe('a resume in sentences', () => {
  const text = `Ada Marlow
ada@marlow.example

My working life
Since June 2019 I have been Farm Manager for Marram Flats Trust, a farm of 480 cows. I run three staff.
Before that, from June 2015 to May 2019, I was employed as Herd Manager with P & L Stone at Oldbeck. I fed calves.

Education
I finished my Diploma in Agribusiness (Level 5) through Tarn College in 2018, and before that the National Certificate in Farming, also with Tarn College, in 2014.`;

  it('names its jobs and their dates', () => {
    expect(jobsOf(text)).toEqual([
      ['Farm Manager', 'Marram Flats Trust', 'June 2019', 'Present'],
      ['Herd Manager', 'P & L Stone', 'June 2015', 'May 2019'],
    ]);
  });

  it('names its degrees', () => {
    expect(schoolsOf(text)).toEqual([
      ['Diploma in Agribusiness (Level 5)', 'Tarn College', '2018'],
      ['National Certificate in Farming', 'Tarn College', '2014'],
    ]);
  });

  it('is never certain', () => {
    expect(parseTextByRules(text).experience.every(({ confidence = 1 }) => confidence < 0.7)).toBe(true);
  });
});

describe('certainty', () => {
  it('is had by jobs with an unknown town where all have one', () => {
    const text = `Experience
Marram Chilled\tApr 2021 – present
Shift Supervisor\tInverquay
• Planned runs
Tarn Timber\tSep 2017 – Mar 2021
Team Leader\tLeeds
• Ran a dock
Dunmore Panels\tFeb 2014 – Aug 2017
Forklift Operator\tNewbeck
• Loaded`;
    const read = parseTextByRules(text).experience;
    expect(read.map(({ employer }) => employer)).toEqual(['Marram Chilled', 'Tarn Timber', 'Dunmore Panels']);
    expect(read.every(({ confidence = 0 }) => confidence >= 0.7)).toBe(true);
  });

  it('is lost where the line below a post names another employer than the one above', () => {
    const text = `Experience
Nurse, Marram Hospital, 2018 – 2020
• Looked after a ward
Head Nurse 2014 – 2018
• Oldbeck General Hospital
• Planned rotas`;
    const [, second] = parseTextByRules(text).experience;
    expect(second?.confidence).toBeLessThan(0.7);
  });

  it('is lost where the first of two names may belong to the title', () => {
    const text = `Experience
Trainee, Grid Planning, Marram Power, Leeds, 2012 – 2013
• Drew maps`;
    expect(parseTextByRules(text).experience[0]?.confidence).toBeLessThan(0.7);
  });
});
