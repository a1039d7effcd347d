import type { ResumeExperience } from '@greenroom/contract/resume';
import { findDateOrRange } from '../../entities/dates.ts';
import { BULLET } from '../tagger/marked-lines.ts';
import { isDatesAlone } from './complete-heads.ts';
import type { LabelledUnit, UnitKind } from './label-units.ts';

/** Units around a title that may hold the employer and the dates of its post. */
const REACH = 2;
/** These end the lines of a post. */
const ENDS: ReadonlySet<UnitKind> = new Set([
  'contact',
  'profile',
  'gap',
  'school',
  'paper',
  'skill',
  'language',
  'project',
  'unpaid',
  'personal',
]);
/** From so many sentences on a line is a paragraph, and each sentence tells by itself. */
const FEWEST_OF_PARAGRAPH = 3;
const FEWEST_OF_SENTENCE = 4;
/** "Day release. I order the bricks." */
const SHORT_BEGIN = /^\S+(?: \S+)?[.!?] (?=\p{Lu})/u;
const FEWEST_WORDS = 2;
const MOST_END_WORDS = 3;
const SURE = 0.8;
const UNSURE = 0.5;
const COMPARED = 30;
const LONGEST_LINE = 2000;
const MOST_LINES = 100;
/** "Duties: court reports" */
const LABEL = /^(?:main |key |day[- ]to[- ]day )?(?:duties|responsibilities|tasks|achievements|highlights)\s*:\s+/iu;

type Anchor = Readonly<{ job: ResumeExperience; unit: number; place: number }>;

/** The posts with the lines under their heads, as the learned model sees them. A post whose head is not found stays as it was read. */
export function placeLines(jobs: readonly ResumeExperience[], units: readonly LabelledUnit[]): ResumeExperience[] {
  const anchors = findAnchors(jobs, units);
  const told = takeUnits(anchors, units);
  const placed = new Map(
    jobs.map((job) => [job, joinUnits(told.get(job) ?? [], units).map((line) => withEnd(line, job.achievements))]),
  );
  const isOthers = (line: string, { confidence: own = 1 }: ResumeExperience) =>
    [...placed].some(([{ confidence = 1 }, lines]) =>
      lines.some(
        (one) => one.startsWith(line) || (confidence >= own && one.length >= COMPARED && line.startsWith(one)),
      ),
    );
  return jobs.map((job) => {
    const lines = placed.get(job) ?? [];
    if (told.get(job) === undefined) return job;
    if (lines.length > 0) return { ...job, achievements: lines };
    const own = unitsBeforeEnd(job, anchors, units);
    const isOwn = (line: string) => own.some(({ text }) => isStartOf(line, text)) || !isAnywhere(line, units);
    return {
      ...job,
      achievements: job.achievements.filter(
        (line) => isOwn(line) && !isSurelyElse(line, units) && !isOthers(line, job),
      ),
    };
  });
}

/** The units of work under the head of each post. */
function takeUnits(anchors: readonly Anchor[], units: readonly LabelledUnit[]): Map<ResumeExperience, LabelledUnit[]> {
  const told = new Map<ResumeExperience, LabelledUnit[]>(anchors.map(({ job }) => [job, []]));
  const anchored = ownersOf(anchors, units);
  let own: LabelledUnit[] | undefined;
  let isInHead = false;
  for (const [at, unit] of units.entries()) {
    const job = anchored.get(at);
    const around = { last: own?.at(-1), first: units[at - unit.part], before: units[at - 1], next: units[at + 1] };
    const role = job === undefined ? roleOf(unit, around) : 'head';
    if (role === 'rest' || role === 'work')
      own?.push({ ...unit, isRest: unit.isRest || (role === 'rest' && unit.part === 0) });
    if (role === 'end') own = undefined;
    if (role === 'head' && (job !== undefined || !isInHead || isOtherHead(unit)))
      own = told.get(job ?? ownerOfHead(at, units, anchors) ?? NO_POST);
    isInHead = role === 'head';
  }
  return told;
}

/** "since July 2024   between jobs" below a head without work begins something else. */
const isOtherHead = ({ isBehindGap, text }: LabelledUnit): boolean =>
  isBehindGap && findDateOrRange(text) !== undefined && !isDatesAlone(text);

