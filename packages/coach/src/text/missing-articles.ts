import stored from '../../data/text/article-weights.json' with { type: 'json' };
import {
  articleClass,
  articleFeatures,
  canHaveArticle,
  phraseLength,
  type Token,
  tokensOf,
} from './article-features.ts';
import { rememberShort } from './remember.ts';

/** The data file stores weights in twentieths. */
const STEPS = 20;
const PER_ITEM = 3;
/** Where the model is as sure as this, 9 of 10 articles put into lines of resumes read right. */
const LEAST_CHANCE = 0.5;
/** How sure it is which of the two it is. */
const LEAST_SHARE = 0.75;
const VOWEL = /^(?:[aio]|e(?!u)|u(?!ni|se|su|ti|rin))/u;

type Weights = Map<string, [a: number, the: number]>;
let loaded: Map<string, Weights> | undefined;

/** Read when first used: most requests need none. */
function weightsOf(template: string): Weights | undefined {
  loaded ??= new Map(Object.entries<string[]>(stored).map(([name, lines]) => [name, readWeights(lines)]));
  return loaded.get(template);
}

function readWeights(lines: readonly string[]): Weights {
  const weights: Weights = new Map();
  for (const line of lines) {
    const parts = line.split(' ');
    for (let at = 0; at + 2 < parts.length; at += PER_ITEM) {
      weights.set(parts[at] ?? '', [Number(parts[at + 1]) / STEPS, Number(parts[at + 2]) / STEPS]);
    }
  }
  return weights;
}

/** How probable "a" and "the" are in the gap before the word at `index` of a text without its articles. */
export function articleChances(words: readonly string[], index: number): { a: number; the: number } {
  let [a, the] = [0, 0];
  for (const [template, value] of articleFeatures(words, index)) {
    const weights = weightsOf(template)?.get(value);
    a += weights?.[0] ?? 0;
    the += weights?.[1] ?? 0;
  }
  const most = Math.max(0, a, the);
  const sum = Math.exp(-most) + Math.exp(a - most) + Math.exp(the - most);
  return { a: Math.exp(a - most) / sum, the: Math.exp(the - most) / sum };
}

/** A phrase of one thing: no plural, no name, no number, no part of a bare row ("by bed, chair and trolley"), and no article within. */
function needsOne(words: readonly string[], hadArticle: readonly boolean[], index: number): boolean {
  const end = index + phraseLength(words, index);
  const [second = '', before = ''] = [words[index - 2], words[index - 1]];
  const phrase = words.slice(index, end);
  const head = phrase.at(-1) ?? '';
  return (
    !hadArticle.slice(index, end).some(Boolean) &&
    phrase.every((word) => /^\p{Ll}/u.test(word)) &&
    (words[index]?.length ?? 0) >= SHORTEST &&
    !/^\d/u.test(before) &&
    !phrase.some((word) => PLURAL.test(word)) &&
    !UNCOUNTED.test(head) &&
    !IN_ROW.test(before) &&
    !IN_ROW.test(words[end] ?? '') &&
    // Within a phrase only the verb of the clause comes before.
    (!canHaveArticle(before) || (hadArticle[index - 1] !== true && CLAUSE_START.test(second)))
  );
}
const PLURAL = /[^su]s$|^people$|^children$/u;
/** An activity is no single thing: "line training", "bench work". */
const UNCOUNTED = /(?:ing|work|ty|ness|ism|ship|ics|enrolment|turnover|stock)$/u;
const IN_ROW = /^(?:and|or|[,(])$/u;
/** "m" and "ft" are units. */
const SHORTEST = 3;
const CLAUSE_START = /^(?:I|and|also|to)$/u;

/** "a" or "an" before a word. */
export const indefinite = (word: string): string => (VOWEL.test(word) ? 'an' : 'a');

/** A sentence made from notes with the articles that notes leave out; only those that are sure, and none before a name or a number. */
export const withMissingArticles = rememberShort((text: string): string => {
  const words: Token[] = [];
  const hadArticle: boolean[] = [];
  let isBehindArticle = false;
  for (const token of tokensOf(text)) {
    const isArticle = articleClass(token.text) > 0;
    if (!isArticle) {
      words.push(token);
      hadArticle.push(isBehindArticle);
    }
    isBehindArticle = isArticle;
  }
  const plain = words.map((token) => token.text);
  let told = text;
  // From the end, so that the places before stay where they are.
  for (let index = words.length - 1; index > 0; index -= 1) {
    const { text: word, at } = words[index] ?? { text: '', at: 0 };
    if (!canHaveArticle(word) || !needsOne(plain, hadArticle, index)) continue;
    const { a, the } = articleChances(plain, index);
    if (a + the < LEAST_CHANCE || Math.max(a, the) < LEAST_SHARE * (a + the)) continue;
    const isThe = the >= a && !OF_AMOUNT.test(text.slice(at));
    told = `${told.slice(0, at)}${isThe ? 'the' : indefinite(word)} ${told.slice(at)}`;
  }
  return told;
});
/** "crew of 4" */
const OF_AMOUNT = /^\p{Ll}+ of (?:about |around |over |up to )?\d/u;
