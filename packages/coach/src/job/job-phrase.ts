import { isTitle } from '../entities/classify-part.ts';
import { DUTY_VERBS } from '../entities/duty-verbs.ts';
import { GENERIC_WORDS } from '../skills/phrase-words.ts';
import type { Token } from '../skills/tokenize.ts';
import { isFact, isPlace } from './job-fact-phrases.ts';

/** How a phrase was found: behind a cue, after "ability to", by its verb, as a point or member of a list, by its spelling. */
export type PhraseSource = 'cue' | 'ability' | 'duty' | 'list' | 'name' | 'qualification';
/** A phrase of a job description that no lexicon knows; `start` and `end` are offsets into the clause. */
export type JobPhrase = { text: string; start: number; end: number; category: 'hard' | 'soft'; source: PhraseSource };

const MIN_LETTERS = 3;
/** "dispense drugs safely" asks for the same as "dispense drugs". */
const ADVERB = /^(?!(?:famil|assemb|anoma|monopo|reply|supply|daily|weekly)).{3,}ly$/u;
/** Years of work, and verbs of the sentence around a list. */
const NO_SKILL =
  /\d\+?\s*(?:years?|yrs?|months?)\b|^(?:join|include|including|duties|nice[- ]to[- ]have|bonus points?)\b/iu;

/** "Analyst" and "Trade tested electrician" say what one would be. */
export const isPosition = (text: string): boolean => isTitle(text.split(/\s+/u).at(-1) ?? '');

/** "Product managers" and "analysts" are whom one works with and nothing that one can do; "brief designers" is a duty. */
export function isPeople(text: string): boolean {
  const words = text.split(/\s+/u);
  const last = words.at(-1) ?? '';
  return (
    /[^s]s$/u.test(last) &&
    isTitle(last.slice(0, -1)) &&
    !isTitle(last) &&
    !DUTY_VERBS.includes(words[0]?.toLowerCase() ?? '')
  );
}

/** Whether the last word is what the words before it say more of: "strings programme", and neither "the team" nor "reports daily". */
function isHead(words: Token[]): boolean {
  const [before, last] = words.slice(-2);
  if (before === undefined || last?.gap !== 'space' || words.length < 3) return false;
  return HEADS_OF_OBJECTS.has(last.word) && !GENERIC_WORDS.has(before.word) && /^\p{L}/u.test(before.raw);
}
const HEADS_OF_OBJECTS = new Set(
  (
    'team user program project service client customer department product process system solution application tool person people area environment ' +
    'group task material equipment standard procedure policy'
  ).split(' '),
);

/** "Explain a technical problem": without the noun that the article belongs to, the rest would be a fragment. */
function isOfArticle(words: readonly Token[]): boolean {
  const [article, before, last] = words.slice(-3);
  if (before === undefined || GENERIC_WORDS.has(before.word)) return false;
  return ARTICLES.has(article?.word ?? '') && before.gap === 'space' && last?.gap === 'space';
}
const endsInNoun = (words: Token[]): boolean => isHead(words) || isOfArticle(words);
const ARTICLES = new Set('a an the our your their its his her'.split(' '));
/** What stays of "experience from DP vessels" without its first word. */
const LEADING = new Set('from of with in on at by to as for'.split(' '));

function withoutGeneralEnds(words: readonly Token[], isLedByVerb: boolean): Token[] {
  const kept = [...words];
  while (kept.length > 1 && ADVERB.test(kept.at(-1)?.word ?? '')) kept.pop();
  while (!isLedByVerb && kept.length > 0 && GENERIC_WORDS.has(kept[0]?.word ?? '')) kept.shift();
  while (kept.length > 0 && GENERIC_WORDS.has(kept.at(-1)?.word ?? '')) {
    // "Lead a strings programme": without its noun the duty would be incomplete.
    if (isLedByVerb && endsInNoun(kept)) break;
    kept.pop();
  }
  while (!isLedByVerb && kept.length > 1 && LEADING.has(kept[0]?.word ?? '')) kept.shift();
  return kept;
}

const hasContent = ({ word }: Token) => !GENERIC_WORDS.has(word) && !/^\d/u.test(word) && word.length >= MIN_LETTERS;

/** A phrase without general words at its end and, unless it begins with a verb, at its beginning. */
export function toPhrase(
  clause: string,
  words: Token[],
  category: 'hard' | 'soft',
  source: PhraseSource,
): JobPhrase | undefined {
  const kept = withoutGeneralEnds(words, source === 'duty' || source === 'ability');
  const first = kept[0];
  const last = kept.at(-1);
  if (!first || !last || !kept.some(hasContent)) return undefined;
  // "Kindness. Seriously.": how something is said.
  if (first === last && ADVERB.test(first.word) && (first.start === 0 || /^\p{Ll}/u.test(first.raw))) return undefined;
  const text = clause.slice(first.start, last.end);
  if (NO_SKILL.test(text) || isFact(text) || isPlace(text)) return undefined;
  return { text, start: first.start, end: last.end, category, source };
}
