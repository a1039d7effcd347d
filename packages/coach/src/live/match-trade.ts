import weightRows from '../../data/live/trade-trees.json' with { type: 'json' };
import { contentStems } from '../text/content-stems.ts';
import { joinPattern } from '../text/join-pattern.ts';
import type { Vectors } from './packed-vector.ts';
import { guessKinds } from './question-kind.ts';
import { plainQuestion } from './question-topic.ts';
import { heardWords } from './question-words.ts';
import { scoreByTrees, type Trees } from './score-trees.ts';
import type { TradeAnswerKind } from './trade-answer-files.ts';
import { type Nearby, type Trade, type TradeAnswer, tradeAnswerAt } from './trade-answers.ts';
import { likenessesTo, projectVector } from './trade-vectors.ts';

/** A question as it was heard: the turn that holds it, and the part that asks. Their vectors are looked up by `heardWords`. */
export type HeardQuestion = { turn: string; part: string };

/** An answer of the trade with what tells whether it answers a question. */
export type TradeMatch = { answer: TradeAnswer; nearness: number; features: readonly number[] };

/** The share of the weight of words that are among others. */
function shareOf(
  words: ReadonlySet<string>,
  others: ReadonlySet<string>,
  weightOf: Trade['weightOf'],
): { share: number; shared: number } {
  let [whole, shared] = [0, 0];
  for (const stem of words) {
    whole += weightOf(stem);
    if (others.has(stem)) shared += weightOf(stem);
  }
  return { share: whole === 0 ? 0 : shared / whole, shared };
}

