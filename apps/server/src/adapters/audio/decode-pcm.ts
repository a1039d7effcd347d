import { type AudioTrackPackets, refuseMedia } from './read-packets.ts';

type SampleReader = { byteCount: number; read: (view: DataView, offset: number) => number };

/** How a sample of each kind of WAV is read as -1 to 1; all are little-endian. */
const SAMPLE_READERS: Record<string, SampleReader> = {
  'pcm-u8': { byteCount: 1, read: (view, offset) => (view.getUint8(offset) - 128) / 128 },
  'pcm-s16': { byteCount: 2, read: (view, offset) => view.getInt16(offset, true) / 32_768 },
  'pcm-s24': {
    byteCount: 3,
    read: (view, offset) => (view.getInt16(offset + 1, true) * 256 + view.getUint8(offset)) / 8_388_608,
  },
  'pcm-s32': { byteCount: 4, read: (view, offset) => view.getInt32(offset, true) / 2_147_483_648 },
  'pcm-f32': { byteCount: 4, read: (view, offset) => keepFinite(view.getFloat32(offset, true)) },
  'pcm-f64': { byteCount: 8, read: (view, offset) => keepFinite(view.getFloat64(offset, true)) },
};

/** A float recording may hold anything; one NaN would spread through every filter behind it. */
function keepFinite(sample: number): number {
  return Number.isFinite(sample) ? Math.max(-1, Math.min(1, sample)) : 0;
}

/** Mono samples (-1 to 1) at the recording's own rate. */
export async function* decodePcm(track: AudioTrackPackets): AsyncGenerator<Float32Array> {
  const reader = SAMPLE_READERS[track.codec];
  if (!reader || track.channelCount < 1 || track.channelCount > 8) throw refuseMedia();
  const frameBytes = reader.byteCount * track.channelCount;
  for await (const packet of track.packets) {
    const view = new DataView(packet.buffer, packet.byteOffset, packet.byteLength);
    const mono = new Float32Array(Math.floor(packet.byteLength / frameBytes));
    for (let frame = 0; frame < mono.length; frame++) {
      let sum = 0;
      for (let channel = 0; channel < track.channelCount; channel++) {
        sum += reader.read(view, frame * frameBytes + channel * reader.byteCount);
      }
      mono[frame] = sum / track.channelCount;
    }
    if (mono.length > 0) yield mono;
  }
}
