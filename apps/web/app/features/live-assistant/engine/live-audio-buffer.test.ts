import { describe, expect, it } from 'vitest';
import { createAudioBuffer, type Unsent } from './live-audio-buffer.ts';

const blob = (size: number) => new Blob([new Uint8Array(size)]);
const shape = (parts: Unsent[]) =>
  parts.map(({ startsRecorder, chunks }) => [startsRecorder, chunks.map(({ size }) => size)]);

const bytesOf = (chunks: readonly Blob[]) => chunks.reduce((sum, { size }) => sum + size, 0);

describe('createAudioBuffer', () => {
  it('sends the rest of the recorder that the server knows and the next one as a whole', () => {
    const buffer = createAudioBuffer();
    buffer.startRecorder();
    buffer.add(blob(100));
    buffer.add(blob(100));
    buffer.startRecorder();
    buffer.add(blob(30));
    expect(shape(buffer.takeUnsent(1, 130))).toEqual([
      [null, [70]],
      [2, [30]],
    ]);
  });

  it('sends everything anew to a server that knows nothing', () => {
    const buffer = createAudioBuffer();
    buffer.startRecorder();
    buffer.add(blob(100));
    expect(shape(buffer.takeUnsent(0, 0))).toEqual([[1, [100]]]);
  });

  it('leaves out a recorder whose beginning is gone', () => {
    const buffer = createAudioBuffer();
    buffer.startRecorder();
    buffer.add(blob(100));
    buffer.acknowledge(1, 100);
    buffer.add(blob(50));
    expect(shape(buffer.takeUnsent(0, 0))).toEqual([[1, []]]);
  });

  it('takes a receipt for the rest of an older recorder for that one alone', () => {
    const buffer = createAudioBuffer();
    buffer.startRecorder();
    buffer.add(blob(100));
    buffer.startRecorder();
    buffer.add(blob(30));
    buffer.add(blob(50));
    buffer.acknowledge(1, 100);
    expect(shape(buffer.takeUnsent(2, 0))).toEqual([[null, [30, 50]]]);
  });

  it('counts on from the recorders that a page before had', () => {
    const buffer = createAudioBuffer();
    buffer.countFrom(4);
    expect(buffer.startRecorder()).toBe(5);
    buffer.add(blob(10));
    buffer.startRecorder();
    expect(shape(buffer.takeUnsent(5, 4))).toEqual([
      [null, [6]],
      [6, []],
    ]);
  });

  it('loses and doubles no byte over fifty cuts', () => {
    const buffer = createAudioBuffer();
    let recordedBytes = 0;
    let arrivedBytes = 0;
    let [recorderNumber, receivedBytes] = [0, 0];
    const sendUntilCut = (lostBytes: number) => {
      for (const part of buffer.takeUnsent(recorderNumber, receivedBytes)) {
        if (part.startsRecorder) [recorderNumber, receivedBytes] = [part.startsRecorder, 0];
        const sent = bytesOf(part.chunks);
        // The connection breaks again with a part on its way.
        const arrived = Math.max(0, sent - lostBytes);
        receivedBytes += arrived;
        arrivedBytes += arrived;
        if (arrived < sent) break;
      }
    };
    for (let cut = 0; cut < 50; cut++) {
      buffer.startRecorder();
      for (const size of [200, 300, 17]) {
        buffer.add(blob(size));
        recordedBytes += size;
      }
      sendUntilCut((cut % 3) * 40);
    }
    for (const { chunks } of buffer.takeUnsent(recorderNumber, receivedBytes)) arrivedBytes += bytesOf(chunks);
    expect(arrivedBytes).toBe(recordedBytes);
  });
});
