import { isTitle } from '../entities/classify-part.ts';
import { claimedYears } from './claimed-years.ts';
import type { LetterFacts } from './letter-facts.ts';
import { pick, writtenTitle } from './letter-phrases.ts';
import type { ToneWordings } from './letter-wordings-data.ts';
import { phraseAvailability } from './phrase-availability.ts';
import type { Place } from './place.ts';
import { phrasePresent } from './situate.ts';

/** The first paragraph: the application and the present job, with the years that the resume counts. */
export function phraseOpening(facts: LetterFacts, wordings: ToneWordings, seed: number): string {
  const { job, places, resume } = facts;
  const isNamed = job.company !== '';
  const wording =
    job.roleTitle === '' ? wordings.openingBare : isNamed ? wordings.openingAtCompany : wordings.openingRole;
  const application = fillJob(pick(wording, seed), facts);
  const current = places.find(isCurrent);
  const present = current ? phrasePresent(current) : '';
  const years = claimedYears(resume, job.roleTitle);
  const experience = years === '' ? '' : `I have ${years}.`;
  return [application, present, experience].filter((text) => text !== '').join(' ');
}

const isCurrent = ({ title, employer, startDate, endDate, isProject }: Place) =>
  !isProject &&
  title !== '' &&
  employer !== '' &&
  startDate !== '' &&
  endDate === 'Present' &&
  !/[:;]\s|\d{3}|\p{L}{6,}\.$/u.test(employer);

/** When the person could begin, where known, and a wish to talk. */
export function phraseClosing(facts: LetterFacts, wordings: ToneWordings, seed: number): string {
  return [phraseAvailability(facts.resume.text), pick(wordings.closing, seed)].filter((text) => text !== '').join(' ');
}

function fillJob(wording: string, { job, wishes }: LetterFacts): string {
  const role = withoutPraise(spokenRole(writtenTitle(job.roleTitle)));
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

/** "effective teacher" says what kind of person is wanted: "teacher". */
const withoutPraise = (role: string) =>
  role.replace(
    /^(?!(?:executive|administrative|creative|interactive|automotive|native)\b)\p{Ll}+(?:ive|ful|ous|ted|ring|ible) (?=\p{Ll})/u,
    '',
  );
