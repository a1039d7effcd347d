import { RECORDING_LIMIT_MS } from '@greenroom/contract/constants';
import { describe, expect, it } from 'vitest';
import { IDLE_RECORDER, type RecorderEvent, type RecorderState, stepRecorder } from './recorder-machine.ts';

/** Runs events in a row; answers the last state and every effect on the way. */
function run(events: RecorderEvent[], from: RecorderState = IDLE_RECORDER) {
  const effects: string[] = [];
  let state = from;
  for (const event of events) {
    const step = stepRecorder(state, event);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, effects };
}
const started: RecorderEvent[] = [{ type: 'record' }, { type: 'opened', attempt: 1 }];

describe('the recorder', () => {
  it('opens the microphone, records, and delivers what was recorded', () => {
    const { state, effects } = run([...started, { type: 'stop' }, { type: 'delivered', attempt: 1 }]);
    expect(state.name).toBe('idle');
    expect(effects).toEqual(['open', 'deliver']);
  });

  it('shows how long it records and stops by itself at three minutes', () => {
    const going = run([...started, { type: 'tick', attempt: 1, elapsedMs: 179_999, limitMs: RECORDING_LIMIT_MS }]);
    expect(going.state).toMatchObject({ name: 'recording', elapsedMs: 179_999 });
    const stopped = run(
      [{ type: 'tick', attempt: 1, elapsedMs: RECORDING_LIMIT_MS, limitMs: RECORDING_LIMIT_MS }],
      going.state,
    );
    expect(stopped).toMatchObject({ state: { name: 'stopping', elapsedMs: 180_000 }, effects: ['deliver'] });
  });

  it('keeps what was recorded when the microphone goes away', () => {
    const { state, effects } = run([...started, { type: 'unplugged', attempt: 1 }]);
    expect(state).toMatchObject({ name: 'failed', problem: 'disconnected' });
    expect(effects).toEqual(['open', 'keep']);
  });

  it('says why it may not listen and can be tried again', () => {
    const refused = run([{ type: 'record' }, { type: 'refused', attempt: 1, problem: 'denied' }]);
    expect(refused.state).toMatchObject({ name: 'failed', problem: 'denied' });
    expect(run([{ type: 'record' }], refused.state)).toMatchObject({
      state: { name: 'opening', attempt: 2 },
      effects: ['open'],
    });
  });

  it('lets go of the microphone when the person starts over', () => {
    expect(run([...started, { type: 'discard' }])).toMatchObject({
      state: { name: 'idle' },
      effects: ['open', 'close'],
    });
  });

  it.each<RecorderEvent>([
    { type: 'opened', attempt: 1 },
    { type: 'unplugged', attempt: 1 },
    { type: 'tick', attempt: 1, elapsedMs: 5000, limitMs: RECORDING_LIMIT_MS },
    { type: 'delivered', attempt: 1 },
  ])('takes no notice of $type from an earlier attempt', (late) => {
    const second = run([...started, { type: 'discard' }, { type: 'record' }]);
    expect(stepRecorder(second.state, late)).toEqual({ state: second.state, effects: [] });
  });
});
