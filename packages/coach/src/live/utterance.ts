import { OPENING } from './question-cue-patterns.ts';
import type { SpokenWord } from './spoken-words.ts';

/** The words of a turn with their line, and where a question can open in them. */
export type Utterance = {
  words: readonly SpokenWord[];
  line: string;
  offsets: readonly number[];
  /** Where a question can open: at the words from `openedAt` (after what was stepped over) to `opening` (the first that carries something). */
  openedAt: number;
  opening: number;
};

/** How many of the words are in a set. */
export const countIn = (words: readonly SpokenWord[], set: ReadonlySet<string>): number =>
  words.reduce((count, word) => count + (set.has(word.plain) ? 1 : 0), 0);

/** "… so moving on to the next question": what comes after it opens the question, however long the way there was. */
const ANNOUNCED =
  /^(?:[^ ]+ ){0,30}?(?:next|first|second|third|fourth|last|final|following|another|more) (?:question|one|topic)(?: (?:for you|i have|i had|here|is|would be|then|um|uh))*(?= )/;

export function readUtterance(words: readonly SpokenWord[]): Utterance {
  const offsets: number[] = [];
  let line = '';
  for (const word of words) {
    if (line !== '') line += ' ';
    offsets.push(line.length);
    line += word.plain;
  }
  const announced = ANNOUNCED.exec(line)?.[0].trim().split(' ').length ?? 0;
  const openedAt = announced < words.length ? announced : 0;
  return { words, line, offsets, openedAt, opening: openingFrom(line, offsets, openedAt) };
}

/** Index of the first word that carries something, from `index` on. */
export function openingFrom(line: string, offsets: readonly number[], index: number): number {
  const offset = offsets[index];
  if (offset === undefined) return index;
  const stepped = OPENING.exec(line.slice(offset))?.[0].trim() ?? '';
  const opening = stepped === '' ? index : index + stepped.split(' ').length;
  return Math.min(opening, offsets.length - 1);
}
