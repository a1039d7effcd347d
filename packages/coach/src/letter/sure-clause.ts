import { IRREGULAR_PAST } from '../entities/achievement-verbs.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { isPresentTense } from './first-person.ts';

const MOST_WORDS = 34;
/** Words with which an object may begin that needs no article. */
const DETERMINER = joinPattern(
  'u',
  '^(?:the|an?|all|both|each|every|some|any|no|my|his|her|its|their|this|that|these|those|what|how|why|who|which|when|where|whether|up|over',
  '|about|around|more|most|many|several|half|few|another|other|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty',
  String.raw`|forty|fifty|hundreds|dozens|\d.*|[$€£]\S*|\p{L}*\p{Lu}\S*)$`,
);
const BOUNDARY = joinPattern(
  'u',
  '^(?:of|for|in|on|at|to|with|without|by|from|as|into|onto|over|under|across|through|within|between|during|after|before|until|since|per|and|or',
  '|but|so|because|while|when|where|which|who|that|using|including|down|up|out|off|away|back|together|than|instead|against|around|about|behind',
  '|via|along)$',
);
/** Singular nouns that take no article, by their end. */
const UNCOUNTED_END = /(?:ing|ance|ence|ity|ware|ship|ism|ics|ology|graphy|ness|ure|age|ation|ction|ment)$/u;
const COUNTED_END = /(?:ocument|epartment|partment|arment|udit|ssessment|greement)$/u;
const UNCOUNTED = new Set(
  `work staff training stock payroll data software care research information advice feedback waste scrap time cash credit food traffic access
   support control food quality safety cost theatre surgery paper production content maintenance music english water power oil gas steel
   concrete equipment labour labor space money code evidence health help progress proof trade turnover downtime overtime output demand supply
   wine beer bread meat fish dough sauce fruit cover compliance growth spend revenue shrink churn debt travel transport freight cargo wood timber
   metal mail post email copy text video audio history geography science art homework attendance behaviour behavior practice discovery hygiene crew aid coffee
   tea livestock cattle machinery inventory personnel clothing luggage`
    .split(/\s+/u)
    .filter(Boolean),
);
/** A clause with one of these is hard to read out of its resume. */
const LOOSE =
  /^I \p{L}+ (?:that|this|it|them|these|those)(?:$| (?:as|in|on|for|with|at|all|every)\b)|(?<!\d):|:(?!\d)|[|•…]|\s[-–—]\s|\betc\b|\be\.g\b|["“”]|\s\/\s|(?<!\d)\+\s|^\S+ (?:fewer|less) than/iu;

/** In a clause that began in the present. */
const PAST_BEHIND = /\sand (?:led|wrote|ran|took|gave|became|began|drove|rewrote)\s/u;

const FIGURE = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/u;

/** Whether a clause is a complete sentence: no fragment, no object without its article, not too long. */
export function isSureClause(clause: string): boolean {
  const words = clause.split(/\s+/u);
  if (words.length > MOST_WORDS || LOOSE.test(clause)) return false;
  if (isPresentTense(clause.slice(2)) && PAST_BEHIND.test(clause)) return false;
  if (/^I was promoted\b|^I \p{L}+,/u.test(clause) || /^I used (?:for|in|by|to|as)\b/u.test(clause)) return false;
  const [, deed] = /^(?:I|my work was to) (.+)$/u.exec(clause) ?? [];
  if (deed === undefined) return !/^my work \p{L}+ \p{Lu}{3,} \p{Lu}{3,}/u.test(clause);
  // A line with a figure is worth an article that is missing.
  return FIGURE.test(deed) || !lacksArticle(deed.split(/\s+/u));
}

/** "introduced weekly viability round": the object ends in a singular noun that would take an article. */
function lacksArticle(words: string[]): boolean {
  if (/^(?:am|was|became)$/u.test(words[0] ?? '')) return false;
  const object = objectOf(words);
  const [first] = object;
  if (first === undefined || DETERMINER.test(first) || /['’]s?$/u.test(first)) return false;
  return !isComplete(object.at(-1) ?? '');
}

/** The words behind the verbs ("also planned and taught") up to the end of the object. */
function objectOf(words: string[]): string[] {
  let at = 0;
  while (/^(?:also|have|then|\p{L}+ly)$/u.test(words[at] ?? '')) at += 1;
  at += 1;
  while (/^(?:and|or)$/u.test(words[at] ?? '') && at + 1 < words.length) at += 2;
  const rest = words.slice(at);
  const boundary = rest.findIndex((word, at) => isBoundary(word, rest[at + 1]) || word.startsWith('('));
  const comma = rest.findIndex((word) => /[,;.]$/u.test(word));
  const ends = [boundary, comma < 0 ? -1 : comma + 1].filter((end) => end >= 0);
  return rest.slice(0, Math.min(rest.length, ...ends)).map((word) => word.replace(/[,;.()]/gu, ''));
}

/** "central and arterial lines" go on behind "and", "aid and kept the book" do not. */
const isBoundary = (word: string, next = '') =>
  BOUNDARY.test(word) && !(/^(?:and|or)$/u.test(word) && !/ed$/u.test(next) && !IRREGULAR_PAST.has(next));

/** Whether an object may end in this word without an article: an abbreviation, a plural, a noun that is not counted. */
function isComplete(word: string): boolean {
  const last = word.toLowerCase();
  if (IRREGULAR_PAST.has(last)) return false;
  if (/\p{Lu}{2}/u.test(word) || UNCOUNTED.has(last)) return true;
  const isPlural = /[^s]s$/u.test(last) && !/(?:us|is)$/u.test(last);
  return isPlural || (UNCOUNTED_END.test(last) && !COUNTED_END.test(last)) || /ly$|^(?:people|children)$/u.test(last);
}
