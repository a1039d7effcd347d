import type { ParsedResume, ResumeExperience } from '@greenroom/contract/resume';
import { isTitle } from '../entities/classify-part.ts';
import { coveredMonths, findDateRange, toMonthNumber } from '../entities/dates.ts';
import { findRoleOfTitle } from '../job/find-role.ts';
import { tokenize } from '../skills/tokenize.ts';
import { jobsLevel, titleLevel } from './seniority.ts';
import { stemOf } from './word-stems.ts';

/** How far a resume's jobs are those of the occupation asked for; each figure from 0 to 1 but `years`, to a tenth. */
export type OccupationFit = { similarity: number; level: number; years: number; closestTitle: string };

const MONTHS_PER_YEAR = 12;
/** From this likeness on a job counts as one in the occupation. */
const SAME_OCCUPATION = 0.5;
/** Words of a rank or an arrangement, which say nothing of the trade. */
const RANK_WORDS = new Set(
  (
    'senior junior lead head chief principal staff sr jr i ii iii iv entry mid level graduate trainee apprentice intern internship assistant ' +
    'associate deputy full part time permanent temporary night day shift remote hybrid m f d w x und and of the for in at to'
  ).split(' '),
);
/** Words of a position that many trades share: "manager", "engineer". They say half of what the others say. */
const COMMON_HEADS = new Set(
  (
    'manager engineer specialist officer technician worker operator coordinator consultant analyst administrator supervisor director team leader ' +
    'professional expert executive representative agent advisor adviser assistant associate driver developer scientist teacher nurse'
  ).split(' '),
);
const COMMON_WEIGHT = 0.35;
/** Roles of the table with this overlap of typical skills are neighbours. */
const NEIGHBOUR_WORTH = 0.8;
const LEVEL_STEPS = 3;
const MAX_TITLE_WORDS = 14;
const LONG_AGO_YEARS = 6;
const LONG_AGO_WORTH = 0.55;

/** The title of a job and the sentences that say whom it is for. */
type Wanted = { roleTitle: string; requirements: readonly string[] };

/** Holds the titles of a resume against a job. `similarity` is 0 for a job without a title that names none of them. */
export function fitOccupation(resume: ParsedResume, { roleTitle, requirements }: Wanted, today: string): OccupationFit {
  const asked = requirements.filter((sentence) => ASKS_FOR_PERSON.test(sentence)).map(wordsOfText);
  const likenessOf = (title: string) =>
    Math.max(titleLikeness(title, roleTitle), isNamed(title, asked) ? NAMED_WORTH : 0);
  const jobs = jobsOf(resume);
  const rated = jobs
    .filter(({ title }) => title !== '')
    .map((job) => ({ job, likeness: likenessOf(job.title) * recency(job, today) }));
  const headline = resume.headline === '' ? 0 : likenessOf(resume.headline) * 0.9;
  const best = [...rated].sort((left, right) => right.likeness - left.likeness)[0];
  const same: ResumeExperience[] = rated.filter(({ likeness }) => likeness >= SAME_OCCUPATION).map(({ job }) => job);
  return {
    similarity: Math.max(best?.likeness ?? 0, rated.length > 0 ? headline : 0),
    level: levelShare(jobs, roleTitle),
    years: yearsOf(same, today),
    closestTitle: best && best.likeness > 0 ? best.job.title : '',
  };
}

/**
 * The jobs of a resume. Where a layout hides them from the parser, each short line that names a position replaces one,
 * with the dates on it or beside it, so that the match does not hang on the layout.
 */
