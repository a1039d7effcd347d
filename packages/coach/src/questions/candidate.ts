import type { Question } from './question-types.ts';

/** Where a question comes from: the advertisement's own lines, the table of occupations, a kind of work, a family's bank, or for any job. */
export type QuestionSource = 'advertisement' | 'occupation' | 'kind' | 'bank' | 'general';
export type Candidate = Pick<Question, 'text' | 'competency' | 'type' | 'difficulty'> & {
  /** How readily it is drawn among the others of its kind, above 0. */
  weight: number;
  source: QuestionSource;
  /** The duty, tool or moment it is about: one set asks about it once. */
  anchor?: string;
  /** The frame that it was made with: one set has it once. */
  stem?: string;
  /** Of the bank or the table of occupations, about something that the advertisement speaks of too. */
  isMentioned?: true;
  /** Of the general ones, for people who lead others. */
  isForLeads?: true;
  /** Of the general ones, asks about this job. */
  isOfRole?: true;
  /** How near its duty is to the heart of the job; absent for what is not about a duty of the advertisement. */
  core?: number;
  /** About something that the advertisement asks for by name. */
  isEssential?: true;
  /** About a program, rule or field by its name alone. */
  isOfName?: true;
  /** Written for this occupation as a whole question: no frame made it. */
  isWhole?: true;
  /** The advertisement asks its applicants to answer it. */
  isAskedByEmployer?: true;
  /** About work that comes with nearly every job, such as reports and tidying: a set asks about it once at most. */
  isMinor?: true;
};
