import { expect, it } from 'vitest';
import { practicalTerms, readPracticalFacts, sayPractical } from './practical-facts.ts';

const resume =
  'Full driving licence, own car | Notice period: one month\n• On call one week in five, burst pipes\nWrote weekend offers';
const known = readPracticalFacts(resume, 'A budget of £2,000 a year.\nSalary: GBP 33,000 to 36,500. Hours: 37 a week.');

it('reads notice, licence, hours and pay in the words of both texts', () => {
  expect(known).toEqual({
    notice: 'one month',
    driving: 'Full driving licence, own car',
    hours: ['On call one week in five, burst pipes'],
    pay: 'GBP 33,000 to 36,500',
    status: '',
    start: '',
    town: '',
    travel: '',
  });
  expect(
    readPracticalFacts("Eight weeks' notice. No car; live on the bus route.", 'Pay: GBP 24.10 an hour, paid breaks'),
  ).toEqual({
    notice: 'eight weeks',
    driving: 'No car; live on the bus route',
    hours: [],
    pay: 'GBP 24.10 an hour',
    status: '',
    start: '',
    town: '',
    travel: '',
  });
});

it('says a term without a gap, and nothing where it is not known', () => {
  expect(sayPractical.start(known)).toBe('My notice is **one month**, and after that I can start.');
  expect(sayPractical.pay({ ...known, pay: '' })).toBe('');
  expect(sayPractical.driving({ ...known, driving: 'No car; live on the bus route' }, '')).toMatch(/^To be open/);
});

it('finds the terms of a turn in its order, and none in a story', () => {
  expect(practicalTerms('where would you hope to land and when could you start')).toEqual(['pay', 'start']);
  expect(practicalTerms('how would you get here for a five a m start')).toContain('driving');
  expect(practicalTerms('tell me about a time on nights when you were short of staff')).toEqual([]);
});

it('names the town to a question about moving, and the rota of the resume to one about weekends', () => {
  expect(sayPractical.travel({ ...known, town: 'Galway' })).toContain('I live in **Galway**');
  expect(practicalTerms('how would you feel about one weekend in six')).toEqual(['hours']);
  expect(readPracticalFacts('- Storm call out rota 1 week in 4', '').hours).toEqual([
    'Storm call out rota 1 week in 4',
  ]);
});

it('reads the hours and the travelling that a resume offers', () => {
  const offered = readPracticalFacts(
    'Working 32 or 36 hours a week, willing to travel up to 16 weeks a year, one in five weekends on call.',
    '',
  );
  expect(sayPractical.hours(offered, 'how many hours would you want')).toBe(
    'As to the hours: **working 32 or 36 hours a week, one in five weekends on call**.',
  );
  expect(sayPractical.travel(offered)).toBe('As to travelling: **willing to travel up to 16 weeks a year**.');
  expect(practicalTerms('how do you feel about travelling and how many hours would you want')).toEqual([
    'travel',
    'hours',
  ]);
});

it('reads a status without its label, and the month in which one can start', () => {
  const read = readPracticalFacts('Stamp: EU citizen, no permit needed\nReady to start again from March', '');
  expect([read.status, read.start]).toEqual(['EU citizen, no permit needed', 'March']);
  expect(sayPractical.status(read, 'what is your visa situation')).toBe(
    'As to my papers: **EU citizen, no permit needed**.',
  );
  expect(sayPractical.status({ ...read, status: 'Norwegian citizen' }, 'your work rights')).toContain('[which visa');
  expect(sayPractical.start(read)).toBe('I can start in **March**.');
});
