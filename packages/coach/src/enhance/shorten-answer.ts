import type { AnswerPart, PartLeads } from '../feedback/weigh-pieces.ts';
import { linkSentences, withoutJoining } from './sentence-links.ts';

/** A sentence, how much each of its words says, from 0, and the part of the story it most plainly is. */
export type WeighedSentence = {
  text: string;
  weight: number;
  part?: AnswerPart | undefined;
  /** The least leads of its pieces. */
  leads?: PartLeads | undefined;
};

/** A version of the answer for so many seconds, at 140 spoken words a minute. */
export type ShortLength = {
  seconds: number;
  words: number;
  fromWords: number;
  /** Each step of a technical answer is needed. */
  isStory: boolean;
  /** A cut that leaves out more of what the answer says is another answer. */
  leastShare: number;
};
/** Of each row the first that can be made. */
export const SHORT_LENGTHS: readonly (readonly ShortLength[])[] = [
  [{ seconds: 90, words: 210, fromWords: 211, isStory: false, leastShare: 0.45 }],
  // Less than a third shorter would be the same answer again.
  [
    { seconds: 30, words: 80, fromWords: 110, isStory: true, leastShare: 0.55 },
    { seconds: 45, words: 110, fromWords: 150, isStory: true, leastShare: 0.55 },
  ],
];
/** Fewer are no answer. */
const FEWEST_WORDS = 25;
/** "Yes, I will tell." sets no scene. */
const SHORTEST_SETTING = 6;
/** Another part may replace the strongest one if it says at least half as much. */
const NEXT_BEST = 0.5;

/**
 * The answer within a number of words, or undefined where it is short enough or cannot be cut without tearing sentences apart. Whole
 * sentences of the person in their order: first the setting, the action and the end, then those that say most; with each sentence go
 * those that name what it speaks of.
 */
export function shortenAnswer(sentences: readonly WeighedSentence[], length: ShortLength): string[] | undefined {
  const counts = sentences.map(({ text }) => text.split(/\s+/).length);
  if (counts.reduce((sum, words) => sum + words, 0) < length.fromWords) return undefined;
  const value = (index: number) => (sentences[index]?.weight ?? 0) ** 2 * (counts[index] ?? 0);
  const order = sentences.map((_, index) => index).sort((left, right) => value(right) - value(left));
  const needed = findNeeded(sentences, counts, order, value);
  const isWhole = ['action', 'result'].every((wanted) => needed.some(({ part }) => part === wanted));
  if (length.isStory && !isWhole) return undefined;
  const cut = createCut(counts, linkSentences(sentences.map(({ text }) => text)), length.words);
  if (!needed.every(({ indexes }) => indexes.some((index) => cut.add(index)))) return undefined;
  for (const index of order) cut.add(index);
  const sum = (indexes: readonly number[]) => indexes.reduce((total, index) => total + value(index), 0);
  const kept = cut.kept();
  const isEnough = cut.words() >= FEWEST_WORDS && sum(kept) >= length.leastShare * sum(order);
  if (!isEnough || kept.length === sentences.length) return undefined;
  return kept.map((index) => {
    const text = sentences[index]?.text ?? '';
    return kept.includes(index - 1) ? text : withoutJoining(text);
  });
}

/** The sentences of a cut, as long as they fit into so many words. */
function createCut(counts: readonly number[], links: readonly (readonly number[])[], limit: number) {
  const chosen = new Set<number>();
  const wordsOf = (places: Iterable<number>) => [...places].reduce((sum, place) => sum + (counts[place] ?? 0), 0);
  return {
    /** Adds a sentence with all that it needs, or nothing. */
    add(index: number): boolean {
      const missing = findMissing(index, { chosen, links, limit });
      if (missing === undefined || wordsOf(chosen) + wordsOf(missing) > limit) return false;
      for (const place of missing) chosen.add(place);
      return true;
    },
    kept: (): number[] => [...chosen].sort((left, right) => left - right),
    words: (): number => wordsOf(chosen),
  };
}

type CutSoFar = { chosen: ReadonlySet<number>; links: readonly (readonly number[])[]; limit: number };

/** A sentence and what it needs that is not chosen yet; undefined where there are more sentences than words fit. */
function findMissing(index: number, { chosen, links, limit }: CutSoFar): Set<number> | undefined {
  const missing = new Set([index].filter((place) => !chosen.has(place)));
  for (const place of missing) {
    if (missing.size > limit) return undefined;
    for (const link of (links[place] ?? []).filter((other) => !chosen.has(other))) missing.add(link);
  }
  return missing;
}

/** One of the last sentences says how it is now. */
const ENDING = 2;

type Needed = { part: AnswerPart | 'any'; indexes: number[] };

/** The setting, the action and the end, or the strongest sentence if no part is plain. */
function findNeeded(
  sentences: readonly WeighedSentence[],
  counts: readonly number[],
  order: readonly number[],
  value: (index: number) => number,
): Needed[] {
  const strongOf = (part: AnswerPart): Needed => {
    const [best = -1, ...others] = order.filter((index) => sentences[index]?.part === part);
    return { part, indexes: [best, ...others.filter((index) => value(index) >= NEXT_BEST * value(best))] };
  };
  // Short sentences before it say when and where: "Harvest, four years ago."
  const scene = counts.findIndex((words) => words >= SHORTEST_SETTING);
  const setting = [...Array(scene + 1).keys()].map((index): Needed => ({ part: 'situation', indexes: [index] }));
  const [action, result] = [strongOf('action'), strongOf('result')];
  const most: Needed = action.indexes[0] === -1 ? { part: 'any', indexes: order.slice(0, 1) } : action;
  const end = order.filter((index) => index >= sentences.length - ENDING);
  return [...setting, most, result, { part: 'any' as const, indexes: end }].filter(({ indexes }) => indexes[0] !== -1);
}
