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

function line(text: string, fontSize = 10): ResumeLine {
  return { text, page: 1, x: 50, y: 0, fontSize, isBold: false, isHidden: false };
}

describe('jobs in other layouts', () => {
  it('takes a line of sentences below the dates for what the employer does, not for its name', () => {
    const text = `Experience
Senior Editor, Larkfield Press    Jan 2022 – present
Schoolbooks for small languages. Remote, Leeds. Print and web
– Edited 14 books
Editor, Orlo Books    Sep 2019 – Dec 2021
Cookery and gardening. Leeds, later remote. Print
– Edited 22 books`;
    expect(jobsOf(text)).toEqual([
      ['Senior Editor', 'Larkfield Press', 'Jan 2022', 'Present'],
      ['Editor', 'Orlo Books', 'Sep 2019', 'Dec 2021'],
    ]);
  });

  it('takes a county for a place', () => {
    const text = `Employment
Sept 2023 to date    Classroom Assistant, Gaelscoil an Locha, Co. Mayo
- Yard duty
2015 to 2022    Childminder, Little Wrens, County Sligo
- Minded five children`;
    expect(jobsOf(text).map(([title, employer]) => [title, employer])).toEqual([
      ['Classroom Assistant', 'Gaelscoil an Locha'],
      ['Childminder', 'Little Wrens'],
    ]);
  });

  it('reads employers with a number before them, and a dash inside brackets as part of the title', () => {
    const text = `WORK EXPERIENCE
1) Tamarind Co-operative Bank, Station Branch
Cashier (Deputy Officer – Deposits) | July 2023 – till date
• Opened accounts
2) Cedar Finance Ltd., Pune
Service Executive | August 2021 – June 2023
• Checked documents`;
    expect(jobsOf(text).map(([title, employer]) => [title, employer])).toEqual([
      ['Cashier (Deputy Officer – Deposits)', 'Tamarind Co-operative Bank'],
      ['Service Executive', 'Cedar Finance Ltd.'],
    ]);
  });

  it('reads a header that ends in a full stop before its dates, in words it does not know', () => {
    const text = `Work
HGV Class 1 Tramper, Wolds Chilled Distribution, Brigg. January 2022 to now
- Four nights out a week`;
    expect(jobsOf(text)).toEqual([['HGV Class 1 Tramper', 'Wolds Chilled Distribution', 'January 2022', 'Present']]);
  });
});

describe('words and signs that part a header', () => {
  it('takes a colon between an employer and a post, not within a degree', () => {
    const text = `Work
Fenwick & Moore: Harbour Clerk [05.2020 — heute]
- Wrote 40 bills of lading a week
Elm Stevedores Ltd: Yard Planner [02.2016 — 04.2020]
- Planned the yard
Education
National Certificate: Port Operations, Humber College, 2015`;
    expect(jobsOf(text)).toEqual([
      ['Harbour Clerk', 'Fenwick & Moore', '05.2020', 'Present'],
      ['Yard Planner', 'Elm Stevedores Ltd', '02.2016', '04.2020'],
    ]);
    expect(parseTextByRules(text).education[0]?.degree).toBe('National Certificate: Port Operations');
  });

  it('does not take the code of a region for a word that wants another line', () => {
    const text = `Work
Tallowbank
Toronto, ON
Senior Researcher
Winter 2022 – present
- Ran 120 interviews`;
    expect(jobsOf(text)).toEqual([['Senior Researcher', 'Tallowbank', 'Winter 2022', 'Present']]);
  });

  it('reads blocks of labels in any words', () => {
    const text = `Work
Dates: March 2021 – present
Company: Vestkyst Blade Care
Role: Rope Access Lead
- Led a team of four
Dates: May 2017 – February 2021
Company: Norwind
Role: Service Technician
- Serviced 46 turbines`;
    expect(jobsOf(text).map(([title, employer]) => [title, employer])).toEqual([
      ['Rope Access Lead', 'Vestkyst Blade Care'],
      ['Service Technician', 'Norwind'],
    ]);
  });

  it('finds the employer where the other entries have it, also beside a town that it does not know', () => {
    const text = `Work
Rotterdam · May 2020 – present
MAASDELTA TERMINAL
Yard Planner
- Planned the yard
Utrecht / May 2016 – April 2020
EUROPOORT STEVEDORES B.V.
Shipping Clerk
- Wrote bills of lading
Camogli · March 2013 – January 2016
BELLANDI E FIGLI
Shipping Clerk
- Wrote customs papers`;
    expect(jobsOf(text).map(([, employer]) => employer)).toEqual([
      'MAASDELTA TERMINAL',
      'EUROPOORT STEVEDORES B.V.',
      'BELLANDI E FIGLI',
    ]);
  });

  it('joins a header that fills its column with the line of dates that ends it', () => {
    const at = (text: string, y: number, right: number): ResumeLine => ({ ...line(text), y, right });
    const lines = [
      at('Experience', 100, 110),
      at('Bus Driver @ Sunrise Student', 114, 239),
      at('Transportation | Aug 2012 – Sep 2016', 127, 233),
      at('• Inspected the bus before each one of the trips', 141, 264),
      at('Route Driver @ Alder Linen | Aug ’08 – Sep', 164, 258),
      at('’12', 177, 60),
      at('• Delivered to forty restaurants a day in town', 192, 264),
    ];
    const { experience } = parseResume({ lines, pageCount: 1 });
    expect(experience.map(({ employer }) => employer)).toEqual(['Sunrise Student Transportation', 'Alder Linen']);
    expect(experience[1]?.endDate).toBe('Sep ’12');
  });

  it('takes no year out of a telephone number', () => {
    const text = `Education
BA History, Swansea University, 2012
029 2018 0155`;
    expect(parseTextByRules(text).education.map(({ endDate }) => endDate)).toEqual(['2012']);
  });

  it('finds headings in any words by their style', () => {
    const heading = (text: string) => ({ ...line(text, 13), isBold: true });
    const lines = [
      { ...line('Ada Berg', 22), isBold: true },
      line('Nantes'),
      heading('Toolbox'),
      line('Ovens, scales'),
      heading('Off to the bakery each day'),
      line('Baker, Crust & Co, 2019 – 2023'),
      line('• Baked 300 loaves'),
      line('Pastry Chef, The Langdon Hotel, 2015 – 2019'),
      line('• Plated desserts'),
      heading('Before that'),
      line('Diploma in Baking, Northern College, 2013–2015'),
    ];
    const { experience, education } = parseResume({ lines, pageCount: 1 });
    expect(experience.map(({ employer }) => employer)).toEqual(['Crust & Co', 'The Langdon Hotel']);
    expect(education.map(({ institution }) => institution)).toEqual(['Northern College']);
  });
});

