import type { ParsedResume, ResumeExperience, ResumeProject } from '@greenroom/contract/resume';
import { isCertainEntry } from '../entities/certain-entry.ts';
import { isTitle } from '../entities/classify-part.ts';
import { DUTY_VERBS } from '../entities/duty-verbs.ts';
import { isBorneOut } from '../job/borne-out.ts';
import type { DegreeDemand } from '../job/find-degree.ts';
import type { JobFacts } from '../job/find-job-facts.ts';
import { findJobFacts } from '../job/find-job-facts.ts';
import type { JobSkill } from '../job/find-job-skills.ts';
import { findJobSkills } from '../job/find-job-skills.ts';
import { readAskingLines } from '../job/read-asking-lines.ts';
import { findSkills } from '../skills/find-skills.ts';
import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import { contentStems } from '../text/content-stems.ts';
import { stem } from '../text/stem.ts';
import type { NamedSkill } from './letter-phrases.ts';
import type { Deed, Vectors } from './match-evidence.ts';
import { type Demand, readDemands } from './read-demands.ts';
import { sentencesOf, tellLine } from './tell-line.ts';
import { withoutTown, writtenCompany } from './written-company.ts';

/** Where deeds were done: a job, or a project with its name as the title. */
export type Place = {
  title: string;
  employer: string;
  startDate: string;
  endDate: string;
  achievements: string[];
  isProject: boolean;
};
export type LetterFacts = {
  job: JobFacts;
  resume: ParsedResume;
  jobDescription: string;
  today: string;
  /** Jobs, the latest first, and projects behind them. */
  places: Place[];
  deeds: Deed[];
  /** What the advertisement asks for, in its words. */
  demands: Demand[];
  /** The degree that it asks for. */
  degree: DegreeDemand | undefined;
  /** Vectors of the lines of the resume and of the demands. */
  vectors: Vectors;
  /** The lexicon's names of what the job asks for. */
  asked: Set<string>;
  /** Skills that the job asks for and the work shows, in the order of the job. */
  provenSkills: NamedSkill[];
  /** Skills that the job asks for and the resume names outside the work. */
  listedSkills: NamedSkill[];
};

