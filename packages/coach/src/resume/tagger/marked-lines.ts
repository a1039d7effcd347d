import type { ResumeExperience } from '@greenroom/contract/resume';
import { isTitle, isTown } from '../../entities/classify-part.ts';
import { findDateOrRange, findDateRange } from '../../entities/dates.ts';
import { findHeading } from '../find-heading.ts';

export const BULLET = /^\s*(?:[•▪●◦‣▸►■□✓✔❖*+~=>»·–—-]+|o|\d{1,2}[.)])\s+/u;

/** The names and dates of a post stand on so many lines around its title. */
const HEAD_REACH = 2;
/** A line that is set in is the rest of the one above; so is one in lower case below a line as long as this. */
const FULL_LINE = 55;
const SET_IN = /^(?: {2,}|\t)/u;
const FEWEST_WORDS = 2;
const LONGEST_HEADING_WORDS = 5;
const LONGEST_TOLD_HEAD = 8;
const SEPARATOR_LINE = /^[^\p{L}\p{N}]*$/u;
/** "~ LEARNING ~" is a heading and no line of a list. */
const ORNAMENTED = /^([^\p{L}\p{N}\s]+)\s.*\s\1$/u;

/** The lines of a head: the first of its names and dates, its title, and the last. */
type Head = Readonly<{ job: ResumeExperience; first: number; title: number; last: number; place: number }>;

/**
 * The posts with the lines that stand marked under their heads, from a head to the next one or the next heading: where a list is marked, its place says
 * surely whose it is. Posts without a head that is found, and lists without marks, stay as they were read.
 */
export function takeMarkedLines(jobs: readonly ResumeExperience[], text: string): ResumeExperience[] {
  const lines = text.split('\n');
  const heads = findHeads(jobs, lines);
  const listed = new Map<ResumeExperience, string[]>();
  for (const [index, head] of heads.entries()) {
    const isShared = heads[index - 1]?.title === head.title;
    const next = heads.slice(index + 1).find(({ title }) => title !== head.title);
    const own = isShared ? [] : linesUnder(lines, head, next?.first ?? lines.length);
    if (own.length > 0 || isShared) listed.set(head.job, own);
  }
  const marked = new Set(lines.filter((line) => BULLET.test(line)).map((line) => compared(line.replace(BULLET, ''))));
  const taken = new Set([...listed.values()].flat().map(compared));
  return jobs
    .filter((job) => !isToldWithin(job, heads, listed))
    .map((job) => {
      const head = heads.find((one) => one.job === job);
      const placed = head === undefined ? job : withPlacedDates(job, head, lines, heads);
      const own = listed.get(job) ?? job.achievements.filter((line) => !taken.has(compared(line)));
      const told = withoutListedNames(
        isSame(own, job.achievements, marked) ? placed : { ...placed, achievements: own },
        lines,
      );
      return head !== undefined && listed.has(job) && isWhole(told, head, lines) ? surer(told) : told;
    });
}

/** "Shift coordinator on a third of my shifts since 2021" in the list of a post at the same employer is a line of that post; a town is none. */
function isToldWithin(
  { title, employer }: ResumeExperience,
  heads: readonly Head[],
  listed: ReadonlyMap<ResumeExperience, readonly string[]>,
): boolean {
  if (isTown(title.replace(/\s*\([^()]*\)$/u, '')) && !isTitle(title)) return true;
  const hasHead = heads.some(({ job }) => job.title === title && job.employer === employer);
  return (
    !hasHead &&
    [...listed].some(([job, lines]) => job.employer === employer && lines.some((line) => placeOf(title, line) >= 0))
  );
}

