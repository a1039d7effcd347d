import { toMonthNumber } from '../entities/dates.ts';

/** "expires 05/2027", "good until 02/2026", "in date till Nov 2026". */
const UNTIL =
  /\b(?:until|till|up to|through|exp(?:\.|ir\p{L}*)?|valid (?:to|thru)|renew(?:al)? (?:due|by))\s+(?:in\s+|on\s+)?((?:\p{L}{3,9}\.?\s+|\d{1,2}[./-])?(?:19|20)\d\d)\b/iu;

/** Whether a paper names the month up to which it holds and that month is over. `today` is an ISO date. */
export function isRunOut(line: string, today: string): boolean {
  const [, date = ''] = UNTIL.exec(line) ?? [];
  if (date === '') return false;
  // A year alone holds to its end.
  const end = toMonthNumber(/^\d{4}$/u.test(date) ? `12/${date}` : date, today);
  const now = toMonthNumber(today.slice(0, 7), today);
  return end !== undefined && now !== undefined && end < now;
}
