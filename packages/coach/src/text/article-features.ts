import { FUNCTION_WORDS } from './function-words.ts';

const TOKEN = /[\p{L}\d][\p{L}\d'.%/-]*[\p{L}\d%]|[\p{L}\d]|[,.;:!?()]/gu;
const PUNCTUATION = /^[,.;:!?()]$/u;
const SUFFIX_CHARS = 3;
/** So many words of a noun phrase are looked at. */
const LONGEST_PHRASE = 5;
const MOST_COUNTED = 3;
const EDGE = '$';

/** A word or mark of a text and where it begins. */
export type Token = { text: string; at: number };

export const tokensOf = (text: string): Token[] =>
  [...text.replaceAll('’', "'").matchAll(TOKEN)].map((match) => ({ text: match[0], at: match.index }));

/** 1 for "a" and "an", 2 for "the", 0 for all other words. */
export function articleClass(word: string): 0 | 1 | 2 {
  const low = word.toLowerCase();
  return low === 'the' ? 2 : low === 'a' || low === 'an' ? 1 : 0;
}

/** No function word and no mark has an article before it. */
export const canHaveArticle = (word: string): boolean =>
  !PUNCTUATION.test(word) && !FUNCTION_WORDS.has(word.toLowerCase());

/** Features of the gap before the word at `index`, by template. `words` are those of a text without its articles. */
export function articleFeatures(words: readonly string[], index: number): [template: string, value: string][] {
  const at = (offset: number): string => shapeOf(words[index + offset]);
  const [second, before, first] = [at(-2), at(-1), at(0)];
  const length = phraseLength(words, index);
  const [head, behind] = [at(length - 1), at(length)];
  const [ofBefore, ofHead] = [suffix(before), suffix(head)];
  const startsSentence = before === EDGE || /[.!?]/u.test(before);
  return [
    ['b', '1'],
    ['p', before],
    ['qp', `${second}|${before}`],
    ['n', first],
    ['pn', `${before}|${first}`],
    ['h', head],
    ['hl', `${head}|${Math.min(length, MOST_COUNTED)}`],
    ['hs', ofHead],
    ['ha', `${head}|${behind}`],
    ['ph', `${before}|${head}`],
    ['a', behind],
    ['l', `${length}`],
    ['ps', ofBefore],
    ['ns', suffix(first)],
    ['pa', `${before}|${behind}`],
    ['hsa', `${ofHead}|${behind}`],
    ['nh', `${first}|${head}`],
    ['pshs', `${ofBefore}|${ofHead}`],
    ['hpa', `${/[^s]s$/u.test(head) ? 1 : 0}|${behind}`],
    ['c', `${/^\p{Lu}/u.test(words[index] ?? '') ? 1 : 0}|${startsSentence ? 1 : 0}`],
    ['qsps', `${suffix(second)}|${ofBefore}`],
  ];
}

const shapeOf = (word: string | undefined): string =>
  word === undefined ? EDGE : /^\d/u.test(word) ? '#' : word.toLowerCase();
const suffix = (word: string): string => word.slice(-SUFFIX_CHARS);

/** How many words up to the next function word or mark. */
export function phraseLength(words: readonly string[], index: number): number {
  let end = index;
  while (end < words.length && end < index + LONGEST_PHRASE && canHaveArticle(words[end] ?? '')) end += 1;
  return end - index;
}
