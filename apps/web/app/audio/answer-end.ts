import { createSpeechGate } from './speech-gate.ts';

/** How far an answer is. `leftMs`: the answer ends after so much more silence. */
export type AnswerProgress =
  | { kind: 'before' }
  | { kind: 'speaking' }
  | { kind: 'silent'; leftMs: number }
  | { kind: 'over'; silentMs: number };

/** A pause for thinking lasts up to 4 s. */
const PATIENCE_MS = 5000;
/** Words that no sentence ends with: more is to come. */
const UNFINISHED_MS = 8000;
const MOMENT_MS = 30_000;
const MOMENT = /\b(?:give me|just|wait|need|take) (?:a|one) (?:second|sec|moment|minute)\W*$|\blet me think\W*$/i;
const UNFINISHED = /\b(?:um+|uh+|er+m?|and|so|but|because|or|the|a|an|to|of|with|my|our)\W*$/i;

/** How long a silence may last behind these words; where the words are not known yet, they are empty. */
function patienceAfter(words: string): number {
  if (MOMENT.test(words)) return MOMENT_MS;
  return UNFINISHED.test(words) ? UNFINISHED_MS : PATIENCE_MS;
}

/**
 * Tells from the loudness of the microphone when an answer is over. Silence before the first word never ends it.
 * @param frameMs time from one level to the next
 */
export function createAnswerEnd(frameMs: number) {
  const gate = createSpeechGate(frameMs);
  let kind: 'before' | 'speaking' | 'silent' = 'before';
  let silentMs = 0;
  let isMomentAsked = false;

  return {
    /** `words`: what was heard so far, if a recogniser says so on the way. */
    hear(levelDb: number, words = ''): AnswerProgress {
      const change = gate({ levelDb, crossings: 0 });
      if (change === 'start') {
        kind = 'speaking';
        isMomentAsked = false;
      }
      if (change === 'end') {
        kind = 'silent';
        silentMs = 0;
      }
      if (kind !== 'silent') return { kind };
      silentMs += frameMs;
      const leftMs = (isMomentAsked ? MOMENT_MS : patienceAfter(words)) - silentMs;
      return leftMs > 0 ? { kind, leftMs } : { kind: 'over', silentMs };
    },
    /** The person asked for time: the silence that lasts is counted from here. */
    wait() {
      isMomentAsked = true;
      silentMs = 0;
    },
  };
}
