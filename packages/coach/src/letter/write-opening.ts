import { isTitle } from '../entities/classify-part.ts';
import type { LetterFacts } from './letter-facts.ts';
import { pick, writtenTitle } from './letter-phrases.ts';
import type { ToneWordings } from './letter-wordings-data.ts';
import type { Place } from './place.ts';
import type { LetterPlan } from './plan-letter.ts';
import { isSelfEmployed, phrasePlace, workedAt } from './situate.ts';

type Sentence = { text: string; namesPlace?: number };

/**
 * The first paragraph: the application, and the present job where no achievement of it is told, which would name it. `namesPlace` is the job
 * that it names.
 */
export function phraseOpening(facts: LetterFacts, plan: LetterPlan, wordings: ToneWordings, seed: number): Sentence {
  const { job, places } = facts;
  const current = places.findIndex(isCurrent);
  const isTold = [...plan.first, ...plan.second].some(({ deed }) => deed.placeIndex === current);
  const place = isTold ? undefined : places[current];
  const isNamed = job.company !== '';
  const wording =
    job.roleTitle === '' ? wordings.openingBare : isNamed ? wordings.openingAtCompany : wordings.openingRole;
  const application = fillJob(pick(wording, seed), facts);
  if (!place) return { text: application };
  return { text: `${application} ${phrasePlace(place)}`, namesPlace: current };
}

const isCurrent = ({ title, employer, startDate, endDate, isProject }: Place) =>
  !isProject &&
  title !== '' &&
  employer !== '' &&
  startDate !== '' &&
  endDate === 'Present' &&
  !/[:;]\s|\d{3}|\p{L}{6,}\.$/u.test(employer);

/** Ways to close: an offer to tell more of the work that was told most of, or a wish to talk. */
export function phraseClosing(facts: LetterFacts, plan: LetterPlan, wordings: ToneWordings, seed: number): string {
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