const WORD = /[\p{L}\p{N}][\p{L}\p{N}+#]*/gu;
/** More deeds and demands than these are compared for no letter: a hostile file has thousands. */
const MOST_DEEDS = 60;
const MOST_DEMANDS = 40;
const LITTLE_WORDS = new Set(['and', 'or', 'of', 'the', 'in', 'for', 'with', 'to', 'a', 'an', 'on', 'ml', 'ai']);
/**
 * Weights that rank achievements for an advertisement: rare words in common with its requirements, a number, a matching job title and how recent the
 * job is. Learned from ten people who marked the six best lines of their resumes. With each person left out, four of five lines chosen are marked.
 */
const WEIGHTS = { shared: 0.25, number: 0.1, title: 0.4, place: -0.9, weak: -1 };
/** A part in what others did says less of a person than their own deed. */
const WEAK_OPENING =
  /^(?:I (?:was responsible|was an?|am an?|assisted|helped|aided|supported|worked|participated|attended|used|made|did)|my work (?:includes|included|was))\b/u;

/** Everything that a letter may say, taken from the resume and the job alone. */
export function gatherFacts(
  resume: ParsedResume,
  jobDescription: string,
  today: string,
  vectors: Vectors = new Map(),
): LetterFacts {
  const { required, niceToHave, degree } = findJobSkills(jobDescription);
  const job = findJobFacts(jobDescription);
  const all = [...required, ...niceToHave];
  const hard = all.filter((skill) => skill.category === 'hard' && isBorneOut(skill, resume.text));
  const wanted = hard.filter((skill, place) => hard.findIndex(({ name }) => name === skill.name) === place);
  const places = placesOf(resume);
  const workSkills = skillNames(places.flatMap((place) => place.achievements).join('\n'));
  const listed = skillNames([...resume.skills, ...resume.languages].join(', '));
  const asked = new Set(all.map((skill) => skill.name));
  const workText = places.flatMap((place) => place.achievements).join('\n');
  const listedText = [...resume.skills, ...resume.languages].join('\n');
  const proven = wanted.filter(({ name }) => workSkills.has(name)).map(nameInLetter);
  const provenSkills = proven.filter(({ wording }) => isWordedIn(wording, workText));
  return {
    job: { ...job, company: writtenCompany(job.company) },
    resume,
    jobDescription,
    today,
    places,
    deeds: rankDeeds(places, jobDescription, job.roleTitle),
    demands: readDemands(jobDescription).slice(0, MOST_DEMANDS),
    degree,
    vectors,
    asked,
    provenSkills,
    listedSkills: wanted
      .filter(({ name }) => listed.has(name) && !workSkills.has(name))
      .map(nameInLetter)
      .filter(({ wording }) => isWordedIn(wording, listedText) && !isLimited(wording, resume.skills)),
  };
}

function placesOf({ experience, projects }: ParsedResume): Place[] {
  const jobs = experience.filter((job) => job.employer !== '' || job.title !== '');
  return [...jobs.map(toCertainPlace), ...projects.map(toPlace)];
}

/** A job with parts that may not belong together tells what was done and not where. */
function toCertainPlace(job: ResumeExperience): Place {
  const { startDate, endDate, achievements } = job;
  const known = isCertainEntry(job)
    ? { title: job.title, employer: withoutTown(writtenCompany(job.employer)) }
    : { title: '', employer: '' };
  return { ...known, startDate, endDate, achievements, isProject: false };
}

/** Whether a text has the words of a demand, in any of their forms: only then may a letter say that the work shows it. */
function isWordedIn(wording: string, text: string): boolean {
  const known = new Set((text.toLowerCase().match(WORD) ?? []).map(stem));
  const words = (wording.toLowerCase().match(WORD) ?? []).filter((word) => !LITTLE_WORDS.has(word));
  return words.length > 0 && words.every((word) => known.has(stem(word)));
}

/** "Terraform (read and edit, not from scratch)" claims less than "Terraform". */
const isLimited = (wording: string, skills: readonly string[]) =>
  skills.some((skill) => skill.toLowerCase().startsWith(wording.toLowerCase()) && LIMIT.test(skill));
const LIMIT = /\b(?:not|basic|basics|beginner|some|little|learning|read|only|elementary|rusty)\b/iu;

/** "Treasurer, Vietnamese Student Association" is a position, "Marketing plan for a bike shop" the name of a project. */
function toPlace(project: ResumeProject): Place {
  const [title = '', ...rest] = project.name.split(/,\s+|\s+(?:at|–|—|\|)\s+/u);
  const isPosition = isTitle(title) && rest.length > 0;
  const { startDate, endDate, achievements } = project;
  return isPosition
    ? { title, employer: rest.join(', '), startDate, endDate, achievements, isProject: false }
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

function rankDeeds(places: Place[], jobDescription: string, role: string): Deed[] {
  const told = places.flatMap((place, placeIndex) =>
    place.achievements.flatMap(sentencesOf).flatMap((line) => {
      const clause = tellLine(line, { isOver: isOver(place) });
      return clause === undefined ? [] : [{ line, clause, placeIndex, stems: [...new Set(contentStems(line))] }];
    }),
  );
  const asked = new Set(readAskingLines(jobDescription).flatMap(({ text }) => contentStems(text)));
  const roleStems = new Set(contentStems(role));
  const lines = new Map<string, number>();
  for (const word of told.flatMap(({ stems }) => stems)) lines.set(word, (lines.get(word) ?? 0) + 1);
  const rarity = (word: string) => Math.log((1 + told.length) / (lines.get(word) ?? 1));
  return told
    .map(({ stems, ...deed }) => {
      const place = places[deed.placeIndex];
      const shared = stems.filter((word) => asked.has(word)).reduce((sum, word) => sum + rarity(word), 0);
      const isOfTitle = contentStems(place?.title ?? '').some((word) => roleStems.has(word));
      const weight =
        WEIGHTS.shared * shared +
        (/\d/u.test(deed.line) ? WEIGHTS.number : 0) +
        (isOfTitle ? WEIGHTS.title : 0) +
        (place?.isProject ? 0 : WEIGHTS.place * deed.placeIndex) +
        (WEAK_OPENING.test(deed.clause) ? WEIGHTS.weak : 0);
      return { ...deed, weight };
    })
    .sort((left, right) => right.weight - left.weight)
    .slice(0, MOST_DEEDS);
}

const isOver = ({ isProject, endDate }: Place) => !isProject && endDate !== '' && endDate !== 'Present';

/** The texts whose vectors help to match achievements with demands. */
export function textsOfLetter(resume: ParsedResume, jobDescription: string): string[] {
  const lines = placesOf(resume).flatMap(({ achievements }) => achievements.flatMap(sentencesOf));
  const demands = readDemands(jobDescription).map(({ text }) => text);
  return [...new Set([...lines.slice(0, 2 * MOST_DEEDS), ...demands.slice(0, MOST_DEMANDS)])];
}
