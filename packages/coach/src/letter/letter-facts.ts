import type { ParsedResume, ResumeExperience, ResumeProject } from '@greenroom/contract/resume';
import { isTitle } from '../entities/classify-part.ts';
import { DUTY_VERBS } from '../entities/duty-verbs.ts';
import { CREDENTIAL } from '../evidence/credential-patterns.ts';
import type { EvidenceLine } from '../evidence/evidence.ts';
import type { Demand } from '../evidence/evidence-features.ts';
import { judgeEvidence } from '../evidence/judge-evidence.ts';
import { isBorneOut } from '../job/borne-out.ts';
import { FEWEST_DEMANDS } from '../job/demands/join-demands.ts';
import { type AskedDemand, readDemands } from '../job/demands/read-demands.ts';
import type { DegreeDemand } from '../job/find-degree.ts';
import type { JobFacts } from '../job/find-job-facts.ts';
import { findJobFacts } from '../job/find-job-facts.ts';
import type { JobSkill } from '../job/find-job-skills.ts';
import { findJobSkills } from '../job/find-job-skills.ts';
import { NOT_ASKED } from '../job/not-asked.ts';
import { type AskingLine, readAskingLines, readJudgedLines } from '../job/read-asking-lines.ts';
import { readDuties } from '../questions/read-duties.ts';
import { readRequirements } from '../questions/read-requirements.ts';
import { findSkills } from '../skills/find-skills.ts';
import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import { stem } from '../text/stem.ts';
import { type AskedCredentials, listAskedCredentials } from './asked-credentials.ts';
import type { Deed, Vectors } from './deed.ts';
import { employerSentences } from './employer-sentences.ts';
import { evidenceLines, statementsOutside } from './evidence-lines.ts';
import { headEmployer } from './head-employer.ts';
import { headLines } from './head-lines.ts';
import { isRegistration } from './is-registration.ts';
import { joinBroken } from './join-broken.ts';
import { knownHeader, NAMES_DOER, plausibleHeader } from './known-header.ts';
import type { NamedSkill } from './letter-phrases.ts';
import { isThing } from './names-person.ts';
import { ownLines } from './own-lines.ts';
import type { Place } from './place.ts';
import { plausibleHead } from './plausible-head.ts';
import { pointLines } from './point-lines.ts';
import { proseWork } from './prose-work.ts';
import { MOST_ASKING, rankDeeds } from './rank-deeds.ts';
import { type LetterWishes, readWishes } from './read-wishes.ts';
import { withSameLayout } from './same-layout.ts';
import { sentenceCased } from './sentence-cased.ts';
import { withoutStale, withSharedLines } from './shared-lines.ts';
import { presentFirst, withParallelHead, withTrueStart } from './true-start.ts';
import { headRole, spokenCompany, spokenEmployer, writtenCompany } from './written-company.ts';

export type LetterFacts = {
  job: JobFacts;
  resume: ParsedResume;
  jobDescription: string;
  today: string;
  /** Jobs, the latest first, and projects behind them. */
  places: Place[];
  /** What was done there, that first which answers the advertisement best. */
  deeds: Deed[];
  /** The sentences with demands, the surest first. */
  asking: AskingLine[];
  /** What the advertisement asks for, in its order. */
  demands: LetterDemand[];
  /** Duties and requirements in it that are short enough to be said. */
  phrases: string[];
  /** Its duties, worded to follow "someone to": "coach two trainees". */
  duties: string[];
  /** Duties as nouns, to follow "someone for": "fault finding on circuits". */
  tasks: string[];
  /** All that the resume says, and how surely each line of it shows each demand: `shows[demand][line]`. */
  evidence: EvidenceLine[];
  shows: number[][];
  /** What the advertisement wants of the letter itself. */
  wishes: LetterWishes;
  /** The degree that it asks for. */
  degree: DegreeDemand | undefined;
  /** Vectors of the lines of the resume and of the demands. */
  vectors: Vectors;
  /** Skills that the job asks for and the resume lists. */
  listedSkills: NamedSkill[];
  /** Registrations, licences and certificates that the job asks for. */
  credentials: AskedCredentials;
};

