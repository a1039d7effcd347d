import type { LetterOptions, LetterParagraph } from '@greenroom/contract/cover-letter';

/** The contract's choices as plain values: its file brings zod, which this screen does not need. */
export const LETTER_TONES = ['Plain', 'Warm', 'Formal'] as const satisfies readonly LetterOptions['tone'][];
export const LETTER_LENGTHS = ['Short', 'Medium', 'Long'] as const satisfies readonly LetterOptions['length'][];
export const LETTER_PARAGRAPHS = [
  'introduction',
  'paraOne',
  'paraTwo',
  'paraThree',
  'closing',
] as const satisfies readonly LetterParagraph[];
