import { isTitle } from '../entities/classify-part.ts';
import { NAMES_DOER } from './known-header.ts';
import { pick, withArticle, writtenDate, writtenTitle } from './letter-phrases.ts';
import type { Place } from './place.ts';

/** "the University of Antwerp", but "Ghent University". */
const NEEDS_ARTICLE =
  /^(?:University|Institute|College|Academy|School|Ministry|Department|Office|Agency|Bureau|Federation|State) (?:of|for)\b/u;
const YEAR = /\b(?:19|20)\d{2}\b/u;
/** A title that changed within the job: "Foreman to 06/2022", "Waiter, after Senior Waiter". */
const RANKED = /\b(?:to|since|from|until|till|then|after|later|before|previously|formerly|promoted|\d{4})\b|→|->/iu;

/** "Class Teacher (Year 2, then Year 6)" without what changed. */
const withoutChange = <T extends Pick<Place, 'title'>>(place: T): T => ({
  ...place,
  title: place.title.replace(/\s*\([^()]*\)/gu, (bracket) => (RANKED.test(bracket) ? '' : bracket)),
});

const isSelfEmployed = ({ employer }: Pick<Place, 'employer'>) => /^self[- ]employed\b/iu.test(employer);

/** "at Acme Ltd", but "for a private family". */
function workedAt(employer: string): string {
  // "NHS trust" is a sort of house and no name.
  if (/^(?:NHS|local|private|public) \p{Ll}+(?: \p{Ll}+)?$/u.test(employer)) return `at ${withArticle(employer)}`;
  return /^private (?:family|household|home|client)/iu.test(employer)
    ? `for ${withArticle(employer.toLowerCase())}`
    : `at ${NEEDS_ARTICLE.test(employer) ? 'the ' : ''}${employer}`;
}

export const isUnnamed = ({ title, employer }: Place) => title === '' && employer === '';

/** Where neither title nor employer is sure only what the dates say of the job. */
function neutralLead({ endDate }: Place): string {
  if (endDate === 'Present') return 'In my present work';
  return endDate === '' ? 'In my work' : 'Earlier';
}

/** What leads to the points of the first place that is told: "At Acme Ltd, where I have worked since May 2020". */
export function leadPresent(place: Place): string {
  if (isUnnamed(place)) return neutralLead(place);
  if (place.endDate !== 'Present' || place.isProject) return capitalize(whereOf(place) + inBrackets(place));
  const since = writtenDate(place.startDate);
  const at = place.employer === '' || isSelfEmployed(place) ? whereOf(place) : workedAt(place.employer);
  if (since === '') return capitalize(at);
  // "Where" needs a place that is named.
  return capitalize(place.employer === '' ? `${at} since ${since}` : `${at}, where I have worked since ${since}`);
}

/**
 * What leads to the work at a place behind another: "Earlier, as a Nurse at Acme Ltd (2016 to 2020)". `gap` is how many places down the resume it stands
 * from the one told before, below 1 where it is a later one.
 */
export function leadEarlier(place: Place, gap: number, seed = 0): string {
  if (isUnnamed(place)) return neutralLead(place);
  const where = `${whereOf(place)}${inBrackets(place)}`;
  if (place.endDate === 'Present' || place.endDate === '' || place.isProject) return capitalize(where);
  if (gap < 1) return capitalize(where);
  return `${gap > 1 || seed % 2 === 0 ? 'Earlier' : 'Before that'}, ${where}`;
}

/** "as a Nurse at Acme Ltd"; a title that changed there is left out. */
function whereOf(whole: Place): string {
  const place = whole.isProject ? whole : withoutChange(whole);
  if (place.isProject) return projectOf(place.title);
  const as = place.title === '' || RANKED.test(place.title) ? '' : `as ${withArticle(writtenTitle(place.title))}`;
  const at =
    place.employer === ''
      ? ''
      : isSelfEmployed(place)
        ? `${as === '' ? 'while ' : ''}self-employed`
        : workedAt(place.employer);
  return [as, at].filter((text) => text !== '').join(' ') || `as ${withArticle(writtenTitle(place.title))}`;
}

