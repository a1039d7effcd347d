import { cleanCharacter, isIdeographic, isRightToLeft } from './clean-characters.ts';
import { orderLogically } from './order-bidi.ts';
import type { Glyph } from './page-marks.ts';

/** Gaps in sizes of the font. LaTeX writes no spaces, and sets them as narrow as 0.22; kerning stays below 0.1. */
const WORD_GAP = 0.17;
const RIGHT_TO_LEFT_WORD_GAP = 0.12;
const IDEOGRAPHIC_WORD_GAP = 0.6;
/** So many single letters in a row are one word that was set with spaces between its letters. */
const LETTERSPACED_COUNT = 4;

type Unit = { text: string; gap: number; isWordStart: boolean };

/** The text of the characters of one line, with its words told apart by their spaces and gaps, in reading order. */
export function spellGlyphs(glyphs: readonly Glyph[], isRightToLeftPage = false): string {
  const sorted = [...glyphs].sort((left, right) => left.left - right.left);
  const units: Unit[] = [];
  let previous: Glyph | undefined;
  for (const glyph of sorted) {
    const text = cleanCharacter(glyph.text);
    if (text === '') continue;
    const size = previous ? Math.min(glyph.size, previous.size) : glyph.size;
    const gap = previous ? (glyph.left - previous.right - Math.max(0, previous.spacing)) / size : 0;
    const isWordStart = previous !== undefined && startsWord(previous, glyph, gap);
    units.push({ text, gap, isWordStart });
    previous = glyph;
  }
  joinLetterspaced(units);
  const spelled = units.flatMap((unit) => (unit.isWordStart ? [' ', unit.text] : [unit.text]));
  return composeAccents(orderLogically(spelled, isRightToLeftPage).join('')).replace(/\s+/g, ' ').trim();
}

function startsWord(previous: Glyph, glyph: Glyph, gap: number): boolean {
  if (isRightToLeft(previous.text) || isRightToLeft(glyph.text)) return gap > RIGHT_TO_LEFT_WORD_GAP;
  if (glyph.isAfterSpace) return true;
  return gap > (isIdeographic(previous.text) && isIdeographic(glyph.text) ? IDEOGRAPHIC_WORD_GAP : WORD_GAP);
}

/** Joins letter-spaced words ("S K I L L S"). Clearly wider gaps stay spaces. */
function joinLetterspaced(units: Unit[]): void {
  const words: Unit[][] = [];
  for (const unit of units) {
    const word = words[words.length - 1];
    if (word && !unit.isWordStart) word.push(unit);
    else words.push([unit]);
  }
  for (let start = 0; start < words.length; start++) {
    let end = start;
    while (isSpreadPart(words[end])) end++;
    const run = words.slice(start, end);
    const single = run.filter((word) => word.length === 1).length;
    if (single >= LETTERSPACED_COUNT && single >= 0.6 * run.length) spread(run.flat().slice(1));
    start = Math.max(start, end);
  }
}

/** One letter; or two, as narrow pairs such as TA come closer together than the rest. */
const isSpreadPart = (word: Unit[] | undefined) =>
  word !== undefined &&
  word.length <= 2 &&
  word.every((unit) => /^[\p{L}\d&]$/u.test(unit.text) && !isIdeographic(unit.text));

function spread(inner: Unit[]): void {
  const gaps = inner.map((unit) => unit.gap).sort((left, right) => left - right);
  const usual = gaps[Math.floor(gaps.length / 2)] ?? 0;
  for (const unit of inner) unit.isWordStart = unit.gap > Math.max(1.5 * usual, usual + 0.12);
}

const SPACING_ACCENTS: Record<string, string> = {
  '´': '\u0301',
  '`': '\u0300',
  '¨': '\u0308',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¸': '\u0327',
  ˇ: '\u030c',
  '˚': '\u030a',
};

/** Old LaTeX fonts print an accent and then its letter over it. */
function composeAccents(text: string): string {
  if (!/[´`¨ˆ˜¸ˇ˚]/.test(text)) return text;
  return text.replace(/([´`¨ˆ˜¸ˇ˚])(\p{L})/gu, (_, accent: string, letter: string) =>
    (letter + (SPACING_ACCENTS[accent] ?? '')).normalize('NFC'),
  );
}
