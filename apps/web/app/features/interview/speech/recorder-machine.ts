import type { MicrophoneProblem } from '~/audio/microphone/microphone-problem.ts';

/**
 * The recorder: idle, waiting for the microphone, recording, stopping (the last chunk is on its way), failed.
 * `attempt` tells what belongs to this recording from what comes late from another.
 */
export type RecorderState =
  | { name: 'idle'; attempt: number }
  | { name: 'opening'; attempt: number }
  | { name: 'recording'; attempt: number; elapsedMs: number }
  | { name: 'stopping'; attempt: number; elapsedMs: number }
  | { name: 'failed'; attempt: number; problem: MicrophoneProblem; elapsedMs: number };

export type RecorderEvent =
  | { type: 'record' }
  | { type: 'opened'; attempt: number }
  | { type: 'refused'; attempt: number; problem: MicrophoneProblem }
  | { type: 'tick'; attempt: number; elapsedMs: number; limitMs: number }
  | { type: 'stop' }
  | { type: 'discard' }
  | { type: 'delivered'; attempt: number }
  | { type: 'unplugged'; attempt: number };

/** `keep`: finish the recording for later, since the microphone went away while it was made. */
export type RecorderEffect = 'open' | 'deliver' | 'keep' | 'close';
export type RecorderStep = { state: RecorderState; effects: RecorderEffect[] };

export const IDLE_RECORDER: RecorderState = { name: 'idle', attempt: 0 };

const stay = (state: RecorderState): RecorderStep => ({ state, effects: [] });
const toIdle = ({ attempt }: RecorderState): RecorderState => ({ name: 'idle', attempt });

function whileRecording(state: Extract<RecorderState, { name: 'recording' }>, event: RecorderEvent): RecorderStep {
  const { attempt, elapsedMs } = state;
  switch (event.type) {
    case 'tick': {
      if (event.elapsedMs < event.limitMs) return stay({ ...state, elapsedMs: event.elapsedMs });
      return { state: { name: 'stopping', attempt, elapsedMs: event.limitMs }, effects: ['deliver'] };
    }
    case 'stop':
      return { state: { name: 'stopping', attempt, elapsedMs }, effects: ['deliver'] };
    case 'discard':
      return { state: toIdle(state), effects: ['close'] };
    case 'unplugged':
      return { state: { name: 'failed', attempt, problem: 'disconnected', elapsedMs }, effects: ['keep'] };
    default:
      return stay(state);
  }
}

function whileOpening(state: RecorderState, event: RecorderEvent): RecorderStep {
  const { attempt } = state;
  switch (event.type) {
    case 'opened':
      return stay({ name: 'recording', attempt, elapsedMs: 0 });
    case 'refused':
      return stay({ name: 'failed', attempt, problem: event.problem, elapsedMs: 0 });
    case 'stop':
    case 'discard':
      return { state: toIdle(state), effects: ['close'] };
    default:
      return stay(state);
  }
}

/** What an event makes of the recorder, and what is to be done. Events of an earlier attempt change nothing. */
export function stepRecorder(state: RecorderState, event: RecorderEvent): RecorderStep {
  if ('attempt' in event && event.attempt !== state.attempt) return stay(state);
  switch (state.name) {
    case 'idle':
    case 'failed':
      if (event.type === 'record') return { state: { name: 'opening', attempt: state.attempt + 1 }, effects: ['open'] };
      return event.type === 'discard' ? stay(toIdle(state)) : stay(state);
    case 'opening':
      return whileOpening(state, event);
    case 'recording':
      return whileRecording(state, event);
    case 'stopping':
      if (event.type === 'delivered') return stay(toIdle(state));
      return event.type === 'discard' ? { state: toIdle(state), effects: ['close'] } : stay(state);
  }
}
