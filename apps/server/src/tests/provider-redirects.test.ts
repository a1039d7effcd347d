import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import { createDeepgramTranscriber } from '../adapters/deepgram-live/create-deepgram.ts';
import { findLocalServers } from '../adapters/language-model/find-local-model.ts';
import { createModelClient } from '../adapters/language-model/model-client.ts';
import { createSpeaker } from '../adapters/openai-speech/create-speaker.ts';
import { createTranscriber } from '../adapters/openai-speech/create-transcriber.ts';
import { createOpenIdProvider } from '../adapters/openid/openid-provider.ts';
import { createStripePayments } from '../adapters/stripe/stripe-payments.ts';
import { checkoutOrder } from '../testing/checkout-order.ts';
import { buildTestApp } from '../testing/test-app.ts';

const watch = () => undefined;
const portOf = (server: Server) => (server.address() as AddressInfo).port;

describe('a provider that redirects', () => {
  /** Where the redirects lead. */
  const elsewhere = createServer((request, response) => {
    strangers.push(`${request.method} ${request.url}`);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  const sockets = new WebSocketServer({ server: elsewhere });
  /** 307 repeats the request with its method, body and headers. */
  const redirecting = createServer((request, response) => {
    asked += 1;
    request.resume();
    const location = `http://127.0.0.1:${portOf(elsewhere)}${request.url}`;
    response.writeHead(307, { location }).end();
  });
  redirecting.on('upgrade', (request, socket) => {
    asked += 1;
    const location = `ws://127.0.0.1:${portOf(elsewhere)}${request.url}`;
    socket.end(`HTTP/1.1 307 Temporary Redirect\r\nLocation: ${location}\r\nConnection: close\r\n\r\n`);
  });
  let strangers: string[] = [];
  let asked = 0;
  let origin = '';
  beforeAll(async () => {
    sockets.on('connection', (_, request) => strangers.push(`socket ${request.url}`));
    elsewhere.listen(0, '127.0.0.1');
    await once(elsewhere, 'listening');
    redirecting.listen(0, '127.0.0.1');
    await once(redirecting, 'listening');
    origin = `http://127.0.0.1:${portOf(redirecting)}`;
  });
  beforeEach(() => {
    strangers = [];
    asked = 0;
  });
  afterAll(() => {
    for (const server of [elsewhere, redirecting]) {
      server.closeAllConnections();
      server.close();
    }
    for (const socket of sockets.clients) socket.terminate();
  });

  async function expectRefused(work: Promise<unknown>): Promise<void> {
    await expect(work).rejects.toThrow();
    expect(asked).toBeGreaterThan(0);
    expect(strangers).toEqual([]);
  }
  const server = () => ({ baseUrl: `${origin}/v1`, apiKey: 'a-key', model: 'm' });

  it('is not followed for the language model', () => expectRefused(createModelClient(server()).tryOut(60_000)));

  it('is not followed when models of this computer are looked for', async () => {
    const found = await findLocalServers([{ product: 'Ollama', baseUrl: `${origin}/v1` }]);
    expect([found, asked, strangers]).toEqual([[], 1, []]);
  });

  it('is not followed for the voice', () =>
    expectRefused(createSpeaker({ ...server(), voice: 'v' }, watch).synthesize('Why this job?', {})));

  it('is not followed for hearing', () =>
    expectRefused(createTranscriber(server(), watch).transcribe({ bytes: Buffer.alloc(2000), format: 'wav' }, {})));

  it('is not followed for live hearing', async () => {
    const failed = Promise.withResolvers<number | null>();
    const url = `${origin.replace('http', 'ws')}/v1/listen`;
    const transcriber = createDeepgramTranscriber({ url, apiKey: 'a-key' }, ({ failure }) => {
      if (failure) failed.resolve(failure.status);
    });
    sockets.once('connection', () => failed.reject(new Error('It was followed.')));
    const stream = transcriber.open(() => undefined);
    expect(await failed.promise).toBe(307);
    stream.close();
    expect(strangers).toEqual([]);
  });

  it('is not followed for sign-in', () => {
    const provider = createOpenIdProvider({
      issuer: origin,
      clientId: 'a',
      clientSecret: 'b',
      kind: 'oidc',
      name: 'issuer',
    });
    const attempt = { state: 's', nonce: 'n', codeVerifier: 'v'.repeat(43), origin: 'http://localhost' };
    return expectRefused(provider.authorizationUrl(attempt));
  });

  it('is not followed for payments', () => {
    const settings = { secretKey: 'sk', webhookSecret: 'whsec', apiUrl: origin, firstWaitMs: 1 };
    return expectRefused(createStripePayments(settings).createCheckout(checkoutOrder()));
  });

  it('is not followed for traces', async () => {
    const test = await buildTestApp({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: origin } });
    await test.ask(null, 'GET', '/capabilities');
    // Closing sends the spans that wait.
    await test.close();
    expect(asked).toBeGreaterThan(0);
    expect(strangers).toEqual([]);
  });
});
