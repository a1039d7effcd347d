import { isTitle } from '../entities/classify-part.ts';
import { claimedYears } from './claimed-years.ts';
import { describeEmployer } from './describe-employer.ts';
import type { LetterFacts } from './letter-facts.ts';
import { pick, writtenTitle } from './letter-phrases.ts';
import type { ToneWordings } from './letter-wordings-data.ts';
import { phraseAvailability } from './phrase-availability.ts';
import type { Place } from './place.ts';
import { phrasePlace } from './situate.ts';

type Sentence = { text: string; namesPlace?: number };

/** The first paragraph: the application and the present job, with the years that the resume counts. `namesPlace` is the job that it names. */
export function phraseOpening(facts: LetterFacts, wordings: ToneWordings, seed: number): Sentence {
  const { job, places, resume } = facts;
  const current = places.findIndex(isCurrent);
  const isNamed = job.company !== '';
  const wording =
    job.roleTitle === '' ? wordings.openingBare : isNamed ? wordings.openingAtCompany : wordings.openingRole;
  const application = fillJob(pick(wording, seed), facts);
  const present = phrasePlace(places[current]).replace(/\.$/u, '');
  if (present === '') return { text: application };
  const years = claimedYears(resume, job.roleTitle);
  const held = `${present}${years === '' ? '' : `, and have ${years}`}`;
  return {
    text: shapes(application.replace(/\.$/u, ''), held, years !== '')[seed % SHAPES] ?? '',
    namesPlace: current,
  };
}

const SHAPES = 3;

/** The application and the present job as two sentences, as one, or with the job first. */
function shapes(application: string, held: string, isLong: boolean): string[] {
  return [
    `${application}. ${held}.`,
    isLong ? `${held}. ${application}.` : `${application}; ${held}.`,
    `${held}${isLong ? '. ' : ', and '}${isLong ? application : inSecondPlace(application)}.`,
  ];
}

/** "and I am applying", "and saw the position advertised": what follows the job in the same sentence. */
const inSecondPlace = (application: string) =>
  application.startsWith('I ') ? application.slice(2) : `${application.charAt(0).toLowerCase()}${application.slice(1)}`;

const isCurrent = ({ title, employer, startDate, endDate, isProject }: Place) =>
  !isProject &&
  title !== '' &&
  employer !== '' &&
  startDate !== '' &&
  endDate === 'Present' &&
  !/[:;]\s|\d{3}|\p{L}{6,}\.$/u.test(employer);

/** What the advertisement says of its employer, to whom the work is offered, and a wish to talk. */
export function phraseClosing(facts: LetterFacts, wordings: ToneWordings, seed: number): string {
  const employer = describeEmployer(facts.jobDescription, facts.job.company);
  const offered = employer === '' ? '' : pick(wordings.employer, seed).replace('{employer}', () => employer);
  return [offered, phraseAvailability(facts.resume.text), pick(wordings.closing, seed)]
    .filter((text) => text !== '')
    .join(' ');
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
  if (last === '' || isTitle(first) === isTitle(last)) return name;
  return isTitle(first) ? first : last;
}
