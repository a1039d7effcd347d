import { rememberShort } from '../text/remember.ts';

const WORD = /[\p{L}][\p{L}\p{N}+#']*|\d+|[$£€%?!:]/gu;
const HEADING_LENGTH = 60;
const HEADING_WORDS = 7;
/** A heading speaks for at most so many lines below it. */
const HEADING_REACH = 14;
const MAX_WORDS = 60;
const WORDS_BEFORE = 3;
const FIFTHS = 5;
/** Upper bounds of the length classes, in words. */
const LENGTHS = [2, 4, 8, 15, 30];
const VERB = /\s(?:is|are|was|were|be|have|has|will|can|do|does|we|you|our|your|'ll|'re)\s/iu;

/**
 * The features of one line of an advertisement for the classifier: its words and pairs of words, its shape, the words of the heading
 * above it and of the line before, and its place in the text. `lines` are without bullets, in order.
 */
export function sentenceFeatures(lines: readonly string[], index: number): string[] {
  const line = lines[index] ?? '';
  return [...new Set(['bias', ...ownFeatures(line), ...contextFeatures(lines, index)])];
}

function ownFeatures(line: string): string[] {
  const words = wordsOf(line).slice(0, MAX_WORDS);
  const [first, second] = words;
  const features = [...words, ...words.slice(1).map((word, place) => `${words[place]} ${word}`)];
  if (first !== undefined) features.push(`^${first}`);
  if (second !== undefined) features.push(`^${first} ${second}`);
  features.push(`#len${lengthClass(words.length)}`);
  if (/[.!]$/u.test(line)) features.push('#stop');
  if (/\?$/u.test(line)) features.push('#ask');
  if (/:$/u.test(line)) features.push('#colon');
  if (/^\p{Lu}[\p{Lu}\s&'’:]+$/u.test(line)) features.push('#caps');
  if (!VERB.test(` ${line} `)) features.push('#noverb');
  return features;
}

function contextFeatures(lines: readonly string[], index: number): string[] {
  const features = [`#pos${Math.floor((index / Math.max(1, lines.length)) * FIFTHS)}`];
  const heading = headingAbove(lines, index);
  for (const word of wordsOf(heading).slice(0, HEADING_WORDS)) features.push(`h:${word}`);
  if (index === 0) features.push('#first');
  for (const word of wordsOf(lines[index - 1] ?? '').slice(0, WORDS_BEFORE)) features.push(`p:${word}`);
  return features;
}

function headingAbove(lines: readonly string[], index: number): string {
  for (let above = index - 1; above >= 0 && index - above <= HEADING_REACH; above -= 1) {
    const line = lines[above] ?? '';
    if (isHeading(line)) return line;
  }
  return '';
}

const isHeading = rememberShort(
  (line) => line.length <= HEADING_LENGTH && line.split(/\s+/u).length <= HEADING_WORDS && !/[.;,]$/u.test(line),
);

function lengthClass(count: number): number {
  const place = LENGTHS.findIndex((bound) => count <= bound);
  return place < 0 ? LENGTHS.length : place;
}

/** Numbers are all alike. */
const wordsOf = rememberShort((text): readonly string[] => {
  const words = text.toLowerCase().replace(/’/gu, "'").match(WORD) ?? [];
  return words.map((word) => (/^\d+$/u.test(word) ? '0' : word));
});
