import { PRESENT_VERBS } from '../entities/achievement-verbs.ts';
import { isCompany, isTitle } from '../entities/classify-part.ts';
import type { DateRange } from '../entities/dates.ts';
import { findDateOrRange, findDateRange } from '../entities/dates.ts';
import { joinPattern } from '../text/join-pattern.ts';
import type { ResumeRow } from './resume-rows.ts';

/** An entry of a section: its header lines without dates, its dates, and the lines below. */
export type Entry = { headers: ResumeRow[]; startDate: string; endDate: string; details: string[] };
type OpenEntry = Entry & { isDated: boolean };
type Kind = 'detail' | 'dated' | 'header';
type MarkedRow = { row: ResumeRow; kind: Kind; date?: DateRange };

const MAX_HEADER_LENGTH = 130;
const MAX_HEADER_WORDS = 16;
const MAX_HEADER_ROWS = 4;
/** A full stop behind a word; that of "St. Mary's" or "Govt. School" is none. */
const STOP = /(?<=\p{Ll}{5}|\)|\d|\s[A-Z]{2,3})\.\s+(?=\p{Lu})/u;
/** "Inc.", "A.Ş.", "S.p.A.": a full stop that ends a name and no sentence. */
const LEGAL_END = /(?:\b(?:Inc|Ltd|Co|Corp|Jr|Sr|Bros|Ph\.D|e\.V|LLC|LLP)|(?<!\p{L})\p{L}\.(?:\p{L}\.)*\p{Lu})\.$/u;
/** "Freight matching. Porto, later remote." says what the employer does; "St. Mary's" and "Sr. Buyer" have no word before the stop. */
const SENTENCES = /(?<![\p{L}])\p{Ll}{4,}\.\s+\p{Lu}/u;
const FEWEST_WORDS_OF_SENTENCES = 6;
const MOST_NAME_WORDS = 5;
const FEWEST_DEED_WORDS = 4;
/** Share of small letters from which an undated line below a dated one says what was done: headers are written in capitals. */
const DEED_LOW_SHARE = 0.6;
const DEED = joinPattern(
  'u',
  '^(?!(?:Embedded|Certified|Licensed|Registered|Qualified|Chartered|Associated|United|Advanced|Unified|Applied|Dedicated|Red',
  String.raw`|Med)\b)(?:\p{Lu}\p{Ll}{2,}ed|Led|Built|Ran|Wrote|Made|Taught|Cut|Grew|Won|Sold|Drove|Kept|Held|Oversaw|Set|Began|Gave|Took|Brought|Found`,
  String.raw`|Responsible for|Managing|Leading|Providing|Assisting|Supporting)\s+(?=[\p{Ll}\d%$€£])`,
);
/** "I took my degree at Elm College in 2015." */
const SAID = /^I(?:['’]\p{Ll}{1,3})?\s\p{Ll}/u;
/** A verb of the present at the beginning: "Manage diaries and book travel". "Support Engineer" and "Design studio" are none. */
const PRESENT_DEED = /^(?:I )?(\p{L}[\p{Ll}-]+)\s+(?=[\p{Ll}\d%$€£])/u;
const DETAIL_LABEL = joinPattern(
  'iu',
  '^(?:(?:technologies|tech stack|environment|tools|key achievements|achievements|responsibilities|key responsibilities|duties|stack|skills used',
  '|main activities(?: and responsibilities)?|technologien|technologies utilisées|tecnologías|технологии|обязанности|достижения)',
  // "Environment Agency" and "Stackworks Ltd" are no labels.
  String.raw`\s*(?:[:：\t]|$)|职责|业绩|主要职责|工作内容|المهام)`,
);
/** A line in brackets says something of the place: "(mixed primary, 241 pupils)". */
const REMARK = /^\([^()]*\)$/u;
/** "Elm College, finished 2017" and "completed in 2012". */
const ENDED =
  /[\s,(]+(?:finished|completed|graduated|graduating|awarded|obtained|expected|qualified|passed)(?:\s+in)?(?=\t?$)/iu;
/** "Employer\tPosition\tFrom\tTo": labels of columns, one of them for dates. */
const HEAD_OF_DATES =
  /^(?:years?|period|dates?|duration|tenure|when|from(?: ?[–-] ?to)?|years? of passing|from\/to|month.{0,6}year)$/iu;
const HEAD_OF_FIELD = new RegExp(
  '\\b(?:employers?|compan(?:y|ies)|organi[sz]ations?|firm|positions?|posts?|job|titles?|roles?|designation|duties|tasks|responsibilities|activities|work|to|end' +
    '|towns?|places?|locations?|city|award|course|qualifications?|degrees?|diploma|institut(?:e|ions?)|schools?|colleges?|university|board|subjects?|class|results?' +
    '|grades?|marks|provider|what|where|from|no\\.?)(?![\\p{L}])',
  'iu',
);
const MAX_HEAD_CELL = 32;
/** Cells of one line, labels all, with one for dates; "Dates" before anything is one too. */
function isTableHead(text: string): boolean {
  const cells = text.split('\t');
  if (/^(?:year|period|date|dates)\t/iu.test(text)) return true;
  return (
    cells.length > 2 &&
    cells.every((cell) => cell.length <= MAX_HEAD_CELL && !/\d/u.test(cell)) &&
    cells.some((cell) => HEAD_OF_DATES.test(cell.trim())) &&
    2 * cells.filter((cell) => HEAD_OF_FIELD.test(cell) || HEAD_OF_DATES.test(cell.trim())).length > cells.length
  );
}

/** Entries of a section of jobs or schools. A date alone counts where it has its own place in the line. */
export function findEntries(rows: ResumeRow[], isSingleDateEnough: boolean): Entry[] {
  const marked = markRows(
    rows.filter((row) => !(isTableHead(row.text) || REMARK.test(row.text)) || findDateOrRange(row.text) !== undefined),
    isSingleDateEnough,
  );
  markBetween(marked);
  undateRemarks(marked);
  markUsualTail(marked);
  const usualLead = findUsualLead(marked);
  const entries: OpenEntry[] = [];
  let pending: ResumeRow[] = [];
  for (const { row, kind, date } of marked) {
    if (kind === 'header') pending.push(row);
    else if (kind === 'dated' && date) {
      const lead = takeLead(pending, entries.at(-1), usualLead);
      settle(pending.slice(0, pending.length - lead.length), entries);
      pending = [];
      entries.push(openEntry(lead, row, date));
    } else {
      settle(pending, entries);
      pending = [];
      const current = entries.at(-1) ?? startUndated(entries, []);
      current.details.push(row.text);
    }
  }
  settle(pending, entries);
  return entries;
}

function markRows(rows: ResumeRow[], isSingleDateEnough: boolean): MarkedRow[] {
  const hasPlainDates = rows.some((row) => !row.isBullet && headerDate(row, isSingleDateEnough) !== undefined);
  let isDatedAbove = false;
  return rows.map((row, index) => {
    if (isNumberedHead(row, rows.slice(index + 1, index + 3), isSingleDateEnough)) return { row, kind: 'header' };
    const isText = row.isBullet && (hasPlainDates || row.text.length > MAX_HEADER_LENGTH);
    const date = isText || isDeed(row.text) ? undefined : headerDate(row, isSingleDateEnough);
    if (date) {
      isDatedAbove = true;
      return { row, kind: 'dated', date };
    }
    if (row.field) return { row, kind: 'header' };
    return { row, kind: isHeader(row) && !(isDatedAbove && !row.isBold && isToldWork(row.text)) ? 'header' : 'detail' };
  });
}

/** A plain line between a title in bold and its dates names the employer, in any words: "various contractors, local branch". */
function markBetween(marked: MarkedRow[]): void {
  marked.forEach((one, index) => {
    const [above, below] = [marked[index - 1], marked[index + 1]];
    if (one.kind !== 'detail' || above?.kind !== 'header' || !above.row.isBold || !isPlainLine(one.row)) return;
    if (below?.date && isDateAlone(below.row.text, below.date)) one.kind = 'header';
  });
}

const isDateAlone = (text: string, { start, end }: DateRange): boolean =>
  (text.slice(0, start) + text.slice(end)).trim() === '';

/** "Staff Nurse – acting sister since May 2024" above the place and a line of dates alone: those are the dates of the post. */
function undateRemarks(marked: MarkedRow[]): void {
  marked.forEach((one, index) => {
    const { row, date } = one;
    if (one.kind !== 'dated' || date === undefined || !/^since\b/iu.test(row.text.slice(date.start))) return;
    const next = marked.slice(index + 1, index + 1 + MAX_HEADER_ROWS).findIndex(({ kind }) => kind !== 'header');
    const following = next < 0 ? undefined : marked[index + 1 + next];
    if (following?.kind !== 'dated' || following.date === undefined) return;
    if (!isDateAlone(following.row.text, following.date)) return;
    one.kind = 'header';
    one.row = { ...row, text: `${row.text.slice(0, date.start)}${row.text.slice(date.end)}`.trim() };
  });
}

/** "2) Elm Finance Ltd., Leeds" above a line with dates, perhaps with one more line between them. */
function isNumberedHead(row: ResumeRow, [next, second]: ResumeRow[], isSingleDateEnough: boolean): boolean {
  if (row.isNumbered !== true || next === undefined || next.isBullet) return false;
  const isDated = (one: ResumeRow | undefined) =>
    one !== undefined && headerDate(one, isSingleDateEnough) !== undefined;
  const isAboveDates = isDated(next) || (second?.isBullet === false && isHeader(next) && isDated(second));
  return isAboveDates && isHeader({ ...row, isBullet: false });
}

/** The dates of a header line: a range anywhere, one date alone only as its own part. */
function headerDate(row: ResumeRow, isSingleDateEnough: boolean): DateRange | undefined {
  const date = findDateRange(row.text) ?? findLoneDate(row.text, isSingleDateEnough);
  if (!date || isInRemark(row.text, date)) return undefined;
  const rest = row.text.slice(0, date.start) + row.text.slice(date.end);
  const isSentence =
    /[.!?。]$/u.test(rest.trim()) &&
    rest.trim().split(/\s+/u).length > 6 &&
    !isStoppedHeader(rest, row.text.slice(date.end));
  // "Buddy for the trainee operator since 2024." is a deed, and its stop says so.
  const isDeedSince = /^since\b/iu.test(row.text.slice(date.start)) && TOLD_SINCE.test(row.text);
  const isInSentence = isDeedSince || /^\s*\p{Ll}{2,}/u.test(row.text.slice(date.end));
  return isSentence || isInSentence || rest.trim().length > MAX_HEADER_LENGTH ? undefined : date;
}

const TOLD_SINCE = /^\p{Lu}\p{Ll}+(?: \p{Ll}+){3,}\b.*\.\s*$/u;

/** "Senior Generalist (acting partner since Jan 2025)": the date is that of the remark. */
function isInRemark(text: string, { start }: DateRange): boolean {
  const open = text.lastIndexOf('(', start);
  const remark = text.slice(open + 1, start);
  return open >= 0 && remark.length <= MAX_HEADER_LENGTH && !remark.includes(')') && /\p{L}{3}\s/u.test(remark);
}

/** "Class teacher, Elm School, Swindon. September 2017 to July 2020": a title or names, a stop before the dates and nothing behind them. */
function isStoppedHeader(rest: string, behind: string): boolean {
  const whole = rest.replace(/[\s.]+$/u, '');
  if (/[!?]/u.test(whole) || !/^[\s.)]*$/u.test(behind)) return false;
  const sentences = whole.split(STOP);
  const [first = '', ...others] = sentences.flatMap((sentence) => sentence.split(/,\s+/u));
  if (others.length === 0 || sentences.some(isDeed)) return false;
  if (sentences.length === 1) return isTitle(first) || [first, ...others].every(isShortName);
  return sentences.length <= MOST_STOPPED && sentences.every(isShortSentence) && others.every(isShortName);
}
const MOST_STOPPED = 4;
const isShortSentence = (text: string) =>
  /^[\p{Lu}\d]/u.test(text) && text.split(/\s+/u).length <= MAX_HEADER_WORDS / 2;

/** "Ancholme Chilled Distribution": a few words that begin with capitals. */
function isShortName(part: string): boolean {
  const words = part.trim().split(/\s+/u);
  return words.length <= MOST_NAME_WORDS && words.every((word) => /^[\p{Lu}\d&(]/u.test(word));
}

/** "Waitress – 2014", "Production Runner (August 2014)", "10/2013": between separators and not within a sentence. */
function findLoneDate(text: string, isSingleDateEnough: boolean): DateRange | undefined {
  const date = findDateOrRange(text);
  if (!date) return undefined;
  const before = text.slice(0, date.start);
  const after = text.slice(date.end);
  const open = /^\s*[–—-]\s*(?=$|[\t|)])/u.exec(after);
  if (open && !/^['’]?\d{1,2}$/u.test(date.endDate)) {
    return { startDate: date.endDate, endDate: 'Present', start: date.start, end: date.end + open[0].length };
  }
  const isOwnPart = /(?:^|[\t|·•([,;:]|\s[–—-])\s*$/u.test(before) && /^\s*(?:$|[\t|·•)\],;:]|[–—-]\s)/u.test(after);
  if (!isOwnPart && !isSingleDateEnough) return undefined;
  return isSingleDateEnough ? date : { ...date, startDate: date.endDate };
}

function isHeader(row: ResumeRow): boolean {
  if (row.isBullet || DETAIL_LABEL.test(row.text) || row.text.length > MAX_HEADER_LENGTH || isDeed(row.text))
    return false;
  const words = row.text.split(/\s+/u).length;
  const isStopped = row.isBold && isStoppedHeader(row.text, '');
  const isOfSentences = words >= FEWEST_WORDS_OF_SENTENCES && SENTENCES.test(row.text);
  const looksLikeSentence =
    isOfSentences || (/[.;。；]$/u.test(row.text) && words > 3 && !LEGAL_END.test(row.text) && !isStopped);
  return words <= MAX_HEADER_WORDS && !looksLikeSentence && !/^[\p{Ll}]/u.test(row.text);
}

/** A line that tells what was done, also without a bullet before it. */
function isDeed(text: string): boolean {
  const words = text.split(/\s+/u);
  if (words.length < FEWEST_DEED_WORDS) return false;
  if (SAID.test(text)) return true;
  const presentVerb = PRESENT_DEED.exec(text)?.[1]?.toLowerCase() ?? '';
  const isPost = isTitle(words.slice(0, 3).join(' '));
  // "Leading hand carpenter" is a post; "Led team leaders" is none, whatever its second word.
  if (/^\p{L}+ing\s/u.test(text) && isPost) return false;
  return DEED.test(text) || (PRESENT_VERBS.has(presentVerb) && !isPost);
}

/** An achievement, or a line such as "Oil changes and tires, 8 cars a day" with too few capitals for a title or an employer. */
function isToldWork(text: string): boolean {
  if (isDeed(text)) return true;
  // "Elm Staffing (on site at a plant), Leeds" is a name with a remark.
  const words = (text.replace(/\([^()]*\)/gu, ' ').match(/\p{L}{4,}/gu) ?? []).slice(1);
  const low = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return words.length > 1 && low >= words.length * DEED_LOW_SHARE && !isTitle(text) && !isCompany(text);
}

/**
 * The lines right below the dates are headers where most entries have as many there, in any words: a farm has no
 * capital letters.
 */
function markUsualTail(marked: MarkedRow[]): void {
  const tails = marked.flatMap(({ kind }, index) => {
    if (kind !== 'dated') return [];
    const rest = marked.slice(index + 1, index + 1 + MAX_HEADER_ROWS);
    const end = rest.findIndex((one) => one.kind !== 'header');
    return [{ index, count: end < 0 ? rest.length : end }];
  });
  const counts = tails.map(({ count }) => count);
  const usual = counts.reduce(
    (best, count) => (timesOf(counts, count) > timesOf(counts, best) ? count : best),
    counts[0] ?? 0,
  );
  if (tails.length < 2 || usual === 0 || timesOf(counts, usual) < 0.7 * (tails.length - 1)) return;
  for (const { index, count } of tails) {
    for (const next of marked.slice(index + 1 + count, index + 1 + usual)) {
      if (next.kind !== 'detail' || !isPlainLine(next.row)) break;
      next.kind = 'header';
    }
  }
}

const timesOf = (counts: readonly number[], count: number) => counts.filter((one) => one === count).length;

const isPlainLine = (row: ResumeRow) =>
  !row.isBullet &&
  !DETAIL_LABEL.test(row.text) &&
  row.text.length < MAX_HEADER_LENGTH &&
  !isDeed(row.text) &&
  !/[.;。]$/u.test(row.text);

/** How many header lines are above a dated line, by those places where nothing else can claim them. */
function findUsualLead(marked: MarkedRow[]): number {
  const counts: number[] = [];
  let run = 0;
  let isClear = true;
  for (const { kind } of marked) {
    if (kind === 'header') run += 1;
    else {
      if (kind === 'dated' && isClear) counts.push(Math.min(run, MAX_HEADER_ROWS));
      isClear = kind === 'detail';
      run = 0;
    }
  }
  const [first = 0] = counts;
  const frequency = (count: number) => counts.filter((one) => one === count).length;
  return counts.reduce((best, count) => (frequency(count) > frequency(best) ? count : best), first);
}

/** The lines above a dated line that belong to it. Behind details all do; between two dated lines as many as usual. */
function takeLead(pending: ResumeRow[], current: OpenEntry | undefined, usualLead: number): ResumeRow[] {
  const isContested = current?.isDated === true && current.details.length === 0;
  const most = isContested
    ? usualLead
    : Math.max(usualLead, pending.length <= usualLead + 1 ? pending.length : usualLead);
  return most === 0 ? [] : pending.slice(-Math.min(most, MAX_HEADER_ROWS));
}

/** Header lines that no dated line below claims: more of the entry above, or an entry without dates. */
function settle(pending: ResumeRow[], entries: OpenEntry[]): void {
  if (pending.length === 0) return;
  const current = entries.at(-1);
  if (current === undefined) startUndated(entries, pending);
  else if (current.details.length === 0 && current.headers.length + pending.length <= MAX_HEADER_ROWS + 1)
    current.headers.push(...pending);
  else if (!current.isDated || looksLikeHead(pending[0], current)) startUndated(entries, pending);
  else current.details.push(...pending.map((row) => row.text));
}

/** Set like the first header line of the entry above: bold, or larger than the text. */
function looksLikeHead(row: ResumeRow | undefined, { headers }: OpenEntry): boolean {
  const head = headers[0];
  return (
    row !== undefined && head !== undefined && row.isBold && head.isBold && Math.abs(row.fontSize - head.fontSize) < 0.6
  );
}

function startUndated(entries: OpenEntry[], headers: ResumeRow[]): OpenEntry {
  const entry: OpenEntry = { headers: [...headers], startDate: '', endDate: '', details: [], isDated: false };
  entries.push(entry);
  return entry;
}

function openEntry(lead: ResumeRow[], row: ResumeRow, date: DateRange): OpenEntry {
  const { startDate, endDate } = date;
  // What parts the dates from the text, as in "April 2019 – present / Leeds", goes with them.
  const before = row.text.slice(0, date.start).replace(/\s\/\s*$/u, '');
  const behind = row.text.slice(date.end).replace(/^\s*\/\s/u, '');
  const text = `${before}\t${behind}`
    .replace(/\(\s*\)|\[\s*\]/gu, '')
    .replace(/\(?\b\d+ (?:yrs?|years?|mos?|months?)(?: \d+ (?:mos?|months?))?\)?/giu, '')
    .replace(/^[\s,|–—·:：.-]+|[\s,|–—·:：(-]+$/gu, '')
    .replace(ENDED, '');
  return { headers: text === '' ? lead : [...lead, { ...row, text }], startDate, endDate, details: [], isDated: true };
}
