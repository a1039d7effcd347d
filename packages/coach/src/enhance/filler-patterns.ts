import { joinPattern } from '../text/join-pattern.ts';

/** What a speaker says without saying anything, and what remains in its place. */
type Cut = { pattern: RegExp; replacement: string };

/** Before these words the speaker's thought begins. */
const SUBJECT = "(?:i|we|he|she|they|you|it|there|that|this|the|my|our|one|in|when|at|on|first)(?:'[a-z]+)?\\b";
const FILLER = '(?:you know|i mean|sort of|kind of|you see)';
/** Fillers that open an answer. A bare "yes" or "yeah" may be the answer itself and stays. */
export const OPENING: Cut = {
  pattern: new RegExp(
    [
      '^(?:(?:em|ah|oh|er)[,.…]*\\s+)*(?:(?:yeah|yes|ok(?:ay)?|right|well|all right),?\\s+)?(?:so|well),?\\s+(?:(?:so|yeah|um|em),?\\s+)*',
      `(?=${SUBJECT})`,
    ].join(''),
    'iu',
  ),
  replacement: '',
};
/** "Em" and "eh" can be words elsewhere: "get em". */
const JOINED_SOUND: Cut = {
  pattern:
    /\b(and|but|so|because|then|like),? (?:em|eh|er),? (?=(?:i|it|we|he|she|they|the|there|my|that)(?:'[a-z]+)?\b)/giu,
  replacement: '$1 ',
};
const START_SOUND: Cut = { pattern: /^(?:em|er)\b[,.…]*\s+/iu, replacement: '' };

/** Sounds and fillers that no two commas enclose. */
export const FILLERS: readonly Cut[] = [
  START_SOUND,
  JOINED_SOUND,
  {
    pattern: new RegExp([`^(?:so |and |but )?(?:basically|${FILLER}|like),\\s+(?=${SUBJECT})`].join(''), 'iu'),
    replacement: '',
  },
  { pattern: /,?\s+(?:so|and),? yeah(?=[.!?]*$)/iu, replacement: '' },
  // A joining word that joins nothing: "and I put it back, and."
  { pattern: /(?<=\p{L}),?\s{1,3}(?:and|(?:and|but) (?:so|then)|(?<=,\s)so)(?=[,.…]{0,3}$)/iu, replacement: '' },
  {
    pattern: joinPattern(
      'iu',
      '(?<=\\p{L})(?<!\\b(?:do|does|did|done|say|says|saying|said|think|thinks|thought|hope|hoped|me|him|her|us|them|or|was|is|are|were|be|more|even|much|believe',
      '|believed|suppose|guess|not|and|if|ever|okay)) so(?=[,.…]{0,3}$)',
    ),
    replacement: '',
  },
  { pattern: /\b(so|and|but),? yeah,? (?=(?:i|we|he|she|they|it|that|there)(?:'[a-z]+)?\b)/giu, replacement: '$1 ' },
];

const START_TWICE = [
  "(?:i|we|he|she|they|it|you|there) (?:was|were|am|is|are|had|have|did|do|would|could|think|thought|went|said|just|then|don't|didn't)",
  "(?:i|we|he|she|they|it|you|there|that)'[a-z]+",
  '(?:in|on|at|to|for|with|from) (?:the|a|my|our)',
  '(?:because|when|if|that) (?:i|we|he|she|they|it)',
].join('|');

/** A word or a beginning that is said twice, where the second is the one that is meant. */
export const DOUBLES: readonly Cut[] = [
  {
    pattern: new RegExp([`\\b(${START_TWICE})(?:,?\\s+\\1){1,4}(?=\\s+[\\p{L}\\d])`].join(''), 'giu'),
    replacement: '$1',
  },
  // Words that never end a clause: "the, the valve". Any other word can be meant: "the way I see it, it works".
  {
    pattern: /\b(the|an|and|my|our|your|his|their|who|which|because|if|when|where)(?:,?\s+\1)+\b/giu,
    replacement: '$1',
  },
  // In lower case alone: "vitamin A a day".
  { pattern: /\ba(?:,?\s+a)+\b/gu, replacement: 'a' },
  // Words that can end a clause before a comma: "so did I, I left".
  { pattern: /\b(i|we|he|she|they|but)(?:\s+\1)+\b/giu, replacement: '$1' },
];
/** Talk about the answer instead of the answer, as a whole sentence. */
export const ASIDE = joinPattern(
  'iu',
  '^(?:so |well |ok(?:ay)? |and |yeah |but )*(?:let me (?:think|start|see)',
  "|(?:that(?:'s| is|’s) (?:a |an )?|what a )?(?:really |very )?(?:good|great|tough|hard|interesting) question|does that (?:answer (?:your|the) question|make sense)",
  "|i (?:don't|do not) know what else to say|(?:so|and),? yeah|thank you|thanks)[.!?]*$",
);

/** Cut only at the end of an answer: in "I'd like a second opinion. That's all." it belongs to the story. */
export const LAST_ASIDE =
  /^(?:so |well |ok(?:ay)? |and |yeah |but )*that(?:'s| is|’s) (?:it|all|about it|my answer|basically it)[.!?]*$/iu;
