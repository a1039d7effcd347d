import { isTitle } from '../entities/classify-part.ts';
import type { DateRange } from '../entities/dates.ts';
import { findDateOrRange } from '../entities/dates.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { headerDate, isStoppedHeader, MAX_HEADER_LENGTH, MAX_HEADER_WORDS, usualPlaces } from './header-dates.ts';
import type { ResumeRow } from './resume-rows.ts';
import { isDeed, isToldWork } from './told-work.ts';

/** An entry of a section: its header lines without dates, its dates, and the lines below. */
export type Entry = { headers: ResumeRow[]; startDate: string; endDate: string; details: string[] };
type OpenEntry = Entry & { isDated: boolean };
type Kind = 'detail' | 'dated' | 'header';
type MarkedRow = { row: ResumeRow; kind: Kind; date?: DateRange };

const MAX_HEADER_ROWS = 4;
/** "Inc.", "A.Ş.", "S.p.A.": a full stop that ends a name and no sentence. */
const LEGAL_END = /(?:\b(?:Inc|Ltd|Co|Corp|Jr|Sr|Bros|Ph\.D|e\.V|LLC|LLP)|(?<!\p{L})\p{L}\.(?:\p{L}\.)*\p{Lu})\.$/u;
/** "Freight matching. Porto, later remote." says what the employer does; "St. Mary's" and "Sr. Buyer" have no word before the stop. */
const SENTENCES = /(?<!\p{L})(?!(?:incl|approx|ca|vs|no|dept|bzw)\.)\p{Ll}{2,}\.\s+\p{Lu}/u;
const FEWEST_WORDS_OF_SENTENCES = 6;
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
  /[\s,(]+(?:left|finished|completed|graduated|graduating|awarded|obtained|expected|qualified|passed)(?:\s+in)?(?=\t|$)/iu;
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
  const cells = text.split(/\t|\s\|\s/u);
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
  markBelowDates(marked);
  undateRemarks(marked);
  markUsualTail(marked);
  markUsualHead(marked);
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
  const usual = usualPlaces(rows);
  const hasPlainDates = rows.some((row) => !row.isBullet && headerDate(row, isSingleDateEnough, usual) !== undefined);
  let isDatedAbove = false;
  return rows.map((row, index) => {
    if (isNumberedHead(row, rows.slice(index + 1, index + 3), isSingleDateEnough)) return { row, kind: 'header' };
    const isText = isPoint(row, hasPlainDates) || continues(row, rows[index - 1]);
    const date = isText || isDeed(row.text) ? undefined : headerDate(row, isSingleDateEnough, usual);
    if (date) {
      isDatedAbove = true;
      return { row, kind: 'dated', date };
    }
    if (row.field) return { row, kind: 'header' };
    return { row, kind: isHeader(row) && !(isDatedAbove && !row.isBold && isToldWork(row.text)) ? 'header' : 'detail' };
  });
}

const isPoint = (row: ResumeRow, hasPlainDates: boolean): boolean =>
  row.isBullet && (hasPlainDates || row.text.length > MAX_HEADER_LENGTH);

/** "… inside the limit at" and below it "the nearest house since June 2021": the middle of a sentence is no header. */
const continues = (row: ResumeRow, above: ResumeRow | undefined): boolean =>
  above !== undefined && !row.isBullet && /^\p{Ll}/u.test(row.text) && ENDS_OPEN.test(above.text);
const ENDS_OPEN = /\s(?:at|of|in|on|to|for|with|and|the|an?|by|from|about|per|under|over|into)$/u;

/** A plain line between a title in bold and its dates names the employer, in any words: "various contractors, local branch". */
function markBetween(marked: MarkedRow[]): void {
  marked.forEach((one, index) => {
    const [above, below] = [marked[index - 1], marked[index + 1]];
    if (one.kind !== 'detail' || above?.kind !== 'header' || !above.row.isBold || !isPlainLine(one.row)) return;
    if (below?.date && isDateAlone(below.row.text, below.date)) one.kind = 'header';
  });
}

