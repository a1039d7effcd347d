import { availableParallelism } from 'node:os';
import { AppError } from '../../app-error.ts';
import { unwatched, type WatchQueue } from '../../ports/queue-watch.ts';
import type { TextToSpeech } from '../../ports/speech.ts';
import { createRunLimiter } from '../../programs/run-limiter.ts';
import { joinWav, readWav, type WavSound } from './join-wav.ts';
import { splitSentences } from './split-sentences.ts';

const CONCURRENCY = Math.min(2, availableParallelism());
const MAX_WAITING_PARTS = 64;

/** Speaks one part of a text into a WAV file. */
export type SpeakPart = (part: string, signal: AbortSignal) => Promise<Buffer>;

/** A voice of this machine: the text goes to its program in parts of some sentences, and the parts are joined in order. */
export function createLocalVoice(name: string, speakPart: SpeakPart, watchQueue: WatchQueue = unwatched): TextToSpeech {
  const limit = createRunLimiter({
    concurrency: CONCURRENCY,
    maxWaiting: MAX_WAITING_PARTS,
    watch: (counts) => watchQueue('voice', counts),
  });

  async function speakAll(parts: string[], signal: AbortSignal): Promise<WavSound[]> {
    const files = await Promise.all(parts.map((part) => limit(() => speakPart(part, signal), { signal })));
    try {
      return files.map(readWav);
    } catch (cause) {
      throw new AppError('provider_failed', { cause });
    }
  }

  return {
    name,
    engine: 'local-engine',
    async synthesize(text, { signal: outer }) {
      const failure = new AbortController();
      const signal = outer ? AbortSignal.any([outer, failure.signal]) : failure.signal;
      try {
        const [first, ...rest] = await speakAll(splitSentences(text), signal);
        if (!first) throw new AppError('invalid_request', { message: 'There is nothing to say in this text.' });
        return { bytes: joinWav([first, ...rest]), mimeType: 'audio/wav' };
      } catch (error) {
        failure.abort(error);
        throw error;
      }
    },
  };
}
