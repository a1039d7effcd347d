import { readLocal, writeLocal } from '~/lib/browser-storage.ts';

/** Milliseconds of work for each millisecond of speech, as measured last in this browser. */
const PACE_KEY = 'transcriptionPace';
const LONGEST_PACE = 60;

function readPace(): number | null {
  const pace = Number(readLocal(PACE_KEY));
  return pace > 0 && pace <= LONGEST_PACE ? pace : null;
}

/** How long this server should take to write down a recording; null before the first one was measured. */
export function estimateTranscription(durationMs: number): number | null {
  const pace = readPace();
  return pace === null || durationMs <= 0 ? null : Math.round(pace * durationMs);
}

/** Takes down how long a recording took. */
export function measureTranscription(durationMs: number, tookMs: number): void {
  if (durationMs > 0 && tookMs > 0) writeLocal(PACE_KEY, (tookMs / durationMs).toFixed(3));
}
