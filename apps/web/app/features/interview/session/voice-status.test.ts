import { describe, expect, it } from 'vitest';
import { voiceMessages } from '../messages.ts';
import type { VoiceAnswerState } from '../speech/voice-answer.ts';
import { readVoiceFacts, voiceView } from './voice-status.ts';

const attempt = 1;
const engine = 'local-engine';
const answer = (recorder: VoiceAnswerState['recorder'], recognition: VoiceAnswerState['recognition']) => ({
  recorder,
  recognition,
  recording: null,
  words: [],
  sound: null,
});

describe('a spoken answer on its way to text', () => {
  it.each([
    [
      'recording',
      answer({ name: 'recording', attempt, elapsedMs: 10 }, { name: 'idle' }),
      voiceMessages.status.recording,
    ],
    ['stopping', answer({ name: 'stopping', attempt, elapsedMs: 10 }, { name: 'idle' }), voiceMessages.transcribing],
    [
      'transcribing',
      answer({ name: 'idle', attempt }, { name: 'transcribing', engine, next: [], problem: null }),
      voiceMessages.transcribing,
    ],
  ] as const)('is shown as %s, said, and not lost without a question', (view, state, said) => {
    expect(voiceView(state)).toBe(view);
    expect(readVoiceFacts(state)).toMatchObject({ status: said, isBeingSaid: true, isAtRisk: true });
  });

  it('is not there before a recording', () => {
    const state = answer({ name: 'opening', attempt }, { name: 'idle' });
    expect(voiceView(state)).toBe('opening');
    expect(readVoiceFacts(state)).toMatchObject({ status: '', isBeingSaid: false, isAtRisk: false });
  });
});
