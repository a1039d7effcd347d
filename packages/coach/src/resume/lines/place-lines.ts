import type { ResumeExperience } from '@greenroom/contract/resume';
import { BULLET } from '../tagger/own-lines.ts';
import type { LabelledUnit, UnitKind } from './label-units.ts';

/** Units around a title in which the employer and the dates of its post stand. */
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
const FEWEST_WORDS = 2;
const MOST_END_WORDS = 3;
const SURE = 0.8;
const COMPARED = 30;
const LONGEST_LINE = 2000;
const MOST_LINES = 100;
/** "Duties: court reports" */
const LABEL = /^(?:main |key |day[- ]to[- ]day )?(?:duties|responsibilities|tasks|achievements|highlights)\s*:\s+/iu;

type Anchor = Readonly<{ job: ResumeExperience; unit: number; place: number }>;

/** The posts with the lines under their heads, as the learned model sees them. A post whose head is not found stays as it was read. */
export function placeLines(jobs: readonly ResumeExperience[], units: readonly LabelledUnit[]): ResumeExperience[] {
  const anchors = findAnchors(jobs, units);
  const told = new Map<ResumeExperience, LabelledUnit[]>(anchors.map(({ job }) => [job, []]));
  let current: ResumeExperience | undefined;
  let isInHead = false;
  for (const [at, unit] of units.entries()) {
    const [first] = anchors.filter((anchor) => anchor.unit === at);
    if (first !== undefined) current = first.job;
    else if (unit.kind === 'head' && !isInHead) current = ownerOfHead(at, units, anchors);
    else if (ENDS.has(unit.kind)) current = undefined;
    if (unit.kind === 'work' && current !== undefined) told.get(current)?.push(unit);
    isInHead = unit.kind === 'head' || first !== undefined;
  }
  return jobs.map((job) => {
    const own = told.get(job);
    if (own === undefined) return job;
    const lines = joinUnits(own, units).map((line) => withEnd(line, job.achievements));
    const isUnsure = lines.length === 0 && job.achievements.some((line) => !isSurelyElse(line, units));
    return isUnsure
      ? { ...job, achievements: job.achievements.filter((line) => !isSurelyElse(line, units)) }
      : { ...job, achievements: lines };
  });
}

/** A line as the rules have it, where they joined its last words from the line below. */
const withEnd = (line: string, ruled: readonly string[]): string =>
  ruled.find(
    (one) => one.startsWith(`${line} `) && one.slice(line.length).trim().split(' ').length <= MOST_END_WORDS,
  ) ?? line;

/** Whether what the rules took for a line of a post is surely something else. */
const isSurelyElse = (line: string, units: readonly LabelledUnit[]): boolean =>
  units.some(
    ({ text, kind, certainty }) =>
      certainty >= SURE && kind !== 'work' && text.replace(BULLET, '').startsWith(line.slice(0, COMPARED)),
  );

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

/** Where the head of each post is: the unit with its title around which most of it stands. */
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

/** Where a name stands as whole words; -1 for nowhere. */
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
  for (const { line } of all) parts.set(line, (parts.get(line) ?? 0) + 1);
  const lines: string[] = [];
  let before: LabelledUnit | undefined;
  for (const unit of own) {
    const words = unit.text.replace(BULLET, '').replace(/\s+/gu, ' ').trim().replace(LABEL, '');
    const isShort = (parts.get(unit.line) ?? 1) < FEWEST_OF_PARAGRAPH || words.split(' ').length < FEWEST_OF_SENTENCE;
    const isOfLine = before?.line === unit.line && isShort;
    if (before !== undefined && (unit.isRest || isOfLine)) lines.push(`${lines.pop()} ${words}`);
    else lines.push(words);
    before = unit;
  }
  return lines
    .filter((line) => line.split(' ').length >= FEWEST_WORDS)
    .map((line) => line.slice(0, LONGEST_LINE))
    .slice(0, MOST_LINES);
}
