import type { LiveSource } from '@greenroom/contract/live-assistant';
import { listenTo } from '~/features/live-assistant/engine/live-listener.ts';

type Listener = (levelDb: number) => void;

/** Levels of the sounds that are heard, for anyone who draws them. */
export function createLevels() {
  const listeners = { tab: new Set<Listener>(), microphone: new Set<Listener>() };
  const tell = (source: LiveSource, levelDb: number) => {
    for (const listener of listeners[source]) listener(levelDb);
  };
  return {
    tell,
    watch(source: LiveSource, listener: Listener): () => void {
      listeners[source].add(listener);
      return () => listeners[source].delete(listener);
    },
    /** Measures a track before a session does; answers how to stop. */
    measure(source: LiveSource, track: MediaStreamTrack): () => void {
      const quiet = () => undefined;
      const listening = listenTo(track, {
        onLevel: (levelDb) => tell(source, levelDb),
        onSpeechStart: quiet,
        onSpeechEnd: quiet,
      }).catch(() => quiet);
      return () => void listening.then((stop) => stop());
    },
  };
}

export type Levels = ReturnType<typeof createLevels>;
