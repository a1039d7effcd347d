import { isCompany, isTitle } from '../entities/classify-part.ts';
import type { DateRange } from '../entities/dates.ts';
import { findDateOrRange, findDateRange } from '../entities/dates.ts';
import { PRESENT_VERBS } from '../entities/deed-verbs-data.ts';
import type { ResumeRow } from './resume-rows.ts';

/** An entry of a section: its header lines without dates, its dates, and what stands below. */
export type Entry = { headers: ResumeRow[]; startDate: string; endDate: string; details: string[] };
type OpenEntry = Entry & { isDated: boolean };

const MAX_HEADER_LENGTH = 110;
const MAX_HEADER_WORDS = 14;
const LEGAL_END = /\b(?:Inc|Ltd|Co|Corp|Jr|Sr|Bros|Ph\.D|S\.A|e\.V)\.$/u;
const LOOK_AHEAD_ROWS = 3;
const FEWEST_DEED_WORDS = 4;
/** Sharing of small letters from which an undated line below a dated one tells what was done: headers are written in capitals. */
const DEED_LOW_SHARE = 0.6;
const DEED =
  /^(?!(?:Embedded|Certified|Licensed|Registered|Qualified|Chartered|Associated|United|Advanced|Unified|Applied|Dedicated|Red|Med)\b)(?:\p{Lu}\p{Ll}{2,}ed|Led|Built|Ran|Wrote|Made|Taught|Cut|Grew|Won|Sold|Drove|Kept|Held|Oversaw|Set|Began|Gave|Took|Brought|Found|Responsible for|Managing|Leading|Providing|Assisting|Supporting)\s+(?=[\p{Ll}\d%$€£])/u;
/** A verb of the present at the beginning: "Manage diaries and book travel". "Support Engineer" and "Design studio" are none. */
const PRESENT_DEED = /^(?:I )?(\p{L}[\p{Ll}-]+)\s+(?=[\p{Ll}\d%$€£])/u;
const DETAIL_LABEL =
  /^(?:technologies|tech stack|environment|tools|key achievements|achievements|responsibilities|key responsibilities|duties|stack|skills used|technologien|technologies utilisées|tecnologías|технологии|обязанности|достижения|职责|业绩|主要职责|工作内容|المهام)\s*[:：]?/iu;

/** Entries of a section of jobs or schools. `isSingleDateEnough` also takes one date alone, as education has. */
export function findEntries(rows: ResumeRow[], isSingleDateEnough: boolean): Entry[] {
  const find = isSingleDateEnough ? findDateOrRange : findDateRange;
  const dated = rows.map((row) =>
    (row.isBullet && row.text.length > MAX_HEADER_LENGTH) || isDeed(row.text) ? undefined : headerDate(row, find),
  );
  const isDateFirst = dated[rows.findIndex((row) => isHeader(row, false))] !== undefined;
  const entries: OpenEntry[] = [];
  rows.forEach((row, index) => {
    const date = dated[index];
    const current = entries.at(-1);
    if (!isHeader(row, date !== undefined) || (date === undefined && current?.isDated && isToldWork(row.text))) {
      if (current) current.details.push(row.text);
      else entries.push({ headers: [], startDate: '', endDate: '', details: [row.text], isDated: false });
      return;
    }
    const opensNew =
      !current || opensEntry(current, date !== undefined, isDateFirst, () => isDateAhead(rows, dated, index));
    const entry = opensNew ? startEntry(entries) : current;
    addHeader(entry, row, date);
  });
  return entries;
}

function headerDate(row: ResumeRow, find: (line: string) => DateRange | undefined): DateRange | undefined {
  const date = find(row.text);
  if (!date) return undefined;
  const rest = row.text.slice(0, date.start) + row.text.slice(date.end);
  const isSentence = /[.!?。]$/u.test(rest.trim()) && rest.trim().split(/\s+/u).length > 6;
  return isSentence || rest.trim().length > MAX_HEADER_LENGTH ? undefined : date;
}

function isHeader(row: ResumeRow, isDated: boolean): boolean {
  if (isDated) return !row.isBullet || row.text.length < MAX_HEADER_LENGTH;
  if (row.isBullet || DETAIL_LABEL.test(row.text) || row.text.length > MAX_HEADER_LENGTH) return false;
  const words = row.text.split(/\s+/u).length;
  const looksLikeSentence = /[.;。；]$/u.test(row.text) && words > 3 && !LEGAL_END.test(row.text);
  return words <= MAX_HEADER_WORDS && !looksLikeSentence && !/^[\p{Ll}]/u.test(row.text);
}

/** A line that tells what was done, also without a bullet before it. */
function isDeed(text: string): boolean {
  const words = text.split(/\s+/u);
  if (words.length < FEWEST_DEED_WORDS) return false;
  const presentVerb = PRESENT_DEED.exec(text)?.[1]?.toLowerCase() ?? '';
  return DEED.test(text) || (PRESENT_VERBS.has(presentVerb) && !isTitle(words.slice(0, 3).join(' ')));
}

/** A deed, or a line such as "Oil changes and tires, 8 cars a day", whose words are too small for a title or an employer. */
function isToldWork(text: string): boolean {
  if (isDeed(text)) return true;
  const words = (text.match(/\p{L}{4,}/gu) ?? []).slice(1);
  const low = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return words.length > 1 && low >= words.length * DEED_LOW_SHARE && !isTitle(text) && !isCompany(text);
}

function opensEntry(current: OpenEntry, isDated: boolean, isDateFirst: boolean, isDateAhead: () => boolean): boolean {
  if (current.details.length > 0) return isDated || isDateAhead() || !current.isDated;
  if (isDated) return current.isDated;
  return current.isDated && !isDateFirst && current.headers.length > 0 && isDateAhead();
}

/** Whether a dated header follows before anything else does. */
function isDateAhead(rows: ResumeRow[], dated: (DateRange | undefined)[], index: number): boolean {
  for (let ahead = index + 1; ahead <= index + LOOK_AHEAD_ROWS; ahead += 1) {
    const row = rows[ahead];
    if (row === undefined) return false;
    if (dated[ahead]) return true;
    if (!isHeader(row, false)) return false;
  }
  return false;
}

function startEntry(entries: OpenEntry[]): OpenEntry {
  const entry: OpenEntry = { headers: [], startDate: '', endDate: '', details: [], isDated: false };
  entries.push(entry);
  return entry;
}

function addHeader(entry: OpenEntry, row: ResumeRow, date: DateRange | undefined): void {
  if (date && !entry.isDated) {
    entry.isDated = true;
    entry.startDate = date.startDate;
    entry.endDate = date.endDate;
  }
  const text = date ? `${row.text.slice(0, date.start)}\t${row.text.slice(date.end)}` : row.text;
  const cleaned = text
    .replace(/\(\s*\)|\[\s*\]/gu, '')
    .replace(/\(?\b\d+ (?:yrs?|years?|mos?|months?)(?: \d+ (?:mos?|months?))?\)?/giu, '')
    .replace(/^[\s,|–—·:：-]+|[\s,|–—·:：(-]+$/gu, '');
  if (cleaned !== '') entry.headers.push({ ...row, text: cleaned });
}
