import type { LetterFacts, Place } from './letter-facts.ts';
import { pick, withArticle, writtenTitle } from './letter-phrases.ts';
import type { ToneWordings } from './letter-wordings-data.ts';
import type { LetterPlan } from './plan-letter.ts';
import type { Demand } from './read-demands.ts';
import { findSelfDescription } from './self-description.ts';
import { timeOf, workedAt } from './situate.ts';

const LEVEL = /^(?:senior|junior|lead|head)$/u;
/** Titles that share so many letters at the beginning of a word are of one field. */
const SAME_WORD_LENGTH = 6;
const LONGEST_OPEN_DEMAND = 90;
const LEAST_CERTAINTY = 0.6;
/** Shorter ones ("lead incident reviews") say too little of a position. */
const FEWEST_WORDS = 4;

type Sentence = { text: string; namesPlace?: number; demand?: Demand };

/** The first paragraph; `namesPlace` is the job that it names, `demand` the demand. */
export function tellOpening(facts: LetterFacts, plan: LetterPlan, wordings: ToneWordings, seed: number): Sentence {
  const openings = openingsOf(facts, plan, wordings, seed);
  const opening = openings[seed % openings.length] ?? { text: '' };
  const sentences = [opening.text, tellWhy(facts, wordings, seed)];
  return { ...opening, text: sentences.filter((sentence) => sentence !== '').join(' ') };
}

/** Ways to begin, each with something else to say: the work of today, a duty of the position, or the application alone. */
function openingsOf(facts: LetterFacts, plan: LetterPlan, wordings: ToneWordings, seed: number): Sentence[] {
  const { job, places } = facts;
  if (job.roleTitle === '') return [{ text: pick(wordings.openingBare, seed) }];
  const isNamed = job.company !== '';
  const openings: Sentence[] = [{ text: pick(isNamed ? wordings.openingAtCompany : wordings.openingRole, seed) }];
  const duty = findOpenDemand(facts, plan, seed);
  if (duty)
    openings.push({
      text: pick(isNamed ? wordings.openingDuty : wordings.openingDutyBare, seed).replace('{demand}', () => duty.text),
      demand: duty,
    });
  const current = places.findIndex(isCurrent);
  const place = places[current];
  if (place) {
    const today: Sentence = {
      text: pick(isNamed ? wordings.openingToday : wordings.openingTodayBare, seed).replace('{today}', () =>
        tellToday(place),
      ),
      namesPlace: current,
    };
    const change = duty && isNamed && !isSameField(facts) ? wordings.openingChange : undefined;
    // A letter to another field says at once where the person comes from.
    if (duty && change)
      return [{ ...today, demand: duty, text: fillJob(fillToday(pick(change, seed), place, duty), facts) }];
    openings.push(today);
  }
  return openings.map((opening) => ({ ...opening, text: fillJob(opening.text, facts) }));
}

const isCurrent = ({ title, employer, startDate, endDate, isProject }: Place) =>
  !isProject &&
  title !== '' &&
  employer !== '' &&
  startDate !== '' &&
  endDate === 'Present' &&
  !/^self-/iu.test(employer);

const tellToday = (place: Place) =>
  `${withArticle(writtenTitle(place.title))} ${workedAt(place.employer)}${timeOf(place)}`;

/** A sure demand that no achievement answers, so that it can be asked about. */
function findOpenDemand(
  { demands }: LetterFacts,
  { first, second }: LetterPlan,
  seed: number,
  except?: Demand,
): Demand | undefined {
  const answered = [...first, ...second].map(({ demand }) => demand);
  const open = demands.filter(
    (demand) =>
      demand.form === 'verb' &&
      demand.certainty >= LEAST_CERTAINTY &&
      demand.text.length <= LONGEST_OPEN_DEMAND &&
      demand.text.split(' ').length >= FEWEST_WORDS &&
      demand !== except &&
      !answered.includes(demand),
  );
  return open[seed % Math.max(1, open.length)];
}

/** What the employer says of itself, in its own words; empty where the advertisement does not say what it is. */
function tellWhy({ jobDescription, job }: LetterFacts, wordings: ToneWordings, seed: number): string {
  const description = findSelfDescription(jobDescription, job.company);
  return description === '' ? '' : pick(wordings.why, Math.floor(seed / 5)).replace('{description}', () => description);
}

const fillToday = (wording: string, place: Place, { text }: Demand) =>
  wording.replace('{today}', () => tellToday(place)).replace('{demand}', () => text);

/** Whether a title of the resume shares a word with the role. */
function isSameField({ places, job, resume }: LetterFacts): boolean {
  const titles = [resume.headline, ...places.map((place) => place.title)].join(' ').toLowerCase();
  const roleWords = (job.roleTitle.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !LEVEL.test(word));
  return roleWords.length === 0 || roleWords.some((word) => titles.includes(word.slice(0, SAME_WORD_LENGTH)));
}

/** Ways to close: a question about the work, an offer about what was told, or a wish to talk. */
export function tellClosing(
  facts: LetterFacts,
  plan: LetterPlan,
  wordings: ToneWordings,
  seed: number,
  named?: Demand,
): string {
  const demand = findOpenDemand(facts, plan, seed + 1, named);
  const place = facts.places[plan.first[0]?.deed.placeIndex ?? -1];
  const own = demand ? wordings.closingDemand.map((wording) => wording.replace('{demand}', () => demand.text)) : [];
  const about =
    place && place.employer !== '' && !/^(?:self-|private )/iu.test(place.employer)
      ? wordings.closingPlace.map((wording) => wording.replace('{at}', () => workedAt(place.employer)))
      : [];
  const plain = facts.job.company === '' ? wordings.closing : wordings.closingToCompany;
  const kinds = [own, own, about, plain].filter((kind) => kind.length > 0);
  return fillJob(pick(kinds[seed % kinds.length] ?? [], Math.floor(seed / 3)), facts);
}

function fillJob(wording: string, { job }: LetterFacts): string {
  const role = writtenTitle(job.roleTitle);
  return wording
    .replaceAll('{aRole}', () => withArticle(role))
    .replaceAll('{role}', () => role)
    .replaceAll('{company}', () => job.company);
}
