import type { ResumeExperience } from '@greenroom/contract/resume';
import { findDateOrRange, findDateRange } from '../../entities/dates.ts';
import type { Mention, MentionKind } from '../tagger/mention-layout.ts';
import type { LabelledUnit } from './label-units.ts';

/** The units of one head, and the text from the first to the last of them. */
export type Head = Readonly<{ units: readonly LabelledUnit[]; from: number; to: number; text: string }>;

/** A head is read only where the model is this sure of it. */
const LEAST_HEAD_SHARE = 0.6;
const LEAST_NAME_CERTAINTY = 0.3;
/** For title, employer and dates together; else the post stays doubtful. */
const WHOLE_CONFIDENCE = 0.72;
const PART_CONFIDENCE = 0.45;
const SURE_NAME = 0.8;
const OPEN = /^(?:present|now|today|current|date|to date|ongoing)$/iu;

/** The heads of a resume; a note may interrupt one. */
export function headsOf(units: readonly LabelledUnit[]): Head[] {
  const heads: LabelledUnit[][] = [];
  let open: LabelledUnit[] | undefined;
  for (const [at, unit] of units.entries()) {
    if (unit.kind === 'head') {
      if (open === undefined) heads.push([]);
      open = heads.at(-1);
      open?.push(unit);
    } else if (unit.kind !== 'note' || units[at + 1]?.kind !== 'head') open = undefined;
  }
  return heads.map((own) => {
    const [first, last] = [own[0], own.at(-1)];
    return {
      units: own,
      from: first?.from ?? 0,
      to: (last?.from ?? 0) + (last?.text.length ?? 0),
      text: own.map(({ text }) => text).join('\n'),
    };
  });
}

/** Posts of heads that no entry was read of: the likeliest title, employer and dates in them. */
export function readUnreadPosts(
  jobs: readonly ResumeExperience[],
  units: readonly LabelledUnit[],
  mentions: readonly Mention[],
): ResumeExperience[] {
  return headsOf(units)
    .filter(({ units: own, text }) => own.some(({ headShare }) => headShare >= LEAST_HEAD_SHARE) && !isRead(text, jobs))
    .flatMap((head) => toPost(head, mentions) ?? []);
}

const isRead = (text: string, jobs: readonly ResumeExperience[]): boolean =>
  jobs.some(
    ({ title, employer }) => (title !== '' && text.includes(title)) || (employer !== '' && text.includes(employer)),
  );

function toPost({ from, to, text }: Head, mentions: readonly Mention[]): ResumeExperience | undefined {
  const own = mentions.filter((one) => one.from >= from && one.to <= to);
  const title = likeliest(own, ['title']);
  const employer = likeliest(own, ['employer', 'school', 'asidebody']);
  const dates = datesOf(text, own);
  const isNamed = title !== undefined && employer !== undefined;
  if ((title ?? employer) === undefined || dates === undefined || (dates.startDate === '' && !isNamed))
    return undefined;
  const isWhole = isNamed && dates.startDate !== '' && Math.min(title.certainty, employer.certainty) >= SURE_NAME;
  return {
    title: title?.text ?? '',
    employer: employer?.text ?? '',
    ...dates,
    achievements: [],
    confidence: isWhole ? WHOLE_CONFIDENCE : PART_CONFIDENCE,
  };
}

/** The surest mention of the first kind that there is. */
const likeliest = (mentions: readonly Mention[], kinds: readonly MentionKind[]): Mention | undefined =>
  mentions
    .filter(({ kind, certainty }) => kinds.includes(kind) && certainty >= LEAST_NAME_CERTAINTY)
    .sort((left, right) => kinds.indexOf(left.kind) - kinds.indexOf(right.kind) || right.certainty - left.certainty)[0];

function datesOf(text: string, mentions: readonly Mention[]): { startDate: string; endDate: string } | undefined {
  const range = findDateRange(text);
  if (range !== undefined) return { startDate: range.startDate, endDate: range.endDate };
  const [start, end] = [likeliest(mentions, ['start'])?.text, likeliest(mentions, ['end'])?.text ?? ''];
  if (start !== undefined) return { startDate: start, endDate: OPEN.test(end) ? 'Present' : end };
  const single = findDateOrRange(text);
  return single && { startDate: single.startDate, endDate: single.endDate };
}
