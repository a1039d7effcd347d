import { OpusDecoder } from 'opus-decoder';
import { PCM_SAMPLE_RATE } from '../../ports/speech.ts';
import { type AudioTrackPackets, refuseMedia } from './read-packets.ts';

/** Mono samples (-1 to 1) at 16 kHz: libopus itself decodes at this rate, well filtered, so nothing is resampled. */
export async function* decodeOpus(track: AudioTrackPackets): AsyncGenerator<Float32Array> {
  if (track.channelCount > 2) throw refuseMedia();
  const decoder = new OpusDecoder({ sampleRate: PCM_SAMPLE_RATE, channels: track.channelCount });
  try {
    await decoder.ready;
    for await (const packet of track.packets) {
      const [left, right] = decoder.decodeFrame(packet).channelData;
      if (left && left.length > 0) yield right ? mixDown(left, right) : left;
    }
  } finally {
    decoder.free();
  }
}

function mixDown(left: Float32Array, right: Float32Array): Float32Array {
  return left.map((sample, index) => (sample + (right[index] ?? 0)) / 2);
}
