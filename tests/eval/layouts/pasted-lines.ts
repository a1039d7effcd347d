import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseResumeText } from '@greenroom/coach/resume/parse-resume';
import type { Figure } from '../eval-section.ts';

/** Resumes as people paste them, by writers who knew nothing of the reader; `jobs` is the truth. */
const FOLDER = join(import.meta.dirname, 'pasted');
type Job = { title: string; employer: string; start: string; end: string };
/** A line of a resume; a long one in pieces. */
type Line = string | readonly string[];
type Pasted = { id: string; resume: readonly Line[]; jobs: Job[] };
type Read = { title: string; employer: string; startDate: string; achievements: string[] };
type Counts = { jobs: number; found: number; dated: number; lines: number; placed: number };

const BULLET = /^\s*(?:[-–—*•·▪◦‣●○>+»~]|o(?=\s))\s*(?=\S)/u;
const HEADING =
  /^(?:[A-Z][A-Z &,/'-]{4,}|(?:education|skills|qualifications|certificat\w*|training|languages|interests|references|projects|volunteer\w*|additional|other)\b.{0,40})\s*:?\s*$/iu;
const REACH = 2;
const SHORTEST_LINE = 25;
const COMPARED = 50;
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const holds = (text: string, words: string): boolean => words !== '' && ` ${plain(text)} `.includes(` ${words} `);
const yearOf = (date: string): string => /(?:19|20)\d\d/u.exec(date)?.[0] ?? '';
const isListed = (line: string): boolean =>
  BULLET.test(line) && /\p{L}/u.test(line) && line.trim().length >= SHORTEST_LINE;

/** Where a job begins: the line with its title that has the employer nearest. */
function headOf({ title, employer }: Job, lines: readonly string[]): number {
  const house = plain(employer).split(' ').slice(0, 2).join(' ');
  return lines.findIndex(
    (line, at) =>
      !isListed(line) &&
      holds(line, plain(title)) &&
      (house === '' || holds(lines.slice(Math.max(0, at - REACH), at + REACH + 1).join(' '), house)),
  );
}

/** The job as it was read: with the same title, of several the one that begins in the same year. */
function readAs(job: Job, read: readonly Read[]): Read | undefined {
  const alike = read.filter(({ title }) => title !== '' && ` ${plain(job.title)} `.startsWith(` ${plain(title)} `));
  return (
    alike.find(({ title, startDate }) => plain(title) === plain(job.title) && startDate.includes(yearOf(job.start))) ??
    alike.find(({ startDate }) => startDate.includes(yearOf(job.start))) ??
    alike[0]
  );
}

/** The marked lines from behind a head to the next one or the next heading. */
function listedUnder(lines: readonly string[], from: number, to: number): string[] {
  const behind = lines.slice(from + 1, to);
  const end = behind.findIndex((line) => HEADING.test(line.trim()) && !BULLET.test(line));
  return behind.slice(0, end < 0 ? behind.length : end).filter(isListed);
}

/** Whether a line stands under this job as it was read, and under no other. */
function isPlaced(line: string, own: Read | undefined, read: readonly Read[]): boolean {
  const words = plain(line.replace(BULLET, '')).slice(0, COMPARED);
  const holders = read.filter(({ achievements }) => achievements.some((one) => plain(one).includes(words)));
  return holders.length === 1 && holders[0] === own;
}

function judge({ resume, jobs }: Pasted): Counts {
  const lines = resume.map((line) => (typeof line === 'string' ? line : line.join('')));
  const counts = { jobs: jobs.length, found: 0, dated: 0, lines: 0, placed: 0 };
  const read: Read[] = parseResumeText(lines.join('\n')).experience;
  const heads = jobs.map((job) => ({ job, at: headOf(job, lines) })).sort((left, right) => left.at - right.at);
  for (const [index, { job, at }] of heads.entries()) {
    const own = readAs(job, read);
    if (own !== undefined) counts.found += 1;
    if (own?.startDate.includes(yearOf(job.start))) counts.dated += 1;
    const listed = at < 0 ? [] : listedUnder(lines, at, heads[index + 1]?.at ?? lines.length);
    counts.lines += listed.length;
    counts.placed += listed.filter((line) => isPlaced(line, own, read)).length;
  }
  return counts;
}

/** How much of pasted resumes is read: their jobs, and whether each marked line stands under its job and no other. */
export function judgePasted(): Figure[] {
  const counts = readdirSync(FOLDER)
    .sort()
    .flatMap((name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Pasted[])
    .map(judge);
  const total = (kind: keyof Counts) => counts.reduce((sum, one) => sum + one[kind], 0);
  return [
    { name: 'pasted resumes', value: counts.length },
    { name: 'pasted: jobs found', value: total('found') / total('jobs') },
    { name: 'pasted: jobs that begin in the right year', value: total('dated') / total('jobs') },
    { name: 'pasted: marked lines under the right job', value: total('placed') / total('lines'), atLeast: 0.9 },
  ];
}
