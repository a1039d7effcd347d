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

/**
 * Workers that reserve a unit and save an interview, again and again. What fails is sent again with the same key, as a client does.
 * `settle` ends them and compares what was acknowledged with what PostgreSQL has.
 */
export async function startSteadyLoad(options: {
  databaseUrl: string;
  person: SignedInPerson;
  workers: number;
  send: Send;
}) {
  const { databaseUrl, person, workers, send } = options;
  const client = new pg.Client(databaseUrl);
  client.on('error', () => undefined);
  await client.connect();
  await client.query('delete from reservations where user_id = $1', [person.userId]);
  await client.query('update quotas set available_interviews = $1 where user_id = $2', [UNITS, person.userId]);
  await client.end();

  const replies: LoadReply[] = [];
  const broken: string[] = [];
  const done: string[] = [];
  let isOver = false;
  async function untilDone(method: string, path: string, body: object, key: string): Promise<void> {
    for (;;) {
      try {
        const reply = await send(method, path, body, key);
        replies.push(reply);
        if (reply.status === 200) return;
      } catch (error) {
        broken.push(String((error as Error).cause ?? error));
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  async function work(): Promise<void> {
    while (!isOver) {
      const id = newId();
      await untilDone('PATCH', `/user/${person.userId}/quota`, { updateType: 'interview' }, id);
      const progress = {
        jobName: 'Nurse',
        jobDescription: '',
        options: { questionCount: 3, questionType: 'Mixed', skipFirst: false, questionDifficulty: 'Easy' },
        turns: [{ question: 'Tell me about yourself?', answer: null }],
      };
      await untilDone('PUT', `/users/${person.userId}/interviews/${id}/progress`, progress, id);
      done.push(id);
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
      while (done.length < before + count) await new Promise((resolve) => setTimeout(resolve, 20));
    },
    async settle() {
      isOver = true;
      await Promise.all(working);
      const reader = new pg.Client(databaseUrl);
      await reader.connect();
      const { rows } = await reader.query<{ id: string }>('select id from interviews where user_id = $1', [
        person.userId,
      ]);
      const { rows: units } = await reader.query<{ taken: number; reserved: number }>(
        `select $1 - available_interviews as taken, (select count(*)::int from reservations where user_id = $2) as reserved
         from quotas where user_id = $2`,
        [UNITS, person.userId],
      );
      await reader.end();
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
