import type { AnswerPart, PartLeads } from '../feedback/weigh-pieces.ts';
import { linkSentences, withoutJoining } from './sentence-links.ts';

/** A sentence, how much each of its words says, from 0, and the part of the story it most plainly is. */
export type WeighedSentence = {
  text: string;
  weight: number;
  part?: AnswerPart | undefined;
  /** The least leads of its pieces. */
  leads?: PartLeads | undefined;
  /** A line of speech without stops. */
  isLine?: boolean | undefined;
};
export type ShortVersion = { seconds: number; sentences: string[] };

/** Words spoken in a minute, and the step to which seconds are rounded. */
const WORDS_A_MINUTE = 140;
const STEP_SECONDS = 15;
/** A shorter answer needs no version that is shorter still. */
const FEWEST_WORDS = 100;
/** Hardly shorter would be the same answer again. */
const LARGEST_SHARE = 0.85;
/**
 * From this lead on a sentence surely is an opinion, a filler or neither here nor there. Of the answers of writers left out that get much
 * shorter without such sentences, 93 % lose no sentence of the situation, the action or the result; without a limit 63 % do.
 */
const SURE_TALK = 0.15;
/** It says what a thing was: what the rest is about. */
const NAMES_THING =
  /\b(?:it was an?|turned out|called|the (?:problem|reason|cause|trouble|answer|rule) (?:was|is))\b/iu;

/**
 * The answer without the sentences that surely are talk beside the story, or undefined where that is not much shorter. Whole sentences of
 * the person in their order; a sentence stays where one that stays needs it to be understood.
 */
export function shortenAnswer(sentences: readonly WeighedSentence[]): ShortVersion | undefined {
  const counts = sentences.map(({ text }) => text.split(/\s+/).length);
  const total = counts.reduce((sum, words) => sum + words, 0);
  const isWhole = ['action', 'result'].every((wanted) => sentences.some(({ part }) => part === wanted));
  if (total < FEWEST_WORDS || !isWhole) return undefined;
  const kept = keepNeeded(sentences);
  const words = [...kept].reduce((sum, index) => sum + (counts[index] ?? 0), 0);
  if (words > LARGEST_SHARE * total) return undefined;
  const seconds = Math.ceil(((words / WORDS_A_MINUTE) * 60) / STEP_SECONDS) * STEP_SECONDS;
  return {
    seconds,
    sentences: sentences.flatMap(({ text }, index) => {
      if (!kept.has(index)) return [];
      return kept.has(index - 1) ? text : withoutJoining(text);
    }),
  };
}

/** The places of all sentences that are no talk, and of those that they need. */
function keepNeeded(sentences: readonly WeighedSentence[]): Set<number> {
  const links = linkSentences(sentences.map(({ text }) => text));
  const kept = new Set([...sentences.keys()].filter((index) => index === 0 || !isTalk(sentences[index])));
  // A set grows while it is read: what is added is read too.
  for (const index of kept) for (const link of links[index] ?? []) kept.add(link);
  return kept;
}

const isTalk = (sentence: WeighedSentence | undefined): boolean =>
  sentence?.leads !== undefined && sentence.leads.talk >= SURE_TALK && !NAMES_THING.test(sentence.text);
