import type { LiveTranscriber } from '../ports/live-transcription.ts';
import type { WatchProvider } from '../ports/provider-calls.ts';
import type { LocalSpeechToText, SpeechToText } from '../ports/speech.ts';
import { createDeepgramTranscriber, type StreamingSettings } from './deepgram-live/create-deepgram.ts';
import { createSegmentTranscriber } from './segment-live/create-segments.ts';

const isLocal = (engine: SpeechToText): engine is LocalSpeechToText => 'transcribePcm' in engine;

/** A streaming server where one is configured; else the transcriber of recorded answers, one utterance at a time; else none. */
export function findLiveTranscriber(
  settings: StreamingSettings | null,
  speechToText: SpeechToText | null,
  watch: WatchProvider,
): LiveTranscriber | null {
  if (settings) return createDeepgramTranscriber(settings, watch);
  if (!speechToText) return null;
  return createSegmentTranscriber(speechToText, isLocal(speechToText) ? speechToText.transcribePcm : null);
}
