import { withArticle, writtenDate, writtenTitle } from './letter-phrases.ts';
import type { Place } from './place.ts';

/** "the University of Antwerp", but "Ghent University". */
const NEEDS_ARTICLE =
  /^(?:University|Institute|College|Academy|School|Ministry|Department|Office|Agency|Bureau|Federation|State) (?:of|for)\b/u;
const YEAR = /\b(?:19|20)\d{2}\b/u;

/**
 * What the letter has said of a place: `isSame` where the sentence before is about it, `isLast` where the last one of the paragraph before is,
 * `employer` where other work for its employer was told, in the sentence before (`same`) or earlier (`named`), and `isFurther` where this
 * achievement is added to another one there.
 */
export type Known = {
  isSame: boolean;
  isLast: boolean;
  employer: 'new' | 'same' | 'named';
  isNamed: boolean;
  isFurther: boolean;
};

/**
 * An achievement with the place where it was done, without a full stop: "at Acme Ltd, where I have been a Nurse since 2020, I cut the waiting
 * time". A place that was named before is named shortly, and not at all behind another achievement there. `clause` has its subject.
 */
export function situate(clause: string, place: Place, known: Known, seed = 0): string {
  if (place.title === '' && place.employer === '') return phraseUnnamed(clause, place, known);
  const told = known.isFurther ? withAlso(clause) : clause;
  if (known.isSame || (known.isLast && known.isFurther)) return told;
  const back = known.isLast ? backTo(place, seed) : known.isNamed ? returnTo(place) : undefined;
  if (back !== undefined) return `${back}${isDeed(clause) ? '' : ','} ${told}`;
  return situateNew(clause, place, known, seed);
}

function situateNew(clause: string, place: Place, known: Known, seed: number): string {
  if (isSelfEmployed(place)) return phraseOwnBusiness(clause, place);
  if (place.isProject) return `in my project “${place.title}”, ${clause}`;
  if (known.employer !== 'new' && place.title !== '') return phraseOtherTitle(clause, place, known.employer);
  return introduce(clause, place, seed);
}

/** For a job whose employer and title are uncertain: says only whether it is the present job. */
function phraseUnnamed(clause: string, { endDate }: Place, { isSame, isNamed }: Known): string {
  if (isSame || isNamed || endDate === '') return clause;
  return `in ${endDate === 'Present' ? 'my present job' : 'an earlier job'}, ${clause}`;
}

/** Whether the person is the subject, whom "as a nurse, …" may stand before. */
const isDeed = (clause: string) => clause.startsWith('I ');

export const isSelfEmployed = ({ employer }: Pick<Place, 'employer'>) => /^self[- ]employed\b/iu.test(employer);

function withAlso(clause: string): string {
  const [, auxiliary, rest] = /^I (was|am|have) (.*)$/u.exec(clause) ?? [];
  if (auxiliary) return `I ${auxiliary} also ${rest}`;
  return isDeed(clause) ? clause.replace(/^I /u, 'I also ') : clause;
}

function introduce(clause: string, place: Place, seed: number): string {
  const at = place.employer === '' ? '' : workedAt(place.employer);
  const time = timeOf(place);
  const isPresent = place.endDate === 'Present';
  const past = isPresent ? '' : time;
  if (place.title === '') return `${at}${past}, ${clause}`;
  const title = withArticle(writtenTitle(place.title));
  if (at === '' && isPresent) return `in my present job as ${title}, ${clause}`;
  // Without dates it is unknown whether the job continues.
  if (at === '' || time === '') return `${asOf(clause)} ${title}${at === '' ? '' : ` ${at}`}${past}, ${clause}`;
  if (isPresent) return `${at}, where I have been ${title}${time}, ${clause}`;
  return seed % 2 === 0 && isDeed(clause)
    ? `as ${title} ${at}${time}, ${clause}`
    : `${at}, where I was ${title}${time}, ${clause}`;
}

const asOf = (clause: string) => (isDeed(clause) ? 'as' : 'in my time as');

/** Other work for an employer that the letter has named. */
function phraseOtherTitle(clause: string, place: Place, employer: Known['employer']): string {
  const at = employer === 'same' ? 'there' : workedAt(place.employer);
  const time = place.endDate === 'Present' ? '' : timeOf(place);
  return `${asOf(clause)} ${withArticle(writtenTitle(place.title))} ${at}${time}, ${clause}`;
}

const backTo = ({ employer, isProject }: Place, seed: number) =>
  employer === '' && !isProject ? 'in the same job' : seed % 2 === 0 || isProject ? 'there' : 'in this job';

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

function phraseOwnBusiness(clause: string, place: Place): string {
  const where = place.employer.replace(/^self[- ]employed\s*/iu, '');
  const as = place.title === '' ? '' : ` as ${withArticle(writtenTitle(place.title))}`;
  return `self-employed${where === '' ? '' : ` ${where}`}${as}${place.endDate === 'Present' ? '' : timeOf(place)}, ${clause}`;
}

/** " since May 2020" for a present job. For a past one only the years, or the months if it lasted less than a year. */
function timeOf({ startDate, endDate }: { startDate: string; endDate: string }): string {
  const [start, end] = [writtenDate(startDate), writtenDate(endDate)];
  if (start === '') return '';
  if (endDate === 'Present') return ` since ${start}`;
  const [first, last] = [YEAR.exec(start)?.[0], YEAR.exec(end)?.[0]];
  if (first !== undefined && last !== undefined && first !== last) return ` from ${first} to ${last}`;
  return end === '' || end === start ? ` in ${start}` : ` from ${start} to ${end}`;
}

/** What a person is or was, and where. */
export function phrasePlace(place: Place | undefined): string {
  if (!place || place.isProject || place.title === '' || place.employer === '') return '';
  const title = withArticle(writtenTitle(place.title));
  const isPresent = place.endDate === 'Present';
  const verb = isPresent ? (place.startDate === '' ? 'work as' : 'have been') : 'worked as';
  const time = isPresent && place.startDate === '' ? '' : timeOf(place);
  const at = isSelfEmployed(place) ? 'on my own account' : workedAt(place.employer);
  return `I ${verb} ${title} ${at}${time}.`;
}
