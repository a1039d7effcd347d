import type { WatchProvider } from '../ports/provider-calls.ts';
import type { WatchQueue } from '../ports/queue-watch.ts';
import type { SpeechToText, TextToSpeech } from '../ports/speech.ts';
import { findProgram } from '../programs/find-program.ts';
import { createAudioDecoder } from './audio/audio-decoder.ts';
import { listenBeforeSending } from './audio/listen-before-sending.ts';
import { createEspeak } from './espeak/create-espeak.ts';
import { createFlite } from './flite/create-flite.ts';
import type { SpeakerSettings } from './openai-speech/create-speaker.ts';
import type { TranscriberSettings } from './openai-speech/create-transcriber.ts';
import { createPocketsphinx } from './pocketsphinx/create-pocketsphinx.ts';
import { findPocketsphinx } from './pocketsphinx/find-pocketsphinx.ts';

/** As config.ts reads them from `STT_*` and `TTS_*`; null where nothing is configured. */
export type SpeechSettings = { speechToText: TranscriberSettings | null; textToSpeech: SpeakerSettings | null };

export type SpeechEngines = { speechToText: SpeechToText | null; textToSpeech: TextToSpeech | null };

function findLocalVoice(watchQueue?: WatchQueue): TextToSpeech | null {
  const espeak = findProgram('espeak-ng');
  if (espeak) return createEspeak(espeak, watchQueue);
  const flite = findProgram('flite');
  return flite ? createFlite(flite, watchQueue) : null;
}

/** The engines of this server: the configured ones, else those of this machine, else none. Starts nothing yet. */
export async function findSpeechEngines(
  settings: SpeechSettings,
  watch: WatchProvider,
  watchQueue?: WatchQueue,
): Promise<SpeechEngines> {
  return {
    speechToText: await findSpeechToText(settings.speechToText, watch, watchQueue),
    textToSpeech: await findTextToSpeech(settings.textToSpeech, watch, watchQueue),
  };
}

// The client of configured servers brings a large library along, which is loaded only for them.

async function findTextToSpeech(
  settings: SpeakerSettings | null,
  watch: WatchProvider,
  watchQueue?: WatchQueue,
): Promise<TextToSpeech | null> {
  if (!settings) return findLocalVoice(watchQueue);
  const { createSpeaker } = await import('./openai-speech/create-speaker.ts');
  return createSpeaker(settings, watch);
}

async function findSpeechToText(
  settings: TranscriberSettings | null,
  watch: WatchProvider,
  watchQueue?: WatchQueue,
): Promise<SpeechToText | null> {
  const decoder = createAudioDecoder();
  if (settings) {
    const { createTranscriber } = await import('./openai-speech/create-transcriber.ts');
    return listenBeforeSending(createTranscriber(settings, watch), decoder);
  }
  const program = findPocketsphinx();
  return program && createPocketsphinx(program, decoder, watchQueue);
}
