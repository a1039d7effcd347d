import { expect, it } from 'vitest';
import { givenBy } from './given-by.ts';

it.each([
  [
    'Nursing Council of Kenya, registered nurse, practising licence valid to December 2027',
    'a practising licence from the Nursing Council of Kenya (registered nurse, valid to December 2027)',
  ],
  ['SAIT, Construction Law certificate (evenings), 2017', 'a Construction Law certificate from SAIT (2017)'],
  ['Redwood High School, Visalia, diploma 2007', 'a diploma from Redwood High School (2007)'],
  ['Class 5 licence, own vehicle', undefined],
  ['Ohio Educator License, Primary (P-5), valid through June 30, 2028', undefined],
  ['Adult Nursing, City & Guilds certificate, 2014', undefined],
])('"%s" is said as "%s"', (item, said) => {
  expect(givenBy(item)).toBe(said);
});
