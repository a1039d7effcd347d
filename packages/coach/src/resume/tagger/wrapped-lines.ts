import type { ResumeLine } from '@greenroom/contract/resume';
import { findHeading } from '../find-heading.ts';

/** Fewer characters make no line of a paragraph. */
const SHORTEST_FULL = 40;
/** A longer line is a whole paragraph, which the writer's window wrapped. */
const LONGEST_TYPED = 130;
/** So many lines of nearly the same length show that a text was wrapped when it was typed. */
const FEWEST_FULL = 4;
const SHORTEST_TYPED = 60;
const FEWEST_IN_PARAGRAPH = 2;
/** Fewer characters a line, and it is a list. */
const SHORTEST_MEAN = 50;
const NEARLY = 12;
/** Points: lines of one column begin nearly at one place. */
const COLUMN = 6;
const PARAGRAPH_SHARE = 0.5;
const BULLET = /^\s*(?:[^\s\p{L}\p{N}("'“„«‘’[¿¡+#@&€$£]|\d{1,2}[.)]\s)/u;
const ENDS = /[.!?:;)\]]["'”’»]?\s*$/u;
const GOES_ON = /^\s*[\p{Ll}(&]/u;
const TABBED = /\t| {3,}/u;

/** From this share of paragraphs with a small first letter on, small letters show nothing. */
const MOST_SMALL = 0.25;

type Line = Readonly<{ line: ResumeLine; isFull: boolean; goesOn: boolean }>;

/** For each line whether the next one continues it, because the page or the writer's window ended there. `isGap` tells where a page has a gap before a line. */
export function findWrapped(lines: readonly ResumeLine[], isGap: (index: number) => boolean): boolean[] {
  const isPage = lines.some(({ y }) => y !== 0);
  const all = toViews(lines, isPage ? fillsColumn(lines) : fillsWindow(lines));
  const wrapped = lines.map(() => false);
  let first = 0;
  for (let end = 1; end <= lines.length; end += 1) {
    const isNew = end === lines.length || isGap(end) || !isText(lines[end]) || !isText(lines[end - 1]);
    if (!isNew) continue;
    markBlock(all, first, end, isPage, wrapped);
    first = end;
  }
  return wrapped;
}

function toViews(lines: readonly ResumeLine[], fills: (index: number) => boolean): Line[] {
  const firsts = lines.filter(({ text }, index) => text.trim() !== '' && (lines[index - 1]?.text.trim() ?? '') === '');
  const isCased = firsts.filter(({ text }) => GOES_ON.test(text)).length <= MOST_SMALL * firsts.length;
  return lines.map((line, index) => ({
    line,
    isFull: fills(index),
    goesOn: isCased && !ENDS.test(line.text) && GOES_ON.test(lines[index + 1]?.text ?? ''),
  }));
}

const isText = (line: ResumeLine | undefined): boolean =>
  line !== undefined && line.text.trim() !== '' && (findHeading(line.text.trim())?.rest ?? 'none') !== '';

/** The lines of a block without gaps: in a paragraph all go on, elsewhere those that end within a sentence. */
function markBlock(all: readonly Line[], first: number, end: number, isPage: boolean, wrapped: boolean[]): void {
  const inner = all.slice(first, end - 1);
  const isParagraph = isWrappedParagraph(inner, isPage);
  if (!isParagraph && !isPage) return;
  const widest = Math.max(...inner.map(({ line }) => line.text.trimEnd().length));
  for (let at = first; at < end - 1; at += 1) {
    const [own, next] = [all[at], all[at + 1]];
    if (own === undefined || next === undefined || !canGoOn(own, next)) continue;
    const isLong = own.line.text.trim().length >= SHORTEST_FULL;
    const isRest = wrapped[at - 1] === true && own.goesOn;
    if (!isPage && !own.goesOn && hasRoom(own.line.text, next.line.text, widest)) continue;
    wrapped[at] = isRest || (own.isFull && own.goesOn) || (isParagraph && (isLong || !ENDS.test(own.line.text)));
  }
}

/** Whether most lines end at the edge or within a sentence. */
function isWrappedParagraph(inner: readonly Line[], isPage: boolean): boolean {
  const letters = inner.reduce((sum, { line }) => sum + line.text.trim().length, 0);
  if (inner.some(({ line }) => TABBED.test(line.text)) || letters < SHORTEST_MEAN * inner.length) return false;
  const inside = inner.filter(({ goesOn }) => goesOn).length;
  const full = inner.filter(({ isFull }) => isFull).length;
  const fewest = isPage ? 1 : FEWEST_IN_PARAGRAPH;
  return inside > 0 && Math.max(inside, full) >= Math.max(fewest, PARAGRAPH_SHARE * inner.length);
}

/** A line of a typed paragraph that left room for the next word, and is followed by a capital, ended where its writer ended it: it is a head or a whole sentence. */
const hasRoom = (own: string, next: string, widest: number): boolean =>
  /^\s*["'“(]?[\p{Lu}\d]/u.test(next) && own.trimEnd().length + 1 + firstWord(next).length + ROOM <= widest;
const ROOM = 6;

const canGoOn = (own: Line, next: Line): boolean =>
  !BULLET.test(next.line.text) && !TABBED.test(own.line.text) && !TABBED.test(next.line.text);

/** Whether the first word of the next line had no room in the column. */
function fillsColumn(lines: readonly ResumeLine[]): (index: number) => boolean {
  const ends = new Map<string, number>();
  const columnOf = ({ page, x }: ResumeLine) => `${page} ${Math.round(x / COLUMN)}`;
  for (const line of lines) {
    const column = columnOf(line);
    ends.set(column, Math.max(ends.get(column) ?? 0, line.right ?? 0));
  }
  return (index) => {
    const [line, next] = [lines[index], lines[index + 1]];
    if (line?.right === undefined || next === undefined || line.isBold !== next.isBold) return false;
    const text = line.text.trim();
    if (text.length < SHORTEST_FULL || line.page !== next.page) return false;
    const perCharacter = (line.right - line.x) / text.length;
    return line.right + perCharacter * (1 + firstWord(next.text).length) > (ends.get(columnOf(line)) ?? 0);
  };
}

/** The same for a text of lines that were wrapped when they were typed. */
function fillsWindow(lines: readonly ResumeLine[]): (index: number) => boolean {
  const lengths = lines.map(({ text }) => text.trimEnd().length).filter((length) => length <= LONGEST_TYPED);
  const most = Math.max(0, ...lengths);
  const isTyped =
    most >= SHORTEST_TYPED &&
    lengths.length > lines.length * 0.8 &&
    lengths.filter((length) => length > most - NEARLY).length >= FEWEST_FULL;
  return (index) => {
    const length = lines[index]?.text.trimEnd().length ?? 0;
    if (!isTyped || length < SHORTEST_FULL) return false;
    return length + 1 + firstWord(lines[index + 1]?.text ?? '').length > most - 2;
  };
}

const firstWord = (text: string): string => /\S+/u.exec(text)?.[0] ?? '';
