import { isCompany, isTitle } from '../entities/classify-part.ts';
import { toMonthNumber } from '../entities/dates.ts';
import type { Entry } from './find-entries.ts';
import { splitUnits } from './split-header.ts';

/** Later than any job: what goes on ends last. */
const FAR_DAY = '2049-12-31';
/** A year alone begins and ends in any of its months. */
const MONTHS_OF_YEAR = 11;
/** One post alone is below an employer only where it has the same dates. */
const FEWEST_POSTS = 2;

/**
 * Posts below an employer that has dates too: "Elm Growers, 2017 – now" and below it "Crop scout, 2021 – now" and "Team leader, 2019 – 2021". Each post
 * gets the line of the employer, which is no job beside them.
 */
export function splitPosts(entries: readonly Entry[]): Entry[] {
  const result: Entry[] = [];
  // One resume has one order, which all its entries support.
  const isTitleFirst = entries.some(
    ({ headers: [first, ...others] }) => others.length > 0 && isTitle(first?.text ?? ''),
  );
  let index = 0;
  while (index < entries.length) {
    const employer = entries[index];
    if (employer === undefined) break;
    const posts = postsBelow(employer, entries.slice(index + 1));
    const [head] = employer.headers;
    if (head === undefined || posts.length === 0) result.push(employer);
    else
      result.push(
        ...posts.map((post) => ({
          ...post,
          headers: isTitleFirst ? [...post.headers, head] : [head, ...post.headers],
        })),
      );
    index += 1 + posts.length;
  }
  return result;
}

/** The entries that follow within the time at an employer whose own entry names no title and tells nothing. */
function postsBelow(employer: Entry, following: readonly Entry[]): Entry[] {
  const whole = monthsOf(employer);
  if (whole === undefined || employer.details.length > 1 || !namesEmployerAlone(employer)) return [];
  const end = following.findIndex((entry) => !isPostWithin(entry, whole));
  const posts = end < 0 ? following : following.slice(0, end);
  const starts = posts.map((post) => monthsOf(post)?.start ?? 0);
  const isOne = posts.length === 1 && starts[0] === whole.start && monthsOf(posts[0])?.end === whole.end;
  const isFilled = posts.length >= FEWEST_POSTS && Math.min(...starts) <= whole.start + openMonths(employer.startDate);
  return isOne || isFilled ? [...posts] : [];
}

function isPostWithin(entry: Entry, whole: Months): boolean {
  const months = monthsOf(entry);
  if (months === undefined || months.end > whole.end + MONTHS_OF_YEAR) return false;
  if (months.start < whole.start - (isYear(entry.startDate) ? MONTHS_OF_YEAR : 0)) return false;
  const [first, ...others] = entry.headers;
  return (
    first !== undefined &&
    others.length === 0 &&
    !partsOf(withoutBrackets(first.text)).some((part) => isCompany(part) && !isTitle(part))
  );
}

const namesEmployerAlone = ({ headers }: Entry): boolean => {
  const [first, ...others] = headers;
  return first !== undefined && others.length <= 1 && !headers.some(({ text }) => partsOf(text).some(isTitle));
};

/** "Greenhouse worker (by agency)" is a post still. */
const withoutBrackets = (text: string) => text.replace(/\([^()]*\)/gu, '');

const partsOf = (text: string): string[] => splitUnits(text).flatMap((unit) => unit.map((part) => part.text));

/** How many months may pass before the first post: those of a year, or one. */
const openMonths = (start: string): number => (isYear(start) ? MONTHS_OF_YEAR : 1);
const isYear = (date: string): boolean => /^\d{4}$/u.test(date.trim());

type Months = { start: number; end: number };
function monthsOf(entry: Entry | undefined): Months | undefined {
  const [start, end] = [entry?.startDate ?? '', entry?.endDate ?? ''].map((date) => toMonthNumber(date, FAR_DAY));
  return start === undefined || end === undefined || start === end ? undefined : { start, end };
}
