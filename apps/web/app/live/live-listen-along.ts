import { listenTo } from './live-listener.ts';
import { watchSound } from './live-watch.ts';

type AlongOptions = {
  /** A sentence for the person; null when the last one is settled. */
  say(text: string | null): void;
  words: { noSound: string; woke: string };
  onLevel(levelDb: number): void;
  onSpeechStart(): void;
  onSpeechEnd(): void;
};

/** Listens along with what is sent: marks where speech ends, and says when nothing is heard or the computer slept. */
export async function listenAlong(track: MediaStreamTrack, options: AlongOptions): Promise<() => void> {
  const { say, words, onLevel, onSpeechStart, onSpeechEnd } = options;
  const watch = watchSound({
    onNoSound: () => say(words.noSound),
    onSound: () => say(null),
    onWake: () => say(words.woke),
  });
  const handlers = {
    onLevel(levelDb: number): void {
      watch.level(levelDb);
      onLevel(levelDb);
    },
    onSpeechStart,
    onSpeechEnd,
  };
  // Without a listener the recording goes on: its slices alone are heard too, only later.
  const stop = await listenTo(track, handlers).catch(() => () => undefined);
  return () => {
    watch.stop();
    stop();
  };
}
