import { FIRST_PERSON, SECOND_PERSON } from './question-cue-patterns.ts';
import type { SpokenWord } from './spoken-words.ts';
import { kindOf } from './word-classes.ts';

/** What people say before they come to the point; left out, so that "okay great so what" reads like "what". */
const PREAMBLE: ReadonlySet<string> = new Set(
  'so okay ok and well now alright right great good cool nice yeah but then perfect thank you thanks oh sure yes no awesome excellent interesting very like'.split(
    ' ',
  ),
);
const OPENING_WORDS = 6;
const BODY_WORDS = 25;
const ENDING_WORDS = 12;
const MOST_COUNTED = 4;
const SHAPE_WORDS = 14;
const LONGEST_SHAPE = 5;
/** Utterances of so few words are known by their whole shape. */
const SHORT_WORDS = 5;

function withoutPreamble(words: readonly string[]): readonly string[] {
  const start = words.findIndex((word) => !PREAMBLE.has(word));
  return start <= 0 ? words : words.slice(start);
}

function addRuns(into: Set<string>, mark: string, words: readonly string[], lengths: readonly number[]): void {
  for (const length of lengths)
    for (let index = 0; index + length <= words.length; index += 1)
      into.add(`${mark}:${words.slice(index, index + length).join(' ')}`);
}

const countOf = (words: readonly string[], set: ReadonlySet<string>): number =>
  words.reduce((count, word) => count + (set.has(word) ? 1 : 0), 0);

/** The kinds of words in a row: at the beginning (`p`), within (`q`), at the end (`z`), and of a short utterance as a whole (`s`). */
function addShapes(into: Set<string>, body: readonly string[]): void {
  const kinds = body.map(kindOf).join('');
  for (let length = 2; length <= Math.min(LONGEST_SHAPE, kinds.length); length += 1)
    into.add(`p:${kinds.slice(0, length)}`);
  const last = `^${kinds}`.slice(-SHAPE_WORDS);
  for (const length of [3, 4])
    for (let index = 0; index + length <= last.length; index += 1) into.add(`q:${last.slice(index, index + length)}`);
  for (const length of [1, 2, 3]) into.add(`z:${kinds.slice(-length)}`);
  if (body.length <= SHORT_WORDS) into.add(`s:${kinds}`);
}

/**
 * What an utterance consists of, for weighing it: how it opens (`o`, `e`), its words (`u`, `g`), how it ends (`t`), the
 * shapes of its parts, its length and how often it speaks of "I" and of "you". Each appears once, however often it is
 * said.
 */
export function utteranceFeatures(words: readonly SpokenWord[]): Set<string> {
  const all = words.map((word) => word.plain);
  const body = withoutPreamble(all);
  const features = new Set<string>([body.length < all.length ? 'after preamble' : 'at once']);
  for (let length = 1; length <= Math.min(4, body.length); length += 1)
    features.add(`o:${body.slice(0, length).join(' ')}`);
  for (const word of body.slice(0, OPENING_WORDS)) features.add(`e:${word}`);
  for (const word of body.slice(-BODY_WORDS)) features.add(`u:${word}`);
  addRuns(features, 'g', body, [2, 3]);
  addRuns(features, 't', body.slice(-ENDING_WORDS), [1, 2, 3]);
  addShapes(features, body);
  const [first, second] = [countOf(body, FIRST_PERSON), countOf(body, SECOND_PERSON)];
  features.add(`first ${Math.min(MOST_COUNTED, first)}`);
  features.add(`second ${Math.min(MOST_COUNTED, second)}`);
  features.add(`length ${Math.floor(2 * Math.log2(body.length + 1))}`);
  features.add(`more ${Math.sign(second - first)}`);
  features.add(`opens with first ${Math.min(1, countOf(body.slice(0, 3), FIRST_PERSON))}`);
  return features;
}
