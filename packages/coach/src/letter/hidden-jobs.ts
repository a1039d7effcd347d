import type { ResumeExperience } from '@greenroom/contract/resume';
import { findDateRange } from '../entities/dates.ts';

/** "ST BRANNOC'S HOSPITAL, Ipswich" within the work of another job heads the next one. */
const HEAD = /^((?:\p{Lu}[\p{Lu}\d'’&.-]*)(?: (?:[\p{Lu}\d'’&.-]+|of|and|the))+)(?:,? (?:\p{Lu}[\p{L}'’. -]{1,40}))?$/u;
const LONGEST_HEAD = 70;
/** "Oct 2017 - Jan 2019: not working" begins something else. */
const DATED =
  /^(?:\p{L}{3,9}\.? )?(?:19|20)\d\d\s?(?:-|–|—|to|until)\s?(?:(?:\p{L}{3,9}\.? )?(?:19|20)\d\d|now|today|present)\s?[:,–-]?\s/u;
const DATES =
  /\s{2,}((?:\p{L}{3,9}\.? )?(?:19|20)\d\d\s{0,2}(?:-|–|—|to)\s{0,2}(?:(?:\p{L}{3,9}\.? )?(?:19|20)\d\d|now|today|present))\s+/iu;

/** The jobs of an entry that runs on into the next ones: its own work up to the head of another, and that one where its dates are on the line below. */
export function withoutHidden(read: ResumeExperience): ResumeExperience[] {
  const job = withDates(read);
  const at = job.achievements.findIndex((line, place) => place > 0 && (isHead(line) || DATED.test(line)));
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

/** "Clydeside Opera (freelance, Aug 2021 - present)" holds the dates of the job. */
function withDates(job: ResumeExperience): ResumeExperience {
  const [whole, note = ''] = /\s*\(([^()]{6,60})\)\s*$/u.exec(job.employer) ?? [];
  const range = job.startDate === '' ? findDateRange(note) : undefined;
  if (whole === undefined || range === undefined) return job;
  const { startDate, endDate } = range;
  return { ...job, employer: job.employer.slice(0, -whole.length), startDate, endDate };
}

const isHead = (line: string): boolean => line.length <= LONGEST_HEAD && HEAD.test(line);
