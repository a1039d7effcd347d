import { interviewCopy } from '~/lib/interview-copy.ts';
import { readInterviewCopy } from '../state/interview-store.ts';
import { catchUpWith } from './catch-up-with.ts';

function catchUpWithCopy(): void {
  const saved = readInterviewCopy();
  if (saved) catchUpWith(saved);
}

let isRunning = false;

/**
 * Takes over answers that another tab of this browser saved: a stale tab would overwrite the copy, and the answers of a visitor
 * are saved nowhere else. The same call again does nothing.
 */
export function startTabSync(): void {
  if (isRunning) return;
  isRunning = true;
  catchUpWithCopy();
  interviewCopy.watch(catchUpWithCopy);
}
