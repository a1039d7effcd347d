import { isLocation, isTitle } from '../entities/classify-part.ts';
import { toMonthNumber } from '../entities/dates.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { claimedYears } from './claimed-years.ts';
import { tradeCourse } from './course-completed.ts';
import { withFirstStart } from './first-start.ts';
import type { LetterFacts } from './letter-facts.ts';
import { pick, withArticle, writtenTitle } from './letter-phrases.ts';
import type { ToneWordings } from './letter-wordings-data.ts';
import { phraseAvailability } from './phrase-availability.ts';
import { phraseProfile } from './phrase-profile.ts';
import { phraseReferees } from './phrase-referees.ts';
import type { Place } from './place.ts';
import { phraseProsePresent } from './prose-present.ts';
import { readAsks } from './read-asks.ts';
import { phraseEarlier, phrasePresent } from './situate.ts';
import { phraseSummaryWork } from './summary-work.ts';

/** The first paragraph: who the person is and what for they apply, in a sentence. */
export function phraseOpening(
  facts: LetterFacts,
  wordings: ToneWordings,
  seed: number,
  { isApart = false }: OpeningWish = {},
): string {
  const { places, resume, today } = facts;
  const introduced = introducedPlaces(facts);
  const [place] = introduced;
  const first = place === undefined ? undefined : withFirstStart(place, places, resume.text, today);
  const profile = phraseSelf(facts);
  const present = phraseFirst(first, resume.text);
  const who = profile === '' ? present || phraseProsePresent(resume) : profile;
  const opening = phraseApplication(facts, wordings, seed, isApart ? '' : who);
  const apart = isApart ? who : '';
  const career = profile === '' ? '' : present;
  const worked = profile === '' ? phraseYears(facts) : '';
  return [opening, apart, career, worked, who === '' ? '' : phraseSummaryWork(resume)]
    .filter((text) => text !== '')
    .join(' ');
}

/** Who one is by the first lines of the resume, or the course of the trade that one changes into. */
const phraseSelf = (facts: LetterFacts): string =>
  phraseProfile(facts.resume, facts.job.roleTitle) || tradeCourse(facts);

/** The application, behind who the person is where that is given; a number of the advertisement there would be a claim of the person. */
function phraseApplication(facts: LetterFacts, wordings: ToneWordings, seed: number, who: string): string {
  const isJoined = who !== '' && !/\d/u.test(`${facts.wishes.reference}${facts.job.roleTitle}${facts.job.company}`);
  const application = fillJob(pick(applicationOf(facts, wordings, isJoined), seed), facts);
  // Who it is and what for are one sentence or two.
  if (isJoined && seed % 3 === 0) return `${who} ${application.replace(/^, and i/iu, 'I')}`;
  if (isJoined) return who.replace(/\.$/u, '') + application;
  return [application, who].filter((text) => text !== '').join(' ');
}

/** The job that the opening names, in a sentence. */
function phraseFirst(place: Place | undefined, text: string): string {
  if (place === undefined) return '';
  return isCurrent(place) ? phrasePresent(place) : phraseEarlier(place, true, 0, isLastWork(place, text));
}

/** `isApart`: the application is a separate sentence, as the two together could not be traced. */
export type OpeningWish = { isApart?: boolean };

const applicationOf = ({ job }: LetterFacts, wordings: ToneWordings, isJoined: boolean): string[] => {
  if (job.roleTitle === '')
    return (isJoined ? wordings.joinedBare : wordings.openingBare).map((text) => atCompany(text, job.company));
  if (job.company === '') return isJoined ? wordings.joinedRole : wordings.openingRole;
  return isJoined ? wordings.joinedAtCompany : wordings.openingAtCompany;
};

/** "the position you advertised at Elm Hospital" where the advertisement does not name the post. */
const atCompany = (wording: string, company: string): string =>
  company === ''
    ? wording
    : wording.replace(/(position|vacancy)( you (?:have )?advertised)(?=\{reference\})/u, '$1$2 at {company}');

/** The years of the trade as the resume counts them. */
function phraseYears({ resume, job }: LetterFacts): string {
  const years = claimedYears(resume, job.roleTitle);
  return years === '' ? '' : `I have ${years}.`;
}

