import { expect, it } from 'vitest';
import { phraseFact } from './say-fact.ts';

const told = (text: string, title = 'Fitter', isCurrent = true) =>
  phraseFact({ text, employer: 'Harrow Buses', title, isProject: false, isCurrent, order: 0 }).replaceAll('**', '');

it.each([
  ['Lead fitter on Sunday nights', ', I am lead fitter on Sunday nights.'],
  ['Mentor of two developers; run the weekly guild', ', I am a mentor of two developers and I run the weekly guild.'],
  ['Key user for the change of system in 2023', ', I was a key user for the change of system in 2023.'],
  ['Safety cover on nights', ': safety cover on nights.'],
  ['28 bed locked unit, I usually have 9 residents', ': 28 bed locked unit, I usually have 9 residents.'],
  ['Guest satisfaction score up from 8.3 to 9.1', ': guest satisfaction score up from 8.3 to 9.1.'],
  ['Bathing, dressing, feeding etc.', ', my work includes bathing, dressing, feeding and so on.'],
  ['Waking nights, 4 nights a week', ', my work includes waking nights, 4 nights a week.'],
  ['Hoist, sling and slide sheet transfers', ': hoist, sling and slide sheet transfers.'],
  ['Unit went from 11 falls a quarter to 4', ', the unit went from 11 falls a quarter to 4.'],
  ['Responsible for the late shift', ', I am responsible for the late shift.'],
  ['Planned maintenance at 31 sites', ': planned maintenance at 31 sites.'],
  ['Unplanned stops down from 17 to 6', ': unplanned stops down from 17 to 6.'],
  ['Look after 46 sites', ', I look after 46 sites.'],
  ['Own quality for two press lines', ', I own quality for two press lines.'],
  ['Look after 120–140 sites', ', I look after 120 to 140 sites.'],
  ['Sepsis link nurse: ran an audit of timing', ', as sepsis link nurse I ran an audit of timing.'],
  ['Support to the stewards committee', ': support to the stewards committee.'],
  ['When the boiler tripped, restarted it by hand', ', when the boiler tripped, I restarted it by hand.'],
  ['First time pass rate went from 88 to 97 percent', ', first time pass rate went from 88 to 97 percent.'],
])('says "%s" as a clause', (text, clause) => expect(told(text)).toBe(`At Harrow Buses${clause}`));

it('cuts no line within brackets', () => {
  const line =
    'I redid the prep list so that it goes by par levels for each day of the week, and we throw out a lot less choux now each day ' +
    '(it was about a tray a day before, and in the first month two or three, now it is maybe two trays a week at most)';
  expect(told(line)).toMatch(/choux now each day\.$/);
});

it('says a line of 45 words whole, since the half behind its comma may be the answer', () => {
  const line =
    'This was mostly frozen dough to bake off, I say it honestly, but I was also the one who did the orders ' +
    'and I took the bread thrown away from 11% to 6% in the first year by baking three small times';
  expect(told(line)).toContain('baking three small times');
});

it('says what one has been as it is written', () =>
  expect(told('I have been shore crew at the station for eleven years')).toContain('I have been shore crew'));

it('takes the region of a freelance job for no employer', () =>
  expect(told('Wrote the family trail', 'Freelance Educator')).toBe(
    'As a Freelance Educator, I wrote the family trail.',
  ));
