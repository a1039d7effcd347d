import { LIVE_REPLACED_CLOSE_CODE } from '@greenroom/contract/constants';
import type { LiveServerMessage } from '@greenroom/contract/live-assistant';

/** What the relay needs of a connection; a test hands in its own. */
export type LiveSocket = {
  send(message: LiveServerMessage): void;
  close(code: number, reason: string): void;
  /** Bytes that the other side has not taken yet. */
  readonly waitingBytes: number;
};

export const CLOSE_CODES = {
  done: 1000,
  /** The server restarts: the client comes back at once, perhaps to another process, and the session continues. */
  serviceRestart: 1012,
  tooSlow: 1008,
  tooMuch: 1008,
  failed: 1011,
  replaced: LIVE_REPLACED_CLOSE_CODE,
} as const;
