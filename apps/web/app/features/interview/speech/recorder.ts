import { classifyMicrophoneError } from '~/audio/microphone/microphone-problem.ts';
import type { Microphone, OpenMicrophone, Recording } from '~/audio/microphone/open-microphone.ts';
import { afterFrame } from '~/lib/after-frame.ts';
import {
  IDLE_RECORDER,
  type RecorderEffect,
  type RecorderEvent,
  type RecorderState,
  stepRecorder,
} from './recorder-machine.ts';

type RecorderPorts = {
  openMicrophone: OpenMicrophone;
  /** The longest answer. */
  limitMs: () => number;
  onState: (state: RecorderState) => void;
  /** The microphone is open and records. */
  onStarted: (track: MediaStreamTrack) => void;
  /** `isWhole` is false when the microphone went away in the middle. */
  onRecorded: (recording: Recording, isWhole: boolean) => void;
};
const TICK_MS = 250;

/** Carries out what the recorder's machine asks for: microphone, clock, recording. */
export function createRecorder(ports: RecorderPorts) {
  let state = IDLE_RECORDER;
  let microphone: Microphone | null = null;
  let clock: ReturnType<typeof setInterval> | undefined;

  function tell(event: RecorderEvent): void {
    const step = stepRecorder(state, event);
    state = step.state;
    ports.onState(state);
    for (const effect of step.effects) effects[effect](state.attempt);
  }

  function close(): void {
    clearInterval(clock);
    microphone?.close();
    microphone = null;
  }

  async function open(attempt: number): Promise<void> {
    // The press is answered first: to ask for the device, and to let it go, takes a slow telephone a frame.
    await afterFrame();
    if (state.name !== 'opening' || state.attempt !== attempt) return;
    try {
      const opened = await ports.openMicrophone(() => tell({ type: 'unplugged', attempt }));
      if (state.name !== 'opening' || state.attempt !== attempt) return opened.close();
      microphone = opened;
      // The clock of the page: that of the device may be set right in the middle of an answer.
      const startedAt = performance.now();
      const limitMs = ports.limitMs();
      const tick = () => tell({ type: 'tick', attempt, limitMs, elapsedMs: performance.now() - startedAt });
      clock = setInterval(tick, TICK_MS);
      tell({ type: 'opened', attempt });
      ports.onStarted(opened.track);
    } catch (error) {
      tell({ type: 'refused', attempt, problem: classifyMicrophoneError(error) });
    }
  }

  async function finish(attempt: number, isWhole: boolean): Promise<void> {
    clearInterval(clock);
    const finishing = microphone;
    microphone = null;
    await afterFrame();
    const recording = await finishing?.finish();
    const isWanted = state.attempt === attempt && (state.name === 'stopping' || state.name === 'failed');
    if (!recording || !isWanted) return;
    if (isWhole) tell({ type: 'delivered', attempt });
    ports.onRecorded(recording, isWhole);
  }

  const effects: Record<RecorderEffect, (attempt: number) => void> = {
    open: (attempt) => void open(attempt),
    deliver: (attempt) => void finish(attempt, true),
    keep: (attempt) => void finish(attempt, false),
    close,
  };
  return {
    record: () => tell({ type: 'record' }),
    stop: () => tell({ type: 'stop' }),
    discard: () => tell({ type: 'discard' }),
    readLevel: () => microphone?.readLevel() ?? 0,
    readSound: () => microphone?.readSound?.() ?? null,
  };
}
