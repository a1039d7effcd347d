import { IRREGULAR_PAST } from '../entities/achievement-verbs.ts';

const MOST_WORDS = 34;
/** Words with which an object may begin that needs no article. */
const DETERMINER =
  /^(?:the|an?|all|both|each|every|some|any|no|my|his|her|its|their|this|that|these|those|what|how|why|who|which|when|where|whether|up|over|about|around|more|most|many|several|half|few|another|other|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundreds|dozens|\d.*|[$€£]\S*|\p{L}*\p{Lu}\S*)$/u;
const BOUNDARY =
  /^(?:of|for|in|on|at|to|with|without|by|from|as|into|onto|over|under|across|through|within|between|during|after|before|until|since|per|and|or|but|so|because|while|when|where|which|who|that|using|including|down|up|out|off|away|back|together|than|instead|against|around|about|behind|via|along)$/u;
/** Singular nouns that take no article, by their end. */
const UNCOUNTED_END = /(?:ing|ance|ence|ity|ware|ship|ism|ics|ology|graphy|ness|ure|age|ation|ction|ment)$/u;
const COUNTED_END = /(?:ocument|epartment|partment|arment|udit|ssessment|greement)$/u;
const UNCOUNTED = new Set(
  `work staff training stock payroll data software care research information advice feedback waste scrap time cash credit food traffic access
   support control food quality safety cost theatre surgery paper production content maintenance music english water power oil gas steel
   concrete equipment labour labor space money code evidence health help progress proof trade turnover downtime overtime output demand supply
   wine beer bread meat fish dough sauce fruit cover compliance growth spend revenue shrink churn debt travel transport freight cargo wood timber
   metal mail post email copy text video audio history geography science art homework attendance behaviour behavior practice discovery hygiene`
    .split(/\s+/u)
    .filter(Boolean),
);
/** A clause with one of these is hard to read out of its resume. */
const LOOSE =
  /^I \p{L}+ (?:that|this|it|them|these|those)(?:$| (?:as|in|on|for|with|at|all|every)\b)|[:|•…]|\s[-–—]\s|\betc\b|\be\.g\b|["“”]|\s\/\s|(?<!\d)\+\s|^\S+ (?:fewer|less) than/iu;

/** Whether a clause reads as a sentence of its own: no fragment, no object without its article, not too long. */
export function isSureClause(clause: string): boolean {
  const words = clause.split(/\s+/u);
  if (words.length > MOST_WORDS || LOOSE.test(clause)) return false;
  if (/^I was promoted\b/u.test(clause) || /^I used (?:for|in|by|to|as)\b/u.test(clause)) return false;
  const [, deed] = /^(?:I|my work was to) (.+)$/u.exec(clause) ?? [];
  if (deed === undefined) return !/^my work \p{L}+ \p{Lu}{3,} \p{Lu}{3,}/u.test(clause);
  return !lacksArticle(deed.split(/\s+/u));
}

/** "introduced weekly viability round": the object ends in a singular noun that would take an article. */
function lacksArticle(words: string[]): boolean {
  if (/^(?:am|was|became)$/u.test(words[0] ?? '')) return false;
  let at = 0;
  while (/^(?:also|have|then|\p{L}+ly)$/u.test(words[at] ?? '')) at += 1;
  // "planned and taught": each verb before the object.
  at += 1;
  while (/^(?:and|or)$/u.test(words[at] ?? '') && at + 1 < words.length) at += 2;
  const object: string[] = [];
  for (const word of words.slice(at)) {
    if (BOUNDARY.test(word) || word.startsWith('(')) break;
    object.push(word.replace(/[,;.()]/gu, ''));
    if (/[,;.]$/u.test(word)) break;
  }
  const [first] = object;
  const last = (object.at(-1) ?? '').toLowerCase();
  if (first === undefined || DETERMINER.test(first) || /['’]s?$/u.test(first)) return false;
  if (IRREGULAR_PAST.has(last)) return true;
  if (/\p{Lu}{2}/u.test(object.at(-1) ?? '')) return false;
  const isPlural = /[^s]s$/u.test(last) && !/(?:us|is)$/u.test(last);
  const isUncounted = UNCOUNTED.has(last) || (UNCOUNTED_END.test(last) && !COUNTED_END.test(last));
  return !isPlural && !isUncounted && !/ly$|^(?:people|children|staff|colleagues)$/u.test(last);
}
