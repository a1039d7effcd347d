import { expect, it } from 'vitest';
import { tellDeed } from './tell-deed.ts';
import { wholeOf } from './told-deed.ts';

const told = (line: string, isPresent: boolean) => {
  const deed = tellDeed(line, { isPresent, isVerbList: false });
  return deed === undefined ? undefined : deed.kind === 'work' ? `my work includes ${deed.text}` : wholeOf(deed);
};

it.each([
  ['Of the 30 boats that I surveyed, 28 were passed', false, 'Of the 30 boats that I surveyed, 28 were passed'],
  [
    'One of two Spanish-speaking agents on a team of 18; translated 30 macros',
    true,
    'I am one of two Spanish-speaking agents on a team of 18; I translated 30 macros',
  ],
  ['One of six engineers on the billing services', false, 'I was one of six engineers on the billing services'],
  [
    'Customer satisfaction score of 94% for 2024 (goal 90%)',
    true,
    'My customer satisfaction score was 94% for 2024 (goal 90%)',
  ],
  [
    'During the flood cooked meals for 90 guests, about 400 boxes a day',
    false,
    'During the flood I cooked meals for 90 guests, about 400 boxes a day',
  ],
  [
    'Second best in the county for referrals in 2023, 146 of them',
    true,
    'I was second best in the county for referrals in 2023, 146 of them',
  ],
  [
    'Together with the printer, set up a small archive with 28 plates',
    true,
    'Together with the printer, I set up a small archive with 28 plates',
  ],
  [
    'Reworked the order levels for the ward in 2023, which brought gaps down from about 30 a month to 11',
    true,
    'I reworked the order levels for the ward in 2023, which brought gaps down from about 30 a month to 11',
  ],
  ['On call one weekend in four', false, 'I was on call one weekend in four'],
  ['No lost-time injuries in nine years', true, 'I have had no lost-time injuries in nine years'],
  ['Lead team of 6 fitters on the night train', true, 'I lead a team of 6 fitters on the night train'],
  ['Work on masts with a harness, up to 40 m', false, 'I worked on masts with a harness, up to 40 m'],
  ['Weighed parcels, stamped, drove the late van', false, 'I weighed parcels, stamped and drove the late van'],
  ['Led the late shift: 6 porters and a clerk', false, 'I led the late shift: 6 porters and a clerk'],
  ['Preceptor to 4 students and a returner', false, 'I was a preceptor to 4 students and a returner'],
  ['From 2015 I taught new drivers, 12 of them', false, 'From 2015 I taught new drivers, 12 of them'],
  ['After I moved the racks, losses fell from 12 to 3', true, 'After I moved the racks, losses fell from 12 to 3'],
  ['De-icing of wings from 4:30', false, 'my work includes de-icing of wings from 4:30'],
  [
    'Oven and oil temperatures, scale checks, net weights, sorting and the papers for the yearly audit',
    false,
    'my work includes oven and oil temperatures, scale checks, net weights, and sorting and the papers for the yearly audit',
  ],
])('"%s" is a sentence', (line, isPresent, sentence) => expect(told(line, isPresent)).toBe(sentence));

it.each(['Night shift: 6 porters', '38-bed ward, mixed', 'Team: two nurses and a clerk'])('"%s" is none', (line) => {
  expect(told(line, false)).toBeUndefined();
});

it.each([
  ['In charge of 6 nurses and 3 technicians', true, 'am in charge of 6 nurses and 3 technicians'],
  ['Regression was 4 days by hand, now it is 1 day', true, 'Regression was 4 days by hand; now it is 1 day'],
  [
    'From January 2019 phoned back one interview in ten; flagged two forms',
    false,
    'From January 2019 I phoned back one interview in ten and flagged two forms',
  ],
  ['Since 2021 the company gives me the new drivers', true, 'Since 2021 the company gives me the new drivers'],
])('lacks only a word or two of a sentence in %j', (line, isPresent, text) => {
  expect(tellDeed(line, { isPresent, isVerbList: false })?.text).toBe(text);
});
