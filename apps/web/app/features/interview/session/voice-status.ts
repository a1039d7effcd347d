import type { EngineName } from '../speech/engines.ts';
import type { VoiceAnswerState } from '../speech/voice-answer.ts';
import { voiceWords } from '../words.ts';

/** The engine at work on this answer; null when none is. */
export const engineAtWork = ({ recognition }: VoiceAnswerState): EngineName | null =>
  'engine' in recognition ? recognition.engine : null;

/** Which of the voice panel's views is shown. While the recorder stops, its controls stand as they are: the press is answered at once. */
export type VoiceView = 'ready' | 'opening' | 'recording' | 'stopping' | 'transcribing' | 'unheard' | 'failed';

export function voiceView({ recorder, recognition }: VoiceAnswerState): VoiceView {
  if (recorder.name === 'failed') return 'failed';
  if (recognition.name === 'unheard') return 'unheard';
  if (recorder.name === 'stopping') return 'stopping';
  if (recognition.name === 'transcribing' || recognition.name === 'ending') return 'transcribing';
  return recorder.name === 'idle' ? 'ready' : recorder.name;
}

const BEING_SAID: readonly VoiceView[] = ['recording', 'stopping', 'transcribing'];

/** Whether an answer is on its way from the mouth to the text. */
export const isBeingSaid = (state: VoiceAnswerState): boolean => BEING_SAID.includes(voiceView(state));

/** Whether there are spoken words here that are not text yet. */
export function holdsRecording(state: VoiceAnswerState): boolean {
  if (isBeingSaid(state)) return true;
  const view = voiceView(state);
  return (view === 'unheard' || view === 'failed') && state.recording !== null;
}

const SAID: Partial<Record<VoiceView, string>> = {
  recording: voiceWords.status.recording,
  stopping: voiceWords.transcribing,
  transcribing: voiceWords.transcribing,
};

/** What is said of a spoken answer as it goes on; errors are alerts of their own, the clock is silent. */
export const voiceStatus = (state: VoiceAnswerState, isHeard: boolean): string =>
  isHeard ? voiceWords.status.heard : (SAID[voiceView(state)] ?? '');