/** "Dissertation – "Water table response" (mark 71)" as "in my dissertation “Water table response”". */
function projectOf(title: string): string {
  const [, kind = '', named = ''] =
    /^((?:final[- ]year |senior |group |capstone )?(?:dissertation|thesis|project|capstone|internship))\b\W{0,4}["“]([^"”]{5,120})["”]/iu.exec(
      title,
    ) ?? [];
  if (named !== '') return `in my ${kind.toLowerCase()} “${named}”`;
  // "PrepList (team of 4, May to June 2025)" has its name before the notes.
  const name = title.replace(/["“”]/gu, '').replace(/\s*\([^()]*\)\s*$/u, '');
  return name === '' ? 'in a project' : `in my project “${name}”`;
}

/** Only the years, or the months if it lasted less than a year. */
function inBrackets({ startDate, endDate }: Place): string {
  const [start, end] = [writtenDate(startDate), writtenDate(endDate)];
  if (endDate === 'Present') return start === '' ? '' : ` (since ${start})`;
  const [first, last] = [YEAR.exec(start)?.[0], YEAR.exec(end)?.[0]];
  // Of a job without an end a date alone would be taken for all of it.
  if (end === '') return '';
  if (first === undefined || last === undefined) return start === '' ? '' : ` (${start})`;
  if (first !== last) return ` (${first} to ${last})`;
  return start === end ? ` (${start})` : ` (${start} to ${end})`;
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What a person is and where, and since when they work there: the title of today is not dated back. Empty where the employer is not known. */
export function phrasePresent(place: Place): string {
  const title = writtenTitle(
    place.title
      .replace(/\s*\([^()]*\)/gu, (bracket) => (RANKED.test(bracket) ? '' : bracket))
      .replace(/\s*\([^()]*$/u, ''),
  );
  if (place.employer === '') return '';
  const isPlain = title !== '' && !RANKED.test(title);
  const since = writtenDate(place.startDate);
  if (isSelfEmployed(place)) return `I work for myself${isPlain ? ` as ${withArticle(title)}` : ''}.`;
  const at = workedAt(place.employer);
  if (since === '') return isPlain ? `I am ${withArticle(title)} ${at}.` : `I work ${at}.`;
  if (!isPlain) return `I have worked ${at} since ${since}.`;
  return `I am ${withArticle(title)} ${at}, where I have worked since ${since}.`;
}

/** A job before the one that was named: "Before that I was a Nurse at Elm Hospital from 2016 to 2020." Empty where employer or years are not known. */
export function phraseEarlier(place: Place, isLatest: boolean, seed = 0, isLast = true): string {
  const { title, employer, isProject } = place;
  const years = yearsOf(place);
  if (employer === '' || isProject || years === '') return '';
  const when = isLatest ? 'Most recently' : 'Before that';
  const at = isSelfEmployed(place) ? 'for myself' : workedAt(employer);
  if (title === '' || RANKED.test(title) || isSelfEmployed(place))
    return isLatest && !isLast
      ? `${years.charAt(0).toUpperCase()}${years.slice(1)} I worked ${at}.`
      : `${when} I worked ${at} ${years}.`;
  const as = withArticle(writtenTitle(title));
  const wordings = [
    `${when} I was ${as} ${at} ${years}.`,
    `${years.charAt(0).toUpperCase()}${years.slice(1)} I worked as ${as} ${at}.`,
    `${at.charAt(0).toUpperCase()}${at.slice(1)} I was ${as} ${years}.`,
  ];
  // "Elm Est." at the end of a sentence has one full stop.
  // Where the resume may tell of later work, nothing is the most recent.
  const chosen = isLatest && isLast ? 0 : isLatest ? 1 : seed;
  return pick(wordings, chosen).replace(/\.\.$/u, '.');
}

/** "a Nurse at Elm Hospital (2016 to 2020)"; empty where title, employer or years are not known. */
export function postOf(whole: Place): string {
  const place = withoutChange(whole);
  const { title, employer } = place;
  const years = inBrackets(place);
  if (title === '' || employer === '' || years === '' || RANKED.test(title) || isSelfEmployed(place)) return '';
  // "Paper Round" is what one did and not what one was.
  if (
    !isTitle(title) &&
    !NAMES_DOER.test(title) &&
    !isTitle(
      title
        .split(/[\s,(]/u)
        .filter((word) => word !== '')
        .at(-1) ?? '',
    )
  )
    return '';
  return `${withArticle(writtenTitle(title))} ${workedAt(employer)}${years}`;
}

/** "from 2016 to 2020", "in 2019", "since May 2024". */
function yearsOf(place: Place): string {
  // A job without an end may be over or not; of "03 this year" no year is known.
  const hasEnd = place.endDate === 'Present' || /\d{4}/u.test(place.endDate);
  if (!hasEnd && place.startDate !== '') return `from ${writtenDate(place.startDate)}`;
  const years = inBrackets(place).replace(/[()]/gu, '').trim();
  if (years === '' || years.startsWith('since')) return years;
  return years.includes(' to ') ? `from ${years}` : `in ${years}`;
}

/** What leads to the points of a job that the opening told of: "At Elm Hospital". */
export function leadAgain(place: Place): string {
  if (isSelfEmployed(place)) return capitalize(whereOf(place));
  return capitalize(workedAt(place.employer));
}
