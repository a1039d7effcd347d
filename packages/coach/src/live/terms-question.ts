import { joinPattern } from '../text/join-pattern.ts';
import type { FoundQuestion } from './find-question.ts';
import { namedTerms } from './named-terms.ts';
import type { SpokenWord } from './spoken-words.ts';

/** Asks for a yes to the terms beside it. */
const ASKS_FOR_YES = joinPattern(
  'g',
  String.raw`\b(?:(?:would|could|will|are) you (?:be )?(?:okay|ok|happy|fine|all right|alright|comfortable|prepared|willing|able|available|good) (?:with|for|to)`,
  '|(?:would|does|do|will|is|are) (?:that|this|it|those|these)(?: all)? (?:work|suit|fit|be (?:okay|ok|fine|a problem|possible)|okay|ok|fine|a problem|doable) ?(?:for|with)? ?(?:you|your)?',
  String.raw`|(?:could|can|would) you (?:do|start|manage|cover|work)|how (?:would|does|do) (?:that|those|they|it|this) (?:suit|sit|fit|work))\b`,
);
/** Dates of the interview itself are no terms of the work, and what somebody else was asked is a story. */
const OF_OTHERS =
  /\b(?:interview|second round|next round|zoom|teams link|link|call you|ring you|meet(?:ing)? you|(?:asked|told|said to|ask) (?:him|her|them|me)|(?:he|she|they|i) (?:said|asked|was like))\b/;
/** So many words name the terms once they are asked about. */
const MOST_BEHIND = 24;

/** "The shop opens at seven so would you be okay with the early shift": a question of terms wherever it is in a long turn. Null for any other. */
export function findTermsQuestion(words: readonly SpokenWord[]): FoundQuestion | null {
  const line = words.map(({ plain }) => plain).join(' ');
  const asked = [...line.matchAll(ASKS_FOR_YES)].at(-1);
  if (asked === undefined || OF_OTHERS.test(line) || namedTerms(line) === '') return null;
  const behind = line.slice(asked.index).split(' ').length;
  return behind > MOST_BEHIND ? null : { start: words.length - behind, isInterrogative: true };
}
