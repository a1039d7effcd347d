import type { LetterBlock } from '../letter/letter-text.ts';
import { BLOCK_GAP, FONT_SIZE, isRightToLeft, LINE_HEIGHT, MARGIN, type Paper } from './paper.ts';

/** A line on a page. `x` and `y` are points from the top left; `y` is the baseline, `width` what it was measured at. */
export type PlacedLine = { text: string; x: number; y: number; width: number; isRightToLeft: boolean };
export type Measure = (text: string) => number;

/** A place to break after: each ideograph or syllable block, and each word with the space behind it. */
const PIECES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}][\p{P}]*|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])\S)+\s*|\s+/gu;

/** Cuts a piece that alone is wider than the line, so that nothing runs off the sheet. */
function cutPiece(piece: string, width: number, measure: Measure): string[] {
  if (measure(piece.trimEnd()) <= width) return [piece];
  const parts: string[] = [];
  let part = '';
  for (const character of piece) {
    if (part && measure(part + character) > width) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}

/** Breaks a text into lines that are at most `width` points wide. */
export function breakLines(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of (text.match(PIECES) ?? []).flatMap((whole) => cutPiece(whole, width, measure))) {
    if (line && measure((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return line.trim() ? [...lines, line.trimEnd()] : lines;
}

/** The letter's lines on as many pages as it takes. */
export function layOut(blocks: readonly LetterBlock[], paper: Paper, measure: Measure): PlacedLine[][] {
  const width = paper.width - 2 * MARGIN;
  const pages: PlacedLine[][] = [[]];
  let y = MARGIN + FONT_SIZE;
  for (const { lines } of blocks) {
    const isRtl = isRightToLeft(lines.join(' '));
    for (const text of lines.flatMap((line) => breakLines(line, width, measure))) {
      if (y > paper.height - MARGIN) {
        pages.push([]);
        y = MARGIN + FONT_SIZE;
      }
      const lineWidth = measure(text);
      const x = isRtl ? paper.width - MARGIN - lineWidth : MARGIN;
      pages.at(-1)?.push({ text, x, y, width: lineWidth, isRightToLeft: isRtl });
      y += LINE_HEIGHT;
    }
    y += BLOCK_GAP;
  }
  return pages.filter((page) => page.length > 0);
}
