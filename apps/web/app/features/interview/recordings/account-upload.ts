import { RECORDING_MAX_BYTES } from '@greenroom/contract/constants';
import { hasCode, messageOf } from '~/api/api-error.ts';
import { canHelpToRetry } from '~/api/can-help-to-retry.ts';
import { call } from '~/api/client.ts';
import { currentUserId } from '~/api/session-store.ts';
import { recordingFileName } from '~/audio/microphone/recording-format.ts';
import type { SavedRecording } from '~/audio/recordings/recording-store.ts';
import { useAccommodations } from '../state/accommodations.ts';
import {
  deleteCopy,
  idOfCopy,
  loadAccountRecordings,
  noteSwitchedOff,
  paramsOf,
  useAccountRecordings,
} from './account-recordings.ts';
import { recordingMessages } from './messages.ts';
import { changeRecording, loadRecordings, useRecordings } from './recordings.ts';

const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 300_000;
/** The interview is saved a moment after its first answer. If it never is, the recording stays in the browser. */
const MOST_TRIES_WITHOUT_INTERVIEW = 6;
/** Short interruptions are not worth a word. */
const TRIES_UNTIL_SAID = 2;

let timer: ReturnType<typeof setTimeout> | undefined;
let isRunning = false;
/** Something was recorded during a run. */
let isWantedAgain = false;
let isListening = false;
let failures = 0;
/** How often each recording was refused for lack of its interview. */
const triesWithoutInterview = new Map<string, number>();
/** Not tried again on this page. */
const refused = new Set<string>();

const isWaiting = ({ id, isOfPage, isOfAccount, isUploaded }: SavedRecording): boolean =>
  !isOfPage && !isOfAccount && !isUploaded && !refused.has(id);

function setProblem(id: string, problem: string | null): void {
  useAccountRecordings.setState(({ problems }) => {
    const { [id]: _, ...others } = problems;
    return { problems: problem === null ? others : { ...others, [id]: problem } };
  });
}

function refuse(id: string, problem: string): void {
  refused.add(id);
  setProblem(id, problem);
}

async function send({ blob, durationMs, wordCount, words = [], id }: SavedRecording): Promise<void> {
  const facts = { durationMs: Math.round(durationMs), wordCount, words };
  await call('saveRecording', {
    params: paramsOf(id),
    body: { facts: JSON.stringify(facts) },
    file: { field: 'audio', blob, name: recordingFileName(blob.type) },
  });
}

async function noteSaved(recording: SavedRecording): Promise<void> {
  const { id, blob } = recording;
  setProblem(id, null);
  // Deleted while it was on its way.
  if (!useRecordings.getState().recordings.some((each) => each.id === id)) {
    await deleteCopy(id).catch(() => undefined);
    return;
  }
  const { interview_id: interviewId, part } = paramsOf(id);
  const copy = { interviewId, part, bytes: blob.size, savedAt: new Date().toISOString() };
  useAccountRecordings.setState(({ recordings }) => ({
    recordings: [copy, ...recordings.filter((each) => idOfCopy(each) !== id)],
  }));
  await changeRecording(recording, { isUploaded: true });
}

/** Whether it is to be tried again later. */
function noteFailure({ id }: SavedRecording, error: unknown): boolean {
  if (hasCode(error, 'conflict')) {
    noteSwitchedOff();
    return false;
  }
  if (hasCode(error, 'not_found')) {
    const tries = (triesWithoutInterview.get(id) ?? 0) + 1;
    triesWithoutInterview.set(id, tries);
    if (tries < MOST_TRIES_WITHOUT_INTERVIEW) return true;
    refuse(id, recordingMessages.account.withoutInterview);
    return false;
  }
  if (!canHelpToRetry(error)) {
    refuse(id, messageOf(error));
    return false;
  }
  if (failures >= TRIES_UNTIL_SAID) setProblem(id, messageOf(error));
  return true;
}

/** One at a time, newest last, so that an answer that is being transcribed keeps its place. Answers whether some have to wait. */
async function sendWaiting(userId: string): Promise<boolean> {
  if (useAccommodations.getState().withoutRecordings) return false;
  let hasLater = false;
  const waiting = useRecordings.getState().recordings.filter(isWaiting).toReversed();
  for (const recording of waiting) {
    if (currentUserId() !== userId || !useAccountRecordings.getState().isOn) return false;
    if (recording.blob.size > RECORDING_MAX_BYTES) {
      refuse(recording.id, recordingMessages.account.tooLarge);
      continue;
    }
    try {
      await send(recording);
      await noteSaved(recording);
    } catch (error) {
      hasLater = noteFailure(recording, error) || hasLater;
    }
  }
  return hasLater;
}

async function run(): Promise<void> {
  const userId = currentUserId();
  if (isRunning) isWantedAgain = true;
  if (isRunning || !userId) return;
  isRunning = true;
  isWantedAgain = false;
  try {
    await Promise.all([loadAccountRecordings(), loadRecordings()]);
    const { status, isOn } = useAccountRecordings.getState();
    const hasLater = status === 'failed' || (isOn && (await sendWaiting(userId)));
    failures = hasLater ? failures + 1 : 0;
  } finally {
    isRunning = false;
  }
  if (isWantedAgain) schedule(0);
  else if (failures > 0) schedule(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1)));
}

function schedule(delayMs: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void run(), delayMs);
}

/** Saves the recordings of this browser with the account in the background, if the person switched that on. */
export function uploadRecordings(): void {
  if (!isListening) addEventListener('online', uploadRecordings);
  isListening = true;
  schedule(0);
}

/** Tries again what was refused, now. */
export function uploadAgain(): void {
  refused.clear();
  triesWithoutInterview.clear();
  failures = 0;
  uploadRecordings();
}
