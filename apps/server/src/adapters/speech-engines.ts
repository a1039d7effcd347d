import type { SpeechToText, TextToSpeech } from '../ports/speech.ts';
import { findProgram } from '../programs/find-program.ts';
import { createAudioDecoder } from './audio/audio-decoder.ts';
import { listenBeforeSending } from './audio/listen-before-sending.ts';
import { createEspeak } from './espeak/create-espeak.ts';
import { createFlite } from './flite/create-flite.ts';
import { createSpeaker, type SpeakerSettings } from './openai-speech/create-speaker.ts';
import { createTranscriber, type TranscriberSettings } from './openai-speech/create-transcriber.ts';
import { createPocketsphinx } from './pocketsphinx/create-pocketsphinx.ts';
import { findPocketsphinx } from './pocketsphinx/find-pocketsphinx.ts';

/** As config.ts reads them from `STT_*` and `TTS_*`; null where nothing is configured. */
export type SpeechSettings = { speechToText: TranscriberSettings | null; textToSpeech: SpeakerSettings | null };

export type SpeechEngines = { speechToText: SpeechToText | null; textToSpeech: TextToSpeech | null };

function findLocalVoice(): TextToSpeech | null {
  const espeak = findProgram('espeak-ng');
  if (espeak) return createEspeak(espeak);
  const flite = findProgram('flite');
  return flite ? createFlite(flite) : null;
}

/** The engines of this server: the configured ones, else those of this machine, else none. Starts nothing yet. */
export function findSpeechEngines(settings: SpeechSettings): SpeechEngines {
  return {
    speechToText: findSpeechToText(settings.speechToText),
    textToSpeech: settings.textToSpeech ? createSpeaker(settings.textToSpeech) : findLocalVoice(),
  };
}

function findSpeechToText(settings: TranscriberSettings | null): SpeechToText | null {
  const decoder = createAudioDecoder();
  if (settings) return listenBeforeSending(createTranscriber(settings), decoder);
  const program = findPocketsphinx();
  return program && createPocketsphinx(program, decoder);
}
