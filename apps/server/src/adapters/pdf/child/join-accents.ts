import type { Glyph } from './page-marks.ts';

const COMBINING: Record<string, string> = {
  '´': '\u0301',
  '`': '\u0300',
  '¨': '\u0308',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¸': '\u0327',
  '˛': '\u0328',
  ˇ: '\u030c',
  '˘': '\u0306',
  '˙': '\u0307',
  '˚': '\u030a',
  '˝': '\u030b',
  '¯': '\u0304',
};
/** An accent is painted right before or after its letter. */
const REACH = 4;

/**
 * Joins accents that were painted as their own characters with the letters that they lie over, as old LaTeX fonts and
 * groff set them.
 */
export function joinAccents(glyphs: readonly Glyph[]): Glyph[] {
  if (!glyphs.some((glyph) => COMBINING[glyph.text] !== undefined)) return [...glyphs];
  const joined = glyphs.map((glyph) => ({ ...glyph }));
  const isGone = joined.map((accent, index) => {
    const mark = COMBINING[accent.text];
    if (mark === undefined) return false;
    const letter = findLetter(joined, index);
    const composed = letter && (letter.text + mark).normalize('NFC');
    if (!letter || composed === undefined || [...composed].length !== 1) return false;
    letter.text = composed;
    return true;
  });
  return joined.filter((_, index) => !isGone[index]);
}

function findLetter(glyphs: readonly Glyph[], index: number): Glyph | undefined {
  const accent = glyphs[index];
  if (!accent) return undefined;
  const middle = (accent.left + accent.right) / 2;
  const near = glyphs.slice(Math.max(0, index - REACH), index + REACH + 1);
  return near
    .filter(
      (glyph) =>
        /^\p{L}$/u.test(glyph.text) &&
        glyph.angle === accent.angle &&
        Math.abs(glyph.y - accent.y) < 0.5 * accent.size &&
        middle > glyph.left &&
        middle < glyph.right,
    )
    .sort((one, other) => distance(one, middle) - distance(other, middle))[0];
}

const distance = (glyph: Glyph, middle: number) => Math.abs((glyph.left + glyph.right) / 2 - middle);