export function jobsOf(resume: ParsedResume): ResumeExperience[] {
  if (resume.experience.length > 0) return resume.experience;
  const lines = resume.text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.flatMap((line, index): ResumeExperience[] => {
    const isPosition = line.split(/\s+/u).length <= MAX_TITLE_WORDS && !/[.!?:]$/u.test(line) && isTitle(line);
    if (!isPosition) return [];
    const range = [line, lines[index + 1], lines[index - 1]].flatMap((near) => findDateRange(near ?? '') ?? [])[0];
    if (range === undefined) return [];
    const title = line.replace(/\(?\b(?:19|20)\d\d\b.*$/u, '').trim() || line;
    return [{ title, employer: '', startDate: range.startDate, endDate: range.endDate, achievements: [] }];
  });
}

/** Work that ended long ago says less of what someone does now. */
function recency({ endDate }: ResumeExperience, today: string): number {
  const [end, now] = [toMonthNumber(endDate, today), toMonthNumber(today.slice(0, 7), today)];
  if (end === undefined || now === undefined) return 1;
  return (now - end) / MONTHS_PER_YEAR > LONG_AGO_YEARS ? LONG_AGO_WORTH : 1;
}

/** Years that jobs cover, overlaps counted once, to a tenth. */
export function yearsOf(jobs: ResumeExperience[], today: string): number {
  return Math.round((coveredMonths(jobs, today) / MONTHS_PER_YEAR) * 10) / 10;
}

function levelShare(jobs: readonly ResumeExperience[], roleTitle: string): number {
  const wanted = titleLevel(roleTitle);
  const own = jobsLevel(jobs);
  if (own === undefined) return 0;
  return wanted === undefined ? 1 : Math.max(0, 1 - Math.max(0, wanted - own) / LEVEL_STEPS);
}

/** "One year as a certified nursing assistant": a job's title may say less than whom it is for. */
function isNamed(title: string, asked: readonly string[]): boolean {
  const named = wordsOfText(title.split(TITLE_END)[0] ?? '')
    .split(' ')
    .filter((word) => !RANK_WORDS.has(word));
  const [only = ''] = named;
  const isTelling = named.length > 1 || (only.length >= FEWEST_LETTERS && !COMMON_HEADS.has(only));
  return isTelling && asked.some((sentence) => ` ${sentence} `.includes(` ${named.join(' ')} `));
}
const wordsOfText = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
const TITLE_END = /\s*[,;:(|/–—]|\s-\s/u;
const FEWEST_LETTERS = 6;
/** Of a title that the requirements name, though the job's own title is another. */
const NAMED_WORTH = 0.85;
const ASKS_FOR_PERSON =
  /\b(?:experience|years?|yrs|background|worked|registered|registration|certified|chartered|qualified|licensed|as an?|you are an?|looking for an?)\b/iu;

/** How alike two titles are, 0 to 1: the same role of the table, roles with common skills, or words in common. */
export function titleLikeness(left: string, right: string): number {
  return Math.max(roleLikeness(left, right), wordLikeness(left, right));
}

function roleLikeness(left: string, right: string): number {
  const [mine, wanted] = [findRoleOfTitle(left), findRoleOfTitle(right)];
  if (mine === undefined || wanted === undefined) return 0;
  if (mine.name === wanted.name) return 1;
  const shared = mine.hard.filter((skill) => wanted.hard.includes(skill)).length;
  return NEIGHBOUR_WORTH * (shared / Math.max(1, Math.min(mine.hard.length, wanted.hard.length)));
}

function wordLikeness(left: string, right: string): number {
  const mine = tradeWords(left);
  const wanted = tradeWords(right);
  const weigh = (words: string[]) => words.reduce((sum, word) => sum + (COMMON_HEADS.has(word) ? COMMON_WEIGHT : 1), 0);
  const stems = new Set(mine.map(stemOf));
  const shared = weigh(wanted.filter((word) => stems.has(stemOf(word))));
  return shared / Math.max(1, Math.min(weigh(mine), weigh(wanted)));
}

function tradeWords(title: string): string[] {
  const words = tokenize(title).map(({ word }) => word);
  return [...new Set(words)].filter((word) => !RANK_WORDS.has(word) && /\p{L}{2,}/u.test(word));
}
