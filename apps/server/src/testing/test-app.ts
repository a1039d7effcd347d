import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { createBuiltInCoach } from '../adapters/built-in-coach/built-in-coach.ts';
import { runHere } from '../adapters/built-in-coach/run-here.ts';
import { createPdfResumeReader } from '../adapters/pdf/create-resume-reader.ts';
import { buildApp } from '../app.ts';
import type { Ports } from '../boot/app-ports.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { createSessionModule } from '../modules/auth/index.ts';
import { createProfileRepository } from '../modules/profile/profile-repository.ts';
import { createProfileService } from '../modules/profile/profile-service.ts';
import { buildTestDatabase } from './test-database.ts';

/** SESSION_SECRET of the application. */
export const TEST_SECRET = 'a secret for tests only, long enough';

export type TestPerson = { userId: string; token: string };
export type TestApp = {
  app: FastifyInstance;
  database: Database;
  /** A new person who is signed in, with the Free package's units. */
  signIn(name?: string): Promise<TestPerson>;
  /** A call below /api/v1 with the person's token; answers status and parsed body. */
  ask(person: TestPerson | null, method: InjectOptions['method'], path: string, options?: AskOptions): Promise<Answer>;
  close(): Promise<void>;
};
type AskOptions = { body?: unknown; headers?: Record<string, string> };
// biome-ignore lint/suspicious/noExplicitAny: tests read replies of every shape
export type Answer = { status: number; body: any; headers: Record<string, unknown> };

type TestAppOptions = { env?: Record<string, string>; ports?: Partial<Ports>; database?: Database };

/** The whole application on a fresh database, asked without a network. Close it after the test. */
export async function buildTestApp({ env = {}, ports = {}, database: given }: TestAppOptions = {}): Promise<TestApp> {
  const database = given ?? (await buildTestDatabase());
  const config = readConfig({ LOG_LEVEL: 'silent', RATE_LIMITS: 'off', ...env });
  const all: Ports = {
    database,
    secret: TEST_SECRET,
    coach: createBuiltInCoach(),
    resumeReader: createPdfResumeReader(),
    parseResume: (document) => runHere('parse', document),
    speechToText: null,
    textToSpeech: null,
    identity: null,
    payments: null,
    ...ports,
  };
  const app = await buildApp(config, all);
  await app.ready();
  const profiles = createProfileService({
    repository: createProfileRepository(database.orm),
    secret: TEST_SECRET,
  });
  const sessions = createSessionModule({ orm: database.orm, secret: TEST_SECRET });

  return {
    app,
    database,
    async signIn(name = 'Ada Lovelace') {
      const { userId } = await profiles.welcome({
        issuer: 'test',
        subject: randomUUID(),
        email: 'ada@example.org',
        name,
        picture: '',
      });
      return { userId, token: (await sessions.open(userId)).accessToken };
    },
    async ask(person, method, path, { body, headers = {} } = {}) {
      const reply = await app.inject({
        method,
        url: `/api/v1${path}`,
        headers: { ...(person ? { 'x-access-token': person.token } : {}), ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      });
      const isJson = String(reply.headers['content-type'] ?? '').includes('json');
      return { status: reply.statusCode, body: isJson ? reply.json() : reply.body, headers: reply.headers };
    },
    async close() {
      await app.close();
      if (!given) await database.close();
    },
  };
}
