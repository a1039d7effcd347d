import { joinPattern } from '../text/join-pattern.ts';

type Slip = { pattern: RegExp; replacement: string };

const UNCOUNTED = 'information|advice|equipment|furniture|homework|knowledge|software|luggage|feedback';
/** The base of each form that learners put after "did". */
const BASES: Readonly<Record<string, string>> = {
  went: 'go',
  had: 'have',
  knew: 'know',
  came: 'come',
  took: 'take',
  gave: 'give',
  saw: 'see',
  made: 'make',
  told: 'tell',
  said: 'say',
  got: 'get',
  found: 'find',
  thought: 'think',
  understood: 'understand',
  wanted: 'want',
  worked: 'work',
  liked: 'like',
  agreed: 'agree',
  stopped: 'stop',
};
const TIMES = 'year|month|week|day|hour|minute';
const COUNT = '(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\\d{1,3})';
/** Words that take "an", without those that begin a clause behind the letter A. */
const AN_WORD = [
  '(?!(?:about|across|after|again|almost|already|also|always|around|away|each|either|even|ever|every|into|often|only|other|over)\\b)',
  '(?:a[b-z][a-z]{3}|e[a-tvxyz][a-z]{3}|i[a-z]{4}|o(?!ne|nce|ui)[a-z]{4}|hour\\b|honest|old\\b|easy\\b|idea\\b|item\\b|oven\\b|egg\\b|urgent)',
].join('');
/** A clause begins before the subject, so that no verb before it asks for the bare form: "he made it have a lid", "did he have". */
const CLAUSE = '(?<=^|[.,;:] |\\b(?:and|but|because|so|when|then|now|also) )';

/**
 * Slips of learners that have one right form in every context. A slip that needs an understanding of the sentence is
 * left unchanged.
 */
