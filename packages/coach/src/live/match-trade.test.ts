import { expect, test } from 'vitest';
import packed from '../../data/live/trade-vectors.json' with { type: 'json' };
import { likeliestOfTrade, matchTrade } from './match-trade.ts';
import { heardWords } from './question-words.ts';
import { tradeOf } from './trade-answers.ts';
import { unpackDirection } from './trade-vectors.ts';

const ADVERTISEMENT = 'Bookkeeper\n\nWe look for a Bookkeeper to keep our books.';
const TURN = 'An invoice does not match the order. What do you do?';
const trade = tradeOf(ADVERTISEMENT, '');
/** The direction that most questions share, so that many are near. */
const vectors = new Map([[heardWords(TURN), unpackDirection(packed.basis[0]?.join('') ?? '')]]);

test('the nearest are compared, each with as many features', () => {
  const matches = matchTrade({ turn: TURN, part: TURN }, trade, vectors);
  expect(matches.length).toBeGreaterThan(0);
  expect(new Set(matches.map(({ features }) => features.length)).size).toBe(1);
  const nearness = matches.map((match) => match.nearness);
  expect(nearness).toEqual(nearness.toSorted((one, other) => other - one));
});

test('a question that is not encoded has no answer of a trade', () => {
  expect(matchTrade({ turn: TURN, part: TURN }, trade, new Map())).toEqual([]);
  expect(likeliestOfTrade({ turn: TURN, part: TURN }, trade, new Map())).toBeUndefined();
});