/** "2004-2008", then "apprentice plasterer, with Elm & Sons" and bullets: between dates alone and bullets a line is the header, in any words. */
function markBelowDates(marked: MarkedRow[]): void {
  marked.forEach((one, index) => {
    const [above, below] = [marked[index - 1], marked[index + 1]];
    const isBelowDates = above?.date !== undefined && isDateAlone(above.row.text, above.date);
    if (one.kind === 'detail' && isBelowDates && below?.row.isBullet === true && isPlainLine(one.row))
      one.kind = 'header';
  });
}

const isDateAlone = (text: string, { start, end }: DateRange): boolean =>
  (text.slice(0, start) + text.slice(end)).trim() === '';

/**
 * "Staff Nurse – acting sister since May 2024" above the place and a line of dates alone, or "Waiter, then head waiter (from May 2023)" below such
 * a line: those are the dates of the post.
 */
function undateRemarks(marked: MarkedRow[]): void {
  marked.forEach((one, index) => {
    const { row, date } = one;
    if (undateBracket(marked, index)) return;
    if (one.kind !== 'dated' || date === undefined || !/^since\b/iu.test(row.text.slice(date.start))) return;
    if (isPromotion(one, marked[index - 1])) {
      one.kind = 'header';
      return;
    }
    const next = marked.slice(index + 1, index + 1 + MAX_HEADER_ROWS).findIndex(({ kind }) => kind !== 'header');
    const following = next < 0 ? undefined : marked[index + 1 + next];
    if (following?.kind !== 'dated' || following.date === undefined) return;
    if (!isDateAlone(following.row.text, following.date)) return;
    one.kind = 'header';
    one.row = { ...row, text: `${row.text.slice(0, date.start)}${row.text.slice(date.end)}`.trim() };
  });
}

/** "Developer, since 07.2023 Senior Developer" right below the employer and the dates of both. */
function isPromotion({ row, date }: MarkedRow, above: MarkedRow | undefined): boolean {
  if (date === undefined || above?.kind !== 'dated' || above.date === undefined) return false;
  const [before = '', behind = ''] = [row.text.slice(0, date.start), row.text.slice(date.end)];
  return isTitle(before.replace(/[\s,;]+$/u, '')) && isTitle(behind.split(/\t|\s{3}/u)[0]?.trim() ?? '');
}