/** A sentence of an advertisement that asks for something; `isNice` where it is only a plus. */
export type LetterDemand = Demand & { isNice: boolean; asked?: AskedDemand };

const WORD = /[\p{L}\p{N}][\p{L}\p{N}+#]*/gu;
const LITTLE_WORDS = new Set(['and', 'or', 'of', 'the', 'in', 'for', 'with', 'to', 'a', 'an', 'on', 'ml', 'ai']);
/** Everything that a letter may say, taken from the resume and the job alone. */
export function gatherFacts(
  resume: ParsedResume,
  advertisement: string,
  today: string,
  vectors: Vectors = new Map(),
): LetterFacts {
  const jobDescription = sentenceCased(advertisement);
  const { required, niceToHave, degree } = findJobSkills(jobDescription);
  const job = plausibleHead(findJobFacts(jobDescription), jobDescription);
  const company = headEmployer(spokenCompany(job.company), jobDescription);
  const asking = askingLinesOf(jobDescription);
  const all = [...required, ...niceToHave];
  const hard = all.filter((skill) => skill.category === 'hard' && isBorneOut(skill, resume.text));
  const wanted = hard.filter((skill, place) => hard.findIndex(({ name }) => name === skill.name) === place);
  const places = placesOf(resume);
  const demands = demandsOf(jobDescription, job.roleTitle);
  const evidence = evidenceLines(resume, places);
  const shows = judgeEvidence(demands, evidence, vectors);
  const listed = skillNames([...resume.skills, ...resume.languages].join(', '));
  const listedText = [...resume.skills, ...resume.languages].join('\n');
  const named = skillNames(resume.text);
  const duties = readDuties(jobDescription);
  const parts = [...resume.skills, ...resume.text.split(/[,;·•|\n]/u)].map((part) => part.trim());
  // A tool may be named anywhere, another skill is listed as one.
  const isShown = ({ name, wording }: NamedSkill) =>
    isTool(name)
      ? named.has(name) && isWordedIn(wording, resume.text)
      : listed.has(name) && isWordedIn(wording, listedText);
  return {
    job: { ...job, company, roleTitle: headRole(job.roleTitle, company, jobDescription) },
    resume,
    jobDescription,
    today,
    places,
    deeds: rankDeeds(pointLines(places, resume.text), places, job.roleTitle, ({ line }) => {
      const at = evidence.findIndex((one) => one.line === line);
      return shows.map((shares) => shares[at] ?? 0);
    }),
    asking,
    demands,
    phrases: [...duties, ...readRequirements(jobDescription)].map(({ text }) => text),
    duties: duties.filter(({ form }) => form === 'verb').map(({ text }) => text),
    tasks: duties.filter(({ form }) => form === 'thing').map(({ text }) => inSmallLetters(text)),
    evidence,
    shows,
    wishes: readWishes(jobDescription),
    degree,
    vectors,
    credentials: listAskedCredentials({ resume, jobDescription }),
    listedSkills: wanted
      .map(nameInLetter)
      .filter((skill) => isShown(skill) && !isLimited(skill.wording, parts))
      .map((skill) => ({ ...skill, wording: wholeSkill(skill.wording, resume.skills) })),
  };
}

const inSmallLetters = (text: string): string =>
  /^\p{Lu}\p{Ll}+ [\p{Ll}-]/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

export function placesOf({ experience, projects, text }: ParsedResume): Place[] {
  const jobs = experience.filter((job) => (job.employer !== '' || job.title !== '') && !isRegistration(job));
  const certain = withoutStale(jobs, withSharedLines(certainPlaces(jobs, text), text, jobs));
  const jobPlaces = certain.filter((place) => !isDouble(place, certain));
  const named = withParallelHead(withTrueStart(jobPlaces, text, NO_DAY), text, NO_DAY);
  const places = [...presentFirst(named, NO_DAY), ...projects.map(toPlace)];
  const isTold = pointLines(places, text).length >= FEWEST_LINES;
  return isTold ? places : [...places, withoutKnown(proseWork(text), places)];
}
/** A line that a job has belongs to it. */
const withoutKnown = (work: Place, places: readonly Place[]): Place => {
  const known = places.flatMap(({ achievements }) => achievements).join('\n');
  return { ...work, achievements: work.achievements.filter((line) => !known.includes(line.replace(/\.$/u, ''))) };
};
/** Only dates of the resume are compared. */
const NO_DAY = '2000-01-01';
/** With fewer lines in the jobs the sentences of a resume tell more. */
const FEWEST_LINES = 2;

/** Read twice, once without its work or with the same work. */
const isDouble = (place: Place, places: readonly Place[]): boolean => {
  const isSame = (other: Place) => other.employer === place.employer && other.startDate === place.startDate;
  const isWithin = (other: Place, at: number) =>
    place.achievements.length > 0 &&
    at < places.indexOf(place) &&
    other.title === place.title &&
    place.achievements.every((line) => other.achievements.includes(line));
  return places.some(
    (other, at) =>
      other !== place &&
      isSame(other) &&
      ((place.achievements.length === 0 && other.achievements.length > 0) || isWithin(other, at)),
  );
};

/** How the end of a present job is written in a resume. */
const GOES_ON =
  /^(?:till|until|til|up to|to)?\s?(?:now|date|today|present|current|currently|ongoing|onwards?|still (?:there|here|open|going|running)|till now|the present day)$/iu;
/** "Oct. 2021-" with nothing behind it. */
function isLeftOpen(startDate: string, text: string): boolean {
  if (startDate.length < SHORTEST_DATE) return false;
  const at = text.indexOf(startDate);
  return at >= 0 && /^\s?(?:[-–—→]|>>?|->)\s*(?:$|\n|\)|still|now|present)/iu.test(text.slice(at + startDate.length));
}
const SHORTEST_DATE = 4;

