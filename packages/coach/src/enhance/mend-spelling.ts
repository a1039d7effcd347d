import { joinPattern } from '../text/join-pattern.ts';

const RELATIVES =
  'son|daughter|mother|father|mum|mam|mom|dad|brother|sister|wife|husband|partner|nan|gran|granny|uncle|aunt|boss|manager|friend|neighbour';
const THINGS =
  'birthday|wedding|funeral|house|name|car|phone|room|job|desk|office|bedside|shoulder|hand|voice|face|side|fault|idea|kitchen|garden';
/** Behind "it is", and seldom behind a possessive. */
const AFTER_IT_IS = [
  'an?|the|not|been|no|somebody|someone|nobody|everybody|too|always|never|really|because|my|your|their|like|about|all|me|him|us|them|you|just|nearly|almost|still|already|also',
  '|quite|very|so|hard|harder|easy|easier|fine|okay|ok|important|better|worse|nearer|what|that|this|when|how|why|where|if|going|gone|there|here',
  '|now|only (?:a|the|two|three|four|five|ten|when|if|because|me)|need to|to (?:do|be)|for (?:the|my|a)|up to|down to|out of|kind of|sort of',
].join('');
const BEFORE_CLAUSE =
  'and|but|so|if|when|because|that|thought|think|said|knew|hoped|until|what|where|then|before|after|like|how|what';
/** Behind "ID", the card. */
const AFTER_CARD = [
  'cards?|badges?|check|number|tag|photo|proof|document|paper|form|is|was|and|or|for|in|on|at|from|of|to|by|with|please|band|bracelet',
  '|scan|scanner|system|verification|lanyard|pass|but|so|if|that|the|it|he|she|they|we|you|i',
].join('');

/** Marks that a recogniser or a hurried typist leaves out. Words that are words without them too ("ill", "were", "shed") stay. */
const APOSTROPHES: readonly { pattern: RegExp; replacement: string }[] = [
  {
    pattern: /\b(do|did|does|was|were|is|are|would|could|should|has|have|had|need|must|might|ai)nt\b/gi,
    replacement: "$1n't",
  },
  { pattern: /\bcant\b/gi, replacement: "can't" },
  { pattern: /(?<!\b(?:my|his|her|their|our) )\bwont\b/g, replacement: "won't" },
  { pattern: /\b(they|you)re\b/gi, replacement: "$1're" },
  { pattern: /\b(they|you|i|could|would|should)ve\b/gi, replacement: "$1've" },
  { pattern: /\bweve\b/gi, replacement: "we've" },
  { pattern: /\b(they|you|it)(ll|d)\b/gi, replacement: "$1'$2" },
  { pattern: /\bwhod\b/gi, replacement: "who'd" },
  { pattern: /\bwholl\b/gi, replacement: "who'll" },
  { pattern: /\bwed(?= (?:been|have|had|all|no|always|never|just|to|got|an?|the)\b)/g, replacement: "we'd" },
  {
    pattern: joinPattern(
      'g',
      '(?<!\\b(?:[Tt]he|[Aa]|[Mm]y|[Oo]ur|his|her|[Tt]hat|[Tt]his|garden|tool|bike|milking|back) )',
      '\\bshed(?= (?:been|had|got|gone|done|never|already|always|left|said|told|asked|taken|made|come)\\b)',
    ),
    replacement: "she'd",
  },
  { pattern: /\bhed\b/g, replacement: "he'd" },
  { pattern: /\b(some|any|every|no)(body|one)s\b/gi, replacement: "$1$2's" },
  {
    pattern: /\b(who|where)s(?= (?:the|a|an|that|this|been|not|got|going|on|in|at|never|always|responsible)\b)/gi,
    replacement: "$1's",
  },
  // One person, and a thing of which each has one: "my sons birthday".
  {
    pattern: new RegExp(
      [`\\b((?:my|his|her|our|their|your|the) (?:${RELATIVES}))s(?= (?:${THINGS})\\b)`].join(''),
      'g',
    ),
    replacement: "$1's",
  },
  { pattern: /\b[iI]m\b/g, replacement: "I'm" },
  { pattern: /\b(that|there|here|what|he|she)s\b/gi, replacement: "$1's" },
  { pattern: new RegExp([`\\bits(?= (?:${AFTER_IT_IS})\\b)`].join(''), 'gi'), replacement: "it's" },
  { pattern: /\bits(?=,| (?:in|on) (?:the|a|my|our|its)\b)/g, replacement: "it's" },
  {
    pattern: new RegExp(
      [`(?<=^|[.,;!?] |\\b(?:${BEFORE_CLAUSE}) )id (?=(?!(?:${AFTER_CARD})s?\\b)[a-z]{2,20}\\b)`].join(''),
      'g',
    ),
    replacement: "I'd ",
  },
  {
    pattern: joinPattern(
      'g',
      '(?<!\\b(?:my|your|his|her|their|our|the|an|no|photo|user) )\\bid (?=(?:say|have|go|be|been|never|always|rather|get|ask|want',
      '|tell|talk|think|call|ring|try|keep|prefer|love|hope|come|speak|let|leave|show|write|help|stop|start',
      '|put|seen|got|done|had|gone|been|taken|given|brought|lost|left|written|heard|already|just|make|give|take|look|told|said|found|worked|started|asked)\\b)',
    ),
    replacement: "I'd ",
  },
  { pattern: /\b((?:should|could|would|must|might)(?:n't)?) of\b(?! course)/gi, replacement: '$1 have' },
  {
    pattern: /(?<=\bwill|\bwon't|[a-z]'d) of (?=(?:been|done|had|got|gone|come|taken|seen|[a-z]{2,12}ed)\b)/gi,
    replacement: ' have ',
  },
  { pattern: /\bthere own\b/g, replacement: 'their own' },
  { pattern: /\bo ?clock\b/gi, replacement: "o'clock" },
  { pattern: /\bi\b(?=[\s,.!?;:]|'(?:m|ve|d|ll)\b|$)/g, replacement: 'I' },
];
/** Written with a capital wherever they are; "may" and "march" are words too. */
const NAMES = joinPattern(
  'g',
  '\\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|september|october|november|december',
  '|christmas|easter|english)\\b',
);

/** The same words with the apostrophes and capitals that they surely have. */
export function mendSpelling(sentence: string): string {
  let text = sentence;
  for (const { pattern, replacement } of APOSTROPHES) text = text.replace(pattern, replacement);
  return text.replace(NAMES, (name) => name.charAt(0).toUpperCase() + name.slice(1));
}
