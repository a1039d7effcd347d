import { createEndingListener, type SpokenEnding } from '@greenroom/coach/delivery/spoken-ending';
import { createSpeechGate } from './speech-gate.ts';

/** How far an answer is. `leftMs`: the answer ends after so much more silence. `isFinished`: it sounded so, and may still go on. */
export type AnswerProgress =
  | { kind: 'before' }
  | { kind: 'speaking' }
  | { kind: 'silent'; leftMs: number; isFinished: boolean }
  | { kind: 'over'; silentMs: number };

/** What was heard in one moment. Where the pitch cannot be measured it is null; where no words are known, they are empty. */
export type HeardMoment = { levelDb: number; pitch?: number | null; words?: string };

/** From it on a falling, finished sentence is taken for the end of the answer. */
const RECOGNISED_MS = 2500;
/** A pause for thinking lasts up to 4 s, also behind a finished sentence: until then the microphone stays open. */
const PATIENCE_MS = 5000;
/** Behind a sentence that did not sound finished. */
const UNFINISHED_MS = 8000;
/** Behind "um", and behind a few words alone, which may ask for time. */
const HESITATION_MS = 14_000;
const MOMENT_MS = 30_000;
const MOMENT = /\b(?:give me|just|wait|need|take) (?:a|one) (?:second|sec|moment|minute)\W*$|\blet me think\W*$/i;
const FILLER = /\b(?:um+|uh+|er+m?|hm+)\W*$/i;
const UNFINISHED = /\b(?:and|so|but|because|or|the|a|an|to|of|with|my|our)\W*$/i;
/** "Give me a second", "Let me think": so short, and alone between two silences. */
const FEW_WORDS_MS = 1600;
const ALONE_MS = 600;
/** The gate closes so long after the last sound. */
const GATE_MS = 450;

type Ending = { sound: SpokenEnding; isAlone: boolean };

/**
 * Tells when an answer is over, from the loudness and the pitch of the microphone, and from words where they are known on the way.
 * Silence before the first word never ends it.
 * @param frameMs time from one moment to the next
 */
export function createAnswerEnd(frameMs: number) {
  const gate = createSpeechGate(frameMs);
  const listener = createEndingListener(frameMs);
  let kind: 'before' | 'speaking' | 'silent' = 'before';
  let [silentMs, speechMs] = [0, 0];
  let startsAlone = true;
  let isMomentAsked = false;
  let ending: Ending = { sound: 'unknown', isAlone: false };
  let isSentence: (words: string) => boolean = () => true;

  function patience(words: string): number {
    if (isMomentAsked || MOMENT.test(words)) return MOMENT_MS;
    if (FILLER.test(words) || ending.sound === 'held') return HESITATION_MS;
    // A few words alone may be "Give me a second". That matters only while the words are not known.
    if (words === '' && ending.isAlone) return HESITATION_MS;
    return isFinished(words) ? PATIENCE_MS : UNFINISHED_MS;
  }
  const isFinished = (words: string): boolean =>
    ending.sound === 'falling' && !UNFINISHED.test(words) && (words === '' || isSentence(words));

  function turn(change: 'start' | 'end' | null): void {
    if (change === 'start') {
      startsAlone = kind === 'before' || silentMs >= ALONE_MS;
      kind = 'speaking';
      isMomentAsked = false;
      speechMs = 0;
    }
    if (change === 'end') {
      kind = 'silent';
      silentMs = 0;
      ending = { sound: listener.judge(), isAlone: startsAlone && speechMs - GATE_MS <= FEW_WORDS_MS };
    }
  }

  return {
    hear({ levelDb, pitch = null, words = '' }: HeardMoment): AnswerProgress {
      turn(gate({ levelDb, crossings: 0 }));
      if (kind === 'speaking') speechMs += frameMs;
      if (kind === 'speaking' && pitch !== null) listener.hear(pitch);
      if (kind !== 'silent') return { kind };
      silentMs += frameMs;
      const leftMs = patience(words) - silentMs;
      if (leftMs <= 0) return { kind: 'over', silentMs };
      return { kind, leftMs, isFinished: silentMs >= RECOGNISED_MS && leftMs <= PATIENCE_MS - RECOGNISED_MS };
    },
    /** The person asked for time: the silence that lasts is counted from here. */
    wait() {
      isMomentAsked = true;
      silentMs = 0;
    },
    /** Judges sentences by their words from here on. */
    useSentences(endsSentence: typeof isSentence) {
      isSentence = endsSentence;
    },
  };
}
