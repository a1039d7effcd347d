import { describe, expect, it } from 'vitest';
import { createAudioBuffer } from './live-audio-buffer.ts';

const blob = (size: number) => new Blob([new Uint8Array(size)]);
const shape = (parts: { startsRecorder: boolean; chunks: Blob[] }[]) =>
  parts.map(({ startsRecorder, chunks }) => [startsRecorder, chunks.map(({ size }) => size)]);

describe('createAudioBuffer', () => {
  it('sends the rest of the recorder that the server knows and the next one as a whole', () => {
    const buffer = createAudioBuffer();
    buffer.startRecorder();
    buffer.add(blob(100));
    buffer.add(blob(100));
    buffer.startRecorder();
    buffer.add(blob(30));
    expect(shape(buffer.takeUnsent(1, 130))).toEqual([
      [false, [70]],
      [true, [30]],
    ]);
  });

  it('sends everything anew to a server that knows nothing', () => {
    const buffer = createAudioBuffer();
    buffer.startRecorder();
    buffer.add(blob(100));
    expect(shape(buffer.takeUnsent(0, 0))).toEqual([[true, [100]]]);
  });

  it('leaves out a recorder whose beginning is gone', () => {
    const buffer = createAudioBuffer();
    buffer.startRecorder();
    buffer.add(blob(100));
    buffer.acknowledge(100);
    buffer.add(blob(50));
    expect(shape(buffer.takeUnsent(0, 0))).toEqual([[true, []]]);
  });

  it('loses and doubles no byte over fifty cuts', () => {
    const buffer = createAudioBuffer();
    let recordedBytes = 0;
    let arrivedBytes = 0;
    let [recorderNumber, receivedBytes] = [0, 0];
    for (let cut = 0; cut < 50; cut++) {
      buffer.startRecorder();
      for (const size of [200, 300, 17]) {
        buffer.add(blob(size));
        recordedBytes += size;
      }
      for (const part of buffer.takeUnsent(recorderNumber, receivedBytes)) {
        if (part.startsRecorder) [recorderNumber, receivedBytes] = [recorderNumber + 1, 0];
        const sent = part.chunks.reduce((sum, { size }) => sum + size, 0);
        // The connection breaks again with a part on its way.
        const arrived = Math.max(0, sent - (cut % 3) * 40);
        receivedBytes += arrived;
        arrivedBytes += arrived;
        if (arrived < sent) break;
      }
    }
    for (const { chunks } of buffer.takeUnsent(recorderNumber, receivedBytes)) {
      for (const { size } of chunks) arrivedBytes += size;
    }
    expect(arrivedBytes).toBe(recordedBytes);
  });
});
