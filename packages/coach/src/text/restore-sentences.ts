import capitalWords from '../../data/text/capital-words.json' with { type: 'json' };
import endWeights from '../../data/text/sentence-ends.json' with { type: 'json' };
import { type EndWeights, scoreEnd } from './sentence-ends.ts';

/** A word that was heard, and the silence after it if the recogniser gives times. */
export type SpokenWord = { word: string; pauseSeconds: number | null };

/** Shorter stretches are no sentences: "well", "in my last job". */
export const FEWEST_WORDS = 5;
/** From it on nine of ten ends are right for writers left out (docs/practice.md). */
export const SURE_SCORE = 1.5;
/**
 * What a pause adds, from so many seconds on: the log of how much more often people pause so long at an end than elsewhere. They also
 * pause to find a word, so no pause ends a sentence by itself.
 */
const PAUSE_SCORES: readonly [fromSeconds: number, score: number][] = [
  [0.7, 2.8],
  [0.45, 2.3],
  [0.25, 1.9],
  [0.12, 1.2],
  [Number.NEGATIVE_INFINITY, -1.3],
];
/** With fewer of its words known a text is another language, or no speech. */
const KNOWN_SHARE = 0.5;
/** Less is a phrase, to which a full stop would add nothing. */
const FEWEST_OF_TEXT = 8;

const WEIGHTS: EndWeights = endWeights;
const CAPITALS = new Map(capitalWords.map((form) => [form.toLowerCase(), form]));

const spell = (word: string): string =>
  /^i(?:'\w+)?$/.test(word) ? `I${word.slice(1)}` : (CAPITALS.get(word) ?? word);
const capitalize = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

export const scorePause = (seconds: number): number => PAUSE_SCORES.find(([from]) => seconds >= from)?.[1] ?? 0;

/**
 * The places, by index of the word before, where a sentence surely ends; the last word is always one. Words alone are right in three
 * of four ends only, so without a pause none is set.
 */
function findEnds(words: readonly SpokenWord[]): Set<number> {
  const plain = words.map(({ word }) => word);
  const ends = new Set([words.length - 1]);
  let length = 0;
  for (const [index, { pauseSeconds }] of words.slice(0, -2).entries()) {
    length += 1;
    if (length < FEWEST_WORDS || pauseSeconds === null) continue;
    if (scoreEnd(WEIGHTS, plain, index, length) + scorePause(pauseSeconds) < SURE_SCORE) continue;
    ends.add(index);
    length = 0;
  }
  return ends;
}

/**
 * Words of a recogniser that writes neither capitals nor full stops, as sentences. Ends are told by the words and the pauses. No word is
 * changed, added or left out: `written[i]` is the word `words[i]` with its capitals and its full stop.
 */
export function restoreSentences(words: readonly SpokenWord[]): string[] {
  if (words.length < FEWEST_WORDS)
    return words.map(({ word }, index) => (index === 0 ? capitalize(spell(word)) : spell(word)));
  const ends = findEnds(words);
  return words.map(({ word }, index) => {
    const isFirst = index === 0 || ends.has(index - 1);
    const written = isFirst ? capitalize(spell(word)) : spell(word);
    return ends.has(index) ? `${written}.` : written;
  });
}

/** A text without any mark or capital with a first capital, those of names, and a last full stop. A text that has some, a short one and one in another language stay as they are. */
export function restoreText(text: string): string {
  const words = text.split(/\s+/).filter(Boolean);
  const isBare = !/[.,;:!?…\p{Lu}]/u.test(text.replace(/\bI\b/g, ''));
  if (words.length < FEWEST_OF_TEXT || !isBare) return text;
  const plain = words.map((word) => word.toLowerCase());
  const known = plain.filter((word) => `0 ${word}` in WEIGHTS).length;
  if (known / plain.length < KNOWN_SHARE) return text;
  return restoreSentences(plain.map((word) => ({ word, pauseSeconds: null }))).join(' ');
}
