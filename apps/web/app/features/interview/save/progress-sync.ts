import { TEXT_LIMITS } from '@greenroom/contract/constants';
import { canHelpToRetry } from '~/api/can-help-to-retry.ts';
import { call } from '~/api/client.ts';
import { currentUserId, useSession } from '~/api/session-store.ts';
import { type Interview, isEmpty } from '../state/interview.ts';
import { useInterview, wasStartedHere } from '../state/interview-store.ts';
import { toInterview, toSavedTurn } from '../state/saved-interview.ts';
import { catchUpWith } from './catch-up-with.ts';

/** Writing a note makes a change a letter: one call a second is enough. */
const QUIET_MS = 1000;
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;

/** A note that is too long stays whole in this browser; the account gets as much as it takes. */
const withinLimit = (notes: Interview['notes']): Interview['notes'] =>
  Object.fromEntries(Object.entries(notes).map(([index, note]) => [index, note.slice(0, TEXT_LIMITS.answer)]));

/** What the server keeps of an interview that continues; the draft stays here. */
const progressOf = ({ roleName, roleDescription, options, turns, notes, hasEndedEarly }: Interview) => ({
  jobName: roleName,
  jobDescription: roleDescription,
  options,
  turns: turns.map(toSavedTurn),
  notes: withinLimit(notes),
  hasEndedEarly,
});

let timer: ReturnType<typeof setTimeout> | undefined;
let sending: Promise<void> | null = null;
let lastSent = '';
let failures = 0;
let isHeld = false;
/** Ids of the interviews that were sent to the account, whether or not the answer arrived. */
const sent = new Set<string>();
export const mayBeOnAccount = (interviewId: string): boolean => sent.has(interviewId) || !wasStartedHere(interviewId);

async function send(userId: string, interview: Interview, text: string): Promise<void> {
  try {
    const params = { user_id: userId, interview_id: interview.id };
    sent.add(interview.id);
    const { progress } = await call('saveProgress', { params, body: progressOf(interview) });
    lastSent = text;
    failures = 0;
    if (progress) catchUpWith(toInterview(interview.id, progress));
  } catch (error) {
    if (canHelpToRetry(error)) failures += 1;
    // Completed or deleted elsewhere: the same again would be refused again.
    else lastSent = text;
  }
}

async function sync(): Promise<void> {
  await sending;
  const { interview } = useInterview.getState();
  const userId = currentUserId();
  if (isHeld || !userId || !interview || interview.turns.length === 0 || isEmpty(interview)) return;
  const text = `${userId} ${interview.id} ${JSON.stringify(progressOf(interview))}`;
  if (text === lastSent) return;
  sending = send(userId, interview, text);
  await sending;
  sending = null;
  if (failures > 0) schedule(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1)));
}

function schedule(delayMs: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void sync(), delayMs);
}

let isRunning = false;

/**
 * Keeps a signed-in person's interview on the server after each turn, in the background. The same call again does
 * nothing. An answer is sent at once, so that closing the tab does not lose it.
 */
export function startProgressSync(): void {
  if (isRunning) return;
  isRunning = true;
  useInterview.subscribe(({ interview }, before) =>
    schedule(interview?.turns === before.interview?.turns ? QUIET_MS : 0),
  );
  useSession.subscribe(() => schedule(QUIET_MS));
  addEventListener('online', () => schedule(0));
  schedule(QUIET_MS);
}

/** Stops it while the finished interview is saved, since a completed one takes no progress any more. Answers how to continue. */
export async function holdProgress(): Promise<() => void> {
  isHeld = true;
  clearTimeout(timer);
  await sending;
  return () => {
    isHeld = false;
  };
}
