import type { CaptureFailure } from './live-capture.ts';
import type { Notice } from './live-state.ts';

/** Sentences that a session says; the feature has the words. */
export type SessionMessages = {
  connectFailed: string;
  resumeTooLate: string;
  connectionError: string;
  serverError(message: string): string;
  recorderError(message: string): string;
  recorderFailed(message: string): string;
  noAnswer: string;
  reconnecting: string;
  captureFailed(failure: CaptureFailure): Notice;
  noSound: string;
  shareEnded: string;
  replaced: string;
  woke: string;
  sleptTooLong: string;
  limitSoon(minutesLeft: number): string;
  limitReached: string;
  recogniserFailed(reason: string): string;
  microphoneInterrupted: string;
};
