import type { HeardWord } from './parse-output.ts';

/** A speaker who pauses so long between two words has mostly ended a sentence. Learned from texts alone, ends are right in only six of ten. */
const SENTENCE_PAUSE_SECONDS = 0.7;
/** Shorter stretches are no sentences: "well", "in my last job". */
const FEWEST_WORDS = 5;
/** A speaker who pauses behind one of these is looking for the next word. */
const OPEN_ENDED = new Set(
  `a an the my our your his her their its this these those of in on at to for with by from into about and or but so because when if that which who
  is are was were be been am have has had do does did will would can could should i we you he she they it's i'm um uh like very really`.split(
    /\s+/,
  ),
);
/** Nor does a sentence begin with one of these. */
const CARRIES_ON = new Set('of to than that which who whom whose is are was were be been am has have had'.split(' '));

/** How a word is written in English, at any place. */
const spell = (word: string): string => (/^i(?:'\w+)?$/.test(word) ? `I${word.slice(1)}` : word);
const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/**
 * Words of a recogniser that hears neither capitals nor full stops, as sentences: "I" and the first word of a sentence get their capital, and
 * a sentence ends at a long pause where its words may end one. No word is changed, added or left out.
 */
export function writeSentences(words: readonly HeardWord[]): string {
  const written: string[] = [];
  let length = 0;
  for (const [index, { word, endSeconds }] of words.entries()) {
    length += 1;
    const next = words[index + 1];
    const isEnd =
      next === undefined ||
      (length >= FEWEST_WORDS &&
        next.startSeconds - endSeconds >= SENTENCE_PAUSE_SECONDS &&
        !OPEN_ENDED.has(word) &&
        !CARRIES_ON.has(next.word));
    const spelled = length === 1 ? capital(spell(word)) : spell(word);
    written.push(isEnd && words.length >= FEWEST_WORDS ? `${spelled}.` : spelled);
    if (isEnd) length = 0;
  }
  return written.join(' ');
}
