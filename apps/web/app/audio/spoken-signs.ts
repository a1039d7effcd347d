import { createPitchReader } from '@greenroom/coach/delivery/sound-frames';
import type { createAnswerEnd } from './answer-end.ts';
import type { Sound } from './microphone/level-meter.ts';

/** Reads the pitch of each moment; null where the sound cannot be measured. */
export function createSoundPitch(): (sound: Sound | null) => number | null {
  let reader: ReturnType<typeof createPitchReader> | null = null;
  return (sound) => {
    if (!sound) return null;
    reader ??= createPitchReader(sound.sampleRate);
    return reader.read(sound.samples);
  };
}

type AnswerEnd = ReturnType<typeof createAnswerEnd>;
const judging = new WeakSet<AnswerEnd>();

/** Has sentences judged by their words too. The weights of words come only where a recogniser gives words on the way. */
export function judgeSentences(end: AnswerEnd): void {
  if (judging.has(end)) return;
  judging.add(end);
  import('@greenroom/coach/text/ends-sentence').then(
    ({ endsSentence }) => end.useSentences(endsSentence),
    // Without them the pitch decides.
    () => undefined,
  );
}