/** Whether the resume names no year behind that of the job. */
function isLastWork({ endDate }: Place, text: string): boolean {
  const end = Number(/\b(?:19|20)\d\d\b/u.exec(endDate)?.[0] ?? 0);
  return (text.match(/\b20\d\d\b/gu) ?? []).every((year) => Number(year) <= end + 1);
}

/**
 * The jobs that the opening names: the present one and the one before it, or the latest if there is no present job. Where it says the years of the trade, the
 * job before goes unnamed.
 */
export function introducedPlaces({ places, resume, job }: LetterFacts): Place[] {
  const current = presentPlace(places);
  const isTold = (place: Place) => place.endDate !== 'Present' && phraseEarlier(place, false) !== '';
  // If the present job could not be read, an earlier one must not be called the latest.
  if (current === undefined && places.some(({ endDate, isProject }) => endDate === 'Present' && !isProject)) return [];
  // Only the next job in the list, so that none in between is skipped.
  const earlier = [places[current ? places.indexOf(current) + 1 : 0]].find(
    (place) => place !== undefined && isTold(place),
  );
  if (current !== undefined && phraseProfile(resume, job.roleTitle) !== '') return [current];
  // The other jobs come after the work.
  return current ? [current] : earlier ? [earlier] : [];
}
/** The present job: paid before unpaid, the latest of several. */
function presentPlace(places: readonly Place[]): Place | undefined {
  const startOf = ({ startDate }: Place) => toMonthNumber(startDate, '2000-01-01') ?? 0;
  const rankOf = (place: Place) => (isUnpaid(place) ? 1 : 0);
  return places
    .filter((place, _, all) => isCurrent(place) && (!isUnpaid(place) || !all.some((other) => isPaidJob(other))))
    .toSorted((one, other) => rankOf(one) - rankOf(other) || startOf(other) - startOf(one))[0];
}
const isPaidJob = (place: Place): boolean => !place.isProject && place.achievements.length > 0 && !isUnpaid(place);
/** A volunteer, an office, or work for a body of members of which the title names no trade: the HR coordinator of a society is paid. */
export const isUnpaid = ({ title, employer }: Pick<Place, 'title' | 'employer'>): boolean =>
  UNPAID.test(`${title} ${employer}`) ||
  (OF_MEMBERS.test(`${title} ${employer}`) && !OF_CHURCH.test(employer) && !(isTitle(title) && !OFFICE.test(title)));
const UNPAID = /\b(?:volunt\p{L}+|unpaid|honorary|trustee|treasurer|chair(?:man|woman|person)?|captain|organist)\b/iu;
const OF_MEMBERS = joinPattern(
  'iu',
  String.raw`\b(?:club|(?<!housing )association|(?<!building )society|fellowship|choir\p{L}*|church|chapel|temple|mosque|parish`,
  String.raw`|sunday school|scouts?|brigade|committee|alumni|sabha)\b`,
);
/** "St Mary's Church of England Primary", "Chapel Street Hospital" */
const OF_CHURCH = /\b(?:primary|school|academy|college|nursery|hospital|university)\b/iu;
const OFFICE = /\b(?:secretary|member|leader|coach|helper|steward|delegate|representative)\b/iu;
const isCurrent = ({ employer, startDate, endDate, isProject }: Place) =>
  !isProject &&
  employer !== '' &&
  startDate !== '' &&
  endDate === 'Present' &&
  !/[:;]\s|\d{3}|\p{L}{6,}\.$/u.test(employer);

/** When the person could begin, where known, the resume where it is asked for, and a wish to talk, in a sentence where that can be. */
export function phraseClosing(facts: LetterFacts, wordings: ToneWordings, seed: number): string {
  const { jobDescription, resume } = facts;
  const isAsked = readAsks(jobDescription).some(({ kind }) => kind === 'referees');
  const referees = isAsked ? phraseReferees(resume.text) : '';
  const wish = pick(wordings.closing, seed);
  const enclosed = /\bCV\b/u.exec(ASKS_RESUME.exec(jobDescription)?.[0] ?? '')
    ? 'my CV is enclosed'
    : 'my resume is enclosed';
  const available = phraseAvailability(resume.text).replace(/\.$/u, '').replace(/^My\b/u, 'my');
  const said = [available, ASKS_RESUME.test(jobDescription) ? enclosed : ''].filter((text) => text !== '');
  const isJoined = said.length > 0 && referees === '' && /^I\b/u.test(wish);
  const first = said.join(', ');
  const plain = said.join(' and ');
  const sentence = isJoined
    ? [`${capitalized(first)}, and ${wish}`]
    : [said.length === 0 ? '' : `${capitalized(plain)}.`, referees, wish];
  return sentence.filter((text) => text !== '').join(' ');
}
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const ASKS_RESUME =
  /\b(?:apply with|send|attach|enclose|submit|include|e-?mail|upload)\b[^.\n]{0,40}\b(?:[Rr][ée]sum[ée]|CV)\b/u;

