import type { Deed, LetterFacts, Place } from './letter-facts.ts';
import { inSentence, pick, withArticle, writtenDate, writtenTitle } from './letter-phrases.ts';
import type { ToneWordings } from './letter-wordings-data.ts';

/** "the University of Antwerp", but "Ghent University". */
const NEEDS_ARTICLE = /^(?:University|Institute|College|Academy|School|Ministry|Department) of\b/u;
/** "Cleaning rooms, 14 a day": what was done as a noun. */
const WORK_NAMED = /^\p{Lu}?\p{Ll}{2,}ing\s+[\p{Ll}\d]/u;

/** Tells deeds place by place, beginning with those that were told of before; where and when stands before the first of each place. */
export function tellDeeds(
  deeds: Deed[],
  facts: LetterFacts,
  wordings: ToneWordings,
  seed: number,
  told: number[] = [],
  answered: Set<string> = new Set(),
): string {
  const { places } = facts;
  const sentences: string[] = [];
  const known = new Set(told);
  let previous = -1;
  for (const [index, deed] of inOrderOfPlaces(deeds, told).entries()) {
    const place = places[deed.placeIndex];
    if (!place) continue;
    if (deed.placeIndex === previous)
      sentences.push(pick(wordings.also, seed + index).replace('{clause}', deed.clause));
    else if (place.title === '' && place.employer === '') sentences.push(`I ${deed.clause}.`);
    else if (known.has(deed.placeIndex)) sentences.push(`${returnTo(place)} I also ${deed.clause}.`);
    else
      sentences.push(
        answer(deed, placeDeed(deed, place, seed + index), { facts, wordings, seed: seed + index, answered }),
      );
    previous = deed.placeIndex;
    known.add(deed.placeIndex);
  }
  return sentences.join(' ').replace(/\bI (also|further) (was|have)\b/gu, 'I $2 $1');
}

type Answer = { facts: LetterFacts; wordings: ToneWordings; seed: number; answered: Set<string> };

/** A demand of the job with the achievement that shows it; each demand is answered once. */
function answer(deed: Deed, placed: string, { facts, wordings, seed, answered }: Answer): string {
  const skill = deed.shown.find(({ name }) => !answered.has(name));
  if (!skill) return placed;
  answered.add(skill.name);
  const wording = pick(wordings.pair, seed);
  const named = inSentence(skill, `${facts.resume.text}\n${facts.jobDescription}`);
  const low = /^(?:At|As|In|There|For|Self-employed)\b/u.test(placed)
    ? placed.charAt(0).toLowerCase() + placed.slice(1)
    : placed;
  return wording
    .replace('{Skill}', capitalize(named))
    .replace('{skill}', named)
    .replace('{placed}', placed)
    .replace('{low}', low);
}

function inOrderOfPlaces(deeds: Deed[], told: number[]): Deed[] {
  const order = [...told, ...deeds.map((deed) => deed.placeIndex)];
  return [...deeds].sort((left, right) => order.indexOf(left.placeIndex) - order.indexOf(right.placeIndex));
}

function returnTo(place: Place): string {
  if (place.isProject) return 'For the same project';
  return place.employer === ''
    ? `As ${withArticle(writtenTitle(place.title))}`
    : `${capitalize(workedAt(place.employer))}`;
}

/** "at Acme Ltd", but "for a private family". */
function workedAt(employer: string): string {
  return /^private (?:family|household|home|client)/iu.test(employer)
    ? `for ${withArticle(employer.toLowerCase())}`
    : `at ${NEEDS_ARTICLE.test(employer) ? 'the ' : ''}${employer}`;
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function placeDeed({ clause }: Deed, place: Place, seed: number): string {
  const at = place.employer === '' ? '' : ` ${workedAt(place.employer)}`;
  if (place.title === '' && at === '') return `I ${clause}.`;
  if (/^self-employed\b/iu.test(place.employer)) return tellOwnBusiness(clause, place);
  if (place.isProject) return `In my project “${place.title}”, I ${clause}.`;
  const title = place.title === '' ? '' : withArticle(writtenTitle(place.title));
  const time = timeOf(place);
  if (title === '') return `${capitalize(at.trim())}${place.endDate === 'Present' ? '' : time}, I ${clause}.`;
  // Without dates nobody knows whether it goes on.
  if (at === '' || time === '') return `As ${title}${at}${place.endDate === 'Present' ? '' : time}, I ${clause}.`;
  if (place.endDate === 'Present') return pick(presentPlaces(title, at, time), seed).replace('{clause}', clause);
  return pick(
    [`${capitalize(at.trim())}, where I was ${title}${time}, I {clause}.`, `As ${title}${at}${time}, I {clause}.`],
    seed,
  ).replace('{clause}', clause);
}

function tellOwnBusiness(clause: string, place: Place): string {
  const where = place.employer.replace(/^self-employed\s*/iu, '');
  const as = place.title === '' ? '' : ` as ${withArticle(writtenTitle(place.title))}`;
  return `Self-employed${where === '' ? '' : ` ${where}`}${as}${place.endDate === 'Present' ? '' : timeOf(place)}, I ${clause}.`;
}

/** "since" asks for the perfect tense, in which both what is done and what was done may follow. */
function presentPlaces(title: string, at: string, time: string): string[] {
  return [
    `${capitalize(at.trim())}, where I have been ${title}${time}, I {clause}.`,
    `I have been ${title}${at}${time}. There I {clause}.`,
  ];
}

function timeOf({ startDate, endDate }: { startDate: string; endDate: string }): string {
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
