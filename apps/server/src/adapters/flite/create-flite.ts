import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WatchQueue } from '../../ports/queue-watch.ts';
import type { TextToSpeech } from '../../ports/speech.ts';
import { runProgram } from '../../programs/run-program.ts';
import { createLocalVoice } from '../local-voice/create-local-voice.ts';

/** The clearest of its built-in voices, 16 kHz. */
const VOICE = 'slt';
const PART_TIMEOUT_MS = 20_000;

/** The voice of CMU Flite. It appends to its output file sentence by sentence, and so cannot write to a pipe. */
export function createFlite(path: string, watchQueue?: WatchQueue): TextToSpeech {
  const speakPart = async (part: string, signal: AbortSignal) => {
    const folder = await mkdtemp(join(tmpdir(), 'greenroom-flite-'));
    const output = join(folder, 'speech.wav');
    try {
      await runProgram({
        path,
        args: ['-voice', VOICE, '-f', '/dev/stdin', '-o', output],
        input: { bytes: Buffer.from(part), as: 'file' },
        timeoutMs: PART_TIMEOUT_MS,
        maxOutputBytes: 100_000,
        signal,
      });
      return await readFile(output);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
  return createLocalVoice('Flite', speakPart, watchQueue);
}
