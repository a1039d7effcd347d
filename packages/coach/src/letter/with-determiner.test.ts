import { expect, it } from 'vitest';
import { withDeterminer } from './with-determiner.ts';

it.each([
  ['introduced mentoring scheme for new starters', 'introduced a mentoring scheme for new starters'],
  ['built internal tool', 'built an internal tool'],
  ['maintained stock database', 'maintained the stock database'],
  ['managed team of 5', 'managed a team of 5'],
  ['managed migration of 40 servers', 'managed a migration of 40 servers'],
  ['led introduction of paperless records', 'led the introduction of paperless records'],
  ['cut stock loss from 2.1% to 0.9%', 'cut the stock loss from 2.1% to 0.9%'],
  ['raised guest score for arrival from 7.9 to 8.8', 'raised the guest score for arrival from 7.9 to 8.8'],
])('puts in what "%s" leaves out', (deed, whole) => {
  expect(withDeterminer(deed)).toBe(whole);
});

it.each([
  'introduced the mentoring scheme',
  'built two internal tools',
  'cut missed calls from 9 to 1 a month',
  'moved from Fidelio to Opera',
  'wrote training manuals',
  'set up systems for stock',
  'worked with a team of 5',
  'introduced code review in three teams',
  'am on call for the site',
])('leaves "%s"', (deed) => {
  expect(withDeterminer(deed)).toBe(deed);
});
