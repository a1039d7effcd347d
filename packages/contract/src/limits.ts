import { VISITOR_DAILY_LIMITS } from './constants.ts';
import type { LimitName } from './routes.ts';

/** Seconds of a day. */
export const DAY_S = 86_400;
const MINUTE_S = 60;

/** How many calls in how many seconds; `holds` says whom. An interview is about five answers, so questions and feedback share one number. */
export const LIMITS: Record<LimitName, { points: number; durationS: number; holds: 'visitors' | 'everyone' }> = {
  visitorAnswers: { points: VISITOR_DAILY_LIMITS.answers, durationS: DAY_S, holds: 'visitors' },
  visitorResumeReviews: { points: VISITOR_DAILY_LIMITS.resumeReviews, durationS: DAY_S, holds: 'visitors' },
  visitorResumeReadings: { points: VISITOR_DAILY_LIMITS.resumeReadings, durationS: DAY_S, holds: 'visitors' },
  visitorCoverLetters: { points: VISITOR_DAILY_LIMITS.coverLetters, durationS: DAY_S, holds: 'visitors' },
  visitorSampleAnswers: { points: VISITOR_DAILY_LIMITS.sampleAnswers, durationS: DAY_S, holds: 'visitors' },
  visitorLiveLines: { points: VISITOR_DAILY_LIMITS.liveLines, durationS: DAY_S, holds: 'visitors' },
  reads: { points: 600, durationS: MINUTE_S, holds: 'everyone' },
  writes: { points: 120, durationS: MINUTE_S, holds: 'everyone' },
  speech: { points: 60, durationS: MINUTE_S, holds: 'everyone' },
  signIn: { points: 120, durationS: MINUTE_S, holds: 'everyone' },
  webhooks: { points: 6000, durationS: MINUTE_S, holds: 'everyone' },
};

/**
 * What an account may ask for in a day beside that, by the limit of the call. Far more than a person does; it bounds what one account can
 * cost where a model is paid by the call.
 */
export const SIGNED_IN_DAILY_LIMITS: Partial<Record<LimitName, number>> = {
  visitorAnswers: 600,
  visitorResumeReviews: 100,
  visitorResumeReadings: 400,
  visitorCoverLetters: 100,
  visitorSampleAnswers: 200,
  visitorLiveLines: 6000,
};
/** Renewals of sessions that come from one address, for each that one session may ask for: a campus has one address. */
export const SESSIONS_PER_ADDRESS = 50;

/** The window in which processor time of accounts and addresses is counted. */
export const PROCESSOR_WINDOW_S = 3600;

/**
 * Live sessions that an account may have open at once. Each has one socket at most, and a recogniser or a connection to a provider. More than
 * one, since a session that was left behind stays open for a minute.
 */
export const LIVE_SESSIONS_AT_ONCE = 4;

/** Signed-in people share these when the named limit holds visitors only: work per minute of one account. */
export const SIGNED_IN_WORK_LIMIT = { points: 120, durationS: MINUTE_S };

/**
 * A visitor's call that fails gives its place in the day back, so that invalid requests do not use it up. So that such
 * calls cannot be sent without end, all calls together are held by this many times the day's number: more than anybody
 * needs to get a form right, and too few to keep a server busy with files that cannot be read.
 */
export const ATTEMPTS_PER_DELIVERY = 10;
