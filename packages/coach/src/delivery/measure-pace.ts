import { tokenize } from '../text/tokens.ts';

/** Words a minute that speech does not keep up. A higher rate means that words were typed into the transcript. */
const FASTEST_SPEECH = 350;
const SHORTEST_SPEECH_MS = 1000;

/** The words of a text, as the pace counts them. */
export const countWords = (text: string): number => tokenize(text).length;

/**
 * Net words a minute: the words over the time from the first to the last of them, pauses included.
 * Null where that time is not known, or too short for the words.
 */
export function measurePace(wordCount: number, speakingMs: number | undefined): number | null {
  if (speakingMs === undefined || speakingMs < SHORTEST_SPEECH_MS || wordCount === 0) return null;
  const pace = Math.round(wordCount / (speakingMs / 60_000));
  return pace > FASTEST_SPEECH ? null : pace;
}
