import { useEffect, useMemo } from 'react';
import { hasCode } from '~/api/api-error.ts';
import { call } from '~/api/client.ts';
import { openMicrophone } from '~/audio/microphone/open-microphone.ts';
import { recordingFileName } from '~/audio/microphone/recording-format.ts';
import { listenLive } from '~/audio/recognition/listen-live.ts';
import { findSpeechRecognition } from '~/audio/recognition/speech-recognition.ts';
import { answerLimitMs } from '../state/accommodations.ts';
import type { ListenLive } from './hearing.ts';
import { readEngineOrder } from './speech-facts.ts';
import { measureTranscription } from './transcription-pace.ts';
import { createVoiceAnswer, type VoiceAnswer, type VoiceAnswerPorts } from './voice-answer.ts';

const listenInBrowser: ListenLive = (engine, options) => {
  const recognition = findSpeechRecognition();
  if (!recognition) throw new Error('This browser has no recogniser.');
  return listenLive(recognition, { ...options, isOnDevice: engine === 'on-device' });
};

const browserPorts: Omit<VoiceAnswerPorts, 'onHeard'> = {
  openMicrophone,
  limitMs: answerLimitMs,
  listenLive: listenInBrowser,
  async transcribe(blob, signal) {
    const file = { field: 'audio', blob, name: recordingFileName(blob.type) };
    const heard = await call('transcribeSpeech', { file, query: { detailed: 'true' }, signal });
    return typeof heard === 'string' ? { text: heard, isDoubtful: false, words: [] } : heard;
  },
  measure: measureTranscription,
  problemOf: (error) => (hasCode(error, 'speech_not_understood') ? 'not-understood' : 'failed'),
  orderEngines: readEngineOrder,
};

/**
 * The recorder of one question. Leaving it cancels everything that runs, so that nothing late reaches the next one.
 * @param onHeard must stay the same while the question does
 */
export function useVoiceAnswer(onHeard: VoiceAnswerPorts['onHeard']): VoiceAnswer {
  const voice = useMemo(() => createVoiceAnswer({ ...browserPorts, onHeard }), [onHeard]);
  useEffect(() => voice.enter(), [voice]);
  return voice;
}
