import type { ResumeExperience } from '@greenroom/contract/resume';
import { type DateRange, findDateOrRange, findDateRange } from '../../entities/dates.ts';
import type { Period } from './mention-layout.ts';

const CUE_LENGTH = 12;
/** "(Apr) to now" behind a year. */
const END_LENGTH = 20;

/** The dates of a post. One date alone in a header is that of its start and of its end, as the rules have it. */
export function postDatesOf(period: Period | undefined, text: string): { startDate: string; endDate: string } {
  const dates = datesOf(period, text);
  const lone = dates.startDate === '' ? dates.endDate : dates.startDate;
  const isLone = period !== undefined && lone !== '' && (dates.startDate === '' || dates.endDate === '');
  if (!isLone) return dates;
  const from = text.lastIndexOf('\n', period.from) + 1;
  const [before, behind = ''] = [text.slice(from, period.from), text.slice(period.to).split('\n')[0]];
  const isHeader = `${before}${behind}`.trim().split(/\s+/u).length < MOST_HEADER_WORDS && /^[\s).,|]*$/u.test(behind);
  return isHeader && !OPEN_CUE.test(before) && lone !== 'Present' ? { startDate: lone, endDate: lone } : dates;
}
const MOST_HEADER_WORDS = 14;
/** Words before a date that say whether something began or ended then. */
const OPEN_CUE = /(?:from|since|until|till|to|by|began|started|joined|left|ended|[–—-])[\s(]*$/iu;

/** The dates as the resume writes them; "Present" as the end of a present post. */
export function datesOf(period: Period | undefined, text: string): { startDate: string; endDate: string } {
  if (period === undefined) return { startDate: '', endDate: '' };
  const line = text.lastIndexOf('\n', period.from) + 1;
  // "Spring" may end the line above "2012 to Autumn 2016".
  const isBroken = text.slice(line, period.from).trim() === '' && MONTH_ENDS.test(text.slice(0, line));
  const from = Math.max(isBroken ? 0 : line, period.from - CUE_LENGTH);
  const stretch = text.slice(from, period.to + 1).replace('\n', ' ');
  // "October, 2015" may be known by its month alone.
  const lineEnd = text.indexOf('\n', period.to);
  const until = Math.min(lineEnd < 0 ? text.length : lineEnd, period.to + END_LENGTH);
  const whole = text.slice(from, until).replace('\n', ' ');
  const range = [whole, stretch].map((one) => findDateRange(one)).find((one) => isOf(one, period, from));
  if (range !== undefined) return { startDate: range.startDate, endDate: range.endDate };
  const { start, end } = period;
  if (start !== undefined) return { startDate: start.text, endDate: end?.text ?? '' };
  const single = findDateOrRange(stretch);
  return { startDate: '', endDate: single?.endDate ?? end?.text ?? '' };
}

const MONTH_ENDS =
  /(?<!\p{L})(?:spring|summer|autumn|fall|winter|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{Ll}{0,6}\.?\n$/iu;

/** Whether a range that begins at `from` in the text holds a period. */
const isOf = (range: DateRange | undefined, period: Period, from: number): boolean =>
  range !== undefined && range.end > period.from - from && range.start < period.to - from;

/** A post "from 1997" or "since 1997" is a present one only if no later post begins. */
export function endOpenPosts(posts: readonly ResumeExperience[], text: string): ResumeExperience[] {
  return posts.map((post) => {
    const isOver = posts.some(
      ({ startDate, confidence = 1 }) => confidence >= LEAST_LATER && yearOf(startDate) > yearOf(post.startDate),
    );
    if (isOver) return post.endDate === 'Present' && isOpen(post.startDate, text) ? { ...post, endDate: '' } : post;
    return post.endDate === '' && isLeftOpen(post.startDate, text) ? { ...post, endDate: 'Present' } : post;
  });
}

/** "2022 -" at the end of its line or its column, and nothing behind it. */
const isLeftOpen = (startDate: string, text: string): boolean =>
  startDate !== '' &&
  text
    .split(startDate)
    .slice(1)
    .some((behind) => /^ ?[-–—](?: *(?:\n|$)|\t| {3})/u.test(behind.slice(0, CUE_LENGTH)));

/** A later entry that is hardly a post ends nothing. */
const LEAST_LATER = 0.5;

function isOpen(startDate: string, text: string): boolean {
  const at = startDate === '' ? -1 : text.indexOf(startDate);
  if (at < 0) return false;
  const [before, behind] = [text.slice(Math.max(0, at - CUE_LENGTH), at), text.slice(at + startDate.length)];
  return (
    /(?<!\p{L})(?:from|since)\s+$/iu.test(before) &&
    !/^\s*(?:[-–—(]|to|till|until|through|up)/iu.test(behind.slice(0, CUE_LENGTH))
  );
}

const yearOf = (date: string): number => Number(/(?:19|20)\d{2}/u.exec(date)?.[0] ?? 0);
