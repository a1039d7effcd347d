import { joinPattern } from '../text/join-pattern.ts';

export const SOUND = /^(?:u+h+m?|u+m+|e+r+m*|e+h+m+|h+m+|mm+)$/iu;
const LONGEST_WORD = 30;
/** No clause ends behind these words, so that a comma there belongs to the filler. */
export const OPEN_END = joinPattern(
  'iu',
  '^(?:because|and|but|or|so|that|which|who|if|when|while|where|than|to|the|an?|my|our|his|their|your|with|without|of',
  '|for|from|into|about|like|was|were|is|are|am|be|been|being|has|had|have|do|does|did|can|could|will|would|should|must|might|may|not',
  "|really|very|just|then|quite|pretty|only|also|got|get|gets|getting|went|felt|feel|feels|looked|seemed|became|took|spent|made|said|[a-z]{1,7}['’](?:s|m|re|ve|d|ll))$",
);
/** Of them those that join clauses: behind any other one a new subject begins the sentence again. */
export const JOINING = /^(?:because|and|but|or|so|that|which|who|if|when|while|where|than|then)$/iu;
/** Behind these words a whole clause can be the object: "I thought you should have asked". */
export const SAYS =
  /^(?:think|thought|say|says|said|tell|told|know|knew|guess|hope|hoped|felt|feel|asked|that['’]s)$/iu;
/** "Like" behind these words may begin a quotation: "she was a bit, like, you should have asked". */
export const QUOTING =
  /^(?:was|were|is|are|am|be|been|being|went|goes|go|going|just|all|bit|so|[a-z]{1,7}['’][a-z]{1,2})$/iu;
export const SUBJECT =
  /^(?:i|we|he|she|they|you|it|there|that|this|nobody|everybody|everyone|someone|somebody)(?:['’][a-z]+)?$/iu;
export const PRONOUN = /^(?:i|we|he|she|they)$/iu;
export const JOINS = /^(?:and|but|so|which|who|then|yet)$/iu;
/** They join without a comma. */
export const BINDS = joinPattern(
  'iu',
  '^(?:because|if|when|while|until|till|since|whether|in|on|at|with|from|of|for|by|into|about|over|through|during|after|before|without|to)$',
);
export const NUMBER = joinPattern(
  'iu',
  '^(?:[$€£]?\\d.*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|sixteen|eighteen|twenty|thirty',
  '|forty|fifty|sixty|seventy|eighty|ninety|hundred|half|once|twice)(?:-.*)?$',
);
export const PARTICIPLE = /^(?!(?:during|nothing|something|anything|everything|morning|evening)$)[a-z]{2,}ing$/iu;
export const VERB = /^[a-z]{2,}(?:[^aeiou]ed|[aeiou][a-z]?ed)$/iu;

/** The word before a place of the text. */
export function wordBefore(text: string, at: number): string {
  const near = text.slice(Math.max(0, at - LONGEST_WORD), at);
  return /[^\s,.;:!?"“(]+$/u.exec(near)?.[0] ?? '';
}
