import type { CoverLetter } from '@greenroom/contract/cover-letter';

/** Two sentences are the same when they share so much of their words (Dice coefficient). */
const SAME = 0.8;
const CONNECTOR =
  /^(?:I also|I further|In addition,? I|Besides that, I|And I|In the same (?:role|job|position) I|There I|In that position I)\b/u;
const SENTENCE_END = /(?<=[.!?]["”]?)\s+(?=[\p{Lu}“])/u;
const WORD = /[\p{L}\p{N}]+/gu;

/** The sentences of a letter's paragraphs as words, without the names of the advertisement and without connectors. */
export function maskedSentences(letter: CoverLetter, names: string[]): string[][] {
  const { introduction, body, closing } = letter;
  const ordered = names.filter((name) => name !== '').sort((left, right) => right.length - left.length);
  return [introduction, body.paraOne, body.paraTwo, body.paraThree, closing]
    .flatMap((paragraph) => paragraph.split(SENTENCE_END))
    .map((sentence) => ordered.reduce((text, name) => text.replaceAll(name, ''), sentence).replace(CONNECTOR, 'I'))
    .map((sentence) => sentence.toLowerCase().match(WORD) ?? [])
    .filter((words) => words.length > 0);
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
