import type { TruePost, TrueSchool } from './tagged-resumes.ts';

type Read = { head: string; body: string; start: string; end: string };

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? [];
const yearsOf = (text: string): string => (text.match(/(?:19|20)\d{2}/gu) ?? []).join(' ');

/** The same name, or with a town or a remark of at most three words more. */
function isSameName(read: string, wanted: string): boolean {
  const [own, true_] = [wordsOf(read), wordsOf(wanted)];
  if (true_.length === 0) return own.length === 0;
  return ` ${own.join(' ')} `.includes(` ${true_.join(' ')} `) && own.length <= true_.length + 3;
}

const isSameDate = (read: string, wanted: string): boolean =>
  wordsOf(read).join(' ') === wordsOf(wanted).join(' ') ||
  (yearsOf(wanted) !== '' && yearsOf(read) === yearsOf(wanted));

export const isJobRead = (read: Read, job: TruePost): boolean =>
  isSameName(read.head, job.title) &&
  isSameName(read.body, job.employer) &&
  (job.start === '' ? true : isSameDate(read.start, job.start));

export const isSchoolRead = (read: Read, school: TrueSchool): boolean =>
  isSameName(read.head, school.degree) && isSameName(read.body, school.school);