/** A name that only lines of lists have ("gave evidence at Elm Court") is that of no post. */
function withoutListedNames(job: ResumeExperience, lines: readonly string[]): ResumeExperience {
  const isListed = (name: string): boolean => {
    const found = name.length < SHORTEST_NAME ? [] : lines.filter((line) => line.includes(name));
    // A marked line with a stretch of time may itself be the head of a post.
    return found.length > 0 && found.every((line) => BULLET.test(line) && !hasPeriod(line));
  };
  const [isTitleListed, isEmployerListed] = [isListed(job.title), isListed(job.employer)];
  if (!isTitleListed || !isEmployerListed) return job;
  return { ...job, title: '', employer: '', confidence: Math.min(job.confidence ?? 1, UNNAMED_CONFIDENCE) };
}
/** "Fitter, Elm Biscuits, 2011 to 2022", and no "lead since 2021". */
const hasPeriod = (line: string): boolean => !/\bsince\b/iu.test(line) && findDateRange(line) !== undefined;
const SHORTEST_NAME = 4;
const UNNAMED_CONFIDENCE = 0.3;

/** "Nurse, lead since January 2023" below "2021 Nov – today": the dates of the post are those of its head, not of its last step. */
function withPlacedDates(
  job: ResumeExperience,
  head: Head,
  lines: readonly string[],
  heads: readonly Head[],
): ResumeExperience {
  const titled = lines[head.title] ?? '';
  const at = titled.indexOf(job.startDate);
  if (job.startDate === '' || at < 0 || !/(?:since|from)\s+$/iu.test(titled.slice(0, at))) return job;
  const above = lines[head.title - 1] ?? '';
  const before = lines[head.title - 2] ?? '';
  const isFree = (line: string): boolean => !BULLET.test(line) && !heads.some(({ title }) => lines[title] === line);
  const range = [above, before]
    .filter(isFree)
    .map((line) => findDateRange(line))
    .find((one) => one?.start === 0);
  return range === undefined ? job : { ...job, startDate: range.startDate, endDate: range.endDate };
}

/** Whether title, employer and one stretch of time stand together in the lines of a head. */
function isWhole(
  { employer, startDate, achievements }: ResumeExperience,
  { first, last }: Head,
  lines: readonly string[],
): boolean {
  const head = lines.slice(first, last + 1);
  return (
    employer !== '' &&
    startDate !== '' &&
    achievements.length >= FEWEST_LINES &&
    head.length <= HEAD_REACH + 1 &&
    head.some((line) => line.includes(employer)) &&
    head.filter((line) => findDateRange(line) !== undefined).length === 1 &&
    !head.some((line) => BULLET.test(line))
  );
}
const FEWEST_LINES = 2;

/** Of such posts that the models hold for more likely than not, 34 of 36 were right in title, employer and year. */
const surer = (job: ResumeExperience): ResumeExperience =>
  (job.confidence ?? 1) < LIKELY ? job : { ...job, confidence: Math.max(job.confidence ?? 1, PLACED_CONFIDENCE) };
const LIKELY = 0.5;
const PLACED_CONFIDENCE = 0.75;

/** Whether the lines of a post are its marked ones and no other's; joined and shortened lines count by how they begin. */
function isSame(own: readonly string[], achievements: readonly string[], marked: ReadonlySet<string>): boolean {
  const [ours, read] = [own.map(compared), achievements.map(compared)];
  return ours.every((line) => read.includes(line)) && read.every((line) => ours.includes(line) || !marked.has(line));
}

const COMPARED_LENGTH = 40;
const compared = (line: string): string => line.replace(/\W+/gu, ' ').trim().toLowerCase().slice(0, COMPARED_LENGTH);

/** The heads in the order of the text. */
function findHeads(jobs: readonly ResumeExperience[], lines: readonly string[]): Head[] {
  const heads: Head[] = [];
  for (const job of jobs) {
    const found = lines
      .map((line, title) => ({ title, place: placeOf(job.title, line), told: toldAround(job, lines, title) }))
      .filter(({ title, place, told }) => place >= 0 && told > 0 && !heads.some((one) => isTaken(one, job, title)));
    const best = Math.max(0, ...found.map(({ told }) => told));
    const head = found.find(({ told }) => told === best);
    if (head !== undefined)
      heads.push({ job, place: head.place, title: head.title, ...reachOf(job, lines, head.title) });
  }
  return heads.sort((left, right) => left.title - right.title || left.place - right.place);
}

/** Two posts of the same title do not share a head. */
const isTaken = (head: Head, job: ResumeExperience, at: number): boolean =>
  head.job.title === job.title && head.title === at;