/** By the unit of a head the post that has the work below it: of two in one line, or of one house with nothing between them, the later one. */
function ownersOf(anchors: readonly Anchor[], units: readonly LabelledUnit[]): Map<number, ResumeExperience> {
  const byUnit = new Map(
    anchors
      .toReversed()
      .sort(byEnd)
      .map(({ unit, job }) => [unit, job]),
  );
  let before: { unit: number; job: ResumeExperience } | undefined;
  for (const [unit, job] of [...byUnit].sort(([left], [right]) => left - right)) {
    const isNext = before !== undefined && units.slice(before.unit, unit).every(({ kind }) => kind === 'head');
    const owner = isNext && before !== undefined && isStepBefore(job, before.job) ? before.job : job;
    byUnit.set(unit, owner);
    before = { unit, job: owner };
  }
  return byUnit;
}
/** Of two posts in one line the later one has the work below, of equal ones the first. */
const byEnd = ({ job }: Anchor, { job: other }: Anchor): number => yearOfEnd(job) - yearOfEnd(other);
const yearOfEnd = ({ endDate }: ResumeExperience): number =>
  /^(?:present|now|today)$/iu.test(endDate) ? FAR_YEAR : Number(/(?:19|20)\d{2}/u.exec(endDate)?.[0] ?? 0);
const FAR_YEAR = 9999;

/** "Graduate Analyst 02/2023 - 06/2023" below "Data Analyst 07/2023 - now" of one employer. */
const isStepBefore = (job: ResumeExperience, later: ResumeExperience): boolean =>
  job.employer !== '' && job.employer === later.employer && yearOfEnd(job) < yearOfEnd(later);
const NO_POST: ResumeExperience = { title: '', employer: '', startDate: '', endDate: '', achievements: [] };

/** What a unit is to the post that is open: its head, work, the rest of its last unit, its end, or nothing. */
function roleOf(unit: LabelledUnit, { last, first, before, next }: Around): 'head' | 'work' | 'rest' | 'end' | 'none' {
  if (goesOn(unit, last, first)) return 'rest';
  if (unit.kind === 'head' && isSentenceInside(unit, before, next)) return 'work';
  if (unit.kind === 'head' || unit.kind === 'work') return unit.kind;
  return roleOfOther(unit, last, before);
}

/** The same for a unit that is neither head nor work. */
function roleOfOther(
  unit: LabelledUnit,
  last: LabelledUnit | undefined,
  before: LabelledUnit | undefined,
): 'work' | 'end' | 'none' {
  // A dated heading is the head of something that is no post: "Work experience week, Elm depot   July 2023".
  if (unit.kind === 'heading' && findDateOrRange(unit.text) !== undefined) return 'end';
  const isUnsureInList = unit.certainty < UNSURE && BULLET.test(unit.text) && last !== undefined;
  if (unit.kind === 'note' && isUnsureInList) return 'work';
  if (!ENDS.has(unit.kind) || unit.part > 0) return 'none';
  // In a list under a post an unsure line is more often work than anything else.
  if (isUnsureInList) return 'work';
  // A section does not end in the middle of a paragraph: "Use Jigsaw." between two duties looks like a skill.
  const isInside = !unit.isBehindGap && before?.line === unit.line - 1 && before.kind === 'work';
  return isInside ? (unit.certainty < SURE ? 'work' : 'none') : 'end';
}

/** The last unit of the post, the first one of the line, the unit before and the next one. */
type Around = Readonly<Record<'last' | 'first' | 'before' | 'next', LabelledUnit | undefined>>;

/** "Fire warden 2nd floor." between two duties looks like a head: it is a sentence without a date, and no gap is before it. */
function isSentenceInside(
  unit: LabelledUnit,
  before: LabelledUnit | undefined,
  next: LabelledUnit | undefined,
): boolean {
  const isDatedBelow = next?.kind === 'head' && findDateOrRange(next.text) !== undefined;
  return (
    !unit.isBehindGap &&
    before !== undefined &&
    unit.line - before.line <= 1 &&
    before.kind === 'work' &&
    /\.$/u.test(unit.text) &&
    findDateOrRange(unit.text) === undefined &&
    !isDatedBelow
  );
}

/** Whether a unit of any kind belongs to the last line of the post: a further sentence of a marked line, or the last words of a broken one. */
function goesOn(unit: LabelledUnit, last: LabelledUnit | undefined, first: LabelledUnit | undefined): boolean {
  if (last === undefined || unit.kind === 'work') return false;
  if (unit.part > 0) return last.line === unit.line && first !== undefined && BULLET.test(first.text);
  return last.line === unit.line - 1 && isEnd(unit.text) && !/[.!?;:]$/u.test(last.text);
}

const isEnd = (text: string): boolean => /^\p{Ll}/u.test(text) && text.split(/\s+/u).length <= MOST_END_WORDS;

/** A line as the rules have it, where they joined its last words from the line below. */
const withEnd = (line: string, ruled: readonly string[]): string =>
  ruled.find(
    (one) => one.startsWith(`${line} `) && one.slice(line.length).trim().split(' ').length <= MOST_END_WORDS,
  ) ?? line;

/** Whether what the rules took for a line of a post is surely something else. */
const isSurelyElse = (line: string, units: readonly LabelledUnit[]): boolean =>
  units.some(({ text, kind, certainty }) => certainty >= SURE && kind !== 'work' && isStartOf(line, text));

