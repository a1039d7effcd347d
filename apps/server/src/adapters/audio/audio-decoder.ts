import { Worker } from 'node:worker_threads';
import type { SoundMeasure } from '@greenroom/contract/speech';
import { AppError } from '../../app-error.ts';
import { type ChargeProcessor, currentCharge } from '../../ports/processor-time.ts';
import type { AudioDecoder, DecodedAudio, EncodedAudio } from '../../ports/speech.ts';
import type { DecodeReply, DecodeRequest } from './decode-worker.ts';
import { findSpeech } from './find-speech.ts';

/** Three minutes decode in well under a second; what takes longer is made to hurt. */
const DECODE_TIMEOUT_MS = 10_000;
/** Starting the thread again takes about 0.1 s, keeping it about 40 MB. */
const IDLE_MS = 60_000;
/** Each waiting recording holds up to 20 MB. */
const MAX_WAITING = 16;

type DecodeOptions = Parameters<AudioDecoder['decode']>[1];

/**
 * Decodes in one worker thread, one recording after the other, so that the event loop stays free.
 * The thread is started by the first recording, ended when idle, and never keeps the process alive.
 */
export function createAudioDecoder(timeoutMs = DECODE_TIMEOUT_MS): AudioDecoder {
  let worker: Worker | null = null;
  let idleTimer: NodeJS.Timeout | undefined;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  function endWorker(): void {
    clearTimeout(idleTimer);
    void worker?.terminate();
    worker = null;
  }

  function startWorker(): Worker {
    const started = new Worker(new URL('./decode-worker.ts', import.meta.url), { stdout: true, stderr: true });
    // The decoder prints a line for each broken packet: an upload must not be able to flood the log.
    started.stdout.resume();
    started.stderr.resume();
    // Without a listener the thread's own failure would end the process; the waiting recording hears of it in ask().
    started.on('error', () => undefined);
    started.once('exit', () => {
      if (worker === started) worker = null;
    });
    return started;
  }

  async function decodeNow(
    audio: EncodedAudio,
    { signal, measure }: DecodeOptions,
    charge: ChargeProcessor,
  ): Promise<DecodedAudio> {
    signal?.throwIfAborted();
    clearTimeout(idleTimer);
    worker ??= startWorker();
    const askedAtMs = performance.now();
    try {
      const reply = await ask(worker, { audio, measure }, timeoutMs, signal);
      idleTimer = setTimeout(endWorker, IDLE_MS).unref();
      charge(reply.processorMs);
      if ('failure' in reply) throw new AppError(reply.failure.code, { message: reply.failure.message });
      return reply.decoded;
    } catch (error) {
      if (!(error instanceof AppError)) {
        // A thread that is ended cannot be asked: it had the processor all the time, or nearly so.
        charge(performance.now() - askedAtMs);
        endWorker();
      }
      throw error instanceof AppError || signal?.aborted
        ? error
        : new AppError('speech_not_understood', { cause: error });
    }
  }

  return {
    findSpeech,
    async decode(audio, options) {
      if (waiting >= MAX_WAITING) throw new AppError('rate_limited', { retryAfterSeconds: 5 });
      waiting += 1;
      const charge = currentCharge();
      const turn = last.then(() => decodeNow(audio, options, charge));
      last = turn
        .catch(() => undefined)
        .finally(() => {
          waiting -= 1;
        });
      return turn;
    },
  };
}

/** One question to the thread. An aborted or late one rejects, and the thread has to be ended by the caller. */
function ask(
  worker: Worker,
  { audio, measure }: { audio: EncodedAudio; measure: SoundMeasure | undefined },
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<DecodeReply> {
  const { promise, resolve, reject } = Promise.withResolvers<DecodeReply>();
  const onAbort = () => reject(signal?.reason);
  const timer = setTimeout(() => reject(new Error('Decoding took too long.')), timeoutMs);
  worker.once('message', resolve).once('error', reject);
  signal?.addEventListener('abort', onAbort, { once: true });
  worker.ref();
  // The upload belongs to the request; the thread gets its own copy, handed over without a second one.
  const bytes = new Uint8Array(audio.bytes);
  worker.postMessage({ bytes, format: audio.format, measure } satisfies DecodeRequest, [bytes.buffer]);
  return promise.finally(() => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
    worker.off('message', resolve).off('error', reject).unref();
  });
}
