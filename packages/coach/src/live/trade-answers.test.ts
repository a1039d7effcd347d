import { expect, test } from 'vitest';
import { tradeAnswerAt, tradeOf, tradeOfTitles } from './trade-answers.ts';
import { TRADES, tradeRows } from './trade-rows.ts';

const ADVERTISEMENT = 'Bookkeeper\n\nWe look for a Bookkeeper to keep our books.';

test('what is asked comes from the advertised trade, that of the person, those of their fields and any job alone', () => {
  const { nearbyOf } = tradeOf(ADVERTISEMENT, 'Plumber');
  expect(nearbyOf.get('bookkeeper')).toBe('advertised');
  expect(nearbyOf.get('plumber')).toBe('own');
  expect(nearbyOf.get('electrician')).toBe('field');
  expect(nearbyOf.get('any job')).toBe('any');
  expect(nearbyOf.get('nursing assistant')).toBeUndefined();
});

test('a trade that is advertised and the own one counts as advertised', () => {
  expect(tradeOf(ADVERTISEMENT, 'Bookkeeper').nearbyOf.get('bookkeeper')).toBe('advertised');
});

test('each part of an advertised title names a trade', () => {
  const { nearbyOf } = tradeOfTitles('Apprentice / Improver Electrician', '');
  expect(nearbyOf.get('trade apprentice')).toBe('advertised');
  expect(nearbyOf.get('electrician')).toBe('advertised');
});

test('a title that is not known leaves any job', () => {
  expect([...tradeOf('', '').nearbyOf]).toEqual([['any job', 'any']]);
});

test('what suits only other titles of a row is left out', () => {
  const { suits } = tradeOf(ADVERTISEMENT, '');
  const answers = TRADES.flatMap((name) => tradeRows(name).flatMap((_, at) => tradeAnswerAt(name, at) ?? []));
  const onlyForOthers = answers.filter(({ onlyForTitles }) => onlyForTitles !== undefined);
  expect(onlyForOthers.length).toBeGreaterThan(0);
  expect(onlyForOthers.filter(suits).every(({ occupation }) => occupation === 'bookkeeper')).toBe(true);
});

test('an answer has the words of its question, and of both', () => {
  const answer = tradeAnswerAt('bookkeeper', 0);
  expect(answer?.ofBoth.size).toBeGreaterThan(answer?.ofAsked.size ?? Infinity);
  expect(tradeAnswerAt('bookkeeper', 100_000)).toBeUndefined();
});
