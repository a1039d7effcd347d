import { isTitle } from '../entities/classify-part.ts';
import type { LetterFacts, Place } from './letter-facts.ts';
import { pick, withArticle, writtenTitle } from './letter-phrases.ts';
import type { ToneWordings } from './letter-wordings-data.ts';
import type { LetterPlan } from './plan-letter.ts';
import { findSelfDescription } from './self-description.ts';
import { isSelfEmployed, timeOf, workedAt } from './situate.ts';

const LEVEL = /^(?:senior|junior|lead|head)$/u;
/** Titles that share so many letters at the beginning of a word are of one field. */
const SAME_WORD_LENGTH = 6;

type Sentence = { text: string; namesPlace?: number };

/** The first paragraph; `namesPlace` is the job that it names. */
export function tellOpening(facts: LetterFacts, plan: LetterPlan, wordings: ToneWordings, seed: number): Sentence {
  const openings = openingsOf(facts, plan, wordings, seed);
  const opening = openings[seed % openings.length] ?? { text: '' };
  const sentences = [opening.text, tellWhy(facts, wordings, seed)];
  return { ...opening, text: sentences.filter((sentence) => sentence !== '').join(' ') };
}

/** Ways to begin: with the work of today, or with the application alone. A letter to another field, or without a word of the present job, says at once where the person comes from. */
function openingsOf(facts: LetterFacts, plan: LetterPlan, wordings: ToneWordings, seed: number): Sentence[] {
  const { job, places } = facts;
  if (job.roleTitle === '') return [{ text: pick(wordings.openingBare, seed) }];
  const isNamed = job.company !== '';
  const plain: Sentence = { text: pick(isNamed ? wordings.openingAtCompany : wordings.openingRole, seed) };
  const current = places.findIndex(isCurrent);
  const place = places[current];
  if (!place) return [fill(plain, facts)];
  const today = pick(isNamed ? wordings.openingToday : wordings.openingTodayBare, Math.floor(seed / 2));
  const withToday: Sentence = { text: today.replace('{today}', () => tellToday(place)), namesPlace: current };
  const isTold = plan.first.some(({ deed }) => deed.placeIndex === current);
  const openings = isSameField(facts) && isTold ? [plain, withToday] : [withToday];
  return openings.map((opening) => fill(opening, facts));
}

const fill = (opening: Sentence, facts: LetterFacts): Sentence => ({ ...opening, text: fillJob(opening.text, facts) });

const isCurrent = ({ title, employer, startDate, endDate, isProject }: Place) =>
  !isProject &&
  title !== '' &&
  employer !== '' &&
  startDate !== '' &&
  endDate === 'Present' &&
  !isSelfEmployed({ employer }) &&
  !/[:;]\s|\d{3}|\.$/u.test(employer);

const tellToday = (place: Place) =>
  `${withArticle(writtenTitle(place.title))} ${workedAt(place.employer)}${timeOf(place)}`;

/** What the employer says of itself, in its own words; empty where the advertisement does not say what it is. */
function tellWhy({ jobDescription, job }: LetterFacts, wordings: ToneWordings, seed: number): string {
  const description = findSelfDescription(jobDescription, job.company);
  return description === '' ? '' : pick(wordings.why, Math.floor(seed / 5)).replace('{description}', () => description);
}

/** Whether a title of the resume shares a word with the role. */
function isSameField({ places, job, resume }: LetterFacts): boolean {
  const titles = [resume.headline, ...places.map((place) => place.title)].join(' ').toLowerCase();
  const roleWords = (job.roleTitle.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !LEVEL.test(word));
  return roleWords.length === 0 || roleWords.some((word) => titles.includes(word.slice(0, SAME_WORD_LENGTH)));
}

/** Ways to close: an offer to tell more of the work that was told most of, or a wish to talk. */
export function tellClosing(facts: LetterFacts, plan: LetterPlan, wordings: ToneWordings, seed: number): string {
  const place = facts.places[plan.first[0]?.deed.placeIndex ?? -1];
  const isTellable = place && place.employer !== '' && !isSelfEmployed(place) && !/^private /iu.test(place.employer);
  const about = isTellable
    ? wordings.closingPlace.map((wording) => wording.replace('{at}', () => workedAt(place.employer)))
    : [];
  const plain = facts.job.company === '' ? wordings.closing : wordings.closingToCompany;
  const kinds = [about, plain, plain].filter((kind) => kind.length > 0);
  return fillJob(pick(kinds[seed % kinds.length] ?? [], Math.floor(seed / 3)), facts);
}

function fillJob(wording: string, { job }: LetterFacts): string {
  const role = spokenRole(writtenTitle(job.roleTitle));
  return wording
    .replaceAll('{aRole}', () => withArticle(role))
    .replaceAll('{role}', () => role)
    .replaceAll('{company}', () => job.company);
}

/** "Warehouse Team Leader - Evening Shift" and "Front Desk / Receptionist" as a sentence has them. */
function spokenRole(role: string): string {
  const [name = ''] = role.split(/\s+[–—-]\s+/u);
  const [first = '', last = ''] = name.split(/\s+\/\s+/u);
  return last !== '' && isTitle(last) && !isTitle(first) ? last : name;
}