/** Takes the date in brackets from a line below the dates of its entry. */
function undateBracket(marked: MarkedRow[], index: number): boolean {
  const one = marked[index];
  if (one?.kind !== 'dated' || one.date === undefined || !isBelowOwnDates(marked, index)) return false;
  const [before, behind] = [one.row.text.slice(0, one.date.start), one.row.text.slice(one.date.end)];
  if (!/\((?:from |since )?$/u.test(before) || !/^\)\s*$/u.test(behind)) return false;
  one.kind = 'header';
  one.row = { ...one.row, text: before.replace(/\s?\((?:from |since )?$/u, '') };
  return true;
}

/** Whether the nearest dates above are a line alone, with nothing but further header lines between. */
function isBelowOwnDates(marked: readonly MarkedRow[], index: number): boolean {
  const above = marked.slice(Math.max(0, index - MAX_HEADER_ROWS), index).findLast(({ kind }) => kind !== 'header');
  return above?.kind === 'dated' && above.date !== undefined && isDateAlone(above.row.text, above.date);
}

/** "2) Elm Finance Ltd., Leeds" above a line with dates, perhaps with one more line between them. */
function isNumberedHead(row: ResumeRow, [next, second]: ResumeRow[], isSingleDateEnough: boolean): boolean {
  if (row.isNumbered !== true || next === undefined || next.isBullet) return false;
  const isDated = (one: ResumeRow | undefined) =>
    one !== undefined && headerDate(one, isSingleDateEnough) !== undefined;
  const isAboveDates = isDated(next) || (second?.isBullet === false && isHeader(next) && isDated(second));
  return isAboveDates && isHeader({ ...row, isBullet: false });
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
  if (usual === 0) tellTails(marked, tails);
  if (tails.length < 2 || usual === 0 || timesOf(counts, usual) < 0.7 * (tails.length - 1)) return;
  for (const { index, count } of tails) {
    for (let at = index + 1 + count; at < index + 1 + usual; at += 1) {
      const next = marked[at];
      if (next?.kind !== 'detail' || !isTail(next.row, marked[at + 1]?.row)) break;
      next.kind = 'header';
    }
  }
}

const isTail = (row: ResumeRow, below: ResumeRow | undefined): boolean =>
  isPlainLine(row) || (below?.isBullet === true && isShortTitle(row));
/** "Repair man, cookers and ovens" begins as a deed does. */
const isShortTitle = (row: ResumeRow): boolean =>
  !row.isBullet && row.text.split(/\s+/u).length <= MOST_HEAD_WORDS && /^\p{Lu}[^.;:]*$/u.test(row.text);

/** Where most headers are one line, what follows one up to a line that is told is told too. */
function tellTails(marked: MarkedRow[], tails: readonly { index: number; count: number }[]): void {
  const bare = tails.filter(({ count }) => count === 0);
  if (tails.length < FEWEST_HEADS || 3 * bare.length < 2 * tails.length) return;
  for (const { index, count } of tails) {
    if (marked[index + 1 + count]?.kind === 'dated') continue;
    for (const one of marked.slice(index + 1, index + 1 + count))
      if (!one.row.isBold && !one.row.field) one.kind = 'detail';
  }
}

/** The lines right above the dates and their header are headers where most entries have as many there: "Tuner of reed organs". */
function markUsualHead(marked: MarkedRow[]): void {
  const heads = marked.flatMap(({ kind }, index) => {
    if (kind !== 'dated') return [];
    const above = marked.slice(Math.max(0, index - MAX_HEADER_ROWS), index).reverse();
    const count = above.findIndex((one) => one.kind !== 'header');
    return count >= 0 && above[count]?.kind === 'dated' ? [] : [{ index, count: count < 0 ? above.length : count }];
  });
  const counts = heads.map(({ count }) => count);
  const usual = Math.max(0, ...counts.filter((count) => 2 * timesOf(counts, count) > counts.length));
  if (heads.length < FEWEST_HEADS) return;
  for (const { index, count } of heads) {
    const missing = marked.slice(Math.max(0, index - usual), Math.max(0, index - count));
    if (count > 0 && missing.every(({ row, kind }) => kind === 'detail' && isShortLine(row)))
      for (const one of missing) one.kind = 'header';
  }
}
const FEWEST_HEADS = 3;
const MOST_HEAD_WORDS = 7;
const isShortLine = (row: ResumeRow) =>
  isPlainLine(row) && /^\p{Lu}/u.test(row.text) && row.text.split(/\s+/u).length <= MOST_HEAD_WORDS;

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

const DATE_REMARK = /^\s*\(\p{Ll}[^()]{2,80}\)\s*$/u;

function openEntry(lead: ResumeRow[], row: ResumeRow, date: DateRange): OpenEntry {
  const { startDate, endDate } = date;
  // What parts the dates from the text, as in "April 2019 – present / Leeds", goes with them.
  const whole = row.text.slice(0, date.start).replace(/(?<=\s\/\s)(?:from|since)\s*$/iu, '');
  const cut = whole.replace(/\s\/\s*$/u, '');
  // A slash before the dates parts the other fields of the line too.
  const before = cut === whole ? cut : cut.replace(/\s\/\s/gu, '\t');
  // "(winters)" says when of the years.
  const behind = row.text
    .slice(date.end)
    .replace(
      /^\s*(?:\/\s|,\s(?:and )?still (?:there|here|working|employed)$|,\s(?:part|full)[ -]time$|\((?:\d )?\p{Ll}[\p{L} ]{2,30}\)(?=\s))/u,
      '',
    );
  // "2019 – 2021 (parental leave March to May 2020)": in a line of dates alone a remark says something of them.
  const own = before.trim() === '' ? behind.replace(DATE_REMARK, '') : behind;
  const text = `${before}\t${own}`
    .replace(/\(\s*\)|\[\s*\]/gu, '')
    // "(2 years 3 months)", but not the end of "(unpaid for the first 3 months)".
    .replace(
      /(?:\(|(?<!\([^()]{0,60})\b)\d+ (?:yrs?|years?|mos?|months?)(?: \d+ (?:mos?|months?))?\b\)?(?! \p{L})/giu,
      '',
    )
    .replace(/^[\s,|–—·:：.-]+|[\s,|–—·:：(-]+$/gu, '')
    .replace(ENDED, '');
  return { headers: text === '' ? lead : [...lead, { ...row, text }], startDate, endDate, details: [], isDated: true };
}
