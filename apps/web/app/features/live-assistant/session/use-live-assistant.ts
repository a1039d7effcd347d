import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useSession } from '~/api/session-store.ts';
import type { TabCapture } from '~/features/live-assistant/engine/live-capture.ts';
import { useLiveUnits } from '../before/use-live-units.ts';
import { DEMO_CANDIDATE } from '../demo/demo-candidate-data.ts';
import { useDemo } from '../demo/use-demo.ts';
import { createLevels } from './levels.ts';
import { forgetDraft, markDraftEnded, markDraftLeft, type RunningSession, useLiveDraft } from './live-draft.ts';
import { createLiveStore } from './live-store.ts';
import type { Background } from './request-answer.ts';
import { useDraft } from './use-draft.ts';
import { useLeftSession } from './use-left-session.ts';
import { useLiveSession } from './use-live-session.ts';
import { useMicrophone } from './use-microphone.ts';

export type LiveMode = 'demo' | 'live';

const RUNNING = new Set(['connecting', 'sharing', 'recording']);

function useClock() {
  const startedAt = useRef(0);
  const wallStartedAtMs = useRef(0);
  const now = useCallback(() => Math.max(0, Math.round(performance.now() - startedAt.current)), []);
  /** By the wall clock, the one that continues through a reload. */
  const startClock = useCallback((startedAtMs: number) => {
    wallStartedAtMs.current = startedAtMs;
    startedAt.current = performance.now() - Math.max(0, Date.now() - startedAtMs);
  }, []);
  return { now, startClock, startedAtMs: () => wallStartedAtMs.current };
}

const namesSession = (answersFor: { current: Background }) => (sessionId: string) => {
  answersFor.current = { ...answersFor.current, sessionId };
};

/** The candidate of the demo's script, for the job that the person gave, if any. */
const madeUp = ({ jobDescription }: Background): Background => ({
  ...DEMO_CANDIDATE,
  jobDescription: jobDescription || DEMO_CANDIDATE.jobDescription,
});

/** What the answers of a session draw on. Without a resume the demo is that of its made-up candidate. */
const sourcesOf = (mode: LiveMode, background: Background): Background =>
  mode === 'demo' && background.resume === null ? madeUp(background) : background;

/** A resume or job that is changed while a session runs counts from the next answer on. The session and its unit stay. */
function useChangedSources(answersFor: { current: Background }, mode: LiveMode | null, background: Background): void {
  const { resume, jobDescription } = background;
  useEffect(() => {
    if (mode === null) return;
    const { sessionId } = answersFor.current;
    answersFor.current = { ...sourcesOf(mode, { resume, jobDescription }), sessionId };
  }, [answersFor, mode, resume, jobDescription]);
}

/** One screen's session: the demo or the real one, its state, and how to begin and end it. */
export function useLiveAssistant(background: Background) {
  const { now, startClock, startedAtMs } = useClock();
  const answersFor = useRef(background);
  const store = useMemo(() => createLiveStore({ readBackground: () => answersFor.current, now }), [now]);
  const levels = useMemo(createLevels, []);
  const state = useSyncExternalStore(store.watch, store.read, store.read);
  const [units, refreshUnits] = useLiveUnits();
  const [ranMode, setRanMode] = useState<LiveMode | null>(null);
  const microphone = useMicrophone();
  const demo = useDemo(store, now);
  const onEnd = (isOver: boolean) => {
    if (isOver) markDraftEnded();
    else markDraftLeft();
    // No one's microphone stays open after the interview.
    microphone.release();
    void refreshUnits();
  };
  const onSessionId = namesSession(answersFor);
  const session = useLiveSession({ store, levels, microphone, now, onSessionId, onEnd, onClosed: refreshUnits });
  const isRunning = RUNNING.has(state.phase);
  useChangedSources(answersFor, isRunning ? ranMode : null, background);
  const isMember = useSession(({ auth }) => auth);
  const hasUnits = units === null ? isMember : units > 0;
  const mode: LiveMode = isRunning && ranMode ? ranMode : hasUnits ? 'live' : 'demo';

  /** The session on display: of this screen, or one restored in the tab. */
  const readSession = () => {
    const own = session.sessionId();
    const { draft } = useLiveDraft.getState();
    return {
      sessionId: own ?? draft?.sessionId ?? null,
      jobDescription: (own ? background.jobDescription || draft?.jobDescription : draft?.jobDescription) ?? '',
      running: own
        ? { sessionId: own, lastNumber: session.lastNumber(), startedAtMs: startedAtMs(), leftAtMs: null }
        : null,
    };
  };
  useDraft({ store, isLive: ranMode === 'live', readSession, onRestore: () => setRanMode('live') });
  const left = useLeftSession({ store, isRunning });
  useEffect(() => () => store.dispose(), [store]);

  function begin(next: LiveMode): void {
    answersFor.current = sourcesOf(next, background);
    startClock(Date.now());
    setRanMode(next);
    store.dispatch({ type: 'restart' });
  }
  /** With its words and answers, instead of a demo that ran in the meantime, and on the unit that it has. */
  function goOn(running: RunningSession): void {
    const { draft } = useLiveDraft.getState();
    if (draft) store.dispatch({ type: 'restore', lines: draft.lines, answers: draft.answers });
    answersFor.current = background;
    startClock(running.startedAtMs);
    setRanMode('live');
    void session.start(null, running);
  }
  const startDemo = (): void => {
    begin('demo');
    demo.play();
  };
  function startLive(capture: TabCapture | null): void {
    forgetDraft();
    begin('live');
    void session.start(capture);
  }

  return {
    state,
    mode,
    ranMode,
    isRunning,
    units,
    isKnown: units !== null,
    startedAtMs,
    /** The demo shows answers of someone made up, since it knows no resume. */
    isMadeUp: ranMode === 'demo' && background.resume === null,
    levels,
    microphone,
    start: (capture: TabCapture | null) => (mode === 'demo' ? startDemo() : startLive(capture)),
    startDemo,
    /** Continues with the session that a reload fell into; null when there is none, or a minute has passed. */
    goOn: left && (() => goOn(left)),
    end(): void {
      demo.stop();
      session.end();
      if (store.read().phase !== 'ended') store.dispatch({ type: 'phase', phase: 'ended' });
    },
    answerByHand: () => store.dispatch({ type: 'answer-by-hand', atMs: now() }),
    readSession,
  };
}

export type LiveAssistant = ReturnType<typeof useLiveAssistant>;
