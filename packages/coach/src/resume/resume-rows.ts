import type { ResumeLine } from '@greenroom/contract/resume';
import { isCompany, isDegree, isInstitution, isTitle, isTown } from '../entities/classify-part.ts';
import { findDateOrRange, findDateRange } from '../entities/dates.ts';
import { hasWholeLines } from '../text/has-whole-lines.ts';
import { findPostRange } from './post-dates.ts';

/** What a label says of the value behind it: `head` is a title or degree, `body` an employer or school. */
export type LabelledField = 'head' | 'body';
export type LabelledLine = ResumeLine & { field?: LabelledField };

/** A line of a section once wrapped lines are joined. `text` has no bullet sign. */
export type ResumeRow = {
  text: string;
  isBullet: boolean;
  /** Set for a bullet that is a number: "1) Elm Bank". */
  isNumbered?: boolean;
  /** Set where a form labels the line. */
  field?: LabelledField;
  isBold: boolean;
  fontSize: number;
  x: number;
};

const BULLET =
  /^\s*(?:[•●○◦▪▫■□‣⁃∙·*➢➤►▸▶✓✔✦❖◆◇»→>–—\uf0b7\uf0a7\u2022-]|(?![&%])[\p{So}\p{Po}o](?=\s)|\(?\d{1,2}[.)](?=\s))\s*(?=\S)/u;
/** A sentence is no longer; each line more would be read with all the lines before it. */
const MOST_JOINED_LENGTH = 2000;
const SAME_LINE_POINTS = 2;
/** Distance of two lines of one cell in sizes of the font, and what a narrow cell holds. */
const MAX_LINE_DROP = 1.7;
const MAX_CELL_LENGTH = 40;
const MAX_DATED_HEADER = 80;
/** Of a header that names a title. */
const MAX_COMPLETE = 140;
const MAX_NAME_END_WORDS = 2;
/** A shorter line is no full one, however narrow its column. */
const FEWEST_FULL_LENGTH = 20;
/** In sizes of the font; capitals in bold come to 0.7 on average. */
const WIDEST_CHARACTER = 0.8;
const FULL_SHARE = 0.75;
const MIXED_FULL_SHARE = 0.96;
const SAME_COLUMN_POINTS = 60;
/** So many lines of a column may hold one that reaches too far. */
const LINES_PER_ODD_ONE = 20;
const SAME_START_POINTS = 24;
const SAME_SIZE = 0.6;
/** A line that ends like this continues below; its beginning does not matter. In small letters: "Toronto, ON" is complete. */
const OPEN_END = /(?:\s(?:and|or|to|of|the|a|an|with|for|in|on|by|using|from|at|und|mit|et|de|y|и|в|на|с)|,|&)$/u;

/**
 * Rows of a section: cells of one line joined by tabs, wrapped bullets joined, words broken at a line's end mended. `all` are the lines of the
 * whole document, by which a full line is known.
 */
export function toRows(lines: readonly ResumeLine[], all: readonly ResumeLine[] = lines): ResumeRow[] {
  const rows: ResumeRow[] = [];
  const around = { section: lines, all, isWhole: isWrittenInLines(all) };
  let previousLine: ResumeLine | undefined;
  for (const line of lines) {
    const text = line.text.trim();
    if (text === '') continue;
    const row = toRow(line, text);
    const previous = rows.at(-1);
    const isOpen = previous !== undefined && previous.text.length < MOST_JOINED_LENGTH;
    const joined = isOpen && previousLine && joinedText(previous, row, [previousLine, line], around);
    if (previous && typeof joined === 'string') previous.text = joined;
    else rows.push(row);
    previousLine = line;
  }
  return rows;
}

/** A header of a page and the line below it as one line, its dates last, where only the edge of the page parted them. `first` is the text so far. */
export function joinHeader(
  first: string,
  [before, line]: [ResumeLine, ResumeLine],
  all: readonly ResumeLine[],
): string | undefined {
  const [previous, row] = [toRow({ ...before, text: first }, first.trim()), toRow(line, line.text.trim())];
  if (previous.isBullet || row.isBullet || first.length > LONGEST_HEADER) return undefined;
  if (endsRange(first, line.text)) return `${first} ${row.text}`;
  const isBroken = isBrokenCell(previous, row, [before, line]);
  if (isBroken && breaksDates(first, row.text)) return `${first} ${row.text}`;
  const isFull =
    isFullCell(before, line, all) ?? isFullLine({ ...before, text: first }, line, { section: all, all }, false);
  const isOne = isBroken || isFull;
  return isOne ? joinBeforeDates(first, row) : undefined;
}
const LONGEST_HEADER = 200;

