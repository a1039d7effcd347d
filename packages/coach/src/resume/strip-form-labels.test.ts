import { expect, it } from 'vitest';
import { parseTextByRules } from './parse-resume.ts';

it('joins a name that a form parts, and reads the company behind its label', () => {
  const jobs = ['Elm Foods', 'Oak Bakery', 'Ash Mill'].map(
    (company, index) =>
      `Company: ${company}\nPosition: Baker\nPeriod: ${2012 + 2 * index} – ${2014 + 2 * index}\n- Baked bread`,
  );
  const form = `Full names: Lwazi Themba\nSurname: Mkhize\nNationality: South African\nEmail: l@post.example\nEMPLOYMENT\n${jobs.join('\n')}`;
  const resume = parseTextByRules(form);
  expect(resume.fullName).toBe('Lwazi Themba Mkhize');
  expect(resume.experience.map(({ employer }) => employer).toSorted()).toEqual(['Ash Mill', 'Elm Foods', 'Oak Bakery']);
});

it('keeps each employer above its own post where every entry of a form begins with it', () => {
  const job = (employer: string, post: string, period: string) =>
    `Employer: ${employer}\nPosition: ${post}\nPeriod: ${period}\nDuties:\n* Kept the files of the office`;
  const form = [
    'Surname: Nkosi\nFull names: Zanele\nNationality: South African\nCell: 000 555 0100\n\nWORK EXPERIENCE',
    job('Elm Local Municipality', 'Supply Clerk', '01 March 2019 to date'),
    job('Ash Roads Office', 'Registry Clerk', '02 June 2015 to 28 February 2019'),
    job('Oak Furnishers (Pty) Ltd', 'Cashier', 'January 2011 to December 2012'),
  ].join('\n\n');
  expect(parseTextByRules(form).experience.map(({ title, employer }) => [title, employer])).toEqual([
    ['Supply Clerk', 'Elm Local Municipality'],
    ['Registry Clerk', 'Ash Roads Office'],
    ['Cashier', 'Oak Furnishers (Pty) Ltd'],
  ]);
});

it('reads numbered labels with a space before the colon, and leaves the town out of the title', () => {
  const job = (number: number, employer: string, post: string, years: string) =>
    `${number}) Organisation : ${employer}\n   Designation : ${post}\n   Duration : ${years}\n   Duties:\n   * Kept the ledgers`;
  const form = [
    'Asha Menon\n\nWORK EXPERIENCE',
    job(1, 'Elm Commodities Pvt. Ltd., Mumbai', 'Assistant Manager - Claims', "Jul'21 - Till date"),
    job(2, 'Oak Shipping LLP, Navi Mumbai', 'Boarding Officer / Operations', "Mar'18 - Jun'21"),
  ].join('\n\n');
  expect(parseTextByRules(form).experience).toMatchObject([
    { title: 'Assistant Manager - Claims', employer: 'Elm Commodities Pvt. Ltd.', endDate: 'Present' },
    { title: 'Boarding Officer / Operations', employer: 'Oak Shipping LLP', startDate: "Mar'18" },
  ]);
});

it('reads labels that end with a colon and a dash', () => {
  const job = (letter: string, employer: string, post: string, years: string) =>
    `(${letter}) Name of Organization:- ${employer}\n    Position Held:- ${post}\n    Period:- ${years}\n    i. Weekly reports`;
  const form = `Tola Ade\n\nWORKING EXPERIENCE\n${job('a', 'Elm Produce, Apapa', 'Cold Room Manager', '2021 till date')}\n${job('b', 'Oak Exports, Ijebu', 'Packhouse Supervisor', '2017 - 2021')}`;
  expect(parseTextByRules(form).experience).toMatchObject([
    { title: 'Cold Room Manager', employer: 'Elm Produce', endDate: 'Present' },
    { title: 'Packhouse Supervisor', employer: 'Oak Exports', startDate: '2017' },
  ]);
});
