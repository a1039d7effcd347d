import type { LiveSource } from '@greenroom/contract/live-assistant';
import type { LiveConnection } from './live-connection.ts';
import { type Hearing, transcribeOnServer } from './live-hearing.ts';
import { listenTo } from './live-listener.ts';
import { recogniseTrack } from './live-recogniser.ts';

export type SideHandlers = {
  onLevel(levelDb: number): void;
  onSpeechStart(): void;
  onSpeechEnd(): void;
  onRecorderError(message: string): void;
};
type SideOptions = { source: LiveSource; track: MediaStreamTrack; connection: LiveConnection; handlers: SideHandlers };

/** One sound of a session, ended by `stop`; `restart` begins a fresh recorder after a break of the connection. */
export type LiveSide = { restart(): Promise<void>; stop(): Promise<void> };

/** Listens along with a sound. Without a listener its recording continues: the slices alone are heard too, only later. */
function listenAlong(track: MediaStreamTrack, handlers: Parameters<typeof listenTo>[1]): () => void {
  const listening = listenTo(track, handlers).catch(() => () => undefined);
  return () => void listening.then((stop) => stop());
}

/** A sound that the server turns into words. @throws what MediaRecorder throws at its start */
export function sendSide({ source, track, connection, handlers }: SideOptions): LiveSide {
  const { onLevel, onSpeechStart, onSpeechEnd, onRecorderError } = handlers;
  const hearing: Hearing = transcribeOnServer({ source, track, connection, onError: onRecorderError });
  const stopListening = listenAlong(track, {
    onLevel,
    onSpeechStart() {
      onSpeechStart();
      hearing.speechStarted();
    },
    onSpeechEnd() {
      onSpeechEnd();
      hearing.speechEnded();
    },
  });
  return {
    restart: hearing.restart,
    stop() {
      stopListening();
      return hearing.stop();
    },
  };
}

type RecogniseOptions = {
  track: MediaStreamTrack;
  handlers: Omit<SideHandlers, 'onRecorderError'>;
  onWords(text: string, isFinal: boolean): void;
  onFailure(reason: string): void;
};

/** A sound that the browser's own recogniser turns into words. It hears one at a time, so this is the tab's alone. */
export function recogniseSide({ track, handlers, onWords, onFailure }: RecogniseOptions): LiveSide {
  const stopRecognising = recogniseTrack(track, { onWords, onFailure });
  const stopListening = listenAlong(track, handlers);
  return {
    restart: async () => undefined,
    async stop() {
      stopListening();
      stopRecognising();
    },
  };
}
