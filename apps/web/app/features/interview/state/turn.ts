import { MOST_ATTEMPTS } from '@greenroom/contract/constants';
import type { FeedbackEntry } from '@greenroom/contract/feedback';

/** `waiting`: to be made, or being made. `failed`: given up until the person asks again. */
export type FeedbackStatus = 'none' | 'waiting' | 'made' | 'failed';

/** One answer to a question. */
export type Attempt = {
  /** Counts from 0 in the order of the attempts. */
  number: number;
  /** null while it is not answered; empty when it was skipped. */
  answer: string | null;
  durationMs: number | null;
  feedback: FeedbackEntry | null;
  feedbackStatus: FeedbackStatus;
  /** What the person said of it before the feedback, 1 to 5; null before that, 0 when they did not want to. */
  selfRating: number | null;
};

/** A question with the attempt that counts; that one is judged, saved and shown first. */
export type Turn = Attempt & {
  question: string;
  /** The attempts that do not count. */
  others: readonly Attempt[];
  /** The person chose the attempt that counts; otherwise the best one does. */
  isChosen: boolean;
};

export const createTurn = (question: string): Turn => ({
  question,
  number: 0,
  answer: null,
  durationMs: null,
  feedback: null,
  feedbackStatus: 'none',
  selfRating: null,
  others: [],
  isChosen: false,
});

const toAttempt = ({ number, answer, durationMs, feedback, feedbackStatus, selfRating }: Attempt): Attempt => ({
  number,
  answer,
  durationMs,
  feedback,
  feedbackStatus,
  selfRating: selfRating ?? null,
});

/** All attempts in their order; one while the question is not answered. */
export const listAttempts = (turn: Turn): Attempt[] =>
  [toAttempt(turn), ...turn.others].sort((left, right) => left.number - right.number);

/** How many attempts were given. */
export const countAttempts = (turn: Turn): number => (turn.answer === null ? 0 : 1 + turn.others.length);

export const isWaiting = (turn: Turn): boolean =>
  listAttempts(turn).some(({ feedbackStatus }) => feedbackStatus === 'waiting');

/** A question that was skipped stays skipped, and one that is being assessed is compared only afterwards. */
export const canRetry = (turn: Turn): boolean =>
  Boolean(turn.answer) && countAttempts(turn) < MOST_ATTEMPTS && !isWaiting(turn);

function count(turn: Turn, number: number): Turn {
  const attempts = listAttempts(turn);
  const counted = attempts.find((attempt) => attempt.number === number);
  if (!counted) return turn;
  return { ...turn, ...counted, others: attempts.filter((attempt) => attempt !== counted) };
}

/** Higher is better: the score, or less than any score without one. */
const rank = ({ feedback }: Attempt): number => feedback?.overallScorePerResponse ?? -1;

/** Of equal attempts the later one is better. */
function countBest(turn: Turn): Turn {
  if (turn.isChosen) return turn;
  const best = listAttempts(turn).reduce((found, attempt) => (rank(attempt) >= rank(found) ? attempt : found));
  // While an attempt has no feedback it does not replace one that has.
  return best.number === turn.number || (best.feedback === null && turn.feedback !== null)
    ? turn
    : count(turn, best.number);
}

/** The person decides which attempt counts. */
export const chooseAttempt = (turn: Turn, number: number): Turn => ({ ...count(turn, number), isChosen: true });

/** Adds an attempt that waits for its feedback. The earlier one counts until the new one turns out to be better. */
export function addAttempt(turn: Turn, answer: string, durationMs: number | null): Turn {
  const given = { answer, durationMs, feedback: null, feedbackStatus: 'waiting', selfRating: null } as const;
  if (turn.answer === null) return { ...turn, ...given };
  return { ...turn, others: [...turn.others, { ...given, number: countAttempts(turn) }] };
}

/** Changes one attempt; then the best one counts, unless the person has chosen. */
export function changeAttempt(turn: Turn, number: number, change: Partial<Omit<Attempt, 'number'>>): Turn {
  if (number === turn.number) return countBest({ ...turn, ...change });
  const others = turn.others.map((attempt) => (attempt.number === number ? { ...attempt, ...change } : attempt));
  return countBest({ ...turn, others });
}
