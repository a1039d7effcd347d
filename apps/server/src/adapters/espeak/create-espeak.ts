import type { WatchQueue } from '../../ports/queue-watch.ts';
import type { TextToSpeech } from '../../ports/speech.ts';
import { runProgram } from '../../programs/run-program.ts';
import { createLocalVoice } from '../local-voice/create-local-voice.ts';

/** UTF-8 from the standard input, WAV to the standard output, an American voice at a calm pace (words per minute). */
const ARGS = ['--stdin', '--stdout', '-b', '1', '-v', 'en-us', '-s', '160'];
const PART_TIMEOUT_MS = 15_000;
/** A part of 400 characters lasts about 30 s: 1.4 MB at 22 kHz. Punctuation or digits alone may last longer. */
const MAX_PART_BYTES = 16_000_000;

/** The formant voice of eSpeak NG. */
export function createEspeak(path: string, watchQueue?: WatchQueue): TextToSpeech {
  const speakPart = (part: string, signal: AbortSignal) =>
    runProgram({
      path,
      args: ARGS,
      input: { bytes: Buffer.from(part), as: 'pipe' },
      timeoutMs: PART_TIMEOUT_MS,
      maxOutputBytes: MAX_PART_BYTES,
      signal,
    });
  return createLocalVoice('eSpeak NG', speakPart, watchQueue);
}
