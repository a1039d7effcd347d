/** Rules of the quota that the meter on the screen and the server share (design, section 5). Pure. */
import { MOST_ATTEMPTS } from './constants.ts';

/** The kinds of units. */
export const QUOTA_KINDS = [
  'interview',
  'cover-letter',
  'resume',
  'enhanced',
  'live-interview',
  'sample-answer',
] as const;
/** One of `QUOTA_KINDS`. */
export type QuotaKind = (typeof QUOTA_KINDS)[number];

/** The field of the quota record for each kind. */
export const QUOTA_FIELDS = {
  interview: 'availableInterviews',
  'live-interview': 'availableLiveInterviews',
  resume: 'availableResumeReviews',
  'cover-letter': 'availableCoverLetterGenerators',
  enhanced: 'availableEnhanceAnswers',
  'sample-answer': 'availableSampleAnswers',
} as const satisfies Record<QuotaKind, string>;
/** A field of the quota record. */
export type QuotaField = (typeof QUOTA_FIELDS)[QuotaKind];
/** Units left, by field. */
export type QuotaRecord = Record<QuotaField, number>;

/** What a new account starts with: the Free package. */
export const FREE_QUOTA: QuotaRecord = {
  availableInterviews: 3,
  availableLiveInterviews: 0,
  availableResumeReviews: 3,
  availableCoverLetterGenerators: 3,
  availableEnhanceAnswers: 5,
  availableSampleAnswers: 5,
};

/** Unsettled reservations are given back after a day. */
export const RESERVATION_LIFETIME_MS = 24 * 3_600_000;
/** How long a call may hold a reservation while it works; after that a retry may claim it. */
export const RESERVATION_LEASE_MS = 120_000;

/** Feedback that the unit of one interview pays for: all attempts at the most questions that an interview can have. */
export const FEEDBACKS_PER_INTERVIEW = 20 * MOST_ATTEMPTS;

/** Units left of a kind. */
export const unitsLeft = (quota: QuotaRecord, kind: QuotaKind): number => quota[QUOTA_FIELDS[kind]];
/** True if at least one unit of a kind is left. */
export const hasUnits = (quota: QuotaRecord, kind: QuotaKind): boolean => unitsLeft(quota, kind) > 0;

/** The record with some units added (or, negative, taken), never below zero. */
export function addUnits(quota: QuotaRecord, units: Partial<QuotaRecord>): QuotaRecord {
  const next = { ...quota };
  for (const [field, count] of Object.entries(units) as [QuotaField, number][]) {
    next[field] = Math.max(0, next[field] + count);
  }
  return next;
}
