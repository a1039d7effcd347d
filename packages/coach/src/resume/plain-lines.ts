import type { ResumeLine } from '@greenroom/contract/resume';
import { isInstructionToReader } from './reader-instructions.ts';
import { findWrapped } from './tagger/wrapped-lines.ts';

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

/**
 * Lines as one text, with an empty line where the page has a gap. Lines that only the page or the writer's window parted are one, and those that speak
 * to the machine that reads them are left out.
 */
export function toPlainText(lines: readonly ResumeLine[]): string {
  const shown = lines.filter(({ isHidden, text }) => !isHidden && (text.trim() === '' || !isInstructionToReader(text)));
  const isGap = (index: number) => shown[index] !== undefined && isBehindGap(shown[index], shown[index - 1]);
  const wrapped = findWrapped(shown, isGap);
  return shown
    .map(({ text }, index) => {
      if (index === 0) return text;
      if (wrapped[index - 1] === true) return ` ${text.trimStart()}`;
      return `${isGap(index) ? '\n\n' : '\n'}${text}`;
    })
    .join('')
    .slice(0, MAX_TEXT_LENGTH);
}

function isBehindGap(line: ResumeLine, before: ResumeLine | undefined): boolean {
  if (before === undefined || line.y === 0) return false;
  return line.page !== before.page || Math.abs(line.y - before.y) > MAX_LINE_DROP * line.fontSize;
}
