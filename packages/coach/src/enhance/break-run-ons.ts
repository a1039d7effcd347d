import type { AnswerAnalysis } from '../feedback/analyse-answer.ts';
import { NUMBER_WORDS } from '../feedback/lexicons-data.ts';
import type { Clause } from '../text/clauses.ts';
import { FUNCTION_WORDS } from '../text/function-words-data.ts';

/** A sentence up to this long is read without effort. */
const EASY_WORDS = 16;
const SHORTEST = { joined: 6, bare: 9, introduced: 4, rest: 4 };
const JOINS = /^(and|but|so)$/;
const SUBJECT =
  /^(i|we|they|he|she|it|you|everyone|everybody|nobody|people|i'm|i've|we're|we've|they're|it's|that's|there)$/;
const BARE_SUBJECT = /^(i|we|they|he|she)$/;
const BETWEEN = /^(also|all|both|just|then|really|actually|never|always|still|each)$/;
const VERB =
  /(..ed$|^(am|is|are|was|were|had|have|has|did|do|made|got|went|took|ran|came|began|put|set|found|met|sold|built|wrote|said|told|kept|left|gave|saw|lost|won|split|led|sat|spoke|brought|taught|learnt|spent|sent|knew|thought|felt|need|want|would|could|can|will|should)$)/;
/** After these a subject goes on with the sentence instead of opening one. */
const LEADS_ON =
  /^(think|know|guess|say|said|believe|hope|feel|sure|realized|realised|learned|means|thing|things|way|time|reason|everything|something|anything)$/;
const DETERMINER =
  /^(the|a|an|every|each|my|our|their|his|her|this|that|these|those|all|any|some|first|last|only|best)$/;

/** "In four years we passed": what stands before the subject belongs to it. */
const TIMES =
  /^(years?|time|weeks?|days?|months?|mornings?|nights?|point|moment|today|tomorrow|yesterday|january|february|march|april|may|june|july|august|september|october|november|december)$/;
const LEAD_IN = /^(last|honestly|eventually|finally|then|after|for|in|when|at|one)$/;
const LONGEST_LEAD_IN = 8;

/** A long stretch of speech as several sentences, each beginning with a subject of its own; a short one stays whole. */
export function breakRunOn(analysis: AnswerAnalysis, clause: Clause): Clause[] {
  const pieces: Clause[] = [];
  let { first } = clause;
  for (let index = first + 1; index <= clause.last - SHORTEST.rest; index += 1) {
    if (clause.last - first + 1 <= EASY_WORDS) break;
    if (!opensSentence(analysis.words, index, index - first)) continue;
    pieces.push({ first, last: index - 1 });
    first = index;
  }
  return [...pieces, { first, last: clause.last }];
}

function opensSentence(words: readonly string[], index: number, length: number): boolean {
  const word = words[index] ?? '';
  if (JOINS.test(word)) return length >= SHORTEST.joined && startsOwnSentence(words, index + 1);
  const before = words[index - 1] ?? '';
  if (word === 'for' && /^(me|us)$/.test(words[index + 1] ?? '') && DETERMINER.test(words[index + 2] ?? ''))
    return true;
  if (length >= SHORTEST.introduced && isIntroduced(words, index) && hasSubjectAndVerb(words, index, BARE_SUBJECT))
    return true;
  const isAfterNoun = DETERMINER.test(words[index - 2] ?? '') && words[index + 1] !== 'also';
  if ((FUNCTION_WORDS.has(before) && before !== 'there') || TIMES.test(before)) return false;
  if (word === 'what')
    return length >= SHORTEST.bare && !VERB.test(before) && hasSubjectAndVerb(words, index + 1, /^(i|we)$/);
  return (
    length >= SHORTEST.bare && !isAfterNoun && !LEADS_ON.test(before) && hasSubjectAndVerb(words, index, BARE_SUBJECT)
  );
}

/** "My name is Leo", "I am twenty three": whoever goes on with a subject after these begins anew. */
function isIntroduced(words: readonly string[], index: number): boolean {
  const [third, second, first, last] = words.slice(Math.max(0, index - 4), index);
  if (third === 'my' && second === 'name' && first === 'is') return last !== undefined;
  return NUMBER_WORDS.exact.has(last ?? '') && [third, second, first].some((word) => /^(am|i'm)$/.test(word ?? ''));
}

function startsOwnSentence(words: readonly string[], index: number): boolean {
  if (hasSubjectAndVerb(words, index, SUBJECT)) return true;
  if (!LEAD_IN.test(words[index] ?? '')) return false;
  return words
    .slice(index + 1, index + LONGEST_LEAD_IN)
    .some((_, step) => hasSubjectAndVerb(words, index + 1 + step, SUBJECT));
}

function hasSubjectAndVerb(words: readonly string[], index: number, subject: RegExp): boolean {
  const word = words[index] ?? '';
  if (!subject.test(word)) return false;
  if (word.includes("'")) return true;
  const next = words[index + 1] ?? '';
  return VERB.test(BETWEEN.test(next) ? (words[index + 2] ?? '') : next);
}