/**
 * Whether the first word of the next line would not have fitted between a header and the dates at its right. Undefined for lines without such dates.
 */
function isFullCell(line: ResumeLine, next: ResumeLine, all: readonly ResumeLine[]): boolean | undefined {
  const [, shown = '', dates = ''] = /^([^\t]+)\t([^\t]+)$/u.exec(line.text) ?? [];
  if (line.right === undefined || dates === '' || !isDateAlone(dates)) return undefined;
  const width = characterWidth(line, all);
  // The reader may have taken dates from a column of their own: then the edge is that of the header.
  if (line.right < line.x + width * (shown.length + dates.length)) return undefined;
  const isPlain = !BULLET.test(next.text) && !next.text.includes('\t') && findDateRange(next.text) === undefined;
  if (!isPlain || !isSetAsOne(line, next) || isWhole(line, next, shown)) return false;
  const [word = ''] = next.text.split(/\s/u);
  return line.x + width * (shown.length + 1 + word.length) > line.right - width * (dates.length + FEWEST_BETWEEN);
}
/** Characters between a header and its dates. */
const FEWEST_BETWEEN = 2;

/** The usual width of a character of the lines of one size. */
function characterWidth({ fontSize }: ResumeLine, all: readonly ResumeLine[]): number {
  let [points, letters] = [0, 0];
  for (const { text, x, right = 0, fontSize: size } of all) {
    if (Math.abs(size - fontSize) > SAME_SIZE || text.includes('\t') || right <= x) continue;
    points += right - x;
    letters += text.length;
  }
  return letters === 0 ? 0 : points / letters;
}

const whole = new WeakMap<readonly ResumeLine[], boolean>();

/** Whether the document is written line by line, looked at once for all its sections. */
function isWrittenInLines(all: readonly ResumeLine[]): boolean {
  const known = whole.get(all) ?? hasWholeLines(all.map(({ text }) => text));
  whole.set(all, known);
  return known;
}

