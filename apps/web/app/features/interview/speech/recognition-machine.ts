import { type EngineName, isLive } from './engines.ts';

/** Why no words came out: nothing was understood, every engine failed, or there is none. */
export type RecognitionProblem = 'not-understood' | 'failed' | 'no-engine';

/**
 * Which engine hears an answer. The answer is recorded all the while, so that when one fails the next in order that
 * takes a recording takes over with nothing lost.
 */
export type RecognitionState =
  | { name: 'idle' }
  /** While it is spoken. `engine` is the one that listens, or will take the recording; null when only typing is left. */
  | { name: 'listening'; engine: EngineName | null; next: EngineName[]; interim: string }
  /** The last words of an engine that listened. */
  | { name: 'ending'; engine: EngineName; next: EngineName[]; interim: string }
  | { name: 'transcribing'; engine: EngineName; next: EngineName[]; problem: RecognitionProblem | null }
  | { name: 'heard'; engine: EngineName; text: string }
  | { name: 'unheard'; problem: RecognitionProblem };

export type RecognitionEvent =
  | { type: 'begin'; order: EngineName[] }
  | { type: 'interim'; text: string }
  | { type: 'live-failed' }
  | { type: 'recorded' }
  | { type: 'live-ended'; text: string }
  | { type: 'transcribed'; text: string }
  | { type: 'transcribe-failed'; problem: RecognitionProblem }
  /** The recording that is there once more, through engines that take one. */
  | { type: 'again'; order: EngineName[] }
  | { type: 'reset' };

export type RecognitionEffect = 'listen' | 'end-listening' | 'close-listening' | 'transcribe';
export type RecognitionStep = { state: RecognitionState; effects: RecognitionEffect[] };

const stay = (state: RecognitionState): RecognitionStep => ({ state, effects: [] });

function begin(order: readonly EngineName[]): RecognitionStep {
  const [engine = null, ...next] = order;
  const effects: RecognitionEffect[] = engine && isLive(engine) ? ['listen'] : [];
  return { state: { name: 'listening', engine, next, interim: '' }, effects };
}

/** Hands the recording to the next engine that takes one. An engine that only listens cannot: it would miss the beginning. */
function handOver(order: readonly EngineName[], problem: RecognitionProblem | null): RecognitionStep {
  const [engine, ...next] = order.filter((candidate) => !isLive(candidate));
  if (!engine) return stay({ name: 'unheard', problem: problem ?? 'no-engine' });
  return { state: { name: 'transcribing', engine, next, problem }, effects: ['transcribe'] };
}

function whileListening(
  state: Extract<RecognitionState, { name: 'listening' }>,
  event: RecognitionEvent,
): RecognitionStep {
  const { engine, next, interim } = state;
  if (event.type === 'interim') return stay({ ...state, interim: event.text });
  if (event.type === 'live-failed') {
    const [takeover = null, ...rest] = next.filter((candidate) => !isLive(candidate));
    return stay({ name: 'listening', engine: takeover, next: rest, interim: '' });
  }
  if (event.type !== 'recorded') return stay(state);
  if (engine && isLive(engine)) return { state: { name: 'ending', engine, next, interim }, effects: ['end-listening'] };
  return handOver(engine ? [engine, ...next] : [], null);
}

/** Takes what an engine heard; when that is nothing, the next engine tries. */
function hear(
  { engine, next }: Extract<RecognitionState, { name: 'ending' | 'transcribing' }>,
  text: string,
): RecognitionStep {
  const heard = text.trim();
  return heard === '' ? handOver(next, 'not-understood') : stay({ name: 'heard', engine, text: heard });
}

/** The next state after an event, and the effects to run. */
export function stepRecognition(state: RecognitionState, event: RecognitionEvent): RecognitionStep {
  if (event.type === 'begin') return begin(event.order);
  if (event.type === 'again') return handOver(event.order, null);
  if (event.type === 'reset') return { state: { name: 'idle' }, effects: ['close-listening'] };
  switch (state.name) {
    case 'listening':
      return whileListening(state, event);
    case 'ending':
      if (event.type === 'live-failed') return handOver(state.next, 'failed');
      return event.type === 'live-ended' ? hear(state, event.text) : stay(state);
    case 'transcribing':
      if (event.type === 'transcribe-failed') return handOver(state.next, event.problem);
      return event.type === 'transcribed' ? hear(state, event.text) : stay(state);
    default:
      return stay(state);
  }
}
