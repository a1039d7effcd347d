/** A place to break after: each ideograph or syllable block, and each word with the space behind it. */
const PIECES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}][\p{P}]*|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])\S)+\s*|\s+/gu;

type MeasureWidth = (text: string) => number;

/** Cuts a piece that alone is wider than the line, so that nothing runs off the sheet. */
function cutPiece(piece: string, width: number, measure: MeasureWidth): string[] {
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
export function breakLines(text: string, width: number, measure: MeasureWidth): string[] {
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