export const GRAMMAR_PATTERNS: readonly Slip[] = [
  { pattern: new RegExp([`\\b(?:many|several) (${UNCOUNTED})s\\b`].join(''), 'gi'), replacement: 'a lot of $1' },
  {
    pattern: joinPattern(
      'gi',
      `\\ban? (information|advice|equipment|furniture|luggage)(?=[ ]?(?:about|from|for|[.,;]))`,
    ),
    replacement: 'a piece of $1',
  },
  { pattern: new RegExp([`\\b(${UNCOUNTED})s\\b`].join(''), 'gi'), replacement: '$1' },
  { pattern: /\b(many|some|other|these|those|of) peoples\b(?!['’])/gi, replacement: '$1 people' },
  {
    pattern: new RegExp(
      [
        `(?<!\\b(?:an?|the|my|our|each|every|this|that|per|one) )\\b((?:${COUNT}|fifteen|twenty|thirty|forty|fifty) (?:${TIMES}))`,
        '(?= ?[.,;]| (?:and|before|after|later|or|i|we|he|she|they|then|because|every|why|when|until|well|but|so)\\b|$)',
      ].join(''),
      'giu',
    ),
    replacement: '$1s',
  },
  { pattern: /\bfor (?=(?:ask|buy|see|find|bring|learn|become|tell|explain|understand) )/g, replacement: 'to ' },
  {
    pattern: joinPattern(
      'giu',
      '\\b(explain(?:ed)?) (me|him|her|us|them) ((?:the|my|our|this|that) [a-z]{2,14})(?= ?[.,;]| (?:and|but|so|because|then)\\b|$)',
    ),
    replacement: '$1 $3 to $2',
  },
  {
    pattern:
      /\b(so|too) much (people|customers|clients|colleagues|patients|children|things|problems|mistakes|orders|calls|hours|days|questions)\b(?!-)/gi,
    replacement: '$1 many $2',
  },
  { pattern: new RegExp([`\\b(every|each) (${TIMES}|morning|evening)s\\b`].join(''), 'gi'), replacement: '$1 $2' },
  { pattern: new RegExp([`\\b(${COUNT}) (${TIMES})(?= ago\\b)`].join(''), 'gi'), replacement: '$1 $2s' },
  {
    pattern: /\bmore (better|easier|faster|bigger|cheaper|safer|quicker|harder|smaller|older|younger|cleaner)\b/gi,
    replacement: '$1',
  },
  { pattern: /\b(the|my|our) most (easiest|biggest|fastest|cheapest|safest|hardest|best)\b/gi, replacement: '$1 $2' },
  { pattern: /\b(he|she|it) don't\b/gi, replacement: "$1 doesn't" },
  { pattern: new RegExp([`${CLAUSE}(he|she|it) have\\b`].join(''), 'gi'), replacement: '$1 has' },
  { pattern: /\b(they|we) (both|all) was\b/g, replacement: '$1 $2 were' },
  { pattern: /\b(you|we|they) was\b(?! it)/g, replacement: '$1 were' },
  { pattern: /(?<!\b(?:and|if|though|wish|as|were) )\bI were\b/g, replacement: 'I was' },
  // Not "one of his people was", nor "what moved people was".
  {
    pattern: new RegExp(
      [`${CLAUSE}((?:the )?(?:people|customers|colleagues|patients|children)) was\\b`].join(''),
      'gi',
    ),
    replacement: '$1 were',
  },
  { pattern: /\b(?:was|were) (happened|occurred|existed|died)\b/gi, replacement: '$1' },
  { pattern: new RegExp([`\\beach (${COUNT} (?:${TIMES})s)\\b`].join(''), 'gi'), replacement: 'every $1' },
  { pattern: new RegExp([`${CLAUSE}people is\\b`].join(''), 'gi'), replacement: 'people are' },
  { pattern: /\bI(?: am|'m) agree\b/g, replacement: 'I agree' },
  { pattern: /\bI(?: am|'m) not agree\b/g, replacement: "I don't agree" },
  {
    pattern:
      /\bI have (\d\d|twenty|thirty|forty|fifty)((?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?) years old\b/g,
    replacement: 'I am $1$2 years old',
  },
  {
    pattern: joinPattern(
      'giu',
      "\\bI(?: am|'m) (working|living|studying|driving|doing (?:this|it))((?: (?:here|there|now|at|in|for|as|with|the|a|this|that",
      '|[\\p{L}]{3,15})){0,4} since (?:\\d{4}|last|19|20|january|february|march|april|may|june|july|august|september|october|november',
      '|december|two|three|four|five|\\d)\\b)',
    ),
    replacement: 'I have been $1$2',
  },
  {
    pattern: new RegExp(
      [
        `\\bsince ((?:about |over |more than |almost |nearly )?(?:one|${COUNT}|many|several|a few) (?:${TIMES})s?)(?= ?(?:[.,;]|and\\b|i\\b|in\\b|at\\b|here\\b|now\\b|$))`,
      ].join(''),
      'gi',
    ),
    replacement: 'for $1',
  },
  { pattern: /\b(discuss)(ed|ing)? about\b/gi, replacement: '$1$2' },
  { pattern: /\bdepend(s|ed)? of\b/gi, replacement: 'depend$1 on' },
  { pattern: /\bresponsible of\b/gi, replacement: 'responsible for' },
  { pattern: /\b(listen(?:ed|ing|s)?) (me|him|her|us|them)\b/gi, replacement: '$1 to $2' },
  { pattern: /\bsaid (me|him|us|them)(?= (?:that|to|i|he|she|we|they|it|not)\b)/gi, replacement: 'told $1' },
  { pattern: /(?<!\b(?:what|that|to|who) )\bdid (a|my) mistake\b/gi, replacement: 'made $1 mistake' },
  { pattern: /(?<!\ba )\bmust to (?=[a-z])/gi, replacement: 'must ' },
  {
    pattern: /\b(explain(?:ed)?) (me|him|her|us|them)\b(?= (?:the|how|what|why|that|everything|it)\b)/gi,
    replacement: '$1 to $2',
  },
  ...Object.entries(BASES).map(([form, base]) => ({
    pattern: new RegExp([`\\bdid(n't| not) ${form}\\b`].join(''), 'gi'),
    replacement: `did$1 ${base}`,
  })),
  { pattern: /\bcan able to\b/gi, replacement: 'can' },
  { pattern: /\bin the last of\b/gi, replacement: 'at the end of' },
  // In small letters alone, and words of some length: not "an MOT", nor "vitamin a is".
  { pattern: new RegExp(['\\ba (?=', AN_WORD, ')'].join(''), 'g'), replacement: 'an ' },
  {
    pattern: /\ban (?=user|univers|unit\b|uniform|useful|one\b|european|[b-dfgj-np-tvwyz][aeiourlyhw][a-z]{3,12}\b)/g,
    replacement: 'a ',
  },
];