describe('a remark with a date of its own', () => {
  it('does not part a post from its place and dates', () => {
    const text = `EMPLOYMENT
Staff Nurse, Band 5 – Acting Band 6 since January 2024
Ward 12, Airedale Children's Hospital, Leeds
September 2020 to present
- Nurse in charge on average 5 shifts a month`;
    expect(jobsOf(text)).toEqual([
      [expect.stringMatching(/^Staff Nurse, Band 5/), expect.stringContaining('Hospital'), 'September 2020', 'Present'],
    ]);
  });
});

describe('dates in other layouts', () => {
  it('joins a date alone with the point that it ends', () => {
    const text = `Education
• Prescribing qualification, City University, registered
  November 2021
• BSc (Hons) Optometry, University of Bradford, 2011 – 2014`;
    const degree = parseTextByRules(text).education.find(({ institution }) => institution.includes('Bradford'));
    expect(degree).toMatchObject({ startDate: '2011', endDate: '2014' });
  });

  it('reads a month that ends its line and a year that begins the next', () => {
    const text = `Experience
Optometrist, Marsh Opticians, Halifax. March
2020 – present
• Ran a clinic two days a week`;
    expect(jobsOf(text)).toEqual([['Optometrist', 'Marsh Opticians', 'March 2020', 'Present']]);
  });

  it('takes a date within brackets for that of the remark', () => {
    const text = `EXPERIENCE
Senior HR Generalist (Acting HRBP since Jan 2025)
Corvane Devices Ltd, Navan · May 2021 – Present
• Partner to Operations, 410 staff`;
    expect(jobsOf(text)).toEqual([
      [expect.stringMatching(/^Senior HR Generalist/), 'Corvane Devices Ltd', 'May 2021', 'Present'],
    ]);
  });
});

