import type { FastifyInstance } from 'fastify';
import { registerSpeechRoutes } from './speech-routes.ts';
import { createSpeechService, type SpeechEngines, type SpeechService } from './speech-service.ts';

export function createSpeechModule(app: FastifyInstance, engines: SpeechEngines): SpeechService {
  const service = createSpeechService(engines);
  registerSpeechRoutes(app, service);
  return service;
}
