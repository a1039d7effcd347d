import { LONG_RECORDING_LIMIT_MS } from '@greenroom/contract/constants';
import { AppError } from '../../app-error.ts';
import { type AudioFormat, PCM_SAMPLE_RATE } from '../../ports/speech.ts';
import { decodeOpus } from './decode-opus.ts';
import { decodePcm } from './decode-pcm.ts';
import { openAudioTrack, refuseMedia } from './read-packets.ts';
import { resample } from './resample.ts';

/** The recorder stops itself at its limit; a minute more leaves room for a slow stop, and a small file cannot unfold to hours. */
export const AUDIO_LIMIT_MS = LONG_RECORDING_LIMIT_MS + 60_000;
const LOWEST_SAMPLE_RATE = 4000;
const HIGHEST_SAMPLE_RATE = 192_000;

/** PCM of a whole recording, in this thread (see audio-decoder.ts for the one that keeps the event loop free). */
export async function decodeAudio(bytes: Uint8Array, format: AudioFormat): Promise<Int16Array<ArrayBuffer>> {
  const track = await openAudioTrack(bytes, format);
  const isOpus = track.codec === 'opus';
  const sampleRate = isOpus ? PCM_SAMPLE_RATE : track.sampleRate;
  if (!(sampleRate >= LOWEST_SAMPLE_RATE && sampleRate <= HIGHEST_SAMPLE_RATE)) throw refuseMedia();
  const samples = await collect(isOpus ? decodeOpus(track) : decodePcm(track), sampleRate);
  if (samples.length === 0) throw new AppError('speech_not_understood');
  return quantize(resample(samples, sampleRate, PCM_SAMPLE_RATE));
}

async function collect(chunks: AsyncIterable<Float32Array>, sampleRate: number): Promise<Float32Array> {
  const collected: Float32Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    collected.push(chunk);
    length += chunk.length;
    if ((length / sampleRate) * 1000 > AUDIO_LIMIT_MS) {
      throw new AppError('payload_too_large', { message: 'This recording is longer than what can be transcribed.' });
    }
  }
  const samples = new Float32Array(length);
  let offset = 0;
  for (const chunk of collected) {
    samples.set(chunk, offset);
    offset += chunk.length;
  }
  return samples;
}

function quantize(samples: Float32Array): Int16Array<ArrayBuffer> {
  const pcm = new Int16Array(samples.length);
  for (let index = 0; index < samples.length; index++) {
    pcm[index] = Math.max(-32_768, Math.min(32_767, Math.round((samples[index] as number) * 32_768)));
  }
  return pcm;
}
