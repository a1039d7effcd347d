import { parentPort } from 'node:worker_threads';
import type { ErrorCode } from '@greenroom/contract/errors';
import type { SoundMeasure } from '@greenroom/contract/speech';
import { AppError } from '../../app-error.ts';
import { threadProcessorMs } from '../../ports/processor-time.ts';
import { type AudioFormat, type DecodedAudio, type MeasuredSound, PCM_SAMPLE_RATE } from '../../ports/speech.ts';
import { decodeAudio } from './decode-audio.ts';
import { findSpeech } from './find-speech.ts';

export type DecodeRequest = { bytes: Uint8Array; format: AudioFormat; measure: SoundMeasure | undefined };
export type DecodeReply = { processorMs: number } & (
  | { decoded: DecodedAudio }
  | { failure: { code: ErrorCode; message: string } }
);

/** Measuring takes up to twice as long as decoding: after a slow one it would endanger the words, which matter more. */
const SLOW_DECODING_MS = 2000;
const FULL_SCALE = 32_768;

/** By the code that browsers run. Undefined where it fails. */
async function measure(pcm: Int16Array, kind: SoundMeasure): Promise<MeasuredSound | undefined> {
  try {
    const { measureSound } = await import('@greenroom/coach/delivery/measure-sound');
    return measureSound(
      Float32Array.from(pcm, (sample) => sample / FULL_SCALE),
      PCM_SAMPLE_RATE,
      kind === 'voice',
    );
  } catch {
    return undefined;
  }
}

async function answer(request: DecodeRequest): Promise<void> {
  const processorAtStart = threadProcessorMs();
  const used = () => ({ processorMs: threadProcessorMs() - processorAtStart });
  try {
    const startedMs = performance.now();
    const pcm = await decodeAudio(request.bytes, request.format);
    const speech = findSpeech(pcm);
    const isSlow = performance.now() - startedMs > SLOW_DECODING_MS;
    const sound = request.measure && speech.length > 0 && !isSlow ? await measure(pcm, request.measure) : undefined;
    parentPort?.postMessage({ ...used(), decoded: { pcm, speech, sound } } satisfies DecodeReply, [pcm.buffer]);
  } catch (error) {
    const failure = error instanceof AppError ? error : new AppError('speech_not_understood');
    parentPort?.postMessage({
      ...used(),
      failure: { code: failure.code, message: failure.message },
    } satisfies DecodeReply);
  }
}

parentPort?.on('message', (request: DecodeRequest) => void answer(request));
