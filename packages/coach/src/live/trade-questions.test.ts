import { expect, test } from 'vitest';
import { heardWords } from './question-words.ts';
import { nearestOfTrade, textsOfTrade } from './trade-questions.ts';

const ADVERTISEMENT = 'Bookkeeper\n\nWe look for a Bookkeeper to keep our books.';

test('the trade is that of the advertisement, and of the person beside it', () => {
  const advertised = textsOfTrade(ADVERTISEMENT, '');
  expect(advertised.length).toBeGreaterThan(10);
  expect(textsOfTrade('', 'Bookkeeper')).toEqual(advertised);
  expect(textsOfTrade(ADVERTISEMENT, 'Plumber').length).toBeGreaterThan(advertised.length);
  expect(textsOfTrade('', '')).toEqual([]);
});

test('of questions that are equally near in meaning the one with the telling words of the turn is meant', () => {
  const turn = 'the invoice does not match the order what do you do';
  const one = Float32Array.of(1);
  const vectors = new Map([turn, ...textsOfTrade(ADVERTISEMENT, '')].map((text) => [heardWords(text), one] as const));
  const found = nearestOfTrade(turn, { jobDescription: ADVERTISEMENT, ownTitle: '', vectors });
  expect(found?.core).toContain('hold payment');
  expect(nearestOfTrade(turn, { jobDescription: ADVERTISEMENT, ownTitle: '', vectors: new Map() })).toBeUndefined();
});
