import { newId } from '@greenroom/contract/uuid';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { call } from '~/api/client.ts';
import { useSession } from '~/api/session-store.ts';
import type { TabCapture } from '~/live/live-capture.ts';
import { playDemo } from '~/live/live-demo.ts';
import { createLiveSession, type LiveSession } from '~/live/live-session.ts';
import { DEMO_LINES } from './demo-lines-data.ts';
import { createLiveStore } from './live-store.ts';
import { createTicketSource } from './open-session.ts';
import { readLiveUnits } from './read-quota.ts';
import type { Background } from './request-answer.ts';
import { sessionWords } from './words.ts';

export type LiveMode = 'demo' | 'live';

const RUNNING = new Set(['connecting', 'sharing', 'recording']);

/** Live interviews left, asked anew when somebody signs in; null until it is known. */
function useLiveUnits(): [number | null, () => Promise<number>] {
  const profile = useSession((state) => state.profile);
  const isRestoring = useSession((state) => state.isRestoring);
  const [units, setUnits] = useState<number | null>(null);
  const refresh = useCallback(async () => {
    const left = await readLiveUnits();
    setUnits(left);
    return left;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has other units
  useEffect(() => {
    if (!isRestoring) void refresh();
  }, [isRestoring, profile, refresh]);
  return [units, refresh];
}

/** One screen's session: the demo or the real one, its state, and how to begin and end it. */
export function useLiveAssistant(background: Background) {
  const startedAt = useRef(0);
  const now = useCallback(() => Math.max(0, Math.round(performance.now() - startedAt.current)), []);
  // The background comes with the navigation and does not change while the screen is shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one store a screen
  const store = useMemo(() => createLiveStore({ background, now }), []);
  const state = useSyncExternalStore(store.watch, store.read, store.read);
  const [units, refreshUnits] = useLiveUnits();
  const [ranMode, setRanMode] = useState<LiveMode | null>(null);
  const session = useRef<LiveSession | null>(null);
  const stopDemo = useRef<(() => void) | null>(null);
  const listeners = useRef(new Set<(levelDb: number) => void>());
  const isRunning = RUNNING.has(state.phase);
  const mode: LiveMode = isRunning && ranMode ? ranMode : (units ?? 0) > 0 ? 'live' : 'demo';

  const begin = useCallback(
    (next: LiveMode) => {
      startedAt.current = performance.now();
      setRanMode(next);
      store.dispatch({ type: 'restart' });
    },
    [store],
  );

  const startDemo = useCallback(() => {
    begin('demo');
    const { dispatch } = store;
    dispatch({ type: 'phase', phase: 'recording' });
    stopDemo.current = playDemo(DEMO_LINES, {
      onWords: (speaker, text) => dispatch({ type: 'interim', speaker, text }),
      onLine: (line) => dispatch({ type: 'final', ...line, atMs: now(), isAsked: true }),
      onEnd: () => dispatch({ type: 'phase', phase: 'ended' }),
    });
  }, [begin, store, now]);

  const startLive = useCallback(
    async (capture: TabCapture | null) => {
      begin('live');
      store.dispatch({ type: 'phase', phase: 'connecting' });
      const { liveTranscription } = await call('getCapabilities');
      const started = createLiveSession({
        engine: liveTranscription.engine,
        capture,
        getTicket: createTicketSource(newId(), background.jobDescription),
        dispatch: store.dispatch,
        words: sessionWords,
        onLevel: (levelDb) => {
          for (const listener of listeners.current) listener(levelDb);
        },
        onEnd: () => void refreshUnits(),
        now,
      });
      session.current = started;
      await started.start();
    },
    [begin, store, background.jobDescription, refreshUnits, now],
  );

  const fail = useCallback(() => {
    store.dispatch({ type: 'phase', phase: 'ended' });
    store.dispatch({ type: 'notice', notice: { tone: 'error', text: sessionWords.connectFailed } });
  }, [store]);

  const end = useCallback(() => {
    stopDemo.current?.();
    session.current?.end();
    if (store.read().phase !== 'ended') store.dispatch({ type: 'phase', phase: 'ended' });
  }, [store]);

  useEffect(
    () => () => {
      stopDemo.current?.();
      session.current?.end();
      store.dispose();
    },
    [store],
  );

  return {
    state,
    mode,
    ranMode,
    isRunning,
    isKnown: units !== null,
    start: (capture: TabCapture | null = null) => (mode === 'demo' ? startDemo() : void startLive(capture).catch(fail)),
    end,
    answerByHand: () => store.dispatch({ type: 'answer-by-hand', atMs: now() }),
    sessionId: () => session.current?.sessionId() ?? null,
    dispatch: store.dispatch,
    now,
  };
}

export type LiveAssistant = ReturnType<typeof useLiveAssistant>;
