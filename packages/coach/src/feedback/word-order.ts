import orderData from '../../data/feedback/word-order.json' with { type: 'json' };
import { tokenize } from '../text/tokens.ts';
import type { ReadAnswer } from './read-words.ts';

/** How often each kind of word follows another in answers as people give them, learned by `npm run coach:train`. */
export type WordOrderData = {
  /** `[kind, how often something follows it, how often it follows something]`; a kind is a frequent word or an ending. */
  kinds: readonly (readonly [string, number, number])[];
  /** `[kind, kind that follows it, how often]`; pairs that occurred once are left out. */
  pairs: readonly (readonly [string, string, number])[];
};
type WordOrder = {
  /** How much likelier words follow each other than by chance: the mean log ratio of the pairs in each stretch, about 0.6 in speech. */
  fluencyOf(stretches: readonly (readonly string[])[]): { fluency: number; pairs: number };
};

/** Added to both counts of a ratio, so that pairs that are hardly expected say little. */
const PRIOR = 5;
/** No pair counts more: speech is made of many that are a little likelier. */
const MOST_EACH = 2.5;
/** Of fewer pairs the mean says too little. */
const FEWEST_PAIRS = 15;

const ENDINGS = ['ing', 'ed', 'ly'];

/** The kind of word that a word counts as: itself if it is frequent, else its ending. */
export function kindOf(word: string, isFrequent: (word: string) => boolean): string {
  if (isFrequent(word)) return word;
  if (/\d/.test(word)) return '#';
  const ending = ENDINGS.find((known) => word.endsWith(known));
  if (ending !== undefined) return `-${ending}`;
  if (word.includes("'")) return "-'";
  return word.endsWith('s') && !word.endsWith('ss') ? '-s' : '-';
}

function createWordOrder({ kinds, pairs }: WordOrderData): WordOrder {
  const counts = new Map(kinds.map(([kind, before, after]) => [kind, { before, after }]));
  const total = kinds.reduce((sum, [, before]) => sum + before, 0);
  const followed = new Map(pairs.map(([first, second, count]) => [`${first} ${second}`, count]));
  const ratioOf = (first: string, second: string): number => {
    const expected = ((counts.get(first)?.before ?? 0) * (counts.get(second)?.after ?? 0)) / total;
    const ratio = Math.log(((followed.get(`${first} ${second}`) ?? 0) + PRIOR) / (expected + PRIOR));
    return Math.max(-MOST_EACH, Math.min(MOST_EACH, ratio));
  };
  return {
    fluencyOf(stretches) {
      const ratios = stretches.flatMap((words) => {
        const said = words.map((word) => kindOf(word, (one) => counts.has(one)));
        return said.slice(1).map((second, index) => ratioOf(said[index] ?? '', second));
      });
      const sum = ratios.reduce((total, ratio) => total + ratio, 0);
      return { fluency: sum / Math.max(1, ratios.length), pairs: ratios.length };
    },
  };
}

let shipped: WordOrder | undefined;
const wordOrder = (): WordOrder => {
  shipped ??= createWordOrder(orderData as unknown as WordOrderData);
  return shipped;
};

/** The words between two marks: items of a list are not expected to follow each other. */
export const stretchesOf = ({ pieces }: Pick<ReadAnswer, 'pieces'>): string[][] =>
  pieces.flatMap(({ text }) =>
    text.split(/[.,;:?!()/\u2013\u2014\n]/).map((part) => tokenize(part).map(({ word }) => word)),
  );

/**
 * Of 3,200 answers of the sets, each without its writer, none is below, nor with articles left out; of those with a quarter of the words misheard one in
 * fifty, with a tenth one in a thousand, of shuffled ones all but one in a thousand.
 */
const LEAST_FLUENT = -0.05;
/** Of the bank's terse answers 97 in 100 are above; with their words shuffled fewer than one in a hundred. */
const SURELY_FLUENT = 0.1;

/** Whether words are in no order that people speak in. */
export const isWordSalad = (read: Pick<ReadAnswer, 'pieces'>): boolean => fluencyOf(read) < LEAST_FLUENT;

/** Whether words surely follow each other as people speak, so that words of the trade among them say something. */
export const isFluent = (read: Pick<ReadAnswer, 'pieces'>): boolean => fluencyOf(read) >= SURELY_FLUENT;

function fluencyOf(read: Pick<ReadAnswer, 'pieces'>): number {
  const { fluency, pairs } = wordOrder().fluencyOf(stretchesOf(read));
  return pairs >= FEWEST_PAIRS ? fluency : Number.POSITIVE_INFINITY;
}
