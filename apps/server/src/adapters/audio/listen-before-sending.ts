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
      if (audio.format === 'mp4') return engine.transcribe(audio, options);
      const { signal, measure } = options;
      const { speech, sound } = await decoder.decode(audio, { signal, measure });
      if (speech.length === 0) throw new AppError('speech_not_understood');
      return { ...(await engine.transcribe(audio, options)), sound };
    },
  };
}
