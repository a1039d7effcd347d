import { isTitle } from '../entities/classify-part.ts';
import type { LetterFacts, Place } from './letter-facts.ts';
import { pick, withArticle, writtenTitle } from './letter-phrases.ts';
import type { ToneWordings } from './letter-wordings-data.ts';
import type { LetterPlan } from './plan-letter.ts';
import { isSelfEmployed, timeOf, workedAt } from './situate.ts';

type Sentence = { text: string; namesPlace?: number };

/** The first paragraph: the application, and the present job where it is known. `namesPlace` is the job that it names. */
export function tellOpening(facts: LetterFacts, wordings: ToneWordings, seed: number): Sentence {
  const { job, places } = facts;
  const current = places.findIndex(isCurrent);
  const place = places[current];
  const isNamed = job.company !== '';
  if (job.roleTitle === '') {
    const today = place ? ` I have been ${tellToday(place)}.` : '';
    const text = `${pick(wordings.openingBare, seed)}${today}`;
    return place ? { text, namesPlace: current } : { text };
  }
  if (!place) return fill({ text: pick(isNamed ? wordings.openingAtCompany : wordings.openingRole, seed) }, facts);
  const today = pick(isNamed ? wordings.openingToday : wordings.openingTodayBare, seed);
  return fill({ text: today.replace('{today}', () => tellToday(place)), namesPlace: current }, facts);
}

const fill = (opening: Sentence, facts: LetterFacts): Sentence => ({ ...opening, text: fillJob(opening.text, facts) });

const isCurrent = ({ title, employer, startDate, endDate, isProject }: Place) =>
  !isProject &&
  title !== '' &&
  employer !== '' &&
  startDate !== '' &&
  endDate === 'Present' &&
  !isSelfEmployed({ employer }) &&
  !/[:;]\s|\d{3}|\p{L}{6,}\.$/u.test(employer);

const tellToday = (place: Place) =>
  `${withArticle(writtenTitle(place.title))} ${workedAt(place.employer)}${timeOf(place)}`;

/** Ways to close: an offer to tell more of the work that was told most of, or a wish to talk. */
export function tellClosing(facts: LetterFacts, plan: LetterPlan, wordings: ToneWordings, seed: number): string {
  const place = facts.places[plan.first[0]?.deed.placeIndex ?? -1];
  const isTellable = place && place.employer !== '' && !isSelfEmployed(place) && !/^private /iu.test(place.employer);
  const about = isTellable
    ? wordings.closingPlace.map((wording) => wording.replace('{at}', () => workedAt(place.employer)))
    : [];
  return pick([...about, ...wordings.closing], seed);
}

function fillJob(wording: string, { job, wishes }: LetterFacts): string {
  const role = spokenRole(writtenTitle(job.roleTitle));
  const named = wishes.reference === '' ? role : `${role} (reference ${wishes.reference})`;
  return wording.replaceAll('{role}', () => named).replaceAll('{company}', () => job.company);
}

/** "Warehouse Team Leader - Evening Shift" and "Front Desk / Receptionist" as a sentence has them. */
function spokenRole(role: string): string {
  const [name = ''] = role.split(/\s+[–—-]\s+/u);
  const [first = '', last = ''] = name.split(/\s+\/\s+/u);
  return last !== '' && isTitle(last) && !isTitle(first) ? last : name;
}
