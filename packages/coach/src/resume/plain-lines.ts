import type { ResumeLine } from '@greenroom/contract/resume';
import { findHeading, findHeadingCell } from './find-heading.ts';
import { isInstructionToReader } from './reader-instructions.ts';
import { joinHeader } from './resume-rows.ts';
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
    text: withoutLeaders(line.replace(EMPTY_CELL, '$1- ')),
    page: 1,
    x: (line.length - line.trimStart().length) * CHARACTER_POINTS,
    y: 0,
    fontSize: PLAIN_FONT_SIZE,
    isBold: false,
    isHidden: false,
  }));

/** "Employer ........ Acme Ltd": dots that lead from a label to its value, as a colon; beside dates as a tab. */
function withoutLeaders(line: string): string {
  const [whole = '', label = ''] = LEADERS.exec(line) ?? [];
  const value = line.slice(whole.length);
  return whole === '' ? line : `${label}${DATES.test(label) || DATES.test(value) ? '\t' : ': '}${value}`;
}
const LEADERS =
  /^(\s{0,20}[\p{L}\p{N}][\p{L}\p{N}/'’&,-]*(?: [\p{L}\p{N}/'’&,–-]+){0,5})(?: [.…]{3,}|[.…]{4,}) ?(?=[^\s.…])/u;
/** In a table drawn with bars, a row with an empty first cell belongs to the row above it. It is read as a list item. */
const EMPTY_CELL = /^(\s{2,40})\|\s{1,4}(?=[^\s|][^|]*$)/u;
/** Nothing but dates. */
const DATES = /^[^\p{L}]*(?:19|20)\d\d(?:[^\p{L}]*|.{0,6}(?:present|date|now|today))$/iu;

/** How a page sets a line: what a pasted text does not show. */
export type LineLook = Readonly<{ isBold: boolean; size: 'largest' | 'large' | 'usual' | 'small' }>;
/** A text with one line a line; `looks` has a place for each of them, and none for a pasted text. */
export type PlainText = Readonly<{ text: string; looks: readonly (LineLook | undefined)[] }>;

/** As `toPlainPage`, the text alone. */
export const toPlainText = (lines: readonly ResumeLine[]): string => toPlainPage(lines).text;

/**
 * Lines as one text, with an empty line where the page has a gap. Lines that only the page or the writer's window parted are one, and those that speak
 * to the machine that reads them are left out.
 */
export function toPlainPage(lines: readonly ResumeLine[]): PlainText {
  const shown = lines.filter(({ isHidden, text }) => !isHidden && (text.trim() === '' || !isInstructionToReader(text)));
  const isGap = (index: number) => shown[index] !== undefined && isBehindGap(shown[index], shown[index - 1]);
  const wrapped = findWrapped(shown, isGap);
  const isPage = shown.some(isOnPage);
  const lookOf = isPage ? createLooks(shown) : undefined;
  const rows: Row[] = [];
  for (const [index, line] of shown.entries()) {
    const [before, last] = [shown[index - 1], rows.at(-1)];
    const isNew = isGap(index);
    const joined = before && last && joinedText(last.text, [before, line], wrapped[index - 1] === true, isNew, shown);
    if (last && joined !== undefined) last.text = joined;
    else rows.push(...(isNew ? [{ text: '', look: undefined }] : []), ...toRows(line, lookOf?.(line)));
  }
  const text = rows.map((row) => row.text).join('\n');
  return { text: text.slice(0, MAX_TEXT_LENGTH), looks: isPage ? rows.map(({ look }) => look) : [] };
}

type Row = { text: string; look: LineLook | undefined };

/** A heading in the margin has a separate line in a pasted text. */
function toRows(line: ResumeLine, look: LineLook | undefined): Row[] {
  const rest = isOnPage(line) ? findHeadingCell(line.text)?.rest : undefined;
  if (rest === undefined) return [{ text: line.text, look }];
  return [line.text.trim().slice(0, -rest.length).trimEnd(), rest].map((text) => ({ text, look }));
}

/** The last row with the line below it, where both are one. */
function joinedText(
  last: string,
  lines: [ResumeLine, ResumeLine],
  isWrapped: boolean,
  isNew: boolean,
  all: readonly ResumeLine[],
): string | undefined {
  const [, line] = lines;
  if (isWrapped) return `${last} ${line.text.trimStart()}`;
  // Headings are never a part of a header.
  if (isNew || !isOnPage(line) || lines.some(({ text }) => findHeading(text.trim())?.rest === '')) return undefined;
  return joinHeader(last, lines, all);
}

/** Sizes beside the one that most letters have. */
function createLooks(lines: readonly ResumeLine[]): (line: ResumeLine) => LineLook {
  const letters = new Map<number, number>();
  for (const { fontSize, text } of lines) letters.set(fontSize, (letters.get(fontSize) ?? 0) + text.length);
  const [usual = PLAIN_FONT_SIZE] = [...letters].sort((left, right) => right[1] - left[1])[0] ?? [];
  const largest = Math.max(...letters.keys());
  return ({ fontSize, isBold }) => {
    if (fontSize > usual * LARGE_SHARE) return { isBold, size: fontSize === largest ? 'largest' : 'large' };
    return { isBold, size: fontSize * LARGE_SHARE < usual ? 'small' : 'usual' };
  };
}
const LARGE_SHARE = 1.06;

const isOnPage = ({ y }: ResumeLine) => y !== 0;

function isBehindGap(line: ResumeLine, before: ResumeLine | undefined): boolean {
  if (before === undefined || line.y === 0) return false;
  // Only a PDF knows right edges; the pages of other files are guessed by their lines.
  if (line.page !== before.page) return line.right !== undefined;
  return Math.abs(line.y - before.y) > MAX_LINE_DROP * line.fontSize;
}
