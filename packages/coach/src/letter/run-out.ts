import { toMonthNumber } from '../entities/dates.ts';

/** "expires 05/2027", "good until 02/2026", "in date till Nov 2026". */
const UNTIL =
  /\b(?:until|till|up to|through|exp(?:\.|ir\p{L}*)?|valid (?:to|thru)|renew(?:al)? (?:due|by))\s+(?:in\s+|on\s+)?((?:\p{L}{3,9}\.?\s+(?:\d{1,2},\s+)?|(?:\d{1,2}[./-]){1,2})?(?:19|20)\d\d)\b/iu;

/** Whether a paper names the month up to which it holds and that month is over. `today` is an ISO date. */
export function isRunOut(line: string, today: string): boolean {
  const date = withoutDay(UNTIL.exec(line)?.[1] ?? '');
  if (date === '') return false;
  // A year alone holds to its end.
  const end = toMonthNumber(/^\d{4}$/u.test(date) ? `12/${date}` : date, today);
  const now = toMonthNumber(today.slice(0, 7), today);
  return end !== undefined && now !== undefined && end < now;
}

/** "June 30, 2028" and "02/28/2026" by their month. Where either number may be the month, the later one counts. */
function withoutDay(date: string): string {
  const [, first = '', second = '', year = ''] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/u.exec(date) ?? [];
  if (year === '') return date.replace(/\s+\d{1,2},/u, '');
  const months = [Number(first), Number(second)].filter((number) => number <= MONTHS_PER_YEAR);
  return `${Math.max(...months)}/${year}`;
}
const MONTHS_PER_YEAR = 12;
