// What Chromium's recorder made of a spoken interview, taken apart so that it can be put together again from any frame on.
import { createWebmReader } from '../../../apps/server/src/adapters/segment-live/read-webm.ts';
import { PCM_SAMPLE_RATE } from '../../../apps/server/src/ports/speech.ts';
import { readRecording } from '../../../apps/server/src/testing/recordings.ts';

/** Chromium puts 60 ms into a packet of Opus. */
export const FRAME_MS = 60;
export const FRAME_SAMPLES = (PCM_SAMPLE_RATE * FRAME_MS) / 1000;

const CLUSTER = Buffer.from('1f43b67501ffffffffffffff', 'hex');

/** A recording: the header of its container, and its packets in order. */
export type SpokenFrames = { header: Buffer; frames: readonly Buffer[]; meanBytes: number };

export function readSpokenFrames(file: string): SpokenFrames {
  const bytes = readRecording(file);
  const frames: Buffer[] = [];
  const reader = createWebmReader({
    onFrame: (frame) => frames.push(Buffer.from(frame)),
    onChannelCount: () => undefined,
  });
  reader.push(bytes);
  const meanBytes = frames.reduce((sum, { length }) => sum + length, 0) / frames.length;
  return { header: bytes.subarray(0, bytes.indexOf(CLUSTER)), frames, meanBytes };
}

function numberOf(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** A cluster of unknown size, as Chromium begins one at each slice: its time, then a simple block for each packet. */
export function clusterOf(frames: readonly Uint8Array[], atMs: number): Buffer {
  const blocks = frames.flatMap((frame, index) => {
    const size = frame.length + 4;
    const head = Buffer.from([0xa3, 0x40 | (size >> 8), size & 0xff, 0x81, 0, 0, 0x80]);
    head.writeInt16BE(index * FRAME_MS, 4);
    return [head, frame];
  });
  return Buffer.concat([CLUSTER, Buffer.from([0xe7, 0x84]), numberOf(atMs), ...blocks]);
}
