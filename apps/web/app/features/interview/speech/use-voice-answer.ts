import type { SoundMeasure } from '@greenroom/contract/speech';
import { useEffect, useMemo } from 'react';
import { hasCode } from '~/api/api-error.ts';
import { call } from '~/api/client.ts';
import { canMeasureHere } from '~/audio/delivery/measure-recording.ts';
import { openMicrophone } from '~/audio/microphone/open-microphone.ts';
import { recordingFileName } from '~/audio/microphone/recording-format.ts';
import { listenLive } from '~/audio/recognition/listen-live.ts';
import { findSpeechRecognition } from '~/audio/recognition/speech-recognition.ts';
import { answerLimitMs, useAccommodations } from '../state/accommodations.ts';
import type { ListenLive } from './hearing.ts';
import { readEngineOrder } from './speech-facts.ts';
import { measureTranscription } from './transcription-pace.ts';
import { createVoiceAnswer, type VoiceAnswer, type VoiceAnswerPorts } from './voice-answer.ts';

const listenInBrowser: ListenLive = (engine, options) => {
  const recognition = findSpeechRecognition();
  if (!recognition) throw new Error('This browser has no recogniser.');
  return listenLive(recognition, { ...options, isOnDevice: engine === 'on-device' });
};

/** The server measures what it is sent to transcribe, where this browser cannot and the person wants it. */
export function wantedMeasure(): SoundMeasure | undefined {
  const { withoutDelivery, withoutPace } = useAccommodations.getState();
  if (withoutDelivery || canMeasureHere()) return undefined;
  return withoutPace ? 'voice' : 'all';
}

const browserPorts: Omit<VoiceAnswerPorts, 'onHeard'> = {
  openMicrophone,
  limitMs: answerLimitMs,
  listenLive: listenInBrowser,
  async transcribe(blob, signal) {
    const file = { field: 'audio', blob, name: recordingFileName(blob.type) };
    const query = { detailed: 'true', measure: wantedMeasure() } as const;
    const heard = await call('transcribeSpeech', { file, query, signal });
    return typeof heard === 'string' ? { text: heard, isDoubtful: false, words: [], sound: null } : heard;
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
