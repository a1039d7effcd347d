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
    async ({ file, signal }) => {
      if (!file) throw new AppError('invalid_request', { message: 'audio: send the recording in this field.' });
      return service.transcribe({ bytes: file.bytes, signal });
    },
    service.head,
  );
}
