import type { LiveConnection } from './live-connection.ts';
import { type LiveRecorder, startLiveRecorder } from './live-recorder.ts';

type HearingOptions = {
  track: MediaStreamTrack;
  connection: Pick<LiveConnection, 'startRecorder' | 'sendAudio' | 'sendMark'>;
  onError(message: string): void;
};

/** Sends a track's sound to the server, recorder after recorder. @throws what MediaRecorder throws at its start */
export function hearByServer({ track, connection, onError }: HearingOptions) {
  let recorder: LiveRecorder | null = null;

  function start(): void {
    connection.startRecorder();
    recorder = startLiveRecorder(track, { onChunk: connection.sendAudio, onError });
  }

  start();
  return {
    speechStarted: () => connection.sendMark({ type: 'speech-start' }),
    /** What was said reaches the server before the mark that it ended. */
    speechEnded: () => recorder?.flush(() => connection.sendMark({ type: 'speech-end' })),
    /** A container cannot be cut in two: after a break a fresh one begins, once the old one has given its last slice. */
    restart: async () => {
      const old = recorder;
      recorder = null;
      await old?.stop();
      if (track.readyState === 'live') start();
    },
    stop: async () => {
      await recorder?.stop();
      recorder = null;
    },
  };
}

export type Hearing = ReturnType<typeof hearByServer>;
