import { isCompany, isTitle } from '../entities/classify-part.ts';
import type { DateRange } from '../entities/dates.ts';
import { findDateOrRange, findDateRange } from '../entities/dates.ts';
import { findPostRange } from './post-dates.ts';
import type { ResumeRow } from './resume-rows.ts';
import { isDeed } from './told-work.ts';

export const MAX_HEADER_LENGTH = 130;
export const MAX_HEADER_WORDS = 16;
/** A full stop behind a word; that of "St. Mary's" or "Govt. School" is none. */
const STOP = /(?<=\p{Ll}{5}|\)|\d|\s[A-Z]{2,3})\.\s+(?=\p{Lu})/u;
const MOST_NAME_WORDS = 5;

/** Where several lines of a section have their dates: before or behind their text. */
type UsualPlaces = { isBefore: boolean; isBehind: boolean };
const NO_PLACES: UsualPlaces = { isBefore: false, isBehind: false };
const FEWEST_OF_PLACE = 2;
/** What comes behind dates at the beginning of a sentence. */
const SENTENCE_GOES_ON = /^(?:i|we|it|the|was|were|is|are|had|have|when|while|and|but)\b/iu;

export function usualPlaces(rows: readonly ResumeRow[]): UsualPlaces {
  const plain = rows.filter(({ isBullet }) => !isBullet);
  const before = plain.filter(({ text }) => {
    const date = findDateRange(text);
    return date !== undefined && isTextBehind(text, date);
  });
  const behind = plain.filter((row) => {
    const date = headerDate(row, false);
    return date !== undefined && isTextBefore(row.text, date);
  });
  return { isBefore: before.length >= FEWEST_OF_PLACE, isBehind: behind.length >= FEWEST_OF_PLACE };
}

/** "2014 - 2016 care assistant, Elm Nursing Home". */
function isTextBehind(text: string, { start, end }: DateRange): boolean {
  const behind = text.slice(end).replace(/^[\s,:–—-]+/u, '');
  if (start !== 0 || !/^\p{L}/u.test(behind) || SENTENCE_GOES_ON.test(behind) || isDeed(behind)) return false;
  return /^\p{Lu}|^self[- ]?employed|^freelance/u.test(behind) || isTitle(behind) || isCompany(behind);
}

/** "Dispatcher, later Supervisor, Elm Communications, Monmouth, IL. 1996-2004." */
const isTextBefore = (text: string, { start, end }: DateRange): boolean =>
  /^[\s.)]*$/u.test(text.slice(end)) &&
  /^\p{Lu}[^!?]{2,80},\s[^!?]*[,.(]\s?$/u.test(text.slice(0, start)) &&
  !isDeed(text);

/** The dates of a header line: a range anywhere, one date alone only as its own part. */
export function headerDate(row: ResumeRow, isSingleDateEnough: boolean, usual = NO_PLACES): DateRange | undefined {
  const range = findPostRange(row.text);
  const date = range ?? findLoneDate(row.text, isSingleDateEnough);
  if (!date || isInRemark(row.text, date)) return undefined;
  const isUsual = (usual.isBefore && isTextBehind(row.text, date)) || (usual.isBehind && isTextBefore(row.text, date));
  if (range && isUsual && row.text.length <= MAX_HEADER_LENGTH + date.end - date.start) return date;
  const rest = row.text.slice(0, date.start) + row.text.slice(date.end);
  const isSentence =
    /[.!?。]$/u.test(rest.trim()) &&
    rest.trim().split(/\s+/u).length > 6 &&
    !isStoppedHeader(rest, row.text.slice(date.end));
  // "Buddy for the trainee operator since 2024." is a deed, and its stop says so.
  const isDeedSince = /^since\b/iu.test(row.text.slice(date.start)) && TOLD_SINCE.test(row.text);
  const isInSentence = isDeedSince || GOES_ON_BEHIND.test(row.text.slice(date.end));
  // A long remark in brackets makes no sentence of a header.
  const length = rest.replace(/\s\([^()]*\)/u, '').trim().length;
  return isSentence || isInSentence || length > MAX_HEADER_LENGTH ? undefined : date;
}

/** "since 2024 I show new colleagues the way". */
const GOES_ON_BEHIND = /^\s*(?:\p{Ll}{2,}|(?:I|We)\s\p{Ll})/u;

const TOLD_SINCE = /^\p{Lu}\p{Ll}+(?: \p{Ll}+){3,}\b.*\.\s*$/u;

/** "Senior Generalist (acting partner since Jan 2025)": the date is that of the remark. */
function isInRemark(text: string, { start }: DateRange): boolean {
  const open = text.lastIndexOf('(', start);
  const remark = text.slice(open + 1, start);
  return open >= 0 && remark.length <= MAX_HEADER_LENGTH && !remark.includes(')') && /\p{L}{3}\s/u.test(remark);
}

/** "Class teacher, Elm School, Swindon. September 2017 to July 2020": a title or names, a stop before the dates and nothing behind them. */
export function isStoppedHeader(rest: string, behind: string): boolean {
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
  const open = /^\s*[–—-](?:\s*(?=$|[\t|)])|\s{3,8})/u.exec(after);
  if (open && !/^['’]?\d{1,2}$/u.test(date.endDate)) {
    return { startDate: date.endDate, endDate: 'Present', start: date.start, end: date.end + open[0].length };
  }
  const isOwnPart = /(?:^|[\t|·•([,;:]|\s[–—-])\s*$/u.test(before) && /^\s*(?:$|[\t|·•)\],;:]|[–—-]\s)/u.test(after);
  if (!isOwnPart && !isSingleDateEnough) return undefined;
  return isSingleDateEnough ? date : { ...date, startDate: date.endDate };
}