/** Where a title stands in a line that may be a head; -1 for none. "Engineer I" does not stand in "Engineer II". */
function placeOf(title: string, line: string): number {
  const isLong = line.split(/\s+/u).length > LONGEST_TOLD_HEAD && !hasPeriod(line);
  if (title === '' || (BULLET.test(line) && isLong)) return -1;
  for (let at = line.indexOf(title); at >= 0; at = line.indexOf(title, at + 1)) {
    const [before = '', behind = ''] = [line[at - 1], line[at + title.length]];
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(behind)) return at;
  }
  return -1;
}

/** How much of a post stands around a line: 2 for its employer, 1 for its first date. */
function toldAround({ employer, startDate }: ResumeExperience, lines: readonly string[], at: number): number {
  const around = lines.slice(Math.max(0, at - HEAD_REACH), at + HEAD_REACH + 1).join('\n');
  return (
    (employer !== '' && around.includes(employer) ? 2 : 0) + (startDate !== '' && around.includes(startDate) ? 1 : 0)
  );
}

/** From the first to the last line of the names and dates around a title. */
function reachOf({ employer, startDate }: ResumeExperience, lines: readonly string[], at: number) {
  let [first, last] = [at, at];
  const isPart = (index: number): boolean => {
    const line = lines[index] ?? '';
    const names = (employer !== '' && line.includes(employer)) || (startDate !== '' && line.includes(startDate));
    return names && !BULLET.test(line);
  };
  for (let step = 1; step <= HEAD_REACH; step += 1) {
    if (first === at - step + 1 && isPart(at - step)) first = at - step;
    if (last === at + step - 1 && isPart(at + step)) last = at + step;
  }
  return { first, last };
}

/** The marked lines under a head with a sentence before them; none where nothing is marked. */
function linesUnder(lines: readonly string[], head: Head, end: number): string[] {
  const told: string[] = [];
  let [isBehindGap, hasMarked] = [false, false];
  for (const line of lines.slice(head.last + 1, end)) {
    const words = line.trim();
    const kind = words === '' ? 'gap' : kindOf(line, { above: told.at(-1), isBehindGap, hasMarked });
    if (kind === 'end') break;
    if (kind === 'rest') told.push(`${told.pop()} ${words}`);
    if (kind === 'marked' || kind === 'told') told.push(words.replace(BULLET, '').replace(/\s+/gu, ' ').trim());
    hasMarked ||= kind === 'marked';
    isBehindGap = kind === 'gap';
  }
  return hasMarked ? told.filter((line) => line.split(' ').length >= FEWEST_WORDS) : [];
}

type Place = { above: string | undefined; isBehindGap: boolean; hasMarked: boolean };

/** What a line under a head is: of its list, the rest of the line above, a sentence before the list, the end of it, or nothing of these. */
function kindOf(line: string, { above, isBehindGap, hasMarked }: Place): 'marked' | 'rest' | 'told' | 'end' | 'none' {
  const words = line.trim();
  const isMarked = BULLET.test(line) && !ORNAMENTED.test(words);
  if (!isMarked && above !== undefined && !isBehindGap && isRest(line, above)) return 'rest';
  if (isEnd(words) || (!isMarked && hasMarked)) return 'end';
  if (isMarked) return 'marked';
  return !isBehindGap && isTold(words) ? 'told' : 'none';
}

/** Whether a line continues the one above. */
const isRest = (line: string, above: string): boolean =>
  SET_IN.test(line) || /^\p{Ll}/u.test(line.trim()) || (above.length > FULL_LINE && !/[.!?]$/u.test(above));

const isEnd = (words: string): boolean => SEPARATOR_LINE.test(words) || ORNAMENTED.test(words) || isHeading(words);

/** A sentence between a head and its list tells of the post; a place or dates do not. */
const isTold = (words: string): boolean =>
  words.split(/\s+/u).length > LONGEST_HEADING_WORDS && findDateOrRange(words) === undefined;

const isHeading = (words: string): boolean =>
  words.split(/\s+/u).length <= LONGEST_HEADING_WORDS && findHeading(words)?.rest === '';
