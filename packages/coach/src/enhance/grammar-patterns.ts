/**
 * Slips of learners that have one right form in every context. A slip that needs an understanding of the sentence is
 * left unchanged.
 */
export const GRAMMAR_PATTERNS: readonly { pattern: RegExp; replacement: string }[] = [
  { pattern: /\bi\b(?=[\s,.!?;:]|'(?:m|ve|d|ll)\b|$)/g, replacement: 'I' },
  { pattern: /\b(inform)ations\b/gi, replacement: '$1ation' },
  { pattern: /\b(advice|equipment|furniture|homework|knowledge|software|luggage)s\b/gi, replacement: '$1' },
  { pattern: /\bmore (better|easier|faster|bigger|cheaper|safer|quicker)\b/gi, replacement: '$1' },
  { pattern: /\b(he|she|it) don't\b/gi, replacement: "$1 doesn't" },
  { pattern: /\b(I|you|we|they) was\b(?! it)/g, replacement: '$1 were' },
  { pattern: /\bI were\b/g, replacement: 'I was' },
  { pattern: /\b(people|customers|colleagues|patients|children) was\b/gi, replacement: '$1 were' },
  { pattern: /\b(discuss)(ed|ing)? about\b/gi, replacement: '$1$2' },
  {
    pattern: /\b(explain(?:ed)?) (me|him|her|us|them)\b(?= (?:the|how|what|why|that|everything|it)\b)/gi,
    replacement: '$1 to $2',
  },
  { pattern: /\bdid(n't| not) went\b/gi, replacement: 'did$1 go' },
  { pattern: /\bdid(n't| not) (?:had)\b/gi, replacement: 'did$1 have' },
  { pattern: /\bdid(n't| not) knew\b/gi, replacement: 'did$1 know' },
  { pattern: /\bdid(n't| not) came\b/gi, replacement: 'did$1 come' },
  { pattern: /\bcan able to\b/gi, replacement: 'can' },
  { pattern: /\bin the last of\b/gi, replacement: 'at the end of' },
  {
    pattern:
      /\ba (hour|honest|apple|order|error|idea|issue|answer|email|urgent|old|easy|important|engineer|elderly|angry)\b/g,
    replacement: 'an $1',
  },
  { pattern: /\ban (user|university|unit|uniform|useful|one)\b/g, replacement: 'a $1' },
];
