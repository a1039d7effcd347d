import type { FastifyInstance } from 'fastify';
import type { Orm } from '../../db/database.ts';
import type { FileHead } from '../../plugins/call.ts';
import { createRecordingRepository } from './recording-repository.ts';
import { registerRecordingRoutes } from './recording-routes.ts';
import { createRecordingSeal } from './recording-seal.ts';
import { createRecordingService, type RecordingService } from './recording-service.ts';

/** Recordings may take half of an account, so that there is always room for interviews. */
const SHARE_OF_ACCOUNT = 0.5;

type RecordingsModuleOptions = {
  orm: Orm;
  secret: string;
  previousSecrets?: readonly string[] | undefined;
  formatOf: (bytes: Buffer) => string;
  audioHead: FileHead;
  recordingDays: number;
  accountStorageBytes: number;
};

/** Recordings that people save with their accounts. */
export function createRecordingsModule(app: FastifyInstance, options: RecordingsModuleOptions): RecordingService {
  const { orm, secret, previousSecrets, formatOf, audioHead, recordingDays, accountStorageBytes } = options;
  const service = createRecordingService({
    repository: createRecordingRepository(orm),
    seal: createRecordingSeal({ secret, previousSecrets }),
    formatOf,
    days: recordingDays,
    maxBytes: accountStorageBytes * SHARE_OF_ACCOUNT,
  });
  registerRecordingRoutes(app, service, audioHead);
  return service;
}