describe('jobs in pasted text', () => {
  it('have a line of name, place and what the employer is', () => {
    const text = `WORK EXPERIENCE
HEAD COOK
Trattoria Belmonte, Hill End NSW - 80 seats family restaurant, lunch only
March 2021 to present
* Ran the pass
KITCHEN HELP (part time, student visa)
Blue Gate Lane, West End QLD
May 2018 to January 2020
* Washed dishes`;
    expect(jobsOf(text)).toEqual([
      ['HEAD COOK', 'Trattoria Belmonte', 'March 2021', 'Present'],
      [expect.stringMatching(/^KITCHEN HELP/), 'Blue Gate Lane', 'May 2018', 'January 2020'],
    ]);
  });

  it('may have an agency with a remark in brackets above the dates', () => {
    const text = `JOBS
Forklift Operator
Elm Paper & Board, Old Town, TN
2/2016 to 7/2019
- Unloaded trucks
Material Handler
Ridge Staffing (on site at car parts plant), Dayton, OH
Nov. 2014 - Jan. 2016
- Fed the line`;
    expect(jobsOf(text)[1]).toEqual([
      'Material Handler',
      expect.stringMatching(/^Ridge Staffing/),
      'Nov. 2014',
      'Jan. 2016',
    ]);
  });

  it('begin below a heading with a remark, and are no certificates', () => {
    const text = `CARDS
Water Hygiene (blue card)
Works Coordinator - 2 day, 2023

WORK HISTORY (newest first)
02/2021 - to date    Tobar Civil Engineering Ltd, Sligo
Site Supervisor
* Ran three crews`;
    expect(jobsOf(text)).toEqual([['Site Supervisor', 'Tobar Civil Engineering Ltd', '02/2021', 'Present']]);
  });

  it('may be a form with its dates on two lines', () => {
    const text = `Work Experience
Employer: Hanley Motors
Role: Parts Clerk
From: March 2019
To: Present
- Filed papers

Employer: Brodie Haulage
Role: Driver
From: April 2015
To: February 2019
- Drove lorries`;
    expect(jobsOf(text)).toEqual([
      ['Parts Clerk', 'Hanley Motors', 'March 2019', 'Present'],
      ['Driver', 'Brodie Haulage', 'April 2015', 'February 2019'],
    ]);
  });

  it('may be numbered, with the employer between the post and its dates', () => {
    const text = `EMPLOYMENT
1. Parts Clerk
Hanley Motors, Leeds
Since March 2019
- Filed papers
2. Driver
Brodie Haulage, York
April 2015 until Feb 2019
- Drove lorries`;
    expect(jobsOf(text).map(([title, employer]) => [title, employer])).toEqual([
      ['Parts Clerk', 'Hanley Motors'],
      ['Driver', 'Brodie Haulage'],
    ]);
  });

  it('may follow a plain line of any words about jobs', () => {
    const text = `Ann Lee
ann@example.com

Jobs so far
Parts Clerk, Hanley Motors Ltd, Leeds
2019 – present
- Filed papers`;
    expect(jobsOf(text)).toEqual([['Parts Clerk', 'Hanley Motors Ltd', '2019', 'Present']]);
  });

  it('are doubtful where the line of the employer names a degree', () => {
    const [job] = parseTextByRules('Experience\nClerk\nBSc Chemistry\nMay 2019 – Present\n- Milked').experience;
    expect(job?.confidence ?? 0).toBeLessThan(0.7);
  });

  it('may be for a public body, with its department behind a comma', () => {
    const text = `Experience
Clerk
Reed Metro Municipality, Corporate Services
2017 – 2018
- Filed papers
Driver
US Army, 4th Transport Support Group
2010 – 2014
- Drove lorries`;
    expect(jobsOf(text).map(([, employer]) => employer)).toEqual([
      expect.stringMatching(/^Reed Metro Municipality/),
      expect.stringMatching(/^US Army/),
    ]);
  });
});

describe('the name in other layouts', () => {
  it('stands before letters that were earned', () => {
    expect(parseTextByRules('Ann Lee MCOptom\nOptometrist').fullName).toBe('Ann Lee');
  });

  it.each(['Ruaridh Mac an Tàilleir', 'Tevita ʻAlatini Nakamura'])('may be %s', (name) => {
    expect(parseTextByRules(`${name}\nNurse`).fullName).toBe(name);
  });

  it('stands behind its label without a colon', () => {
    expect(
      parseTextByRules('CURRICULUM VITAE\nPersonal details\nName        Bríd Ní Fhloinn\nPhone       085 555 0192')
        .fullName,
    ).toBe('Bríd Ní Fhloinn');
  });

  it('is what is set largest, where a sidebar with a town is read first', () => {
    const lines = [
      line('reach me'),
      line('New Haven, Connecticut'),
      line('Inés Quispe Dahl', 24),
      line('Skills', 14),
      line('Butter'),
      line('Sugar'),
    ];
    expect(parseResume({ lines, pageCount: 1 }).fullName).toBe('Inés Quispe Dahl');
  });
});

describe('the telephone', () => {
  it.each([
    ['GOC registered optometrist 01-48812 (IP)\nHalifax, 07700 900318', '07700 900318'],
    ['P.O. Box 000-00200 Nairobi\nTel: 555-0177', '555-0177'],
  ])('is not another number of "%s"', (contact, phone) => {
    expect(parseTextByRules(`Ann Lee\n${contact}`).phoneNumber).toBe(phone);
  });
});
