import type { Capabilities } from '@greenroom/contract/capabilities';
import { LIVE_SESSIONS_AT_ONCE } from '@greenroom/contract/limits';
import type { FastifyInstance } from 'fastify';
import type { Orm } from '../../db/database.ts';
import type { ProcessorBudget } from '../../plugins/processor-budget.ts';
import type { Coach } from '../../ports/language.ts';
import type { LiveTranscriber } from '../../ports/live-transcription.ts';
import { onBehalfOf } from '../../ports/outgoing-person.ts';
import { chargeTo } from '../../ports/processor-time.ts';
import { createAnswerService } from './answer-service.ts';
import { registerLiveRoutes } from './live-assistant-routes.ts';
import { createLiveHub } from './live-hub.ts';
import { createLiveRepository } from './live-repository.ts';
import { createLiveService } from './live-service.ts';
import { CLOSE_CODES } from './live-socket.ts';
import { registerLiveSocket } from './live-socket-routes.ts';
import { createLiveUnitRepository } from './live-unit-repository.ts';
import { createSavedSessionRepository } from './saved-session-repository.ts';
import { createSavedSessionService } from './saved-session-service.ts';

type LiveModuleOptions = {
  orm: Orm;
  coach: Pick<Coach, 'answerLive' | 'streamLive'>;
  liveTranscriber: LiveTranscriber | null;
  isUnlimited: boolean;
  hasRateLimits: boolean;
  /** Null for any number. */
  mostSocketsPerAddress: number | null;
  origins: string[];
  processor: Pick<ProcessorBudget, 'checkAccount' | 'chargeOfAccount'>;
};

const SWEEP_EVERY_MS = 60_000;
const TAKEN_OVER_EVERY_MS = 5000;

/** The real-time assistant: answers, sessions, the socket, and saved interviews. */
export function createLiveAssistantModule(app: FastifyInstance, options: LiveModuleOptions) {
  const { orm, coach, liveTranscriber, isUnlimited, hasRateLimits, origins, processor } = options;
  const units = createLiveUnitRepository(orm);
  const mostAtOnce = hasRateLimits ? LIVE_SESSIONS_AT_ONCE : null;
  const service = createLiveService({ sessions: createLiveRepository(orm), units, isUnlimited, mostAtOnce });
  const onError = (error: unknown) => app.log.error({ err: error }, 'live session');
  const hub = createLiveHub({ transcriber: liveTranscriber, service, onError });
  registerLiveRoutes(app, {
    answers: createAnswerService(coach),
    checkProcessor: processor.checkAccount,
    live: service,
    kept: createSavedSessionService(createSavedSessionRepository(orm)),
  });
  registerLiveSocket(app, {
    hub,
    service,
    origins,
    mostPerAddress: options.mostSocketsPerAddress,
    runFor: (userId, work) => chargeTo(processor.chargeOfAccount(userId), () => onBehalfOf(userId, work)),
  });
  const sweep = setInterval(() => void service.endAbandoned().catch(onError), SWEEP_EVERY_MS).unref();
  const watch = setInterval(() => void hub.dropTakenOver().catch(onError), TAKEN_OVER_EVERY_MS).unref();
  app.addHook('preClose', async () => {
    clearInterval(sweep);
    clearInterval(watch);
    await hub.close();
    // Sockets of other addresses; the hub has closed its own, with a code that says why.
    for (const client of app.websocketServer.clients) client.close(CLOSE_CODES.serviceRestart);
    app.websocketServer.close();
  });
  return {
    capabilities: (): Pick<Capabilities, 'liveTranscription'> => ({
      liveTranscription: liveTranscriber
        ? { engine: liveTranscriber.engine, name: liveTranscriber.name }
        : { engine: 'none', name: null },
    }),
  };
}
