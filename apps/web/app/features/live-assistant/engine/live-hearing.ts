import type { LiveSource } from '@greenroom/contract/live-assistant';
import type { LiveConnection } from './live-connection.ts';
import { type LiveRecorder, startLiveRecorder } from './live-recorder.ts';

type HearingOptions = {
  source: LiveSource;
  track: MediaStreamTrack;
  connection: Pick<LiveConnection, 'startRecorder' | 'stopRecorder' | 'sendAudio' | 'sendMark'>;
  onError(message: string): void;
};

/** Sends a track's sound to the server, recorder after recorder. @throws what MediaRecorder throws at its start */
export function transcribeOnServer({ source, track, connection, onError }: HearingOptions) {
  let recorder: LiveRecorder | null = null;
  let isOver = false;

  function start(): void {
    connection.startRecorder(source);
    recorder = startLiveRecorder(track, { onChunk: (chunk) => connection.sendAudio(source, chunk), onError });
  }

  start();
  return {
    speechStarted: () => connection.sendMark({ type: 'speech-start', source }),
    /** The audio reaches the server before the mark of its end. */
    speechEnded: () => recorder?.flush(() => connection.sendMark({ type: 'speech-end', source })),
    /** A container cannot be cut in two: after a break a fresh one begins, once the old one has given its last slice. */
    restart: async () => {
      const old = recorder;
      recorder = null;
      await old?.stop();
      if (!isOver && track.readyState === 'live') start();
    },
    stop: async () => {
      isOver = true;
      await recorder?.stop();
      recorder = null;
      connection.stopRecorder(source);
    },
  };
}

export type Hearing = ReturnType<typeof transcribeOnServer>;
