import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PACKAGES } from '@greenroom/contract/packages';
import { newId } from '@greenroom/contract/uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { quotas } from '../db/schema.ts';
import { findFreePort, type KillableServer, startKillableServer } from '../testing/killable-server.ts';
import { PEOPLE_SECRET, type SignedInPerson, signInPeople, withDatabase } from '../testing/people.ts';

/** The longest that any provider may take, and time for a busy machine. */
const BOUND_MS = 60_000;
const ROUNDS = 10;

/** Takes connections and what is sent, and never answers. */
async function openSilence(): Promise<{ port: number; connections: () => number; close(): void }> {
  const sockets = new Set<Socket>();
  let count = 0;
  const server: Server = createServer((socket) => {
    count += 1;
    sockets.add(socket.resume());
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    connections: () => count,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

const PROVIDERS = ['llm', 'stt', 'tts', 'live', 'oidc', 'stripe', 'otlp'] as const;

/** A real process for which every provider hangs at once. */
describe('while every provider hangs', () => {
  let server: KillableServer;
  let dataDir: string;
  let person: SignedInPerson;
  const silences = new Map<string, Awaited<ReturnType<typeof openSilence>>>();
  const at = (name: (typeof PROVIDERS)[number], path = '', protocol = 'http') =>
    `${protocol}://127.0.0.1:${silences.get(name)?.port}${path}`;
  beforeAll(async () => {
    for (const name of PROVIDERS) silences.set(name, await openSilence());
    dataDir = await mkdtemp(join(tmpdir(), 'greenroom-hanging-'));
    person = await withDatabase({ databaseUrl: null, dataDir }, async (opened) => {
      const [first] = await signInPeople(opened, 1);
      if (!first) throw new Error('nobody is signed in');
      await opened.orm.update(quotas).set({ availableLiveInterviews: 1 });
      return first;
    });
    server = await startKillableServer(await findFreePort(), {
      DATA_DIR: dataDir,
      SESSION_SECRET: PEOPLE_SECRET,
      LLM_BASE_URL: at('llm', '/v1'),
      LLM_MODEL: 'm',
      LLM_TIMEOUT_S: '8',
      STT_BASE_URL: at('stt', '/v1'),
      STT_MODEL: 'm',
      STT_TIMEOUT_S: '8',
      TTS_BASE_URL: at('tts', '/v1'),
      TTS_MODEL: 'm',
      TTS_VOICE: 'v',
      TTS_TIMEOUT_S: '8',
      LIVE_STT_URL: at('live', '/v1/listen', 'ws'),
      OIDC_ISSUER: at('oidc'),
      OIDC_CLIENT_ID: 'id',
      OIDC_CLIENT_SECRET: 'secret',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_API_URL: at('stripe'),
      OTEL_EXPORTER_OTLP_ENDPOINT: at('otlp'),
    });
  });
  afterAll(async () => {
    await server?.kill();
    for (const silence of silences.values()) silence.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** The status, the code of the error if there is one, and the data. */
  async function ask(method: string, path: string, body?: object | FormData, key?: string) {
    const isForm = body instanceof FormData;
    const reply = await fetch(`${server.origin}/api/v1${path}`, {
      method,
      redirect: 'manual',
      headers: {
        'x-access-token': person.accessToken,
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    const { error, data } = (await reply.json()) as { error?: { code: string }; data?: unknown };
    return { status: reply.status, code: error?.code ?? null, data };
  }
  function recording(): FormData {
    const form = new FormData();
    // Other formats are listened to before they are sent.
    const mp4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypM4A '), Buffer.alloc(4000, 1)]);
    form.append('audio', new Blob([new Uint8Array(mp4)], { type: 'audio/mp4' }), 'answer.mp4');
    return form;
  }
  /** What the person reads in a live session. */
  async function listen(): Promise<string> {
    const key = newId();
    await ask('PATCH', `/user/${person.userId}/quota`, { updateType: 'live-interview' }, key);
    const { data } = await ask('POST', '/live/sessions', {}, key);
    const { ticket } = data as { ticket: string };
    const url = server.origin.replace('http', 'ws');
    const socket = new WebSocket(`${url}/api/v1/live?ticket=${ticket}`, { headers: { origin: server.origin } });
    const told = Promise.withResolvers<string>();
    socket.on('message', (text) => {
      const { message = '' } = JSON.parse(String(text)) as { message?: string };
      if (message.includes('transcription')) told.resolve(message);
    });
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'recorder-start' }));
    socket.send(Buffer.alloc(4000, 1));
    const message = await told.promise;
    socket.close();
    return message;
  }

  it('each request ends in bounded time and says why, and everything else answers at once', async () => {
    const beganAt = performance.now();
    let pending = 0;
    const within = async <Result>(work: Promise<Result>): Promise<Result> => {
      pending += 1;
      const result = await work.finally(() => {
        pending -= 1;
      });
      expect(performance.now() - beganAt).toBeLessThan(BOUND_MS);
      return result;
    };
    const starter = PACKAGES.find(({ name }) => name === 'Starter');
    const purchase = { amount: starter?.price ?? 0, plan: 'Starter', user_id: person.userId };
    const judged = { question: 'Tell me about yourself?', answer: 'I have been a nurse for ten years.' };
    const hanging = {
      feedback: within(ask('POST', '/ai/completions/feedback', judged)),
      spoken: within(ask('POST', '/ai/tts', { text: 'Why this job?' })),
      heard: within(ask('POST', '/ai/stt', recording())),
      signIn: within(ask('GET', '/auth/start')),
      checkout: within(ask('POST', '/ai/stripe/create-checkout-session', purchase, newId())),
    };
    const notice = listen();
    // Traces are sent a few seconds later.
    const asked = () => PROVIDERS.filter((name) => name === 'otlp' || silences.get(name)?.connections());
    await expect.poll(asked, { timeout: BOUND_MS }).toEqual([...PROVIDERS]);

    const id = '0192f3a0-0000-7000-8000-000000000001';
    const progress = {
      jobName: 'Nurse',
      jobDescription: '',
      options: { questionCount: 3, questionType: 'Mixed', skipFirst: false, questionDifficulty: 'Easy' },
      turns: [{ question: 'Tell me about yourself?', answer: 'Yes' }],
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      const replies = [
        await ask('GET', '/capabilities'),
        await ask('GET', '/profile'),
        await ask('PUT', `/users/${person.userId}/interviews/${id}/progress`, progress),
        await ask('GET', `/users/${person.userId}/interviews/all`),
      ];
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    }
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
    // All of that took less time than the first provider was waited for.
    expect(pending).toBe(Object.keys(hanging).length);

    expect(await hanging.feedback).toMatchObject({
      status: 200,
      data: { scoredBy: 'built-in-coach-standing-in' },
    });
    expect(await hanging.spoken).toMatchObject({ status: 504, code: 'provider_timeout' });
    expect(await hanging.heard).toMatchObject({ status: 504, code: 'provider_timeout' });
    expect(await notice).toContain('does not answer');
    expect(await hanging.signIn).toMatchObject({ status: 502, code: 'provider_failed' });
    expect(await hanging.checkout).toMatchObject({ status: 502, code: 'payment_failed' });
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  });
});
