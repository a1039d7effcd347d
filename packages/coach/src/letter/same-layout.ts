import type { ResumeExperience } from '@greenroom/contract/resume';
import { findDateRange } from '../entities/dates.ts';

type Header = { title: string; employer: string };

/** A head has at most so many lines. */
const LINES = 3;
const MOST_READ = 600;
const START_OF_WORK = 20;

/**
 * Headers of the jobs of one resume. A job that was read with little certainty keeps its title and employer where its head is laid out line by line as that of
 * a job whose header is known: then the lines were not mixed up. Where two others begin their line with the employer, so does the job of which a later part of
 * the line was read ("ELM & ASH, Market Square, Leeds").
 */
export function withSameLayout(
  jobs: readonly ResumeExperience[],
  headers: readonly Header[],
  nameOf: (job: ResumeExperience) => Header,
  text: string,
): Header[] {
  const lines = text
    .split('\n', MOST_READ)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const layouts = jobs.map((job) => layoutOf(job, lines));
  const keys = layouts.map((layout) => (layout === undefined ? '' : keyOf(layout)));
  const known = jobs.flatMap((_, at) => (isKnown(headers[at]) ? (keys[at] ?? '') : '')).filter((key) => key !== '');
  return jobs.map((job, at) => {
    const header = headers[at] ?? EMPTY;
    const layout = layouts[at];
    if (layout === undefined) return header;
    const first = withNameInFront(layout);
    const likeFirst = first === undefined ? 0 : known.filter((key) => key === keyOf(first)).length;
    if (first !== undefined && likeFirst >= ENOUGH && !known.some((key, place) => key === keys[at] && place !== at))
      return { ...nameOf({ ...job, employer: first.name }) };
    if (isKnown(header) || !known.includes(keys[at] ?? '')) return header;
    const named = nameOf(job);
    return isKnown(named) ? named : header;
  });
}
const EMPTY: Header = { title: '', employer: '' };
const ENOUGH = 2;
const isKnown = (header: Header | undefined): boolean =>
  header !== undefined && header.title !== '' && header.employer !== '';

/** Where title, employer and dates are in the lines above the work. */
type Layout = { title: string; at: number; before: string; dated: number; name: string };
const keyOf = ({ title, at, before, dated }: Layout): string => `${title} ${at}${signOf(before)} ${dated}`;

/** Undefined where one of the parts is not there. */
function layoutOf({ title, employer, achievements }: ResumeExperience, lines: readonly string[]): Layout | undefined {
  const [work = ''] = achievements;
  if (title === '' || employer === '' || work === '') return undefined;
  const below = lines.findIndex((line) => line.includes(work.slice(0, START_OF_WORK)));
  const head = lines.slice(Math.max(0, below - LINES), Math.max(0, below)).reverse();
  const dated = head.findIndex((line) => findDateRange(line) !== undefined);
  const [ofTitle = -1, at = -1] = [title, employer].map((name) => lineOf(name, head));
  if (dated < 0 || ofTitle < 0 || at < 0) return undefined;
  return {
    title: `${ofTitle}${signOf(before(head[ofTitle] ?? '', title))}`,
    at,
    before: before(head[at] ?? '', employer),
    dated,
    name: employer,
  };
}

/** The line that begins with a name, or else the first that has it. */
function lineOf(name: string, head: readonly string[]): number {
  const at = head.findIndex((line) => line.startsWith(name));
  return at < 0 ? head.findIndex((line) => line.includes(name)) : at;
}

const before = (line: string, name: string): string => line.slice(0, line.indexOf(name)).trimEnd();

/** The sign before a name; "first" where the name begins its line. */
const signOf = (text: string): string => (text === '' ? 'first' : (/[^\p{L}\p{N}\s]$/u.exec(text)?.[0] ?? 'within'));

/** The same head with the name that begins the line of the employer, which is a line by itself. */
function withNameInFront(layout: Layout): Layout | undefined {
  const [, name = ''] = /^([^,|(\d]{3,60}),$/u.exec(layout.before) ?? [];
  return name === '' || layout.title.startsWith(String(layout.at)) ? undefined : { ...layout, before: '', name };
}