function fillJob(wording: string, facts: LetterFacts): string {
  const { job, wishes } = facts;
  const role = withField(withoutPraise(spokenRole(writtenTitle(job.roleTitle))), facts);
  const reference = wishes.reference === '' ? '' : ` (reference ${wishes.reference})`;
  const filled = wording
    .replaceAll('{role}', () => role + reference)
    .replaceAll('{aRole}', () => withArticle(role) + reference)
    .replaceAll('{reference}', () => reference)
    .replaceAll('{company}', () => job.company);
  // "The" of a name has a small letter within a sentence; "Elm B.V." at the end of a sentence has one full stop.
  return filled
    .replace(/\bat The (?=\p{L})/u, 'at the ')
    .replace(/\b(at|join|from|to) (?=(?:City|Town|County|University|Borough|Diocese) of \p{Lu})/u, '$1 the ')
    .replace(/\.\.$/u, '.');
}

/** "Warehouse Team Leader - Evening Shift" and "Logistics > Warehouse Team Leader" as a sentence has it. */
const spokenRole = (role: string) =>
  ((role.split(/\s>\s/u).at(-1) ?? role).split(/\s+[–—-]\s+/u)[0] ?? role)
    .replace(CONDITIONS, '')
    // A bracket that was cut ("Instructor (Term").
    .replace(/\s*\([^()]*$/u, '')
    .replace(/\s*\(Ref\b[^)]*\)?|\s+\d{2,3}(?:\s?[–-]\s?\d{2,3})?\s?%/gu, '')
    .replace(/\s{2,}/gu, ' ')
    .trim();
/** ", temporary contract of 12 months" says how one is employed and not as what. */
const CONDITIONS = /, (?=[^,]*\b(?:temporary|permanent|fixed[- ]term|contract|full[- ]time|part[- ]time)\b).*$/iu;

/** A rank that says little without its field: "Senior Executive – Growth Marketing". */
const RANK_ALONE =
  /^(?:\p{L}+ )?(?:executive|manager|associate|officer|specialist|analyst|assistant|coordinator|consultant)$/iu;
const FIRST_LINES = 15;
const LONGEST_LINE = 300;

function withField(role: string, { jobDescription, job }: LetterFacts): string {
  for (const line of jobDescription.split('\n', FIRST_LINES)) {
    const at = line.length <= LONGEST_LINE ? line.indexOf(role) : -1;
    if (at < 0) continue;
    const behind = line.slice(at + role.length);
    const [, field = ''] =
      /^(?:\s[–—-]|,)\s((?:\p{Lu}\p{L}+|&)(?: (?:\p{Lu}\p{L}+|&|and)){0,3})\s*(?:$|[([,|])/u.exec(behind) ?? [];
    const [, within = ''] = /^( (?:in|of) \p{Lu}\p{L}+(?: (?:and )?\p{Lu}\p{L}+){0,2})(?! \p{Lu})/u.exec(behind) ?? [];
    if (within !== '' && RANK_ALONE.test(role) && !isLocation(within.replace(/^ \p{L}+ /u, ''))) return role + within;
    const isSpokenOf = RANK_ALONE.test(role) || jobDescription.includes(field.toLowerCase());
    if (
      field !== '' &&
      isSpokenOf &&
      !isLocation(field) &&
      !job.company.includes(field) &&
      !field.includes(job.company) &&
      !TERMS.test(field)
    )
      return `${role} – ${field}`;
  }
  return role;
}
const TERMS =
  /\b(?:remote|hybrid|time|permanent|temporary|contract|hiring|urgent|join|ltd|school|hospital|group|academy|trust)\b/iu;

/** "effective teacher" says what kind of person is wanted: "teacher". */
const withoutPraise = (role: string) =>
  role.replace(
    /^(?!(?:executive|administrative|creative|interactive|automotive|native)\b)\p{Ll}+(?:ive|ful|ous|ted|ring|ible) (?=\p{Ll})/u,
    '',
  );
