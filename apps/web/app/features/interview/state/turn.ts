import { MOST_ATTEMPTS } from '@greenroom/contract/constants';
import type { FeedbackEntry } from '@greenroom/contract/feedback';

/** `waiting`: to be made, or being made. `failed`: given up until the person asks again. */
export type FeedbackStatus = 'none' | 'waiting' | 'made' | 'failed';

/** A follow-up question on an answer. */
export type FollowUp = {
  question: string;
  /** Where the answer to it begins in the answer as a whole; null while there is none. */
  start: number | null;
};

/** One answer to a question. */
export type Attempt = {
  /** Counts from 0 in the order of the attempts. */
  number: number;
  /** null while it is not answered; empty when it was skipped. */
  answer: string | null;
  /** Of a spoken answer; 0 where its pace is not to be judged, null for a typed one. */
  durationMs: number | null;
  feedback: FeedbackEntry | null;
  feedbackStatus: FeedbackStatus;
  /** What the person said of it before the feedback, 1 to 5; null before that, 0 when they did not want to. */
  selfRating: number | null;
  /** Null where none was asked. */
  followUp: FollowUp | null;
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
  followUp: null,
  others: [],
  isChosen: false,
});

const toAttempt = ({ question: _question, others: _others, isChosen: _isChosen, ...attempt }: Turn): Attempt => attempt;

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
  const empty = { feedback: null, selfRating: null, followUp: null };
  const given = { ...empty, answer, durationMs, feedbackStatus: 'waiting' } as const;
  if (turn.answer === null) return { ...turn, ...given };
  return { ...turn, others: [...turn.others, { ...given, number: countAttempts(turn) }] };
}

/** Changes one attempt; then the best one counts, unless the person has chosen. */
export function changeAttempt(turn: Turn, number: number, change: Partial<Omit<Attempt, 'number'>>): Turn {
  if (number === turn.number) return countBest({ ...turn, ...change });
  const others = turn.others.map((attempt) => (attempt.number === number ? { ...attempt, ...change } : attempt));
  return countBest({ ...turn, others });
}

/** Between an answer and the answer to the follow-up. */
const PARAGRAPH = '\n\n';

/** How long the answer to the follow-up may be where both together have at most `limit` characters. */
export const roomForFollowUp = ({ answer }: Turn, limit: number): number =>
  Math.max(0, limit - PARAGRAPH.length - (answer?.length ?? 0));

/** Adds the answer to the follow-up; both are assessed together. What is beyond `limit` characters is cut off. */
export function answerFollowUp(turn: Turn, text: string, durationMs: number | null, limit: number): Turn {
  const { answer, followUp } = turn;
  const isRoomLeft = answer !== null && answer.length + PARAGRAPH.length < limit;
  if (!followUp || !isRoomLeft) return { ...turn, feedbackStatus: 'waiting' };
  return {
    ...turn,
    answer: `${answer}${PARAGRAPH}${text}`.slice(0, limit),
    durationMs: turn.durationMs === null || durationMs === null ? null : turn.durationMs + durationMs,
    feedbackStatus: 'waiting',
    followUp: { ...followUp, start: answer.length + PARAGRAPH.length },
  };
}

/** The two parts of an answer; the second is empty without an answered follow-up. */
export function splitAnswer(answer: string, followUp: FollowUp | null): { first: string; second: string } {
  const start = followUp?.start ?? null;
  if (start === null) return { first: answer, second: '' };
  return { first: answer.slice(0, start).trimEnd(), second: answer.slice(start) };
}
