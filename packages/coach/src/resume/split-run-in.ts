import type { ResumeLine } from '@greenroom/contract/resume';
import { isDegree, isInstitution, isTitle } from '../entities/classify-part.ts';
import type { DateRange } from '../entities/dates.ts';
import { findDateOrRange, findDateRange } from '../entities/dates.ts';
import type { ResumeRow } from './resume-rows.ts';

const MAX_HEADER_WORDS = 16;
const MAX_HEADER_LENGTH = 130;
/** So many paragraphs of one kind are no chance. */
const FEWEST_ALIKE = 2;
/** A line that is this much farther below the one above than usual begins a paragraph. */
const PARAGRAPH_DROP = 1.3;
const SAME_START_POINTS = 24;
const SAME_SIZE = 0.4;
const LISTED = /^\s*[•●○▪■·*–-]\s/u;
/** Dates and the colon behind them: "Mar 2022–Present: Data Analyst, Acme". */
const BEHIND_DATES = /^\s*[:：.]\s*(?=\p{Lu})/u;
/** The end of a sentence; "St. James" is none. */
const SENTENCE_END =
  /(?<=[\p{L}\p{N}%)][.!?])(?<!\b(?:St|Dr|Mr|Mrs|Ms|No|approx|e\.g|i\.e|\p{Lu})\.)\s+(?=[\p{Lu}\d“"])/u;

/**
 * Entries that are set as running text, each a paragraph "2020–2022: Nurse, Elm Hospital. Cared for 20 patients. Taught four students.": the
 * header with its dates, and each sentence as a line below. Other rows stay.
 */
export function splitRunIn(rows: readonly ResumeRow[]): ResumeRow[] {
  const dated = rows.filter(({ text }) => datesOfHeader(text) !== undefined);
  const plain = dated.filter(({ isBullet }) => !isBullet);
  // Each point of a list may be such a paragraph.
  const ended = new Set(plain.length === 0 && 2 * dated.length > rows.length ? dated : plain);
  const isUsual = ended.size >= FEWEST_ALIKE;
  return rows.flatMap(
    (row) => splitRow(row) ?? (ended.has(row) && (isUsual || isDegreeRow(row)) ? splitBehind(row) : undefined) ?? [row],
  );
}

/** A degree and its school are known by their words, alone too. */
const isDegreeRow = ({ text }: ResumeRow): boolean => isDegree(text.slice(0, 40)) && isInstitution(text);

/** Lines of such a paragraph that are set one below the other, as one line; other lines stay. */
export function joinParagraphs(lines: readonly ResumeLine[]): ResumeLine[] {
  const paragraphs = paragraphsOf(lines);
  const joined = paragraphs.map((paragraph) => paragraph.map(({ text }) => text.trim()).join(' '));
  const isRunIn = paragraphs.map(
    (paragraph, index) =>
      !paragraph.some(({ text }) => LISTED.test(text) || text.includes('\t')) &&
      datesOfHeader(joined[index] ?? '') !== undefined,
  );
  if (isRunIn.filter(Boolean).length < FEWEST_ALIKE) return [...lines];
  return paragraphs.flatMap((paragraph, index) => {
    const [first] = paragraph;
    if (!isRunIn[index] || !first) return paragraph;
    const { right: _, ...line } = first;
    return [{ ...line, text: joined[index] ?? '' }];
  });
}

/** Stretches of lines at one distance, from one edge and in one size. */
function paragraphsOf(lines: readonly ResumeLine[]): ResumeLine[][] {
  const drops = lines.slice(1).map((line, index) => line.y - (lines[index]?.y ?? 0));
  const usual = drops.filter((drop) => drop > 0).sort((one, other) => one - other);
  const limit = PARAGRAPH_DROP * (usual[Math.floor(usual.length / 4)] ?? 0);
  const paragraphs: ResumeLine[][] = [];
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    const drop = drops[index - 1] ?? 0;
    const isNext =
      before?.page === line.page &&
      drop > 0 &&
      drop < limit &&
      Math.abs(line.x - before.x) < SAME_START_POINTS &&
      Math.abs(line.fontSize - before.fontSize) < SAME_SIZE;
    if (isNext) paragraphs.at(-1)?.push(line);
    else paragraphs.push([line]);
  });
  return paragraphs;
}

/** The dates of "Trainee, Elm Garden, Cornwall, 2010 to 2012. Looked after the nursery.": behind two parts or more, before the first sentence. */
function datesOfHeader(text: string): DateRange | undefined {
  const beginning = text.slice(0, 2 * MAX_HEADER_LENGTH);
  const date = findDateOrRange(beginning);
  if (date === undefined || date.start === 0 || date.start > MAX_HEADER_LENGTH) return undefined;
  const before = beginning.slice(0, date.start);
  const isEnd = /^\)?[.:]\s+[\p{Lu}\d“"]/u.test(beginning.slice(date.end));
  if (!isEnd || !/[,(–—-]\s*$/u.test(before) || before.includes('\t') || SENTENCE_END.test(before)) return undefined;
  const parts = before.split(/,\s+|\s[–—-]\s/u);
  const isNamed = parts.length > 2 || isTitle(before);
  return isNamed && before.trim().split(/\s+/u).length <= MAX_HEADER_WORDS ? date : undefined;
}

function splitBehind(row: ResumeRow): ResumeRow[] | undefined {
  const date = datesOfHeader(row.text);
  if (date === undefined) return undefined;
  const name = row.text.slice(0, date.start).replace(/[\s,(–—-]+$/u, '');
  const sentences = row.text
    .slice(date.end)
    .replace(/^\)?[.:]\s+/u, '')
    .split(SENTENCE_END);
  return [
    { ...row, isBullet: false, text: `${name}\t${row.text.slice(date.start, date.end).trim()}` },
    ...sentences.map(toPoint(row)),
  ];
}

const toPoint =
  (row: ResumeRow) =>
  (text: string): ResumeRow => ({ ...row, text, isBullet: true, isBold: false });

function splitRow(row: ResumeRow): ResumeRow[] | undefined {
  const date = findDateRange(row.text);
  if (date?.start !== 0 || row.isBullet || row.text.includes('\t')) return undefined;
  const behind = row.text.slice(date.end);
  const mark = BEHIND_DATES.exec(behind)?.[0];
  if (mark === undefined) return undefined;
  const [header = '', ...sentences] = behind.slice(mark.length).split(SENTENCE_END);
  if (header.split(/\s+/u).length > MAX_HEADER_WORDS) return undefined;
  const name = header.replace(/[.\s]+$/u, '');
  const dates = row.text.slice(0, date.end).replace(/[\s:]+$/u, '');
  return [{ ...row, text: `${name}\t${dates}` }, ...sentences.map(toPoint(row))];
}
