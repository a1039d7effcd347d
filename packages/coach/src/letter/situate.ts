import type { Place } from './letter-facts.ts';
import { withArticle, writtenDate, writtenTitle } from './letter-phrases.ts';

/** "the University of Antwerp", but "Ghent University". */
const NEEDS_ARTICLE = /^(?:University|Institute|College|Academy|School|Ministry|Department) of\b/u;
/** "Cleaning rooms, 14 a day": what was done as a noun. */
const WORK_NAMED = /^\p{Lu}?\p{Ll}{2,}ing\s+[\p{Ll}\d]/u;

/**
 * What the letter has said of a place: whether the sentence before is about it, whether it is named, and whether this achievement is added to
 * another one there.
 */
export type Known = { isSame: boolean; isNamed: boolean; isFurther: boolean };

/**
 * An achievement with the place where it was done, without a full stop: "at Acme Ltd, where I have been a Nurse since 2020, I cut the waiting
 * time". A place that was named before is named shortly, and not at all behind another achievement there.
 */
export function situate(clause: string, place: Place, { isSame, isNamed, isFurther }: Known, seed = 0): string {
  if (place.title === '' && place.employer === '') return `I ${clause}`;
  const told = isFurther ? withAlso(clause) : `I ${clause}`;
  if (isSame) return told;
  if (isNamed) return `${returnTo(place)} ${told}`;
  if (/^self-employed\b/iu.test(place.employer)) return tellOwnBusiness(clause, place);
  if (place.isProject) return `in my project “${place.title}”, I ${clause}`;
  return introduce(clause, place, seed);
}

function withAlso(clause: string): string {
  const [, auxiliary, rest] = /^(was|have) (.*)$/u.exec(clause) ?? [];
  return auxiliary ? `I ${auxiliary} also ${rest}` : `I also ${clause}`;
}

function introduce(clause: string, place: Place, seed: number): string {
  const at = place.employer === '' ? '' : workedAt(place.employer);
  const title = place.title === '' ? '' : withArticle(writtenTitle(place.title));
  const time = timeOf(place);
  const isPresent = place.endDate === 'Present';
  if (title === '') return `${at}${isPresent ? '' : time}, I ${clause}`;
  // Without dates it is unknown whether the job continues.
  if (at === '' || time === '') return `as ${title}${at === '' ? '' : ` ${at}`}${isPresent ? '' : time}, I ${clause}`;
  if (isPresent) return `${at}, where I have been ${title}${time}, I ${clause}`;
  return seed % 2 === 0 ? `as ${title} ${at}${time}, I ${clause}` : `${at}, where I was ${title}${time}, I ${clause}`;
}

function returnTo(place: Place): string {
  if (place.isProject) return 'for the same project';
  return place.employer === '' ? `as ${withArticle(writtenTitle(place.title))}` : workedAt(place.employer);
}

/** "at Acme Ltd", but "for a private family". */
export function workedAt(employer: string): string {
  return /^private (?:family|household|home|client)/iu.test(employer)
    ? `for ${withArticle(employer.toLowerCase())}`
    : `at ${NEEDS_ARTICLE.test(employer) ? 'the ' : ''}${employer}`;
}

function tellOwnBusiness(clause: string, place: Place): string {
  const where = place.employer.replace(/^self-employed\s*/iu, '');
  const as = place.title === '' ? '' : ` as ${withArticle(writtenTitle(place.title))}`;
  return `self-employed${where === '' ? '' : ` ${where}`}${as}${place.endDate === 'Present' ? '' : timeOf(place)}, I ${clause}`;
}

export function timeOf({ startDate, endDate }: { startDate: string; endDate: string }): string {
  const [start, end] = [writtenDate(startDate), writtenDate(endDate)];
  if (start === '') return '';
  if (endDate === 'Present') return ` since ${start}`;
  return end === '' || end === start ? ` in ${start}` : ` from ${start} to ${end}`;
}

/** What a person is or was, where no line of theirs can be told; lines that name work ("cleaning rooms, 14 a day") are. */
export function tellPlace(place: Place | undefined): string {
  if (!place || place.isProject || place.title === '' || place.employer === '') return '';
  const title = withArticle(writtenTitle(place.title));
  const isPresent = place.endDate === 'Present';
  const verb = isPresent ? (place.startDate === '' ? 'work as' : 'have been') : 'worked as';
  const time = isPresent && place.startDate === '' ? '' : timeOf(place);
  const work = place.achievements.find((line) => WORK_NAMED.test(line))?.replace(/[\s.;]+$/u, '');
  const told =
    work === undefined
      ? ''
      : ` My work there ${isPresent ? 'includes' : 'included'} ${work.charAt(0).toLowerCase()}${work.slice(1)}.`;
  return `I ${verb} ${title} ${workedAt(place.employer)}${time}.${told}`;
}
