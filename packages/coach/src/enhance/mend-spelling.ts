import { joinPattern } from '../text/join-pattern.ts';

/** Marks that a recogniser or a hurried typist leaves out. Words that are words without them too ("ill", "were", "shed") stay. */
const APOSTROPHES: readonly { pattern: RegExp; replacement: string }[] = [
  {
    pattern: /\b(do|did|does|was|were|is|are|would|could|should|has|have|had|need)nt\b/gi,
    replacement: "$1n't",
  },
  { pattern: /\bcant\b/gi, replacement: "can't" },
  { pattern: /(?<!\b(?:my|his|her|their|our) )\bwont\b/g, replacement: "won't" },
  { pattern: /\b(they|you)re\b/gi, replacement: "$1're" },
  { pattern: /\b(they|you|i|could|would|should)ve\b/gi, replacement: "$1've" },
  { pattern: /\bweve\b/gi, replacement: "we've" },
  { pattern: /\b(they|you|it)(ll|d)\b/gi, replacement: "$1'$2" },
  { pattern: /\bwhod\b/gi, replacement: "who'd" },
  { pattern: /\bwed(?= (?:been|have|had|all|no|always|never|just|to|got)\b)/g, replacement: "we'd" },
  { pattern: /\bim\b/g, replacement: "I'm" },
  { pattern: /\b(that|there|here|what|he|she)s\b/gi, replacement: "$1's" },
  {
    pattern: /\bits(?= (?:a|an|the|not|been|no|too|always|never|really|because|my|your|their|like|about|all)\b)/g,
    replacement: "it's",
  },
  {
    pattern: joinPattern(
      'g',
      '(?<!\\b(?:my|your|his|her|their|our|the|an|no|photo|user) )\\bid (?=(?:say|have|go|be|been|never|always|rather|get|ask|want',
      '|tell|talk|think|call|ring|try|keep|prefer|love|hope|come|speak|let|leave|show|write|help|stop|start',
      '|put|seen|got|done|had|gone|just|make|give|take|look|told|said|found|worked|started|asked)\\b)',
    ),
    replacement: "I'd ",
  },
  { pattern: /\b((?:should|could|would|must|might)(?:n't)?) of\b(?! course)/gi, replacement: '$1 have' },
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