/** "2021/22 to present": a school year with an open end, which was read as two years. */
const isOpenYear = (startDate: string, text: string): boolean =>
  /^(?:19|20)\d\d$/u.test(startDate) &&
  new RegExp(String.raw`(?<!\d)${startDate}/\d\d\s{0,3}(?:to|-|–|—)\s{0,3}(?:present|date|now|current)\b`, 'iu').test(
    text,
  );

/** A job with parts that may not belong together gives its deeds alone. */
function certainPlaces(jobs: readonly ResumeExperience[], text: string): Place[] {
  const heads = jobs.map((job) => headLines(job, text));
  const known = jobs.map((job, at) => heads[at] ?? knownHeader(job, text));
  const named = withSameLayout(jobs, known, (job) => plausibleHeader(job, text, true), text);
  return jobs.map((job, at) => toCertainPlace(job, { head: heads[at], known: named[at] ?? job }, jobs, text));
}

type Headers = { head: ReturnType<typeof headLines>; known: Pick<Place, 'title' | 'employer'> };

function toCertainPlace(
  job: ResumeExperience,
  { head, known }: Headers,
  jobs: readonly ResumeExperience[],
  text: string,
): Place {
  const read = (head ?? job).endDate;
  const isOpen = isOpenYear((head ?? job).startDate, text);
  const endDate =
    isOpen || GOES_ON.test(read) || (read === '' && isLeftOpen((head ?? job).startDate, text)) ? 'Present' : read;
  // "Feb" of a year that was read elsewhere is no date.
  const startDate = /\d/u.test((head ?? job).startDate) ? (head ?? job).startDate : '';
  const achievements = joinBroken(ownLines(job, jobs, text), text);
  return {
    ...known,
    // "Cashier / Service Desk" has two names.
    title: personsTitle(
      (known.title || titleInWork(known, achievements))
        .replace(/^(\p{L}[^/+]{6,40}?) [/+](?: \p{L}.*)?$/u, '$1')
        .replace(SELF_EMPLOYED, ''),
    ),
    employer:
      known.employer === '' && SELF_EMPLOYED.test(known.title)
        ? 'Self-employed'
        : spokenEmployer(writtenCompany(known.employer)),
    startDate,
    endDate,
    achievements,
    isProject: false,
  };
}

/** "Customer support" is no one: a letter names the employer alone. */
const personsTitle = (title: string): string => (isThing(title) ? '' : title);

