import type { ResumeLine } from '@greenroom/contract/resume';
import { isInstructionToReader } from './reader-instructions.ts';

const MAX_TEXT_LENGTH = 60_000;
const PLAIN_FONT_SIZE = 10;
/** The width of a character of a text without coordinates. */
const CHARACTER_POINTS = 5;
/** Distance of two lines without a gap in sizes of the font. */
const MAX_LINE_DROP = 1.7;

/** The lines of a pasted text; their `y` is 0. */
export const toLines = (text: string): ResumeLine[] =>
  text.split(/\r\n?|\n|\f/u).map((line) => ({
    text: line,
    page: 1,
    x: (line.length - line.trimStart().length) * CHARACTER_POINTS,
    y: 0,
    fontSize: PLAIN_FONT_SIZE,
    isBold: false,
    isHidden: false,
  }));

/** Lines as one text, with an empty line where the page has a gap, and without those that speak to the machine that reads them. */
export function toPlainText(lines: readonly ResumeLine[]): string {
  const shown = lines.filter(({ isHidden, text }) => !isHidden && (text.trim() === '' || !isInstructionToReader(text)));
  return shown
    .map((line, index) => (isBehindGap(line, shown[index - 1]) ? `\n${line.text}` : line.text))
    .join('\n')
    .slice(0, MAX_TEXT_LENGTH);
}

function isBehindGap(line: ResumeLine, before: ResumeLine | undefined): boolean {
  if (before === undefined || line.y === 0) return false;
  return line.page !== before.page || Math.abs(line.y - before.y) > MAX_LINE_DROP * line.fontSize;
}
