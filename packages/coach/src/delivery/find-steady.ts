import { FRAME_SECONDS } from './sound-frames.ts';

/** A part of a recording, in seconds from its start. */
export type Stretch = { startSeconds: number; endSeconds: number };

const WINDOW_SECONDS = 8;
const STEP_SECONDS = 1;
/** A window with less speech in it shows nothing. */
const LEAST_SPEECH_SECONDS = 3;

/**
 * The window of 8 s in which a value of the frames varies least: an example to listen to. A frame without speech has null.
 * Null where no window has enough speech.
 */
export function findSteadiest(values: readonly (number | null)[]): Stretch | null {
  const frames = (seconds: number) => Math.round(seconds / FRAME_SECONDS);
  const length = Math.min(values.length, frames(WINDOW_SECONDS));
  let found: { at: number; variance: number } | null = null;
  for (let at = 0; at + length <= values.length; at += frames(STEP_SECONDS)) {
    const heard = values.slice(at, at + length).filter((value) => value !== null);
    if (heard.length < frames(LEAST_SPEECH_SECONDS)) continue;
    const variance = varianceOf(heard);
    if (!found || variance < found.variance) found = { at, variance };
  }
  return found && { startSeconds: found.at * FRAME_SECONDS, endSeconds: (found.at + length) * FRAME_SECONDS };
}

function varianceOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
}
