import { describe, expect, it } from 'vitest';
import { isThing } from './names-person.ts';
import { closeList, isSendable, withoutRemarks } from './sendable.ts';

describe('isSendable', () => {
  it.each([
    'I failed late deliveries down from 8.2% to 5% in a year.',
    'I fire drills and alarms.',
    'I blocked sinks and toilets.',
    'I furloughed for part of 2021.',
    'I am also a staff turnover came down to 30% a year.',
    'I am a part-time temp data entry at Elm Trust.',
    'Since 2022 I lead gang of 4 man on small sites.',
    'I opened the shop, queue, rota, all of it Moved 6 people up.',
    'When I cover: 10 people on line, I give the breaks.',
    'I did her shopping and forms.',
    'I got a letter for it.',
    'In my work so far I started as porter and got promoted.',
    'I took part in a choir as a child.',
    'I call nurse when something change.',
    'As a packer (2017 to 2019), when I was new here and I study at night.',
  ])('leaves out "%s"', (sentence) => {
    expect(isSendable(sentence)).toBe(false);
  });

  it.each([
    'I reduced late deliveries, down from 8.2% to 5%.',
    'I moved waste down from 8% to 5%.',
    'I stock shelves and rotate dates.',
    'I fire the kiln twice a week.',
    'I am a customer service adviser at Elm Trust.',
    'I have been the buddy for new starters since 2018.',
    'I cared for up to 20 patients a shift.',
    'I led a gang of four men on small sites.',
  ])('keeps "%s"', (sentence) => {
    expect(isSendable(sentence)).toBe(true);
  });
});

describe('closeList', () => {
  it.each([
    ['I entered bills, weekly banking.', 'I entered bills.'],
    ['I moved the team home in nine days, load plans.', 'I moved the team home in nine days.'],
    ['I answer telephone and emails, reservations from agents.', 'I answer telephone and emails.'],
    ['I clean offices, bathrooms, kitchens.', 'I clean offices, bathrooms and kitchens.'],
    ['I opened accounts, scanned documents.', 'I opened accounts, scanned documents.'],
    ['I ran the till, mostly on Saturdays.', 'I ran the till, mostly on Saturdays.'],
    ['I keep the rota, orders and leave.', 'I keep the rota, orders and leave.'],
  ])('ends "%s"', (sentence, closed) => {
    expect(closeList(sentence)).toBe(closed);
  });
});

it('takes private remarks out of brackets and leaves figures', () => {
  expect(withoutRemarks('I did my own quotes (husband helps) and 20 jobs (12 of them roofs).')).toBe(
    'I did my own quotes and 20 jobs (12 of them roofs).',
  );
});

it('tells work and things from people', () => {
  for (const name of ['customer support', 'temp data entry', 'roof and carpentry', 'housekeeper and laundry'])
    expect(isThing(name)).toBe(true);
  for (const name of [
    'Customer Support Agent',
    'Head of Sales',
    'Care Assistant',
    'Service Technician II',
    'Nurse (nights)',
  ])
    expect(isThing(name)).toBe(false);
});
