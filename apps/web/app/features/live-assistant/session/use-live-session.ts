import { useCallback, useEffect, useRef } from 'react';
import { call } from '~/api/client.ts';
import type { TabCapture } from '~/features/live-assistant/engine/live-capture.ts';
import { createLiveSession, type LiveSession } from '~/features/live-assistant/engine/live-session.ts';
import { logQuietly } from '~/lib/log-quietly.ts';
import { createTicketSource } from '../before/open-session.ts';
import type { Levels } from './levels.ts';
import type { RunningSession } from './live-draft.ts';
import type { LiveStore } from './live-store.ts';
import { sessionMessages } from './session-messages.ts';
import type { OwnMicrophone } from './use-microphone.ts';

type SessionOptions = {
  store: LiveStore;
  levels: Levels;
  microphone: OwnMicrophone;
  now(): number;
  /** Of the session that runs, once it has one. */
  onSessionId(sessionId: string): void;
  onEnd(isOver: boolean): void;
  onClosed(): void;
};

/** The real session of a screen: begun, joined by the microphone, and ended when the screen is left. */
export function useLiveSession({ store, levels, microphone, now, ...on }: SessionOptions) {
  const session = useRef<LiveSession | null>(null);
  const { track, lose } = microphone;
  const currentTrack = useRef(track);
  const handlers = useRef(on);
  handlers.current = on;

  useEffect(() => {
    currentTrack.current = track;
    session.current?.setMicrophone(track);
  }, [track]);

  const start = useCallback(
    async (capture: TabCapture | null, left: RunningSession | null = null) => {
      const { dispatch } = store;
      dispatch({ type: 'phase', phase: 'connecting' });
      const tickets = createTicketSource(left !== null);
      let hasOpened = false;
      /** Listening is what the unit pays for; a launch that ends before has failed. */
      const stopWatching = store.watch(() => {
        const { phase } = store.read();
        if (phase === 'recording' && !hasOpened) {
          hasOpened = true;
          tickets.opened();
        }
        if (phase !== 'ended') return;
        stopWatching();
        if (!hasOpened) tickets.failed();
      });
      try {
        const { liveTranscription } = await call('getCapabilities');
        if (store.read().phase !== 'connecting') return capture?.stop();
        const started = createLiveSession({
          engine: liveTranscription.engine,
          capture,
          left,
          getTicket: async (known) => {
            const ticket = await tickets.getTicket(known);
            handlers.current.onSessionId(ticket.sessionId);
            return ticket;
          },
          dispatch,
          words: sessionMessages,
          onLevel: levels.tell,
          onMicrophoneLost: lose,
          onEnd: (isOver) => handlers.current.onEnd(isOver),
          onClosed: () => handlers.current.onClosed(),
          now,
        });
        session.current = started;
        started.setMicrophone(currentTrack.current);
        await started.start();
      } catch (error) {
        logQuietly('live session', error);
        capture?.stop();
        dispatch({ type: 'phase', phase: 'ended' });
        dispatch({ type: 'notice', notice: { tone: 'error', text: sessionMessages.connectFailed } });
      }
    },
    [store, levels, lose, now],
  );
  const end = useCallback(() => session.current?.end(), []);
  /** The screen is left: for a minute the session can be resumed. */
  const leave = useCallback(() => session.current?.leave(), []);
  const sessionId = useCallback(() => session.current?.sessionId() ?? null, []);
  const lastNumber = useCallback(() => session.current?.lastNumber() ?? 0, []);
  useEffect(() => leave, [leave]);
  return { start, end, sessionId, lastNumber };
}
