import { startFeedbackRunner } from '../feedback/feedback-runner.ts';
import { startFollowUpRunner } from '../feedback/follow-up-runner.ts';
import { startProgressSync } from '../save/progress-sync.ts';
import { startTabSync } from '../save/tab-sync.ts';

/** Assesses answers and saves the progress, from now on and on every screen. The same call again does nothing. */
export function startBackgroundWork(): void {
  startFollowUpRunner();
  startFeedbackRunner();
  startProgressSync();
  startTabSync();
}
