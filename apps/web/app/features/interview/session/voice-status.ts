import type { EngineName } from '../speech/engines.ts';
import type { VoiceAnswerState } from '../speech/voice-answer.ts';
import { voiceWords } from '../words.ts';

/** The engine at work on this answer; null when none is. */
export const engineAtWork = ({ recognition }: VoiceAnswerState): EngineName | null =>
  'engine' in recognition ? recognition.engine : null;

/** Which of the voice panel's views is shown. */
export type VoiceView = 'ready' | 'opening' | 'recording' | 'transcribing' | 'unheard' | 'failed';

export function voiceView({ recorder, recognition }: VoiceAnswerState): VoiceView {
  if (recorder.name === 'failed') return 'failed';
  if (recognition.name === 'unheard') return 'unheard';
  const isHearing = recognition.name === 'transcribing' || recognition.name === 'ending';
  if (isHearing || recorder.name === 'stopping') return 'transcribing';
  if (recorder.name === 'opening' || recorder.name === 'recording') return recorder.name;
  return 'ready';
}

/** Whether there are spoken words here that are not text yet. */
export function holdsRecording(state: VoiceAnswerState): boolean {
  const view = voiceView(state);
  if (view === 'recording' || view === 'transcribing') return true;
  return (view === 'unheard' || view === 'failed') && state.recording !== null;
}

const SAID: Partial<Record<VoiceView, string>> = {
  recording: voiceWords.status.recording,
  transcribing: voiceWords.transcribing,
};

/** What is said of a spoken answer as it goes on; errors are alerts of their own, the clock is silent. */
export const voiceStatus = (state: VoiceAnswerState, isHeard: boolean): string =>
  isHeard ? voiceWords.status.heard : (SAID[voiceView(state)] ?? '');
