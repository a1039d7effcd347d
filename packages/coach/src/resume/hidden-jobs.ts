import type { ResumeExperience } from '@greenroom/contract/resume';
import { isTitle } from '../entities/classify-part.ts';
import { findDateRange } from '../entities/dates.ts';
import { joinPattern } from '../text/join-pattern.ts';

/** "ST BRANNOC'S HOSPITAL, Ipswich" within the work of another job heads the next one. */
const HEAD = /^((?:\p{Lu}[\p{Lu}\d'’&.-]*)(?: (?:[\p{Lu}\d'’&.-]+|of|and|the))+)(?:,? (?:\p{Lu}[\p{L}'’. -]{1,40}))?$/u;
const LONGEST_HEAD = 70;
/** "Oct 2017 - Jan 2019: not working" begins something else. */
const DATED =
  /^(?:\p{L}{3,9}\.? )?(?:19|20)\d\d\s?(?:-|–|—|to|until)\s?(?:(?:\p{L}{3,9}\.? )?(?:19|20)\d\d|now|today|present)\s?[:,–-]?\s/u;
/** "Out of work Aug 2018 - April 2019. …" is no work of the job before it. */
const BETWEEN = joinPattern(
  'iu',
  String.raw`^(?:out of work|not working|no work|unemployed|career break|break\b|gap\b|between jobs|travelling|traveling`,
  String.raw`|parental leave|maternity|(?:full[- ]time )?carer for|before (?:that|this)\b|previously\b)`,
);
const DATES =
  /\s{2,}((?:\p{L}{3,9}\.? )?(?:19|20)\d\d\s{0,2}(?:-|–|—|to)\s{0,2}(?:(?:\p{L}{3,9}\.? )?(?:19|20)\d\d|now|today|present))\s+/iu;

/** The jobs of an entry that runs on into the next ones: its own work up to the head of another, and that one where its dates are on the line below. */
export function withoutHidden(read: ResumeExperience): ResumeExperience[] {
  const job = withDates(read);
  const at = job.achievements.findIndex(
    (line, place) => place > 0 && (isHead(line) || DATED.test(line) || BETWEEN.test(line) || isOfEarlier(line, job)),
  );
  if (at < 0) return [job];
  const own = { ...job, achievements: job.achievements.slice(0, at) };
  const behind = job.achievements.slice(at);
  const head = behind.findIndex(isHead);
  const [name = '', dated = '', ...rest] = head < 0 ? [] : behind.slice(head);
  const [whole, dates = ''] = DATES.exec(dated) ?? [];
  const range = findDateRange(dates);
  if (whole === undefined || range === undefined) return [own];
  const title = dated.slice(0, dated.indexOf(whole)).trim();
  const work = dated.slice(dated.indexOf(whole) + whole.length).trim();
  const hidden = {
    ...job,
    title,
    employer: HEAD.exec(name)?.[1] ?? name,
    startDate: range.startDate,
    endDate: range.endDate,
    achievements: [work, ...rest].filter((line) => line !== ''),
  };
  return [own, ...withoutHidden(hidden)];
}

/** A line whose first words name dates that were over before the job began: "St Kizito School. Class teacher, 2008 to 2018. …". */
function isOfEarlier(line: string, { startDate }: ResumeExperience): boolean {
  const range = findDateRange(line.slice(0, START_OF_LINE));
  const [end, start] = [yearOf(range?.endDate), yearOf(startDate)];
  return end !== undefined && start !== undefined && end < start;
}
const START_OF_LINE = 160;
const yearOf = (date = ''): number | undefined => {
  const year = /\b(?:19|20)\d\d\b/u.exec(date)?.[0];
  return year === undefined ? undefined : Number(year);
};

/** An employer that was read apart from the work below it, where the line between names two titles: "Developer, since 07.2023 Senior Developer". */
export function joinParted(jobs: readonly ResumeExperience[]): ResumeExperience[] {
  return jobs.flatMap((job, at) => {
    const [before, next] = [jobs[at - 1], jobs[at + 1]];
    if (before !== undefined && isParted(before, job)) return [];
    if (next === undefined || !isParted(job, next)) return [job];
    return [{ ...next, title: next.employer, employer: job.employer, startDate: job.startDate, confidence: JOINED }];
  });
}
const JOINED = 0.9;
const isParted = (job: ResumeExperience, next: ResumeExperience): boolean =>
  job.achievements.length === 0 &&
  job.title === '' &&
  job.employer !== '' &&
  isTitle(next.employer) &&
  isTitle(next.title) &&
  next.endDate === job.endDate;

/** "Clydeside Opera (freelance, Aug 2021 - present)" holds the dates of the job. */
function withDates(job: ResumeExperience): ResumeExperience {
  const [whole, note = ''] = /\s*\(([^()]{6,60})\)\s*$/u.exec(job.employer) ?? [];
  const range = job.startDate === '' ? findDateRange(note) : undefined;
  if (whole === undefined || range === undefined) return job;
  const { startDate, endDate } = range;
  return { ...job, employer: job.employer.slice(0, -whole.length), startDate, endDate };
}

const isHead = (line: string): boolean => line.length <= LONGEST_HEAD && HEAD.test(line);
