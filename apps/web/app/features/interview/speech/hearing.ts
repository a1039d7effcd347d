import type { LiveListener } from '~/audio/recognition/listen-live.ts';
import type { EngineName } from './engines.ts';
import {
  type RecognitionEffect,
  type RecognitionEvent,
  type RecognitionProblem,
  type RecognitionState,
  stepRecognition,
} from './recognition-machine.ts';

export type ListenLive = (
  engine: EngineName,
  options: { track: MediaStreamTrack; onInterim: (text: string) => void; onFailed: () => void },
) => LiveListener;

export type HearingPorts = {
  listenLive: ListenLive;
  /** Rejects when no words came out; `problemOf` tells why. */
  transcribe: (recording: Blob, signal: AbortSignal) => Promise<string>;
  problemOf: (error: unknown) => RecognitionProblem;
  /** The engines to try, asked for when a recording begins. */
  orderEngines: () => EngineName[];
  onState: (state: RecognitionState) => void;
  onHeard: (text: string) => void;
};

/** Carries out what the recognition's machine asks for: listening, transcribing. */
export function createHearing(ports: HearingPorts) {
  let state: RecognitionState = { name: 'idle' };
  let track: MediaStreamTrack | null = null;
  let recording: Blob | null = null;
  let listener: LiveListener | null = null;
  let running = new AbortController();

  function dispatch(event: RecognitionEvent): void {
    const { state: next, effects: wanted } = stepRecognition(state, event);
    const isNews = next !== state;
    state = next;
    ports.onState(next);
    if (isNews && next.name === 'heard') ports.onHeard(next.text);
    for (const effect of wanted) effects[effect]();
  }

  /** Lets an event of this run through, and none of an earlier one. */
  const ofThisRun = () => {
    const { signal } = running;
    return (event: RecognitionEvent) => {
      if (!signal.aborted) dispatch(event);
    };
  };

  function listen(): void {
    if (state.name !== 'listening' || !state.engine || !track) return;
    const emit = ofThisRun();
    try {
      listener = ports.listenLive(state.engine, {
        track,
        onInterim: (text) => emit({ type: 'interim', text }),
        onFailed: () => emit({ type: 'live-failed' }),
      });
    } catch {
      dispatch({ type: 'live-failed' });
    }
  }

  function endListening(): void {
    const emit = ofThisRun();
    const ending = listener;
    listener = null;
    if (ending) void ending.finish().then((text) => emit({ type: 'live-ended', text }));
    else dispatch({ type: 'live-failed' });
  }

  async function transcribe(): Promise<void> {
    if (!recording) return;
    const emit = ofThisRun();
    try {
      emit({ type: 'transcribed', text: await ports.transcribe(recording, running.signal) });
    } catch (error) {
      emit({ type: 'transcribe-failed', problem: ports.problemOf(error) });
    }
  }

  const effects: Record<RecognitionEffect, () => void> = {
    listen,
    'end-listening': endListening,
    'close-listening': () => {
      listener?.close();
      listener = null;
    },
    transcribe: () => void transcribe(),
  };
  /** Stops all work; no further events follow. */
  const reset = () => {
    running.abort();
    running = new AbortController();
    dispatch({ type: 'reset' });
  };
  return {
    begin: (from: MediaStreamTrack) => {
      track = from;
      dispatch({ type: 'begin', order: ports.orderEngines() });
    },
    recorded: (made: Blob) => {
      recording = made;
      // What this server can do may have become known only while the answer was spoken.
      const isUnprepared = state.name === 'listening' && state.engine === null;
      dispatch(isUnprepared ? { type: 'again', order: ports.orderEngines() } : { type: 'recorded' });
    },
    again: (made: Blob) => {
      reset();
      recording = made;
      dispatch({ type: 'again', order: ports.orderEngines() });
    },
    reset,
  };
}
