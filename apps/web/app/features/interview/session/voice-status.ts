import type { Recording } from '~/audio/microphone/open-microphone.ts';
import { voiceMessages } from '../messages.ts';
import type { EngineName } from '../speech/engines.ts';
import type { VoiceAnswerState } from '../speech/voice-answer.ts';

/**
 * Which of the voice panel's views is shown. While the recorder stops, its controls are as they are: the press is
 * answered at once.
 */
export type VoiceView = 'ready' | 'opening' | 'recording' | 'stopping' | 'transcribing' | 'unheard' | 'failed';

export function voiceView({ recorder, recognition }: VoiceAnswerState): VoiceView {
  if (recorder.name === 'failed') return 'failed';
  if (recognition.name === 'unheard') return 'unheard';
  if (recorder.name === 'stopping') return 'stopping';
  if (recognition.name === 'transcribing' || recognition.name === 'ending') return 'transcribing';
  return recorder.name === 'idle' ? 'ready' : recorder.name;
}

const BEING_SAID: readonly VoiceView[] = ['recording', 'stopping', 'transcribing'];

const LISTENING: readonly VoiceView[] = ['opening', 'recording', 'stopping'];

const SAID: Partial<Record<VoiceView, string>> = {
  recording: voiceMessages.status.recording,
  stopping: voiceMessages.transcribing,
  transcribing: voiceMessages.transcribing,
};

export type VoiceFacts = {
  /** The microphone is open, or about to open. */
  isListening: boolean;
  /** An answer is on its way from the mouth to the text. */
  isBeingSaid: boolean;
  /** There are spoken words here that are not text yet. */
  isAtRisk: boolean;
  /** The engine at work on this answer; null when none is. */
  engine: EngineName | null;
  /** Status messages during the answer; errors are their own alerts, the clock is silent. */
  status: string;
  recording: Recording | null;
};

/**
 * The state that components around the recorder need. Its clock and interim words are not part of it: they change
 * several times a second.
 */
export function readVoiceFacts(state: VoiceAnswerState): VoiceFacts {
  const { recognition, recording } = state;
  const view = voiceView(state);
  const isBeingSaid = BEING_SAID.includes(view);
  return {
    isListening: LISTENING.includes(view),
    isBeingSaid,
    isAtRisk: isBeingSaid || ((view === 'unheard' || view === 'failed') && recording !== null),
    engine: 'engine' in recognition ? recognition.engine : null,
    status: SAID[view] ?? '',
    recording,
  };
}