/** "Bricklayer, self employed CIS" */
const SELF_EMPLOYED = /,? \(?self[- ]employed\b.*$/iu;

/** "HR Administrator. 420 employees, HR team of six": the title of a post with its employer alone in the head. */
function titleInWork({ employer }: Pick<Place, 'employer'>, [line = '']: readonly string[]): string {
  const [, title = ''] = /^(\p{Lu}[^.,:;]{2,50})\.\s/u.exec(line) ?? [];
  return employer !== '' && isTitle(title) ? title : '';
}

/** Whether a text has the words of a demand, in any of their forms: only then may a letter say that the work shows it. */
function isWordedIn(wording: string, text: string): boolean {
  const known = new Set((text.toLowerCase().match(WORD) ?? []).map(stem));
  const words = (wording.toLowerCase().match(WORD) ?? []).filter((word) => !LITTLE_WORDS.has(word));
  return words.length > 0 && words.every((word) => known.has(stem(word)));
}

/** "Terraform (read and edit, not from scratch)" and "some Airflow" claim less than the name. */
const isLimited = (wording: string, parts: readonly string[]) =>
  parts.some(
    (part) =>
      part.split(' ').length <= LONGEST_PART && part.toLowerCase().includes(wording.toLowerCase()) && LIMIT.test(part),
  );
const LONGEST_PART = 10;

const isTool = (name: string) => getSkillLexicon().skills.get(name)?.isTechnical === true;

/** Uses the wording of the resume: "AutoCAD Civil 3D" for "AutoCAD", "Intercom" with its bracket, "organisation" with its "s". */
function wholeSkill(wording: string, skills: readonly string[]): string {
  const plain = (text: string) => text.toLowerCase().replaceAll('z', 's');
  const whole = skills.find((skill) => `${plain(skill)} `.startsWith(`${plain(wording)} `)) ?? wording;
  return whole.split(' ').length <= LONGEST_SKILL ? whole : wording;
}
const LONGEST_SKILL = 6;
const LIMIT = /\b(?:not|basic|basics|beginner|some|little|bit|briefly|learning|read|only|elementary|rusty)\b/iu;

/** A body for which one works unpaid. */
const UNPAID_BODY =
  /\b(?:club|association|society|scouts?|guides|church|charity|foundation|committee|league|choir)\b/iu;

/** "Treasurer, Vietnamese Student Association" is a position, "Marketing plan for a bike shop" the name of a project. */
function toPlace(project: ResumeProject): Place {
  const [title = '', ...rest] = project.name.split(/,\s+|\s+(?:at|–|—|\|)\s+/u);
  const isPosition =
    rest.length > 0 && (isTitle(title) || (NAMES_DOER.test(title) && UNPAID_BODY.test(rest.join(', '))));
  const { startDate, endDate, achievements } = project;
  return isPosition
    ? { title, employer: spokenEmployer(rest.join(', ')), startDate, endDate, achievements, isProject: false }
    : { title: project.name, employer: '', startDate, endDate, achievements, isProject: true };
}

/** As the job words it, since the letter says that the job asks for it; "administer medication" is no name and gives way to one. */
function nameInLetter({ name, wording }: JobSkill): NamedSkill {
  const [first = ''] = wording.toLowerCase().split(' ');
  const skill = getSkillLexicon().skills.get(name);
  if (skill?.family === 'Human languages') return { name, wording: name.replace(/ language$/iu, '') };
  return { name, wording: DUTY_VERBS.includes(first) ? name : wording };
}

function skillNames(text: string): Set<string> {
  return new Set(findSkills(text).map((mention) => mention.name));
}

/** Texts for the encoder: their vectors match lines of the resume with demands. */
export function textsOfLetter(resume: ParsedResume, advertisement: string): string[] {
  const jobDescription = sentenceCased(advertisement);
  const lines = evidenceLines(resume, placesOf(resume));
  const { roleTitle } = findJobFacts(jobDescription);
  const { topic } = readWishes(jobDescription);
  return [
    ...new Set([
      ...lines.map(({ line }) => line),
      ...statementsOutside(resume),
      ...demandsOf(jobDescription, roleTitle).map(({ text }) => text),
      ...(topic === '' ? [] : [topic]),
      ...employerSentences(jobDescription),
    ]),
  ];
}

/** The demands by their own words and the duties by their sentences, in the order of the advertisement. */
function demandsOf(jobDescription: string, roleTitle: string): LetterDemand[] {
  const sentences = askingSentences(jobDescription, roleTitle);
  const sure = readDemands(jobDescription).filter(({ certainty }) => certainty >= LEAST_CERTAINTY);
  if (sure.length < FEWEST_DEMANDS) return sentences.slice(0, MOST_ASKING);
  const demands = sure
    .filter(({ kind, text }) => kind !== 'trait' && !isPost(text, roleTitle))
    .map((asked): LetterDemand => ({ text: asked.text, isDuty: false, isNice: asked.isNice, asked }));
  const duties = sentences.filter(
    ({ isDuty, text }) => isDuty && !sure.some(({ sentence }) => sentence.includes(text) || text.includes(sentence)),
  );
  const placeOf = ({ text, asked }: LetterDemand) =>
    jobDescription.indexOf((asked?.sentence ?? text).slice(0, SAME_START));
  return [...demands, ...duties].toSorted((left, right) => placeOf(left) - placeOf(right)).slice(0, MOST_ASKING);
}
/** From here on 0.87 of the demands of writers left out were asked for. */
const LEAST_CERTAINTY = 0.7;
const SAME_START = 30;
/** The post itself is nothing that is asked for. */
const isPost = (text: string, roleTitle: string): boolean =>
  roleTitle !== '' &&
  (roleTitle.toLowerCase().includes(text.toLowerCase()) || text.toLowerCase().includes(roleTitle.toLowerCase()));

function askingSentences(jobDescription: string, roleTitle: string): LetterDemand[] {
  return (
    readJudgedLines(jobDescription)
      .flatMap((line) => itemsOf(line.text).map((text) => ({ ...line, text })))
      .filter(({ kind, text }) => (kind === 'duty' || kind === 'requirement') && isEnough(text))
      // The head of an advertisement names the post.
      .filter(({ text }) => !isHead(text, roleTitle, jobDescription) && !NOT_ASKED.test(text))
      .map(({ text, kind, isNice }) => ({ text, isDuty: kind === 'duty', isNice }))
  );
}

/** "Essential: current registration; a shift led; car driver" by its items. */
function itemsOf(text: string): string[] {
  const [, label = ''] = /^([^:]{4,24}): /u.exec(text) ?? [];
  const list = text.slice(label === '' ? 0 : label.length + 2);
  const parts = list.split(/;\s+/u);
  const isCommas = parts.length === 1 && LISTED.test(label) && !/\.\s/u.test(list);
  const items = isCommas ? list.split(/,\s+(?![^()]*\))/u) : parts;
  return items.length >= FEWEST_ITEMS ? items.map((item) => item.replace(/^and\s|[\s.;]+$/gu, '')) : [text];
}
const LISTED = /\b(?:must|have|haves|essential|required?|requirements?|need|nice|desirable|qualifications|you)\b/iu;
const FEWEST_ITEMS = 3;
/** One word is enough if it is a name. */
const isEnough = (text: string): boolean => text.split(/\s+/u).length > 1 || /^\p{Lu}[\p{L}\d+#.]+$/u.test(text);

/** The head of an advertisement and the sentence that says who is wanted name the post. */
const isHead = (text: string, roleTitle: string, jobDescription: string) =>
  jobDescription.trimStart().startsWith(text) ||
  (WANTED.test(text) && !(CREDENTIAL.test(text) || YEARS_ASKED.test(text))) ||
  (roleTitle !== '' && text.toLowerCase().startsWith(roleTitle.toLowerCase()));
/** Besides the post such a sentence may ask for papers and for years: "a chartered member with five years behind them". */
const YEARS_ASKED = /\byears\b/iu;
/** Says who is wanted, or what follows where something is not there: "If you have no licence, we pay for it". */
const WANTED =
  /^if you\b|\b(?:looking|searching|advertising) for (?:an?|our|someone|somebody|the)\b|\b(?:is|are) (?:\p{L}+ )?(?:hiring|recruiting|seeking)\b|\bseeks? an?\b/iu;

function askingLinesOf(jobDescription: string): AskingLine[] {
  return readAskingLines(jobDescription)
    .filter(({ text }) => text.split(/\s+/u).length > 1)
    .sort((left, right) => right.certainty - left.certainty);
}
