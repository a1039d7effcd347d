import type { CoverLetter } from '@greenroom/contract/cover-letter';

/** Two sentences are the same when they share so much of their words (Dice coefficient). */
const SAME = 0.8;
const SENTENCE_END = /(?<=[.!?]["”]?)\s+(?=[\p{Lu}“])/u;
const WORD = /[\p{L}\p{N}]+/gu;
const POINT = /^• /u;

/**
 * What a letter tells as words, without the names of the advertisement: its sentences, and its points, which are lines of the resume and the same
 * wherever they are chosen. What leads to points is neither.
 */
export function maskedParts(letter: CoverLetter, names: string[]): { sentences: string[][]; points: string[][] } {
  const { introduction, body, closing } = letter;
  const ordered = names.filter((name) => name !== '').sort((left, right) => right.length - left.length);
  const lines = [introduction, body.paraOne, body.paraTwo, body.paraThree, closing].flatMap((text) => text.split('\n'));
  const wordsOf = (text: string) =>
    ordered
      .reduce((masked, name) => masked.replaceAll(name, ''), text)
      .toLowerCase()
      .match(WORD) ?? [];
  return {
    sentences: lines
      .filter((line) => !POINT.test(line) && !line.endsWith(':'))
      .flatMap((line) => line.split(SENTENCE_END))
      .map(wordsOf)
      .filter((words) => words.length > 0),
    points: lines.filter((line) => POINT.test(line)).map(wordsOf),
  };
}

/** The share of the sentences of either letter that the other has too. */
export function sharedSentences(first: string[][], second: string[][]): number {
  const count = (some: string[][], others: string[][]) =>
    some.filter((sentence) => others.some((other) => isSame(sentence, other))).length;
  return (count(first, second) + count(second, first)) / (first.length + second.length);
}

function isSame(left: string[], right: string[]): boolean {
  const rest = [...right];
  let shared = 0;
  for (const word of left) {
    const place = rest.indexOf(word);
    if (place < 0) continue;
    rest.splice(place, 1);
    shared += 1;
  }
  return (2 * shared) / (left.length + right.length) >= SAME;
}
