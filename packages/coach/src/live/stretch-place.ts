import type { ParsedResume } from '@greenroom/contract/resume';
import { isCertainEntry } from '../entities/certain-entry.ts';

/** The job at which something was done. */
export type StretchPlace = { title: string; employer: string; isCurrent: boolean };
/** The line on which an entry begins, with the words that begin it. */
export type EntryHead = { line: number; name: string; entry: number };

const CURRENT = /present|current|now|today|ongoing|to date/i;
const KNOWN_CHARS = 28;
/** Letters and digits alone: two readings of one line differ in marks and breaks. */
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Where each job and school of a resume begins. */
export function headsIn(resume: ParsedResume, lines: readonly string[]): EntryHead[] {
  const named = [
    ...resume.experience.map(({ title, employer }) => [title, employer]),
    ...resume.education.map(({ degree, institution }) => [degree, institution]),
  ];
  return named.flatMap((names, entry) =>
    names
      .filter((name) => name !== '')
      .flatMap((name) => lines.flatMap((text, line) => (text.includes(name) ? [{ line, name, entry }] : []))),
  );
}

/** The job of a stretch: the one that the reading puts it under, if no other entry begins in between. Undefined where either is in doubt. */
export function placeOf(
  text: string,
  line: number,
  heads: readonly EntryHead[],
  { experience }: ParsedResume,
): StretchPlace | undefined {
  const own = plain(text);
  const holders = experience.flatMap((job, at) =>
    isCertainEntry(job) && job.achievements.some((one) => isSame(plain(one), own)) ? [at] : [],
  );
  const [at] = holders;
  const job = at === undefined ? undefined : experience[at];
  if (at === undefined || job === undefined || holders.length > 1) return undefined;
  const nearest = heads.filter((head) => head.line <= line).toSorted((one, other) => other.line - one.line);
  const [first] = nearest;
  const isNearest =
    first !== undefined && nearest.filter((head) => head.line === first.line).every((head) => head.entry === at);
  return isNearest ? { title: job.title, employer: job.employer, isCurrent: CURRENT.test(job.endDate) } : undefined;
}

const isSame = (achievement: string, own: string): boolean =>
  own.length >= SHORTEST && (achievement.includes(own) || own.includes(achievement.slice(0, KNOWN_CHARS)));
const SHORTEST = 8;
