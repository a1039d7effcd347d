import { newId } from '@greenroom/contract/uuid';
import pg from 'pg';
import type { SignedInPerson } from './people.ts';

/** Enough that no load runs out of them. */
const UNITS = 1_000_000;

export type LoadReply = { status: number; retryAfter: string | null; millis: number };

/** Sends a request to a replica. Rejects when the connection broke. */
export type Send = (method: string, path: string, body: object, key: string) => Promise<LoadReply>;

/** As the web app sends it. */
export const sendTo =
  (origin: string, person: SignedInPerson): Send =>
  async (method, path, body, key) => {
    const beganAt = performance.now();
    const response = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: { 'x-access-token': person.accessToken, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    });
    await response.arrayBuffer();
    const { status, headers } = response;
    return { status, retryAfter: headers.get('retry-after'), millis: performance.now() - beganAt };
  };

type Query = (statement: string, values: unknown[]) => Promise<{ rows: object[] }>;
/** Opens the database for a while. */
export type UseDatabase = <Result>(use: (query: Query) => Promise<Result>) => Promise<Result>;

const usePostgres =
  (databaseUrl: string): UseDatabase =>
  async (use) => {
    const client = new pg.Client(databaseUrl);
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await use((statement, values) => client.query(statement, values));
    } finally {
      await client.end();
    }
  };

const isRefused = ({ status }: LoadReply): boolean => status === 401 || status === 403;

/**
 * Workers that reserve a unit and save an interview, again and again. What fails is sent again with the same key, as a client does.
 * `settle` ends them and compares what was acknowledged with what PostgreSQL has.
 */
export async function startSteadyLoad(options: {
  /** The PostgreSQL, or how another database is opened. */
  databaseUrl: string | UseDatabase;
  person: SignedInPerson;
  workers: number;
  send: Send;
}) {
  const { databaseUrl, person, workers, send } = options;
  const useDatabase = typeof databaseUrl === 'string' ? usePostgres(databaseUrl) : databaseUrl;
  await useDatabase(async (query) => {
    await query('delete from reservations where user_id = $1', [person.userId]);
    await query('update quotas set available_interviews = $1 where user_id = $2', [UNITS, person.userId]);
  });

  const replies: LoadReply[] = [];
  const broken: string[] = [];
  const done: string[] = [];
  let isOver = false;
  let expired: Error | undefined;
  async function untilDone(method: string, path: string, body: object, key: string): Promise<void> {
    for (;;) {
      try {
        const reply = await send(method, path, body, key);
        replies.push(reply);
        if (reply.status === 200) return;
        // It would be refused for ever.
        if (isRefused(reply)) expired ??= new Error('the access token has expired');
        if (expired) return;
      } catch (error) {
        broken.push(String((error as Error).cause ?? error));
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  async function work(): Promise<void> {
    while (!(isOver || expired)) {
      const id = newId();
      await untilDone('PATCH', `/user/${person.userId}/quota`, { updateType: 'interview' }, id);
      const progress = {
        jobName: 'Nurse',
        jobDescription: '',
        options: { questionCount: 3, questionType: 'Mixed', skipFirst: false, questionDifficulty: 'Easy' },
        turns: [{ question: 'Tell me about yourself?', answer: null }],
      };
      await untilDone('PUT', `/users/${person.userId}/interviews/${id}/progress`, progress, id);
      if (!expired) done.push(id);
    }
  }
  const working = Array.from({ length: workers }, work);

  return {
    replies,
    broken,
    done,
    /** Resolves after so many further pieces of work. */
    async goesOn(count = 20): Promise<void> {
      const before = done.length;
      while (!expired && done.length < before + count) await new Promise((resolve) => setTimeout(resolve, 20));
      if (expired) throw expired;
    },
    /** `afterLoad` runs between the end of the load and the look at the database. */
    async settle(afterLoad: () => Promise<unknown> = async () => undefined) {
      isOver = true;
      await Promise.all(working);
      await afterLoad();
      const { rows, units } = await useDatabase(async (query) => ({
        rows: (await query('select id from interviews where user_id = $1', [person.userId])).rows as { id: string }[],
        units: (
          await query(
            `select $1 - available_interviews as taken, (select count(*)::int from reservations where user_id = $2) as reserved
             from quotas where user_id = $2`,
            [UNITS, person.userId],
          )
        ).rows as { taken: number; reserved: number }[],
      }));
      const stored = new Set(rows.map(({ id }) => id));
      return {
        lost: done.filter((id) => !stored.has(id)).length,
        takenTwice: (units[0]?.taken ?? 0) - done.length,
        reservedTwice: (units[0]?.reserved ?? 0) - done.length,
      };
    },
  };
}

export const NOTHING_WRONG = { lost: 0, takenTwice: 0, reservedTwice: 0 };
