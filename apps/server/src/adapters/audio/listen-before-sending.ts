import { AppError } from '../../app-error.ts';
import type { AudioDecoder, SpeechToText } from '../../ports/speech.ts';

/**
 * The same engine, but recordings without speech never reach it: recognisers invent words on silence, and a person's
 * room need not travel for nothing. What cannot be decoded here (mp4) goes through unheard.
 */
export function listenBeforeSending(engine: SpeechToText, decoder: AudioDecoder): SpeechToText {
  return {
    name: engine.name,
    engine: engine.engine,
    async transcribe(audio, options) {
      if (audio.format !== 'mp4') {
        const { speech } = await decoder.decode(audio, { signal: options.signal });
        if (speech.length === 0) throw new AppError('speech_not_understood');
      }
      return engine.transcribe(audio, options);
    },
  };
}
