import { describe, expect, it } from 'vitest';
import type { EngineName } from './engines.ts';
import { type RecognitionEvent, type RecognitionState, stepRecognition } from './recognition-machine.ts';

function run(events: RecognitionEvent[]) {
  let state: RecognitionState = { name: 'idle' };
  const effects: string[] = [];
  for (const event of events) {
    const step = stepRecognition(state, event);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, effects };
}
const begin = (...order: EngineName[]): RecognitionEvent => ({ type: 'begin', order });

describe('who hears an answer', () => {
  it('an engine of the server takes the recording', () => {
    expect(run([begin('local-engine'), { type: 'recorded' }, { type: 'transcribed', text: 'Hello there.' }])).toEqual({
      state: { name: 'heard', engine: 'local-engine', text: 'Hello there.' },
      effects: ['transcribe'],
    });
  });

  it('a live engine listens meanwhile, and its last words are waited for', () => {
    const { state, effects } = run([
      begin('on-device', 'local-engine'),
      { type: 'interim', text: 'Hel' },
      { type: 'recorded' },
      { type: 'live-ended', text: ' Hello. ' },
    ]);
    expect(state).toEqual({ name: 'heard', engine: 'on-device', text: 'Hello.' });
    expect(effects).toEqual(['listen', 'end-listening']);
  });

  it('one that fails in the middle hands the whole recording to the next that takes one', () => {
    const { state, effects } = run([
      begin('on-device', 'browser', 'local-engine'),
      { type: 'live-failed' },
      { type: 'recorded' },
    ]);
    expect(state).toMatchObject({ name: 'transcribing', engine: 'local-engine' });
    expect(effects).toEqual(['listen', 'transcribe']);
  });

  it('one that heard nothing hands over too', () => {
    const { state } = run([begin('browser', 'local-engine'), { type: 'recorded' }, { type: 'live-ended', text: ' ' }]);
    expect(state).toMatchObject({ name: 'transcribing', engine: 'local-engine' });
  });

  it.each<RecognitionEvent>([
    { type: 'transcribe-failed', problem: 'not-understood' },
    { type: 'transcribed', text: ' ' },
  ])('after the last one it says why there are no words: $type', (heardNothing) => {
    expect(run([begin('local-engine'), { type: 'recorded' }, heardNothing]).state).toEqual({
      name: 'unheard',
      problem: 'not-understood',
    });
  });

  it('without an engine the recording stays for typing', () => {
    expect(run([begin(), { type: 'recorded' }]).state).toEqual({ name: 'unheard', problem: 'no-engine' });
    expect(run([begin('browser'), { type: 'live-failed' }, { type: 'recorded' }]).state.name).toBe('unheard');
  });

  it('takes no notice of words that come after it was reset', () => {
    const { state } = run([
      begin('local-engine'),
      { type: 'recorded' },
      { type: 'reset' },
      { type: 'transcribed', text: 'Late.' },
    ]);
    expect(state).toEqual({ name: 'idle' });
  });
});
