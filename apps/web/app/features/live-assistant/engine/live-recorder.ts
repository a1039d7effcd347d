import { LIVE_CHUNK_MS } from '@greenroom/contract/constants';

const FORMAT = 'audio/webm;codecs=opus';
const BITS_PER_SECOND = 48_000;

export type RecorderHandlers = { onChunk(chunk: Blob): void; onError(message: string): void };

export const canRecordLive = (): boolean =>
  typeof MediaRecorder !== 'undefined' && MediaRecorder.isTypeSupported(FORMAT);

/** One recorder of a track: its own container, in slices of half a second. @throws what MediaRecorder throws */
export function startLiveRecorder(track: MediaStreamTrack, { onChunk, onError }: RecorderHandlers) {
  const recorder = new MediaRecorder(new MediaStream([track]), {
    mimeType: FORMAT,
    audioBitsPerSecond: BITS_PER_SECOND,
  });
  let afterNextChunk: (() => void)[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) onChunk(data);
    const due = afterNextChunk;
    afterNextChunk = [];
    for (const run of due) run();
  });
  recorder.addEventListener('error', (event) => onError((event as ErrorEvent).message || 'unknown'));
  recorder.start(LIVE_CHUNK_MS);
  return {
    /** Hands over what is recorded at once, not when the slice is full; `then` runs after it was handed over. */
    flush(then: () => void): void {
      if (recorder.state !== 'recording') {
        then();
        return;
      }
      afterNextChunk.push(then);
      recorder.requestData();
    },
    /** Resolves when the last slice was handed over. */
    stop(): Promise<void> {
      if (recorder.state === 'inactive') return Promise.resolve();
      const stopped = new Promise<void>((resolve) =>
        recorder.addEventListener('stop', () => resolve(), { once: true }),
      );
      recorder.stop();
      return stopped;
    },
  };
}

export type LiveRecorder = ReturnType<typeof startLiveRecorder>;
