import type { PdfPage, TextStyle } from '../../../../apps/server/src/testing/pdf-writer/pdf-document.ts';

/** A column that text runs down in. Points from the bottom left; `y` is the next baseline. */
export type Column = {
  page: PdfPage;
  left: number;
  right: number;
  y: number;
  isRightToLeft?: boolean;
  /** Breaks long words at line ends. */
  isHyphenated?: boolean;
};

const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;
export const widthOf = (text: string, style: TextStyle) =>
  (style.font.width(text) * style.size) / 1000 + [...text].length * (style.letterSpacing ?? 0) - kernedBy(text, style);
const kernedBy = (text: string, style: TextStyle) => ([...text].length * (style.kerning ?? 0) * style.size) / 1000;

/**
 * A line of a right-to-left page in the order in which its letters are there: Latin words keep their own order, numbers
 * only each by itself.
 */
function toVisualOrder(text: string): string {
  const runs: string[] = [];
  let isLatin = false;
  for (const word of text.split(' ')) {
    const goesOn = isLatin && /^[\w@.,+]+$/.test(word);
    isLatin = /[a-z]/i.test(word);
    if (goesOn && isLatin) runs.push(`${runs.pop()} ${word}`);
    else runs.push(RIGHT_TO_LEFT.test(word) ? [...word].reverse().join('') : word);
  }
  return runs.reverse().join(' ');
}

export function setLine(column: Column, text: string, style: TextStyle, indent = 0): void {
  if (column.isRightToLeft) {
    const shown = toVisualOrder(text);
    column.page.text(column.right - indent - widthOf(shown, style), column.y, shown, style);
  } else column.page.text(column.left + indent, column.y, text, style);
}

/** Sets a line that ends at the column's right edge. */
export function setAtRight(column: Column, text: string, style: TextStyle): void {
  column.page.text(column.right - widthOf(text, style), column.y, text, style);
}

/** Breaks a text into lines of a width in points. Ideographs break anywhere. */
function breakLines(text: string, style: TextStyle, width: number, isHyphenated = false): string[] {
  const words = /[\u3400-\u9fff]/.test(text) ? [...text] : text.split(' ');
  const joint = /[\u3400-\u9fff]/.test(text) ? '' : ' ';
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : line + joint + word;
    if (widthOf(longer, style) <= width) {
      line = longer;
      continue;
    }
    const cut = isHyphenated ? cutOf(word, (head) => widthOf(`${line}${joint}${head}-`, style) <= width) : 0;
    if (cut > 0) {
      lines.push(`${line}${joint}${word.slice(0, cut)}-`);
      line = word.slice(cut);
    } else {
      lines.push(line);
      line = word;
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** The longest beginning of a plain lower-case word that still fits; 0 for none. */
function cutOf(word: string, fits: (head: string) => boolean): number {
  if (!/^[a-z]{7,}[.,]?$/.test(word)) return 0;
  for (let cut = word.length - 4; cut >= 3; cut--) if (fits(word.slice(0, cut))) return cut;
  return 0;
}

/** Sets a paragraph and moves the column down. With a bullet the text hangs behind it. */
export function setParagraph(
  column: Column,
  text: string,
  style: TextStyle,
  options: { bullet?: { text: string; style: TextStyle }; leading?: number } = {},
): void {
  const indent = options.bullet ? 12 : 0;
  const leading = (options.leading ?? 1.3) * style.size;
  const lines = breakLines(text, style, column.right - column.left - indent, column.isHyphenated);
  lines.forEach((line, index) => {
    if (index === 0 && options.bullet) setLine(column, options.bullet.text, options.bullet.style);
    setLine(column, line, style, indent);
    column.y -= leading;
  });
}
