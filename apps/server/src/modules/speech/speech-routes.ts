import { endpoints } from '@greenroom/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { SpeechService } from './speech-service.ts';

export function registerSpeechRoutes(app: FastifyInstance, service: SpeechService): void {
  app.endpoint(endpoints.speakText, async ({ body, signal }) => {
    const { audioBase64 } = await service.speak(body.text ?? body.input ?? '', signal);
    return audioBase64;
  });
  app.endpoint(
    endpoints.transcribeSpeech,
    async ({ file, query, signal }) => {
      if (!file) throw new AppError('invalid_request', { message: 'audio: send the recording in this field.' });
      const heard = await service.transcribe({ bytes: file.bytes, signal, measure: query.measure });
      return query.detailed ? heard : heard.text;
    },
    service.head,
  );
}
