import type { Capabilities } from '@greenroom/contract/capabilities';
import { AUDIO_MAX_BYTES, TEXT_LIMITS } from '@greenroom/contract/constants';
import type { HeardSpeech, SoundMeasure } from '@greenroom/contract/speech';
import { AppError } from '../../app-error.ts';
import type { AudioFormat, SpeechToText, SpokenAudio, TextToSpeech } from '../../ports/speech.ts';
import { AUDIO_HEAD_BYTES, detectAudioFormat } from './detect-audio-format.ts';
import { createSpokenCache } from './spoken-cache.ts';

export type SpeechEngines = { speechToText: SpeechToText | null; textToSpeech: TextToSpeech | null };
export type AudioUpload = { bytes: Buffer; languageTag?: string; signal?: AbortSignal; measure?: SoundMeasure };
export type SpeechService = ReturnType<typeof createSpeechService>;

function formatOf(bytes: Buffer): AudioFormat {
  const format = detectAudioFormat(bytes);
  if (format) return format;
  throw new AppError('unsupported_media', { message: 'This is not a recording in webm, ogg, WAV or mp4.' });
}

/** Speech both ways over whichever engines this server has. */
export function createSpeechService({ speechToText, textToSpeech }: SpeechEngines) {
  const cache = createSpokenCache();

  return {
    /** The format of a recording. @throws AppError `unsupported_media` */
    formatOf,
    /** Rejects a file that is no recording by its first bytes. */
    audioHead: { bytes: AUDIO_HEAD_BYTES, check: (bytes: Buffer) => void formatOf(bytes) },

    /** What `transcribe` would say of the whole recording, told by its first bytes. */
    head: {
      bytes: AUDIO_HEAD_BYTES,
      check(bytes: Buffer): void {
        if (!speechToText) throw new AppError('speech_unavailable');
        formatOf(bytes);
      },
    },

    /**
     * Words of an uploaded recording. Fails with `speech_unavailable`, `speech_not_understood` (empty, broken, silent),
     * `unsupported_media`, `payload_too_large`, or as the engine does.
     */
    async transcribe({ bytes, languageTag, signal, measure }: AudioUpload): Promise<HeardSpeech> {
      if (!speechToText) throw new AppError('speech_unavailable');
      if (bytes.length > AUDIO_MAX_BYTES) throw new AppError('payload_too_large');
      if (bytes.length === 0) throw new AppError('speech_not_understood');
      const format = formatOf(bytes);
      const {
        text,
        isDoubtful = false,
        words = [],
        sound = null,
      } = await speechToText.transcribe({ bytes, format }, { languageTag, signal, measure });
      if (text.trim() === '') throw new AppError('speech_not_understood');
      return { text: text.trim(), isDoubtful, words, sound };
    },

    /** A text spoken, base64; the same text again comes from memory. Fails with `speech_unavailable` or as the engine does. */
    async speak(text: string, signal?: AbortSignal): Promise<{ audioBase64: string; mimeType: string }> {
      if (!textToSpeech) throw new AppError('speech_unavailable');
      const spoken = text.trim();
      if (spoken === '' || spoken.length > TEXT_LIMITS.speech) throw new AppError('invalid_request');
      const audio = cache.get(spoken) ?? cache.keep(spoken, await textToSpeech.synthesize(spoken, { signal }));
      return encode(audio);
    },

    capabilities(): Pick<Capabilities, 'speechToText' | 'textToSpeech'> {
      return { speechToText: describe(speechToText), textToSpeech: describe(textToSpeech) };
    },
  };
}

function encode(audio: SpokenAudio): { audioBase64: string; mimeType: string } {
  return { audioBase64: audio.bytes.toString('base64'), mimeType: audio.mimeType };
}

function describe(engine: Pick<SpeechToText, 'engine' | 'name'> | null): Capabilities['speechToText'] {
  return engine ? { engine: engine.engine, name: engine.name } : { engine: 'none', name: null };
}
