import { ERRORS } from '@greenroom/contract/errors';
import type { FeedbackEntry } from '@greenroom/contract/feedback';
import { ApiError, hasCode } from '~/api/api-error.ts';
import { canHelpToRetry } from '~/api/can-help-to-retry.ts';
import { call } from '~/api/client.ts';
import { spokenSoundOf } from '../recordings/lazy-answer-sound.tsx';
import { deliveryParts } from '../state/accommodations.ts';
import { type Interview, keepFeedback, markFeedback } from '../state/interview.ts';
import { changeInterview, useInterview } from '../state/interview-store.ts';
import { type Attempt, listAttempts } from '../state/turn.ts';
import { noteFeedbackFailed, noteFeedbackMade } from './feedback-limit.ts';

const MOST_TRIES = 5;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;

/** Pause before attempt `attempt + 1`: 1 s, 2 s, 4 s, 8 s, or what the server asked for, 15 s at the most. */
export function pauseBeforeRetry(attempt: number, retryAfterSeconds: number | null): number {
  return Math.min(LONGEST_PAUSE_MS, retryAfterSeconds ? retryAfterSeconds * 1000 : FIRST_PAUSE_MS * 2 ** (attempt - 1));
}

/** A limit of the day does not end within the retries. */
const endsTooLate = (retryAfterSeconds: number | null): boolean =>
  (retryAfterSeconds ?? 0) * 1000 > LONGEST_PAUSE_MS * (MOST_TRIES - 1);

/** Waits, or until the connection is back. */
const pause = (durationMs: number): Promise<void> =>
  new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      removeEventListener('online', finish);
      resolve();
    };
    const timer = setTimeout(finish, durationMs);
    addEventListener('online', finish);
  });

/** The device has no connection. Such a failure does not count: the notice on the screen promises to send answers later. */
const isAway = (error: unknown): boolean => hasCode(error, 'offline') && !navigator.onLine;

/** How the answer was said, as far as the person has it judged. */
async function readDelivery({ id }: Interview, index: number, { number, durationMs, followUp }: Attempt) {
  const parts = deliveryParts();
  const isSpoken = durationMs !== null && parts !== 'none';
  const recorded = typeof followUp?.start === 'number' ? [number, 'follow-up' as const] : [number];
  const sound = isSpoken ? await spokenSoundOf(id, index, recorded, parts) : {};
  return { ...sound, ...(parts === 'all' ? {} : { delivery: parts }) };
}

async function askForFeedback(interview: Interview, index: number, attempt: Attempt): Promise<FeedbackEntry> {
  const { id, roleName, options } = interview;
  const question = interview.turns[index]?.question ?? '';
  const delivery = await readDelivery(interview, index, attempt);
  for (let tries = 1; ; ) {
    try {
      const entry: FeedbackEntry | null = await call('giveFeedback', {
        body: {
          question,
          answer: attempt.answer ?? '',
          role: roleName,
          type: options.questionType,
          difficulty: options.questionDifficulty,
          interviewId: id,
          ...delivery,
        },
      });
      if (!entry) throw new ApiError('feedback_failed', ERRORS.feedback_failed.message);
      return entry;
    } catch (error) {
      if (isAway(error)) {
        await pause(LONGEST_PAUSE_MS);
        continue;
      }
      if (tries >= MOST_TRIES || !canHelpToRetry(error) || endsTooLate(error.retryAfterSeconds)) throw error;
      await pause(pauseBeforeRetry(tries, error.retryAfterSeconds));
      tries += 1;
    }
  }
}

const underWay = new Set<string>();

/** Feedback is about the words it was made of: an answer that came from another tab in the meantime gets its own. */
function changeIfStill(
  { id }: Interview,
  index: number,
  { number, answer }: Attempt,
  how: (interview: Interview) => Interview,
): void {
  changeInterview(id, (current) => {
    const turn = current.turns[index];
    const isStill =
      turn && listAttempts(turn).some((attempt) => attempt.number === number && attempt.answer === answer);
    return isStill ? how(current) : current;
  });
}

async function makeFeedback(interview: Interview, index: number, attempt: Attempt): Promise<void> {
  const { number } = attempt;
  const key = `${interview.id} ${index} ${number} ${attempt.answer}`;
  if (underWay.has(key)) return;
  underWay.add(key);
  try {
    const entry = await askForFeedback(interview, index, attempt);
    changeIfStill(interview, index, attempt, (current) => keepFeedback(current, index, entry, number));
    noteFeedbackMade();
  } catch (error) {
    noteFeedbackFailed(error);
    changeIfStill(interview, index, attempt, (current) => markFeedback(current, index, 'failed', number));
  } finally {
    underWay.delete(key);
  }
}

function makeWhatWaits(): void {
  const { interview } = useInterview.getState();
  if (!interview) return;
  for (const [index, turn] of interview.turns.entries()) {
    for (const attempt of listAttempts(turn)) {
      if (attempt.feedbackStatus === 'waiting') void makeFeedback(interview, index, attempt);
    }
  }
}

let isRunning = false;

/**
 * Makes the feedback of every given answer in the background, from now on and on every screen: an answer is judged once
 * it is given, also after a reload. The same call again does nothing.
 */
export function startFeedbackRunner(): void {
  if (isRunning) return;
  isRunning = true;
  useInterview.subscribe(makeWhatWaits);
  makeWhatWaits();
}
