import type { ParsedResume, ResumeExperience } from '@greenroom/contract/resume';
import type { LinearChain } from '../../text/linear-chain.ts';
import { newestFirst } from '../order-jobs.ts';
import { readLanguageList } from '../read-languages.ts';
import { type ListRow, readCertificates, readSkillList } from '../read-lists.ts';
import { takeMarkedLines } from '../tagger/marked-lines.ts';
import type { Mention } from '../tagger/mention-layout.ts';
import { completeHeads } from './complete-heads.ts';
import { type Piece, piecesOf } from './head-pieces.ts';
import { readHeadPosts } from './head-posts.ts';
import { beforeBracket, withHouseAbove } from './house-of-posts.ts';
import { joinBroken } from './join-broken.ts';
import { type LabelledUnit, labelUnits, type UnitKind } from './label-units.ts';
import { placeLines } from './place-lines.ts';
import { unitsOf } from './resume-units.ts';

/** A post is dropped where no line with its name is this likely a head. Of those in the labelled resumes nine in ten were none. */
const LEAST_HEAD_SHARE = 0.2;
/** Title, employer and first year in one head: of such posts 0.96 were right, writers left out. */
const ONE_HEAD_CONFIDENCE = 0.75;
/** Three times as many as a long resume has; a text of more is read by its entries alone. */
const MOST_UNITS = 1000;
const SURE = 0.8;
const LIKELY = 0.6;
const MOST_SUMMARY = 10_000;
const MOST_POSTS = 60;
const MOST_SKILLS = 400;
const MOST_LISTED = 60;

/** A resume with its posts, their lines and its lists as the model sees what each line is. */
export function readLines(
  resume: ParsedResume,
  text: string,
  mentions: readonly Mention[],
  model: LinearChain,
): ParsedResume {
  const parts = unitsOf(text);
  if (parts.length === 0 || parts.length > MOST_UNITS) return resume;
  const units = completeHeads(joinBroken(labelUnits(text, parts, mentions, model)));
  const jobs = resume.experience.filter((job) => isHeadOfPost(job, units));
  const pieces = piecesOf(text, units, mentions);
  const heads = textsOf(pieces);
  const told = readHeadPosts(
    text,
    pieces,
    mentions,
    jobs.map((job) => surerInHead(job, heads)),
  );
  const all = withHouseAbove(beforeBracket(told.length > jobs.length ? inTextOrder(told, units) : told, text), text);
  const merged = (ruled: readonly string[], kind: UnitKind, read: (rows: ListRow[]) => string[]) =>
    mergeLists(ruled, kind, units, read);
  return {
    ...resume,
    experience: newestFirst(withLostLines(placeLines(all, units), text)).slice(0, MOST_POSTS),
    summary: resume.summary || sentencesOf(units, 'profile').join(' ').slice(0, MOST_SUMMARY),
    skills: merged(resume.skills, 'skill', readSkillList).slice(0, MOST_SKILLS),
    languages: merged(resume.languages, 'language', readLanguageList).slice(0, MOST_LISTED),
    certifications: merged(resume.certifications, 'paper', readCertificates).slice(0, MOST_LISTED),
  };
}

const nameOf = ({ title, employer }: ResumeExperience): string => (title === '' ? employer : title);

function isHeadOfPost(job: ResumeExperience, units: readonly LabelledUnit[]): boolean {
  const name = nameOf(job);
  const own = name === '' ? [] : units.filter(({ text }) => text.includes(name));
  if (isSurelyRead(job)) return true;
  if ((job.confidence ?? 1) < DOUBTFUL && own.length > 0 && own.every(isLikelyWork)) return false;
  return own.length === 0 ? job.title !== '' : own.some(({ headShare }) => headShare >= LEAST_HEAD_SHARE);
}

/** "Stripped and rebuilt the winch in 2021" is a line of work with a year in it. */
const isLikelyWork = ({ kind, certainty }: LabelledUnit): boolean => kind === 'work' && certainty >= DOUBTFUL;
const DOUBTFUL = 0.5;