function toRow({ isBold, fontSize, x, field }: LabelledLine, text: string): ResumeRow {
  const isMarkedDate = BULLET.test(text) && isDateAlone(text.replace(BULLET, ''));
  const isBullet = field === undefined && BULLET.test(text) && !isMarkedDate && !findDateRange(text.slice(0, 24));
  const isNumbered = isBullet && /^\(?\d/u.test(text);
  return {
    text: isBullet || isMarkedDate ? text.replace(BULLET, '') : text,
    isBullet,
    isNumbered,
    isBold,
    fontSize,
    x,
    ...(field && { field }),
  };
}

/** The text of a row and the one behind it where both are one; undefined where a new row begins. */
function joinedText(
  previous: ResumeRow,
  row: ResumeRow,
  [lineBefore, line]: [ResumeLine, ResumeLine],
  around: { section: readonly ResumeLine[]; all: readonly ResumeLine[]; isWhole: boolean },
): string | undefined {
  if (endsRange(previous.text, line.text)) return `${previous.text} ${line.text.trim()}`;
  if (isSameLine(lineBefore, line)) return `${previous.text}\t${row.text}`;
  if (isBrokenCell(previous, row, [lineBefore, line]) || isFullLine(lineBefore, line, around))
    return joinBeforeDates(previous.text, row);
  return row.field === undefined && isContinuation(previous, row, around.isWhole)
    ? joinWrapped(previous.text, row.text)
    : undefined;
}

/** The dot of a timeline beside its dates is no bullet, nor is the one of "• Commis\tAug 2015 – July 2017". */
function isDateAlone(text: string): boolean {
  const date = findDateOrRange(text);
  if (date?.start === 0 && /^\s*(?:$|[•|])/u.test(text.slice(date.end))) return true;
  const [, head = '', last = ''] = /^([^\t]{3,60})\t([^\t]+)$/u.exec(text) ?? [];
  const range = findDateRange(last);
  return head !== '' && range?.start === 0 && last.slice(range.end).trim() === '';
}

function isSameLine(left: ResumeLine, right: ResumeLine): boolean {
  const hasPlaces = left.y !== 0 || right.y !== 0;
  return hasPlaces && left.page === right.page && Math.abs(left.y - right.y) < SAME_LINE_POINTS && right.x > left.x;
}

/**
 * True if a header line broke because it was full: the first word of the next line would not have fitted. Only lines with a known right edge
 * can be judged. `areSmallRests` tells whether a line in small letters is the rest of the one above in any case.
 */
function isFullLine(
  line: ResumeLine,
  next: ResumeLine,
  { section, all }: { section: readonly ResumeLine[]; all: readonly ResumeLine[] },
  areSmallRests = true,
): boolean {
  if (line.right === undefined || !isSetAsOne(line, next) || BULLET.test(next.text)) return false;
  const [shown = ''] = line.text.split('\t');
  if (isWhole(line, next, shown)) return false;
  if (areSmallRests && /^\p{Ll}/u.test(next.text) && !findDateRange(line.text)) return true;
  if (shown.length < FEWEST_FULL_LENGTH || /[.!?:;]$/u.test(shown) || beginsOwnEntry(shown, next.text)) return false;
  // A header may be full in a column that the lines above its heading reach out of.
  const edge = columnEdge(line, findDateRange(next.text) ? section : all);
  // A bold title may continue in plain letters, where it fills its line to the end.
  const isOneHeader = line.isBold === next.isBold || findDateRange(next.text) !== undefined;
  const fullShare = isOneHeader ? FULL_SHARE : MIXED_FULL_SHARE;
  const characterWidth = (line.right - line.x) / shown.length;
  // The right edge is that of dates further to the right.
  if (characterWidth > WIDEST_CHARACTER * line.fontSize) return false;
  const [word = ''] = next.text.split(/\s/u);
  return (
    line.right + characterWidth * (word.length + 1) > edge + characterWidth &&
    line.right - line.x > fullShare * (edge - line.x)
  );
}

/** A line that is complete, however far it reaches: another entry, the school or the town is below it. */
const isWhole = (line: ResumeLine, next: ResumeLine, shown: string): boolean =>
  endsWithLoneDate(shown) ||
  (hasDateCell(line) && hasDateCell(next)) ||
  isSchoolBelowDegree(line, next, shown) ||
  (isTown(next.text) && !shown.endsWith(','));

/** Each of two lines with dates in a column of their own is an entry. */
const hasDateCell = ({ text }: ResumeLine): boolean =>
  text.includes('\t') && text.split('\t').some((cell) => findDateOrRange(cell)?.start === 0);

/** Right below, from the same edge, in one size, and not bold below plain. */
function isSetAsOne(line: ResumeLine, next: ResumeLine): boolean {
  const drop = next.y - line.y;
  const isBelow = line.page === next.page && drop > 0 && drop < MAX_LINE_DROP * next.fontSize;
  const isSameSize = Math.abs(line.fontSize - next.fontSize) < 0.3;
  return (
    isBelow &&
    Math.abs(next.x - line.x) < SAME_START_POINTS &&
    isSameSize &&
    (line.isBold === next.isBold || line.isBold)
  );
}

/** A degree in bold with its school below it are two lines, however long the first one is. */
const isSchoolBelowDegree = (line: ResumeLine, next: ResumeLine, shown: string): boolean =>
  (line.isBold || (hasDateCell(line) && !isInstitution(shown))) &&
  !next.isBold &&
  isDegree(shown) &&
  isInstitution(next.text) &&
  !OPEN_END.test(shown) &&
  !endsSchool(shown, next.text);

/** "BA Geography, Edge Hill" above "University, Leeds": a school whose first words end the line. */
const endsSchool = (shown: string, next: string): boolean =>
  /,\s\p{Lu}[\p{L}'’]*(?: \p{Lu}[\p{L}'’]*)?$/u.test(shown) && /^(?:\p{L}+ ){0,2}\p{L}+(?:,|\s\(|$)/u.test(next);

/** A line with dates begins an entry, save where it ends the header that the line above has begun. */
const beginsOwnEntry = (shown: string, next: string): boolean =>
  findDateRange(next) !== undefined && (findDateRange(shown) !== undefined || !endsHeader(shown, next));

/** "Elm Terminal | Senior Vessel" above "Planner | Leeds | 05/2020 - now", "Diploma in Wiring, North East" above "College, 2009–2013". */
function endsHeader(shown: string, next: string): boolean {
  if (BARS.test(shown) && BARS.test(next)) return true;
  if (isPostBroken(shown, next)) return true;
  const [, rest = ''] = /^([^,]{2,40}),\s+[^,]+$/u.exec(next) ?? [];
  return /,\s/u.test(shown) && isCompany(rest) && !isTitle(rest) && !isCompany(shown);
}

/** "Site Nurse, Elm Clinic, Las" above "Cruces, NM (2019 – 2021)": a post and its employer, of which the end is below. */
function isPostBroken(shown: string, next: string): boolean {
  const date = findDateRange(next);
  const before = next.slice(0, date?.start ?? 0).replace(/[\s,(–—-]+$/u, '');
  const [first = '', ...others] = shown.split(/,\s+/u);
  return before !== '' && others.length > 0 && isTitle(first) && !isTitle(before) && !findDateOrRange(shown);
}
const BARS = /\s[|·•@]\s/u;

/** "Barbering, 2016" is complete. */
function endsWithLoneDate(text: string): boolean {
  const date = findDateOrRange(text);
  return date !== undefined && /^[\s).]*$/u.test(text.slice(date.end)) && !/^['’]?\d{2}$/u.test(date.endDate);
}

/** The right edge of a line's column, without the odd footer that reaches further. */
function columnEdge(line: ResumeLine, lines: readonly ResumeLine[]): number {
  const rights = lines
    .filter((one) => one.page === line.page && Math.abs(one.x - line.x) < SAME_COLUMN_POINTS)
    .map((one) => one.right ?? 0)
    .sort((left, right) => right - left);
  return rights[Math.min(2, Math.floor(rights.length / LINES_PER_ODD_ONE))] ?? 0;
}

/** Joins a wrapped header with the line below it, before the dates that end it. */
function joinBeforeDates(first: string, row: ResumeRow): string {
  const [, text = first, dates = ''] = /^([^\t]*)(\t.*)$/u.exec(first) ?? [];
  return joinWrapped(text, row.text) + dates;
}

/** "Elm Hospital, Mar 2019 –" above "Present". */
function joinsDates(first: string, second: string): boolean {
  const date = findDateRange(`${first} ${second}`);
  return date !== undefined && date.start < first.length && date.end > first.length;
}

/** A word or a range of dates that breaks: "Ile-" and "Ife", "2015 –" and "2018", "March" and "2020 – present". */
function isHyphenated(first: string, second: string): boolean {
  const isDateBroken =
    /[–—-]$/u.test(first) ||
    (/[\s(]\p{L}{3,9}\.?$/u.test(first) && /^(?:(?:19|20)\d\d\b|['’]\d\d(?!\d))/u.test(second));
  return (/\p{L}-$/u.test(first) && /^\p{L}/u.test(second)) || (isDateBroken && joinsDates(first, second));
}

/** A line that continues with the sentence before it: in lower case, unless whole lines are, or indented below an unfinished bullet. */
function isContinuation(previous: ResumeRow, row: ResumeRow, isWhole: boolean): boolean {
  if (!row.isBullet && (isHyphenated(previous.text, row.text) || isDateOfPoint(previous, row))) return true;
  if (row.isBullet || (row.isBold && !previous.isBold) || findDateRange(row.text) || startsWithDate(row.text))
    return false;
  // "Housekeeper at the Aire Hotel, 2019 – 2023" is said; what follows in small letters is what was done there.
  if (isCompleteHeader(previous)) return false;
  const startsLow = /^[\p{Ll}\d(%$€£]/u.test(row.text);
  const isUnfinished = !/[.!?:;。]$/u.test(previous.text) && previous.text.length > 45;
  if (OPEN_END.test(previous.text) || /\([^)]*$/u.test(previous.text)) return true;
  if (previous.isBullet) return startsLow || (isUnfinished && row.x > previous.x + 3);
  return startsLow && isUnfinished && !isWhole;
}

/**
 * A date or a name that a narrow cell breaks over two lines: "July 2016 – July" and "2019", "Lakeshore Memorial" and "Hospital", "Storekeeper and" and "Driver". Only
 * lines with places can be known to share a cell.
 */
function isBrokenCell(previous: ResumeRow, row: ResumeRow, [first, second]: [ResumeLine, ResumeLine]): boolean {
  const drop = second.y - first.y;
  const isBelow =
    first.page === second.page && first.x === second.x && drop > 0 && drop < MAX_LINE_DROP * second.fontSize;
  const isAlike =
    previous.fontSize === row.fontSize && previous.isBold === row.isBold && !previous.isBullet && !row.isBullet;
  const [shown = ''] = previous.text.split('\t');
  if (!isBelow || !isAlike || shown.length > MAX_CELL_LENGTH) return false;
  if (row.isBold && OPEN_END.test(shown) && !findDateOrRange(row.text)) return true;
  if (breaksDates(previous.text, row.text)) return true;
  const isEndOfName = row.text.split(/\s+/u).length <= MAX_NAME_END_WORDS && isCompany(row.text) && !isTitle(row.text);
  return isEndOfName && row.isBold && !isCompany(shown) && !isTitle(shown);
}

/** "Elm Clinic, Leeds, Jan 2016" above "– Oct 2019": the dash goes with the dates. So does the "to" below "2016" alone. */
function endsRange(first: string, second: string): boolean {
  if (/^\s*(?:to|until|till|bis)\s/u.test(second) && isDateAlone(first) && !findDateRange(first))
    return findDateRange(`${first} ${second.trim()}`)?.start === 0;
  if (!/^\s*[–—-]/u.test(second) || second.length > MAX_CELL_LENGTH || findDateRange(first)) return false;
  const whole = `${first} ${second.trim()}`;
  const date = findDateRange(whole);
  return date !== undefined && date.start < first.length && /^[\s).]*$/u.test(whole.slice(date.end));
}

/** Dates of which both lines have a part; the "8" of "Local 8" above "May 2019 – 2020" is none. */
function breaksDates(first: string, second: string): boolean {
  const date = findDateRange(`${first} ${second}`);
  if (!date || date.start >= first.length || date.end <= first.length || findDateRange(first)) return false;
  // "in one autumn." ends a sentence.
  if (/\p{Ll}{5}\.$/u.test(first)) return false;
  return findDateRange(second) === undefined || /\p{L}{3}|\d{4}|[–—-]$/u.test(first.slice(date.start));
}

/** "City University, registered" above "November 2021" alone: the end of a point, not the beginning of an entry. */
function isDateOfPoint(previous: ResumeRow, row: ResumeRow): boolean {
  if (!previous.isBullet || !/\p{Ll}{3,}$/u.test(previous.text)) return false;
  // Dates of the next entry are set in another size or farther to the left.
  if (Math.abs(previous.fontSize - row.fontSize) > SAME_SIZE || row.x < previous.x - SAME_COLUMN_POINTS / 2)
    return false;
  const { text } = row;
  const date = findDateOrRange(text);
  return date?.startDate === '' && date.start === 0 && text.slice(date.end).trim() === '';
}

/** "2012\tAbitur", "2012: Abitur" and "2012 Abitur" begin an entry; "2012 tickets" continue with a sentence. */
function startsWithDate(text: string): boolean {
  const date = findDateOrRange(text);
  return date?.start === 0 && /^(?:\s*(?:$|[\t|:–—-])|\.?\s+\p{Lu})/u.test(text.slice(date.end));
}

function endsWithDates(text: string): boolean {
  const date = findPostRange(text);
  return date !== undefined && /^[\s).\]]*$/u.test(text.slice(date.end));
}

/** "2014 - 2016 care assistant, Elm Nursing Home": complete, if it is no longer than a header is and nothing in it is open. */
const isDatedHeader = (text: string): boolean => endsWithDates(text) || beginsWithDates(text);

const isCompleteHeader = ({ isBullet, text }: ResumeRow): boolean =>
  isBullet ? isMarkedHeader(text) : isDatedHeader(text);

/** The text of "→ Cheesemaker — Elm Dairy — 2017 – 2020": parts and dates behind a mark. */
const isMarkedHeader = (text: string): boolean => /\S\s[—–|·-]\s.*\s[—–|·-]\s/u.test(text) && endsWithDates(text);

const beginsWithDates = (text: string): boolean =>
  text.length <= (text.split(/[.,;] /u).some(isTitle) ? MAX_COMPLETE : MAX_DATED_HEADER) &&
  !OPEN_END.test(text) &&
  !/\([^)]*$/u.test(text) &&
  findDateRange(text)?.start === 0;

/** Joins two lines of one sentence; a hyphen at the end of the first is part of a broken word when small letters follow. */
function joinWrapped(first: string, second: string): string {
  if (/\p{L}[-\u00ad‐]$/u.test(first) && /^\p{Ll}/u.test(second)) return first.slice(0, -1) + second;
  if (/\p{L}-$/u.test(first) && /^\p{Lu}/u.test(second)) return first + second;
  const needsNoSpace = /[\p{Script=Han}。，]$/u.test(first) && /^\p{Script=Han}/u.test(second);
  return needsNoSpace ? first + second : `${first} ${second}`;
}
