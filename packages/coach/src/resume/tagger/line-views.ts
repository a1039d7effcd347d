import { findDateOrRange } from '../../entities/dates.ts';
import { findHeading } from '../find-heading.ts';

/** A line of a resume, as its tokens see it. */
export type LineView = {
  text: string;
  /** Offset of its first character in the text. */
  start: number;
  words: number;
  /** The section of the heading above it, "unknown" for a heading that is in no list, or "none". */
  section: string;
  heading: string;
  isBlank: boolean;
  hasYear: boolean;
  isBullet: boolean;
  /** Dates and periods, as offsets into the line. */
  ranges: { start: number; end: number }[];
  /** How the line is built: lines of one build head entries of one kind. */
  signature: string;
  features: string[];
};

const HAS_YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/u;
const BULLET = /^\s*(?:[^\s\p{L}\p{N}("'“+@#]|o(?=\s)|\d{1,2}[.)](?=\s))\s*(?=\S)/u;
const LONGEST_HEADING = 5;
const LONGEST_SIGNED = 120;
const LONGEST_DATED = 600;
const MOST_RANGES = 4;
const MOST_ALIKE = 4;
const MOST_CUES = 12;
const CUE_LETTERS = 6;
/** A paragraph has more words in a line. */
const MOST_LINE_WORDS = 18;

export const sizeOf = (count: number): string => {
  if (count <= 4) return String(count);
  if (count <= 7) return '7';
  if (count <= 12) return '12';
  return count <= 20 ? '20' : 'more';
};

/** The lines of a text. */
export function viewLines(text: string): LineView[] {
  const lines: LineView[] = [];
  let above = { heading: '', section: 'none' };
  let start = 0;
  for (const line of text.split('\n')) {
    const trimmed = line.trim();
    const words = trimmed === '' ? 0 : trimmed.split(/\s+/u).length;
    const found = words > 0 && words <= LONGEST_HEADING ? headingOf(trimmed) : undefined;
    if (found !== undefined) above = { heading: trimmed.toLowerCase(), section: found };
    lines.push({
      text: line,
      start,
      words,
      section: found === undefined ? above.section : 'heading',
      heading: above.heading,
      isBlank: words === 0,
      hasYear: HAS_YEAR.test(line),
      isBullet: BULLET.test(line),
      ranges: findRanges(line),
      signature: signatureOf(trimmed),
      features: [],
    });
    start += line.length + 1;
  }
  const alike = new Map<string, number>();
  for (const { signature } of lines) alike.set(signature, (alike.get(signature) ?? 0) + 1);
  for (const [index, line] of lines.entries()) line.features = lineFeatures(lines, line, index, alike);
  return lines;
}

/** How much of a text is prose: long lines without bullets. */
export function proseShare(lines: readonly LineView[]): string {
  const all = lines.reduce((sum, { words }) => sum + words, 0);
  const told = lines
    .filter(({ words, isBullet }) => words > MOST_LINE_WORDS && !isBullet)
    .reduce((sum, { words }) => sum + words, 0);
  const share = told / Math.max(1, all);
  if (share > 0.7) return 'most';
  return share > 0.35 ? 'half' : 'little';
}

/** The section that a heading names; "unknown" for a short line in capitals or before a colon that has no date. */
function headingOf(line: string): string | undefined {
  const found = findHeading(line);
  if (found?.rest === '') return found.section;
  const isShouted = line === line.toUpperCase() && /\p{Lu}{3}/u.test(line);
  return !/\d/u.test(line) && (isShouted || line.endsWith(':')) ? 'unknown' : undefined;
}

function findRanges(line: string): { start: number; end: number }[] {
  const ranges: { start: number; end: number }[] = [];
  let from = 0;
  while (ranges.length < MOST_RANGES && from < line.length) {
    const found = findDateOrRange(line.slice(from, from + LONGEST_DATED));
    if (found === undefined || found.end <= found.start) break;
    ranges.push({ start: from + found.start, end: from + found.end });
    from += found.end;
  }
  return ranges;
}

/** The pattern of a line: "X, X (0-0)". */
function signatureOf(line: string): string {
  if (line === '' || line.length > LONGEST_SIGNED) return '';
  return line
    .replace(
      /\p{Lu}[\p{L}\p{M}'’.]*(?:\s+(?:\p{Lu}[\p{L}\p{M}'’.]*|of|and|the|for|&|de|del|da|do|und|y)(?![\p{L}\p{M}]))*/gu,
      'X',
    )
    .replace(/\p{Ll}[\p{L}\p{M}'’.]*(?:\s+\p{Ll}[\p{L}\p{M}'’.]*)*/gu, 'x')
    .replace(/\p{N}+/gu, '0')
    .replace(/\s+/gu, ' ');
}

function lineFeatures(
  lines: readonly LineView[],
  line: LineView,
  index: number,
  alike: ReadonlyMap<string, number>,
): string[] {
  const [before, after] = [lines[index - 1], lines[index + 1]];
  const shown = [
    line.isBullet ? 'bullet' : '',
    line.hasYear ? 'year' : '',
    line.text === line.text.toUpperCase() ? 'caps' : '',
    /[.!?]\s*$/u.test(line.text) ? 'stop' : '',
  ].filter((what) => what !== '');
  const kind = `${shown.join('+')} ${sizeOf(line.words)}`;
  const repeats = (other: LineView | undefined) =>
    other === undefined || other.signature === '' ? 'none' : Math.min(MOST_ALIKE, alike.get(other.signature) ?? 0);
  return [
    `line=${kind}`,
    `line-size=${sizeOf(line.words)}`,
    `above=${describe(before)}`,
    `below=${describe(after)}`,
    `line,above=${kind} ${kindOf(before)}`,
    `line,below=${kind} ${kindOf(after)}`,
    `line-no=${index < 3 ? index : 'later'}`,
    ...shown.map((what) => `line-is=${what}`),
    ...line.heading
      .split(/\s+/u)
      .slice(0, 4)
      .map((word) => `under=${word.replace(/\P{L}/gu, '')}`),
    `alike=${repeats(line)}`,
    `alike,line=${repeats(line)} ${kind}`,
    `alike=${repeats(before)},${repeats(line)},${repeats(after)}`,
    ...cuesOf(line.text),
  ];
}

const kindOf = (line: LineView | undefined): string => {
  if (line === undefined || line.isBlank) return 'blank';
  return line.isBullet ? 'bullet' : 'text';
};

function describe(line: LineView | undefined): string {
  if (line === undefined) return 'edge';
  if (line.isBlank) return 'blank';
  return `${line.isBullet ? 'bullet ' : ''}${line.hasYear ? 'year ' : ''}${sizeOf(line.words)}`;
}

/** The words of a line, which show whether it is about paid work, a school or something else. */
const cuesOf = (line: string): string[] =>
  [...new Set(line.toLowerCase().match(/\p{L}{4,}/gu) ?? [])]
    .slice(0, MOST_CUES)
    .map((word) => `in-line=${word.slice(0, CUE_LETTERS)}`);
