import { DUTY_VERBS } from '../entities/duty-verbs.ts';
import { PHRASE_STOPS } from '../skills/phrase-words.ts';
import { joinPattern } from '../text/join-pattern.ts';

/** How a demand is asked for is no part of it: "HotSOS an asset", "Cert IV highly regarded", "certifications for completeness". */
const TAIL = joinPattern(
  'iu',
  String.raw`\s(?:(?:an? )?(?:asset|plus|bonus|advantage|must)|(?:very |highly )?(?:welcome|regarded|desirable|desired|preferred|essential|required|helpful)`,
  '|according|depending|incl|including|based|for (?:completeness|accuracy))$',
);
/** A phrase that points at another sentence, or speaks of the reader or of us: "lead that team", "migrating what", "show us you have sold". */
const POINTING = /(?:^|\s)(?:that|this|these|those|it|what|us|you|me|everyone|which|who|why|how)(?:\s|$)/iu;
/** "Without jargon", "often in rubbish weather", "near water": how or where, and no skill. */
const HOW = joinPattern(
  'iu',
  '^(?:often|every|each|before|after|near|nearby|far|without|within|preferably|ideally|during|between|until|mostly|mainly|perhaps|maybe)',
  String.raw`\s|n['’]t\s`,
);
/** "Level 5" says nothing without its subject; "45p/mile" and "R42 000" are pay. */
const BARE =
  /^(?:level|grade|band|stage|part|class|type|tier) (?:\d{1,2}|[ivx]{1,4})$|^[\p{Sc}]?\d[\d.,]*\p{L}{0,2}\/\p{L}+$/iu;

/** A phrase without what says how strongly it is asked for. */
export const withoutTail = (phrase: string): string => phrase.replace(TAIL, '');

/** False for a phrase that only makes sense within its clause, and cannot be a point of a list. */
export function isListable(phrase: string, clause: string): boolean {
  return !POINTING.test(phrase) && !HOW.test(phrase) && !BARE.test(phrase) && !isCut(phrase, clause);
}

const isCut = (phrase: string, clause: string): boolean =>
  isCutBeforeList(phrase, clause) || isCutBeforeNoun(phrase, clause);

/** "Explain technical matters" without its last word. */
function isCutBeforeNoun(phrase: string, clause: string): boolean {
  const behind = clause.slice(clause.indexOf(phrase) + phrase.length);
  const next = /^ (\p{L}+)/u.exec(behind)?.[1]?.toLowerCase() ?? 'and';
  return /\s\p{Ll}{2,}(?:ical|ional|ous|ive)$/u.test(phrase) && !/^(?:and|or)$/u.test(next) && !PHRASE_STOPS.has(next);
}

/** "Resolve price, short delivery and deposit disputes": the noun of the first word is behind the others. */
function isCutBeforeList(phrase: string, clause: string): boolean {
  const [verb = '', noun = '', more] = phrase.split(/\s+/u);
  if (more !== undefined || noun === '' || /s$/iu.test(noun) || !DUTY_VERBS.includes(verb.toLowerCase())) return false;
  const behind = clause.slice(clause.indexOf(phrase) + phrase.length);
  return /^(?:,| and | or |\/)/u.test(behind);
}
