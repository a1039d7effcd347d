import { useCallback, useEffect, useRef } from 'react';
import { playDemo } from '~/features/live-assistant/engine/live-demo.ts';
import type { LiveStore } from '../session/live-store.ts';
import { DEMO_LINES } from './demo-lines-data.ts';

/** The scripted interview: each line is typed and sent for an answer, as if it were heard. */
export function useDemo(store: LiveStore, now: () => number) {
  const stopPlaying = useRef<(() => void) | null>(null);
  const play = useCallback(() => {
    const { dispatch } = store;
    dispatch({ type: 'phase', phase: 'recording' });
    stopPlaying.current = playDemo(DEMO_LINES, {
      onWords: (speaker, text) => dispatch({ type: 'interim', speaker, text }),
      onLine: (line) => dispatch({ type: 'final', ...line, atMs: now(), isAsked: true }),
      onEnd: () => dispatch({ type: 'phase', phase: 'ended' }),
    });
  }, [store, now]);
  const stop = useCallback(() => stopPlaying.current?.(), []);
  useEffect(() => stop, [stop]);
  return { play, stop };
}
