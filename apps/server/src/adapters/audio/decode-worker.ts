import { parentPort } from 'node:worker_threads';
import type { ErrorCode } from '@greenroom/contract/errors';
import { AppError } from '../../app-error.ts';
import type { AudioFormat, DecodedAudio } from '../../ports/speech.ts';
import { decodeAudio } from './decode-audio.ts';
import { findSpeech } from './find-speech.ts';

export type DecodeRequest = { bytes: Uint8Array; format: AudioFormat };
export type DecodeReply = { decoded: DecodedAudio } | { failure: { code: ErrorCode; message: string } };

async function answer(request: DecodeRequest): Promise<void> {
  try {
    const pcm = await decodeAudio(request.bytes, request.format);
    parentPort?.postMessage({ decoded: { pcm, speech: findSpeech(pcm) } } satisfies DecodeReply, [pcm.buffer]);
  } catch (error) {
    const failure = error instanceof AppError ? error : new AppError('speech_not_understood');
    parentPort?.postMessage({ failure: { code: failure.code, message: failure.message } } satisfies DecodeReply);
  }
}

parentPort?.on('message', (request: DecodeRequest) => void answer(request));
