import { withoutQuoteMarks } from './quote-marks.ts';

/** Gaps of this length and more mean the same as shorter ones, and would be tried again at each of their signs. */
const GAPS = /[^\S\n]{3,}/gu;
const EMPTY_LINES = /(?:\r?\n){4,}/gu;

/** A pasted text with short gaps: a table has a tab, anything else two spaces or two empty lines. */
export function withShortGaps(text: string): string {
  return withoutQuoteMarks(text)
    .replace(GAPS, (gap) => (gap.includes('\t') ? '\t' : '  '))
    .replace(EMPTY_LINES, '\n\n\n');
}