const isStartOf = (line: string, text: string): boolean => text.replace(BULLET, '').startsWith(line.slice(0, COMPARED));
const isAnywhere = (line: string, units: readonly LabelledUnit[]): boolean =>
  units.some(({ text }) => isStartOf(line, text));

/** All units up to the first heading that surely follows the head of a post: what is below it belongs to another section. */
function unitsBeforeEnd(
  job: ResumeExperience,
  anchors: readonly Anchor[],
  units: readonly LabelledUnit[],
): readonly LabelledUnit[] {
  const head = anchors.find((anchor) => anchor.job === job)?.unit ?? units.length;
  const end = units.findIndex(({ kind, certainty }, at) => at > head && kind === 'heading' && certainty >= SURE);
  return end < 0 ? units : units.slice(0, end);
}

/** The post that the head which begins here names; none where no entry was read of it. */
function ownerOfHead(
  from: number,
  units: readonly LabelledUnit[],
  anchors: readonly Anchor[],
): ResumeExperience | undefined {
  let to = from;
  while (units[to + 1]?.kind === 'head') to += 1;
  return anchors.find(({ unit }) => unit >= from && unit <= to)?.job;
}

/** Where the head of each post is: the unit with its title that has most of its names and dates near. */
function findAnchors(jobs: readonly ResumeExperience[], units: readonly LabelledUnit[]): Anchor[] {
  const anchors: Anchor[] = [];
  for (const job of jobs) {
    let best: (Anchor & { worth: number }) | undefined;
    const name = job.title === '' ? job.employer : job.title;
    for (const [at, unit] of units.entries()) {
      const place = placeOf(name, unit.text);
      if (place < 0 || anchors.some((one) => one.unit === at && one.place === place)) continue;
      const worth = worthOf(job, units, at);
      if (best === undefined || worth > best.worth) best = { job, unit: at, place, worth };
    }
    if (best !== undefined) anchors.push(best);
  }
  return anchors.sort((left, right) => left.unit - right.unit || left.place - right.place);
}

function worthOf({ employer, startDate }: ResumeExperience, units: readonly LabelledUnit[], at: number): number {
  const around = units
    .slice(Math.max(0, at - REACH), at + REACH + 1)
    .map(({ text }) => text)
    .join('\n');
  const own = units[at];
  return (
    3 * (own?.headShare ?? 0) +
    (employer !== '' && around.includes(employer) ? 2 : 0) +
    (startDate !== '' && around.includes(startDate) ? 2 : 0)
  );
}

/** The place of a name as whole words; -1 for none. */
function placeOf(name: string, text: string): number {
  if (name === '') return -1;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const [before = '', behind = ''] = [text[at - 1], text[at + name.length]];
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(behind)) return at;
  }
  return -1;
}

/** Units as lines: a broken sentence is joined, and so are the few sentences of one line. */
function joinUnits(own: readonly LabelledUnit[], all: readonly LabelledUnit[]): string[] {
  const parts = new Map<number, number>();
  const lengths = new Map<number, number>();
  for (const { line, text } of all) {
    parts.set(line, (parts.get(line) ?? 0) + 1);
    lengths.set(line, (lengths.get(line) ?? 0) + text.length);
  }
  const isBroken = (unit: LabelledUnit, before: LabelledUnit | undefined): boolean =>
    before !== undefined &&
    before.line === unit.line - 1 &&
    unit.part === 0 &&
    (lengths.get(before.line) ?? 0) >= FULL_LINE &&
    /^\p{Ll}/u.test(unit.text) &&
    !/[.!?;:]["”)]?$/u.test(before.text);
  const lines: string[] = [];
  for (const [at, unit] of own.entries()) {
    const words = unit.text.replace(BULLET, '').replace(/\s+/gu, ' ').trim().replace(LABEL, '');
    const before = own[at - 1];
    const last = isBroken(unit, before)
      ? words
      : at === 0
        ? ''
        : partOfLast(words, unit, before, parts.get(unit.line) ?? 1);
    if (last !== '') lines.push(`${lines.pop()} ${last.trim()}`);
    if (last !== words) lines.push(words.slice(last.length));
  }
  return lines
    .filter((line) => line.split(' ').length >= FEWEST_WORDS)
    .map((line) => line.slice(0, LONGEST_LINE))
    .slice(0, MOST_LINES);
}

/** In characters: a shorter line ends because its words do. */
const FULL_LINE = 50;

/** What of a unit belongs to the line of the unit before. */
function partOfLast(words: string, unit: LabelledUnit, before: LabelledUnit | undefined, parts: number): string {
  if (unit.isRest) return words;
  if (before?.line !== unit.line) return '';
  const isShort = words.split(' ').length < FEWEST_OF_SENTENCE;
  return parts < FEWEST_OF_PARAGRAPH || isShort ? words : (SHORT_BEGIN.exec(words)?.[0] ?? '');
}
