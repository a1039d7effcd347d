import { expect, test } from 'vitest';
import { likeliestOfTrade, matchTrade } from './match-trade.ts';
import { heardWords } from './question-words.ts';
import { textsOfTrade, tradeOf } from './trade-answers.ts';

const ADVERTISEMENT = 'Bookkeeper\n\nWe look for a Bookkeeper to keep our books.';
const TURN = 'An invoice does not match the order. What do you do?';
const trade = tradeOf(ADVERTISEMENT, '');
/** Every text is equally near in meaning, so that the words decide. */
const alike = new Map(
  [TURN, ...textsOfTrade(ADVERTISEMENT, '')].map((text) => [heardWords(text), Float32Array.of(0.5)]),
);

test('of answers that are equally near in meaning those with the telling words of the turn come first', () => {
  const [first] = matchTrade({ turn: TURN, part: TURN }, trade, alike);
  const { asked = '', say = [] } = first?.answer ?? {};
  expect(`${asked} ${say.join(' ')}`).toMatch(/invoice/);
  expect(`${asked} ${say.join(' ')}`).toMatch(/order/);
});

test('an answer whose vector is not there yet is left out, and without those of the turn there is none', () => {
  const [left, ...others] = trade.answers;
  const missing = new Map([...alike].filter(([text]) => text !== left?.asked));
  expect(matchTrade({ turn: TURN, part: TURN }, trade, missing)).toHaveLength(others.length);
  expect(matchTrade({ turn: TURN, part: TURN }, trade, new Map())).toEqual([]);
  expect(likeliestOfTrade({ turn: TURN, part: TURN }, trade, new Map())).toBeUndefined();
});

test('every answer has as many features', () => {
  const lengths = new Set(matchTrade({ turn: TURN, part: TURN }, trade, alike).map(({ features }) => features.length));
  expect(lengths.size).toBe(1);
});
