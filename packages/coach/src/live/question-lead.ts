import { joinPattern } from '../text/join-pattern.ts';
import { isChatter, openingOf } from './find-question.ts';
import type { SpokenWord } from './spoken-words.ts';

/** Words before a question that belong to it: the case that it is about, or what it refers to. */
const LEAD = joinPattern(
  '',
  String.raw`^(?:if (?:you|your|we|i|they|there|a|an|the|one|some(?:one|body))\b|in the event\b|imagine\b|suppose\b|assum(?:e|ing)\b|let(?:'s| us) (?:say`,
  String.raw`|assume|imagine|suppose)\b|say (?:you|a|an|the|i|your|two|there)\b|you (?:mentioned|said|told|wrote|mention|say|find|have|come|are|were|had`,
  String.raw`|worked|list)\b|it says\b|i (?:see|saw|read|notice|noticed) (?:that |here )*(?:you|your|on|in)\b|given\b|on your (?:resume|cv)\b`,
  String.raw`|in your (?:resume|cv|file|application|last|current|previous|present)\b|of (?:all|everything)\b|a (?:customer|patient|resident|guest|parent`,
  String.raw`|child|colleague|client|student|pupil)\b|looking (?:back|at)\b|when (?:you|there|everything|a|an|the)\b|there(?:'s| is| are| appears)\b`,
  String.raw`|we (?:have|get|had)\b|your\b|as an?\b)`,
);
const LONGEST_LEAD = 30;
const JOINS = /^(?:so|and|okay|ok|now|then|but|well|right|alright|also|great|uh|yeah|cool|here)$/;

/** A short question that says nothing without what came before: "… what do you do", "… do you know it". */
const NEEDS_MORE = joinPattern(
  '',
  '^(?:so |and |then )*(?:what|how) (?:do|would|did|will|are|should) (?:you|we)(?: (?:do|say|tell (?:them|her|him)|handle (?:it|that)|proceed',
  String.raw`|react|respond|go about (?:it|that)|going to do|deal with (?:it|that)))?(?: (?:next|then|now|first))?$|\b(?:it|that|this|them|these|those`,
  String.raw`|that one|this one|he|she|him|her)$|^(?:and )?(?:why|how|what) (?:was|is|did|were) (?:that|it|this|they)\b`,
);
const SHORT_WORDS = 8;
const WHOLE_WORDS = 45;

/** Where the question begins together with the case or the reference before it: "if you could change one thing, | what would it be". */
export function leadOf(words: readonly SpokenWord[], start: number): number {
  const question = words
    .slice(start)
    .map((word) => word.plain)
    .join(' ');
  const opening = openingOf(words);
  const isShort = words.length - start <= SHORT_WORDS && words.length - opening <= WHOLE_WORDS;
  if (isShort && opening < start && NEEDS_MORE.test(question) && !isChatter(words.slice(0, start))) return opening;
  const earliest = Math.max(0, start - LONGEST_LEAD);
  for (let index = earliest; index < start; index += 1) {
    const before = words[index - 1];
    const opens = index === 0 || before?.endsSentence === true || JOINS.test(before?.plain ?? '');
    if (!opens) continue;
    const line = words
      .slice(index, start)
      .map((word) => word.plain)
      .join(' ');
    if (LEAD.test(line)) return index;
  }
  return start;
}