/** Asks for what was done, which no way of doing it answers. */
const ASKS_FOR_PAST =
  /\b(?:(?:did|have|had|has|were|was) you|you(?:'ve| have) \w+|a time|an example|how (?:long|many|much|often) (?:does|do|did|have))\b/;
const ASKS_WHAT_TO_DO = joinPattern(
  '',
  String.raw`\b(?:what (?:would|do|will|'d|are) you|how (?:would|do|d'you|will|should|are) you|where (?:do|would) you|what(?:'s| is| are)`,
  String.raw`|talk (?:me|us) through|walk (?:me|us) through|explain|go on|what (?:now|then|next|happens))\b`,
);

const IMAGINED = new Set(['hypothetical']);
const OF_DEALING = new Set('customer conflict problem pressure'.split(' '));
const OF_WAY = new Set('technical approach design opinion coding estimation'.split(' '));
const OF_PAST = new Set('experience achievement project failure leadership teamwork initiative change'.split(' '));
const OF_TALK = new Set(
  [
    'terms small-talk about-you why-here why-you leaving goals motivation education',
    'your-questions strength weakness others-say outside pitch amount',
  ].flatMap((kinds) => kinds.split(' ')),
);
const GROUPS = [IMAGINED, OF_DEALING, OF_WAY, OF_PAST, OF_TALK, new Set(['follow-up'])];

const WEIGHT = { asked: 0.4, turn: 0.2 };
/** So many of the nearest questions by meaning are compared by their words. */
const COMPARED = 80;
const NEARBY: readonly Nearby[] = ['advertised', 'own', 'field', 'any'];

type Near = { occupation: string; at: number; nearby: Nearby; toTurn: number; toPart: number };

/** The questions that are nearest in meaning, of all occupations. */
function nearestInMeaning(ofTurn: Float32Array, ofPart: Float32Array, { nearbyOf }: Trade): Near[] {
  const near: Near[] = [];
  for (const [occupation, nearby] of nearbyOf) {
    const toTurns = likenessesTo(occupation, ofTurn);
    const toParts = ofPart === ofTurn ? toTurns : likenessesTo(occupation, ofPart);
    for (const [at, toTurn] of toTurns.entries()) {
      const toPart = toParts[at] ?? 0;
      if (Math.max(toTurn, toPart) >= LEAST_LIKE) near.push({ occupation, at, nearby, toTurn, toPart });
    }
  }
  const likeness = ({ toTurn, toPart }: Near) => Math.max(toTurn, toPart);
  return near.toSorted((one, other) => likeness(other) - likeness(one)).slice(0, COMPARED);
}
const LEAST_LIKE = 0.25;

/** What one question has in common with the nearest that interviewers ask, the nearest first. Empty where it is not encoded. */
export function matchTrade({ turn, part }: HeardQuestion, trade: Trade, vectors: Vectors): TradeMatch[] {
  const [ofTurn, ofPart] = [vectors.get(heardWords(turn)), vectors.get(heardWords(part))];
  const whole = ofTurn ?? ofPart;
  if (whole === undefined) return [];
  const [turnStems, partStems] = [new Set(contentStems(turn)), new Set(contentStems(part))];
  const projected = projectVector(whole);
  const projectedPart = ofPart === undefined || ofPart === whole ? projected : projectVector(ofPart);
  const ofQuestion = questionFeatures(part, turn, ofPart ?? whole);
  const matches = nearestInMeaning(projected, projectedPart, trade).flatMap((near) => {
    const answer = tradeAnswerAt(near.occupation, near.at);
    if (answer === undefined || !trade.suits(answer)) return [];
    const ofAsked = shareOf(answer.ofAsked, turnStems, trade.weightOf);
    const ofTurnWords = shareOf(turnStems, answer.ofBoth, trade.weightOf);
    const ofPartWords = shareOf(partStems, answer.ofBoth, trade.weightOf);
    const nearness =
      Math.max(near.toTurn, near.toPart) + WEIGHT.asked * ofAsked.share + WEIGHT.turn * ofTurnWords.share;
    const features = [
      nearness,
      near.toTurn,
      near.toPart,
      ofAsked.share,
      ofTurnWords.share,
      ofTurnWords.shared,
      ofPartWords.share,
      ofPartWords.shared,
      ...KINDS.map((kind) => Number(answer.kind === kind)),
      ...NEARBY.map((nearby) => Number(near.nearby === nearby)),
      ...ofQuestion,
    ];
    return [{ answer, nearness, features }];
  });
  const sorted = matches.toSorted((one, other) => other.nearness - one.nearness);
  return sorted.map((match, at) => {
    const other = sorted[at === 0 ? 1 : 0]?.nearness ?? 0;
    return { ...match, features: [...match.features, match.nearness - other, Math.min(at, MOST_RANKED)] };
  });
}
const MOST_RANKED = 8;
const KINDS: readonly TradeAnswerKind[] = ['case', 'knowledge', 'way'];

function questionFeatures(part: string, turn: string, vector: Float32Array): number[] {
  const [plainPart, plainTurn] = [plainQuestion(part), plainQuestion(turn)];
  const kinds = guessKinds(plainPart, vector);
  const shareOfKinds = (group: ReadonlySet<string>) =>
    kinds.reduce((sum, { kind, probability }) => sum + (group.has(kind) ? probability : 0), 0);
  return [
    ...GROUPS.map(shareOfKinds),
    Number(ASKS_FOR_PAST.test(plainPart)),
    Number(ASKS_WHAT_TO_DO.test(plainPart)),
    Math.log(1 + plainPart.split(' ').length),
    Math.log(1 + plainTurn.split(' ').length),
  ];
}

const TREES = weightRows as unknown as { bias: number; trees: Trees };

/** The probability that an answer, said aloud, answers the question. Learned by `node tests/eval/live/train-trade.ts`. */
const likelihoodOf = ({ features }: TradeMatch): number =>
  1 / (1 + Math.exp(-(TREES.bias + scoreByTrees(TREES.trees, features))));

/** The likeliest of the nearest answers. Undefined where nothing of the trade is encoded. */
export function likeliestOfTrade(
  question: HeardQuestion,
  trade: Trade,
  vectors: Vectors,
): { answer: TradeAnswer; likelihood: number } | undefined {
  return matchTrade(question, trade, vectors)
    .slice(0, NEAREST)
    .map((match) => ({ answer: match.answer, likelihood: likelihoodOf(match) }))
    .toSorted((one, other) => other.likelihood - one.likelihood)[0];
}
/** As many as were graded for each turn. */
const NEAREST = 6;
