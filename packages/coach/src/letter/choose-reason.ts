import stored from '../../data/letter/reason-weights.json' with { type: 'json' };
import { readJudgedLines } from '../job/read-asking-lines.ts';
import { COMMON_WORDS } from '../text/common-words.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { reasonFeatures } from './reason-features.ts';

/** Learned by `node tests/eval/letters/train-reasons.ts`. */
const WEIGHTS = new Map(Object.entries(stored as unknown as Record<string, number>));
/** From 0.7 on 55 of 57 chosen sentences told something particular of the employer, with their writers left out. Here work of the person must answer them too. */
const LIKELY = 0.5;
const FEWEST_WORDS = 6;
const MOST_WORDS = 26;
/** Points back, speaks to the reader or of the person who writes, is no statement, or tells of the vacancy, of trouble or of money. */
const UNSAYABLE = joinPattern(
  'iu',
  '^(?:it|its|their|next|his|her|need|family run|company|they|this|that|these|those|there|since then|then|and|but|so|if|when|because|which|who',
  String.raw`|he|she|here|founded|established|based|located)\b`,
  String.raw`|\b(?:you|your|yours|I|my|me|post|role|vacancy|position|job|whoever|helper|seeks?|looking for|in its (?:last|latest)|searching|values|no one`,
  String.raw`|none|applicants?|candidates?|recruit\p{L}*|hiring|salary|pay|benefits?|retir\p{L}+|redundan\p{L}+)\b`,
  String.raw`|\b(?:not|cannot|no longer|never|nobody|lost|struggl\p{L}+|fail\p{L}*|short of|unfortunately|sadly|crisis|debts?|complain\p{L}*)\b|n['’]t\b`,
  String.raw`|[:"“”!?()[\]|•/]`,
);
/** A subject and its verb at the beginning. */
const STATES = joinPattern(
  'u',
  '^(?:(?:[Ii]n|[Ss]ince|[Ll]ast|[Tt]his|[Ee]very|[Tt]oday|[Ff]rom|[Oo]ver|[Ff]or|[Aa]t) [^,]{2,40},? )?(?:we|We|[Oo]ur|[Tt]he',
  String.raw`|\p{Lu}[\p{L}&.'’-]*)\s(?:[^,;]{0,70}?\s)?`,
  String.raw`(?:is|are|was|were|has|have|had|do|does|\p{Ll}{2,}(?:ed|s)|run|make|look|serve|build|grow|keep|own|sell|bake|brew|teach|train|repair|print`,
  '|supply|employ|feed|work|move|carry',
  '|treat|host|offer|open|took|made|built|bought|won|began|grew|ran|became|moved|gave|brought|care|farm|design|produce|provide|operate|deliver|manage|support|clean|process|ship|fly|farm)\\b',
);

/** What an advertisement says of its employer that is particular, the surest first, as it follows "that": "you rebuilt the east wing". */
export function particularsOf(jobDescription: string): string[] {
  const lines = readJudgedLines(jobDescription);
  return lines
    .map(({ text }, at) => ({ text, share: judge(reasonFeatures(lines, at)) }))
    .filter(({ share }) => share >= LIKELY)
    .toSorted((left, right) => right.share - left.share)
    .map(({ text }) => tellReason(text))
    .filter((reason) => reason !== '');
}

const judge = (features: readonly string[]): number =>
  1 / (1 + Math.exp(-features.reduce((sum, name) => sum + (WEIGHTS.get(name) ?? 0), 0)));

/** A sentence of the employer as one says it to them. */
export function tellReason(sentence: string): string {
  const plain = cutLong(
    sentence
      .replace(/\s*\([^()]*\)/gu, '')
      .replace(/[\s.;]+$/u, '')
      .trim(),
  );
  const count = plain.split(/\s+/u).length;
  if (count < FEWEST_WORDS || count > MOST_WORDS || UNSAYABLE.test(plain) || !STATES.test(plain)) return '';
  const isByName = !/^(?:[^,]{2,40},? )?(?:we|our)\b/iu.test(plain);
  // "Elm makes gates and we ship them" would change from one person to another.
  if (isByName && /\b(?:we|our|us)\b/iu.test(plain)) return '';
  if (!isEnglish(plain)) return '';
  const [first = '', second = ''] = plain.split(/\s/u);
  return toYou(
    (COMMON_WORDS.has(first.toLowerCase()) && /^\p{Ll}/u.test(second)) || FUNCTION_WORDS.test(first)
      ? lowered(plain)
      : plain,
  );
}
const FUNCTION_WORDS =
  /^(?:the|about|we|our|in|since|last|this|every|today|from|over|for|at|of|with|no|a|an|one|two|three|four|five|six|seven|eight|nine|ten|on|by|after|all|both|most|some)$/iu;

/** An advertisement may be in two languages. */
function isEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const known = words.filter((word) => COMMON_WORDS.has(word) || FUNCTION_WORDS.test(word) || ENGLISH.test(word));
  return known.length >= LEAST_ENGLISH * words.length;
}
const ENGLISH = /^(?:and|or|is|are|was|were|has|have|to|who|which|that|it|its|them|their|us|into|up|out|as|about)$/u;
const LEAST_ENGLISH = 0.12;

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Without a further clause where the sentence is long. */
function cutLong(text: string): string {
  const [head = ''] = text.split(/\s[–—]\s|;\s/u);
  const told = head.split(/\s+/u).length >= FEWEST_WORDS ? head : text;
  if (told.split(/\s+/u).length <= MOST_WORDS) return told;
  const [first = ''] = told.split(/, (?:and|so|which|where|who|but|because|with) /u);
  return first.replace(/,$/u, '');
}

const toYou = (text: string): string =>
  text
    .replace(/\bwe['’]re\b/giu, 'you are')
    .replace(/\bwe['’]ve\b/giu, 'you have')
    .replace(/\bwe\b/giu, 'you')
    .replace(/\bourselves\b/giu, 'yourselves')
    .replace(/\bours\b/giu, 'yours')
    .replace(/\bour\b/giu, 'your')
    .replace(/\bus\b/gu, 'you');
