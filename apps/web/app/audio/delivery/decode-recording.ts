import { createDecimator } from './create-decimator.ts';
import { readWebm } from './read-webm.ts';

/** Opus always decodes to it. */
const OPUS_RATE = 48_000;
/** 16 kHz is enough for the pitch and the syllables of a voice. */
const STEP = 3;
export const DECODED_RATE = OPUS_RATE / STEP;
/** Frames on their way in the decoder; each decoded one takes 12 kB or more. */
const MOST_QUEUED = 16;
const MICROSECONDS = 1e6;

/**
 * Decodes a recording frame by frame and hands it on piece by piece, mono at `DECODED_RATE`. Of the sound only one piece is in memory,
 * which the next one overwrites.
 * @throws where this browser has no `AudioDecoder` in workers, or the recording is not opus in webm
 */
export async function decodeRecording(recording: Blob, onPiece: (samples: Float32Array) => void): Promise<void> {
  const { channelCount, description, frames } = readWebm(new Uint8Array(await recording.arrayBuffer()));
  const readMono = createMonoReader();
  const decimate = createDecimator(STEP);
  const { promise: failed, reject: fail } = Promise.withResolvers<never>();
  // It is looked at only where something is waited for.
  failed.catch(() => undefined);
  const decoder = new AudioDecoder({
    output: (sound) => {
      onPiece(decimate(readMono(sound)));
      sound.close();
    },
    error: fail,
  });
  decoder.configure({ codec: 'opus', sampleRate: OPUS_RATE, numberOfChannels: channelCount, description });
  let frameCount = 0;
  for (const data of frames) {
    // The decoder keeps the order; the time of a frame does not matter to it.
    decoder.decode(new EncodedAudioChunk({ type: 'key', timestamp: frameCount * MICROSECONDS, data }));
    frameCount += 1;
    while (decoder.decodeQueueSize >= MOST_QUEUED) await Promise.race([dequeued(decoder), failed]);
  }
  await decoder.flush();
  decoder.close();
}

const dequeued = (decoder: AudioDecoder) =>
  new Promise((resolve) => decoder.addEventListener('dequeue', resolve, { once: true }));

/** The mean of the channels. The next sound overwrites it. */
function createMonoReader(): (sound: AudioData) => Float32Array {
  let mono = new Float32Array(0);
  let other = new Float32Array(0);
  return (sound) => {
    const { numberOfFrames: length, numberOfChannels } = sound;
    if (mono.length < length) [mono, other] = [new Float32Array(length), new Float32Array(length)];
    sound.copyTo(mono, { planeIndex: 0, format: 'f32-planar' });
    for (let planeIndex = 1; planeIndex < numberOfChannels; planeIndex += 1) {
      sound.copyTo(other, { planeIndex, format: 'f32-planar' });
      for (let at = 0; at < length; at += 1) mono[at] = (mono[at] ?? 0) + (other[at] ?? 0);
    }
    if (numberOfChannels > 1) for (let at = 0; at < length; at += 1) mono[at] = (mono[at] ?? 0) / numberOfChannels;
    return mono.subarray(0, length);
  };
}
