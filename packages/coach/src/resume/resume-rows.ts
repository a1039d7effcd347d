import type { ResumeLine } from '@greenroom/contract/resume';
import { isCompany, isTitle } from '../entities/classify-part.ts';
import { findDateRange } from '../entities/dates.ts';

/** A line of a section once wrapped lines are joined. `text` has no bullet sign. */
export type ResumeRow = { text: string; isBullet: boolean; isBold: boolean; fontSize: number; x: number };

const BULLET = /^\s*(?:[•●○◦▪▫■□‣⁃∙·*➢➤►▸▶✓✔✦❖◆◇»→–—\uf0b7\uf0a7\u2022-]|o(?=\s)|\(?\d{1,2}[.)](?=\s))\s*(?=\S)/u;
const SAME_LINE_POINTS = 2;
/** Distance of two lines of one cell in sizes of the font, and what a narrow cell holds. */
const MAX_LINE_DROP = 1.7;
const MAX_CELL_LENGTH = 40;
const MAX_NAME_END_WORDS = 2;
/** A line that ends like this goes on below, whatever it begins with. */
const OPEN_END = /(?:\s(?:and|or|to|of|the|a|an|with|for|in|on|by|using|from|at|und|mit|et|de|y|и|в|на|с)|,|&)$/iu;

/** Rows of a section: cells of one line joined by tabs, wrapped bullets joined, words broken at a line's end mended. */
export function toRows(lines: ResumeLine[]): ResumeRow[] {
  const rows: ResumeRow[] = [];
  let previousLine: ResumeLine | undefined;
  for (const line of lines) {
    const text = line.text.trim();
    if (text === '') continue;
    const isBullet = BULLET.test(text) && !findDateRange(text.slice(0, 24));
    const row = {
      text: isBullet ? text.replace(BULLET, '') : text,
      isBullet,
      isBold: line.isBold,
      fontSize: line.fontSize,
      x: line.x,
    };
    const previous = rows.at(-1);
    if (previous && previousLine && isSameLine(previousLine, line)) previous.text += `\t${row.text}`;
    else if (previous && previousLine && isBrokenCell(previous, row, [previousLine, line]))
      previous.text += ` ${row.text}`;
    else if (previous && isContinuation(previous, row)) previous.text = joinWrapped(previous.text, row.text);
    else rows.push(row);
    previousLine = line;
  }
  return rows;
}

function isSameLine(left: ResumeLine, right: ResumeLine): boolean {
  const hasPlaces = left.y !== 0 || right.y !== 0;
  return hasPlaces && left.page === right.page && Math.abs(left.y - right.y) < SAME_LINE_POINTS && right.x > left.x;
}

/** A line that goes on with the sentence before it: in lower case, or indented below an unfinished bullet. */
function isContinuation(previous: ResumeRow, row: ResumeRow): boolean {
  if (row.isBullet || (row.isBold && !previous.isBold) || findDateRange(row.text)) return false;
  // "Housekeeper at the Aire Hotel, 2019 – 2023" is said; what follows in small letters is what was done there.
  if (!previous.isBullet && endsWithDates(previous.text)) return false;
  const startsLow = /^[\p{Ll}\d(%$€£]/u.test(row.text);
  const isUnfinished = !/[.!?:;。]$/u.test(previous.text) && previous.text.length > 45;
  if (OPEN_END.test(previous.text)) return true;
  if (previous.isBullet) return startsLow || (isUnfinished && row.x > previous.x + 3);
  return startsLow && isUnfinished;
}

/**
 * A date or a name that a narrow cell breaks over two lines: "July 2016 – July" and "2019", "Lakeshore Memorial" and "Hospital". Only
 * lines with places can be known to stand in one cell.
 */
function isBrokenCell(previous: ResumeRow, row: ResumeRow, [first, second]: [ResumeLine, ResumeLine]): boolean {
  const drop = second.y - first.y;
  const isBelow =
    first.page === second.page && first.x === second.x && drop > 0 && drop < MAX_LINE_DROP * second.fontSize;
  const isAlike =
    previous.fontSize === row.fontSize && previous.isBold === row.isBold && !previous.isBullet && !row.isBullet;
  if (!isBelow || !isAlike || previous.text.length > MAX_CELL_LENGTH) return false;
  const date = findDateRange(`${previous.text} ${row.text}`);
  if (date && date.start < previous.text.length && date.end > previous.text.length && !findDateRange(previous.text))
    return true;
  const isEndOfName = row.text.split(/\s+/u).length <= MAX_NAME_END_WORDS && isCompany(row.text) && !isTitle(row.text);
  return isEndOfName && row.isBold && !isCompany(previous.text) && !isTitle(previous.text);
}

function endsWithDates(text: string): boolean {
  const date = findDateRange(text);
  return date !== undefined && /^[\s).\]]*$/u.test(text.slice(date.end));
}

/** Joins two lines of one sentence; a hyphen at the end of the first is part of a broken word when small letters follow. */
function joinWrapped(first: string, second: string): string {
  if (/\p{L}[-\u00ad‐]$/u.test(first) && /^\p{Ll}/u.test(second)) return first.slice(0, -1) + second;
  const needsNoSpace = /[\p{Script=Han}。，]$/u.test(first) && /^\p{Script=Han}/u.test(second);
  return needsNoSpace ? first + second : `${first} ${second}`;
}