/** The posts with the marked lines of their lists that no post has: behind a line that looked like a head nothing of the list was placed. */
function withLostLines(jobs: readonly ResumeExperience[], text: string): ResumeExperience[] {
  const startOf = (line: string) => line.replace(/\s+/gu, ' ').slice(0, COMPARED);
  const marked = takeMarkedLines(jobs, text);
  return jobs.map((job) => {
    const { title, employer, startDate, achievements } = job;
    const same = marked.find(
      (one) => one.title === title && one.employer === employer && one.startDate === startDate,
    )?.achievements;
    const starts = new Set(same?.map(startOf));
    const others = new Set(jobs.filter((one) => one !== job).flatMap((one) => one.achievements.map(startOf)));
    const isMore = same !== undefined && same.length > achievements.length;
    const isFree = [...starts].every((start) => !others.has(start));
    return isMore &&
      isFree &&
      achievements.filter((line) => starts.has(startOf(line))).length >= LEAST_KEPT * achievements.length
      ? { ...job, achievements: same }
      : job;
  });
}
const COMPARED = 24;
/** The rest of a broken line is none of the list. */
const LEAST_KEPT = 0.4;

/** A head at the start of a paragraph is no line by itself. */
const isSurelyRead = ({ title, employer, startDate, confidence = 0 }: ResumeExperience): boolean =>
  title !== '' && employer !== '' && startDate !== '' && confidence >= SURELY_READ;
const SURELY_READ = 0.75;

/** Posts in the order of their heads. */
function inTextOrder(jobs: readonly ResumeExperience[], units: readonly LabelledUnit[]): ResumeExperience[] {
  const placeOf = (job: ResumeExperience): number => {
    const own = units.filter(({ text }) => text.includes(nameOf(job)));
    // "Bus Driver" is in the line of a "Service Bus Driver" as well: the employer and the date tell them apart.
    const scoreOf = ({ text, headShare }: LabelledUnit): number =>
      headShare +
      (job.employer !== '' && text.includes(job.employer) ? 1 : 0) +
      (job.startDate !== '' && text.includes(job.startDate) ? 1 : 0);
    const most = Math.max(...own.map(scoreOf));
    return own.find((unit) => scoreOf(unit) === most)?.from ?? 0;
  };
  return [...jobs].sort((left, right) => placeOf(left) - placeOf(right));
}

/** The sentences of heads, and their lines together. */
const textsOf = (pieces: readonly Piece[]): string[] =>
  [...Map.groupBy(pieces, ({ head, isSentence }) => (isSentence ? undefined : head))].flatMap(([head, own]) =>
    head === undefined ? own.map(({ text }) => text) : own.map(({ text }) => text).join('\n'),
  );

function surerInHead(job: ResumeExperience, heads: readonly string[]): ResumeExperience {
  const { title, employer, startDate, confidence = 1 } = job;
  const year = /(?:19|20)\d\d/u.exec(startDate)?.[0];
  const isWhole =
    title !== '' &&
    employer !== '' &&
    year !== undefined &&
    heads.some((head) => head.includes(title) && head.includes(employer) && head.includes(year));
  return isWhole ? { ...job, confidence: Math.max(confidence, ONE_HEAD_CONFIDENCE) } : job;
}

const sentencesOf = (units: readonly LabelledUnit[], wanted: UnitKind): string[] =>
  units.filter(({ kind, certainty }) => kind === wanted && certainty >= LIKELY).map(({ text }) => text);

/** The list of the rules without items from lines of another kind, with the items that the model finds. */
function mergeLists(
  ruled: readonly string[],
  wanted: UnitKind,
  units: readonly LabelledUnit[],
  read: (rows: ListRow[]) => string[],
): string[] {
  const isElsewhere = (item: string): boolean => {
    const own = units.filter(({ text }) => text.includes(item));
    return own.length > 0 && own.every(({ kind, certainty }) => kind !== wanted && certainty >= SURE);
  };
  const rows = sentencesOf(units, wanted).map((text) => ({ text, isBold: false }));
  const found = read(rows);
  // A line of several papers is one item to the rules.
  const isFinelyRead = (item: string): boolean => found.filter((one) => item.includes(one)).length > 1;
  const kept = ruled.filter((item) => !isElsewhere(item) && !isFinelyRead(item));
  return [...kept, ...found.filter((item) => !kept.some((one) => one.includes(item) || item.includes(one)))];
}
