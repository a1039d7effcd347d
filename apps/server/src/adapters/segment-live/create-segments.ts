import type { LiveTranscriber } from '../../ports/live-transcription.ts';
import type { SpeechToText } from '../../ports/speech.ts';
import { type HearPcm, openSegmentStream } from './segment-stream.ts';
import { wavOf } from './wav-of.ts';

type TranscribePcm = (pcm: Int16Array, options: { signal?: AbortSignal }) => Promise<{ text: string }>;

/** Live words from an engine that hears whole recordings: it gets each stretch of speech as it ends. */
export function createSegmentTranscriber(
  engine: Pick<SpeechToText, 'name' | 'transcribe'>,
  transcribePcm: TranscribePcm | null,
): LiveTranscriber {
  const hear: HearPcm = async (pcm, signal) => {
    if (transcribePcm) return (await transcribePcm(pcm, { signal })).text;
    return (await engine.transcribe({ bytes: wavOf(pcm), format: 'wav' }, { signal })).text;
  };
  return {
    engine: transcribePcm ? 'local-engine' : 'segments',
    name: engine.name,
    open: (onEvent) => openSegmentStream({ hear, onEvent }),
  };
}
