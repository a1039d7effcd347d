import type { ResumeExperience } from '@greenroom/contract/resume';
import { isCertainEntry } from '../entities/certain-entry.ts';
import { isDegree, isLocation, isTitle } from '../entities/classify-part.ts';
import { findDateRange } from '../entities/dates.ts';
import { findHeading } from '../resume/find-heading.ts';
import { rememberLast } from '../text/remember.ts';
import { NAMES_DOER } from './known-header.ts';
import { writtenCompany } from './written-company.ts';

type Head = Pick<ResumeExperience, 'title' | 'employer' | 'startDate' | 'endDate'>;

/** Title, employer and dates are a line each. */
const LINES = 3;
/** No resume has more lines. */
const MOST_READ = 600;
const START_OF_WORK = 20;
const LONGEST = 80;
/** "Waiter, then Shift Leader": neither title is that of the whole time. */
const CHANGED = /\b(?:then|later|after|previously|formerly)\b/iu;
const DATES = /^[\p{L}\d][\p{L}\d\s./’'–—-]{3,60}(?:\([^()]{3,30}\))?$/u;

/** The jobs of one resume have one text. */
const linesOf = rememberLast((text: string) => text.split('\n', MOST_READ).map((line) => line.trim()));

/**
 * The head of an entry that was read with little certainty, where title, employer and dates are each a line of their own right above the work: then no order of
 * lines can have mixed them up. "Machinist, Tool Room (lead hand since 2017)" is a machinist, "The Grey Gull, Sligo (48 seats)" an employer with its town.
 */
export function headLines(job: ResumeExperience, text: string): Head | undefined {
  const [work = ''] = job.achievements;
  if (isCertainEntry(job) || work === '') return undefined;
  const lines = linesOf(text);
  const below = lines.findIndex((line) => line.includes(work.slice(0, START_OF_WORK)));
  // "PROFESSIONAL EXPERIENCE" above the first job is no employer.
  const head = lines
    .slice(Math.max(0, below - LINES), Math.max(0, below))
    .filter((line) => findHeading(line) === undefined);
  const dated = head.filter((line) => DATES.test(line) && findDateRange(line) !== undefined);
  const [title = '', ...titles] = head.filter((line) => !dated.includes(line) && beginsWithTitle(line));
  const [name = '', ...names] = head.filter((line) => !dated.includes(line) && line !== title);
  const range = findDateRange(dated[0] ?? '');
  const employer = nameBeforeTown(name);
  if (range === undefined || dated.length !== 1 || titles.length + names.length > 0 || title === '' || employer === '')
    return undefined;
  const { startDate } = range;
  // "June 2017 - March 2020 and again July 2021 - Present"
  const again = /\band again\s(.*)$/iu.exec(dated[0] ?? '')?.[1];
  const { endDate } = findDateRange(again ?? '') ?? range;
  return { title: CHANGED.test(title) ? '' : firstPart(title), employer, startDate, endDate };
}

const firstPart = (line: string): string => (line.split(/, | \(/u)[0] ?? '').trim();

const beginsWithTitle = (line: string): boolean => {
  const first = firstPart(line);
  return line.length <= LONGEST && (isTitle(first) || (first !== first.toUpperCase() && NAMES_DOER.test(first)));
};

/** "THE GREY GULL, Sligo (48 seats)": a name of several words before a town. */
function nameBeforeTown(line: string): string {
  if (line.length > LONGEST) return '';
  const [name = '', ...rest] = line.replace(/\s*\([^()]*\)\s*$/u, '').split(', ');
  const isName = /^\p{Lu}[\p{L}&.'’-]*(?: (?:\p{Lu}[\p{L}&.'’-]*|and|of|the|&))+$/u.test(name);
  const isPlaced = rest.every((part) => /^(?:\p{Lu}[\p{L}.' -]{1,40}|\d star)$/u.test(part));
  return isName && isPlaced && !isLocation(name) && !isTitle(name) && !isDegree(name) ? writtenCompany(name) : '';
}
