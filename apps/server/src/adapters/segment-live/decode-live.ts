import { OpusDecoder } from 'opus-decoder';
import { PCM_SAMPLE_RATE } from '../../ports/speech.ts';
import { createWebmReader } from './read-webm.ts';

function quantize(left: Float32Array, right: Float32Array | undefined): Int16Array {
  const pcm = new Int16Array(left.length);
  for (let index = 0; index < left.length; index++) {
    const sample = right ? ((left[index] as number) + (right[index] ?? 0)) / 2 : (left[index] as number);
    pcm[index] = Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_768)));
  }
  return pcm;
}

/** PCM (16 kHz mono) of a webm/opus recording as it comes. Bytes that come before the decoder is ready wait. */
export function createLiveDecoder(onPcm: (pcm: Int16Array) => void) {
  let decoder: OpusDecoder<16_000> | null = null;
  let isReady = false;
  let isClosed = false;
  let channelCount = 1;
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;

  function start(): OpusDecoder<16_000> {
    const made = new OpusDecoder({ sampleRate: PCM_SAMPLE_RATE, channels: channelCount });
    void made.ready.then(() => {
      if (isClosed) return made.free();
      isReady = true;
      const frames = waiting;
      waiting = [];
      waitingBytes = 0;
      for (const frame of frames) decode(frame);
    });
    return made;
  }

  function decode(frame: Uint8Array): void {
    if (isClosed) return;
    decoder ??= start();
    if (!isReady) {
      waiting.push(Buffer.from(frame));
      waitingBytes += frame.length;
      return;
    }
    const [left, right] = decoder.decodeFrame(frame).channelData;
    if (left && left.length > 0) onPcm(quantize(left, right));
  }

  const reader = createWebmReader({
    onFrame: decode,
    onChannelCount: (count) => {
      if (!decoder) channelCount = count === 2 ? 2 : 1;
    },
  });
  return {
    push: (bytes: Uint8Array) => reader.push(bytes),
    /** Resolves when what came so far is decoded. */
    settled: async (): Promise<void> => {
      await decoder?.ready;
    },
    close(): void {
      isClosed = true;
      waiting = [];
      if (isReady) decoder?.free();
    },
    get waitingBytes() {
      return waitingBytes;
    },
  };
}
