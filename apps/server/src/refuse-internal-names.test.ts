import dns from 'node:dns';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDeepgramTranscriber } from './adapters/deepgram-live/create-deepgram.ts';
import { createModelClient } from './adapters/language-model/model-client.ts';
import { createSpeaker } from './adapters/openai-speech/create-speaker.ts';
import { createTranscriber } from './adapters/openai-speech/create-transcriber.ts';
import { createOpenIdProvider } from './adapters/openid/openid-provider.ts';
import { createStripePayments } from './adapters/stripe/stripe-payments.ts';
import { refuseInternalNames } from './refuse-internal-names.ts';
import { checkoutOrder } from './testing/checkout-order.ts';

const METADATA = '169.254.169.254';
const watch = () => undefined;

describe('a name that resolves to an address inside the machine', () => {
  const systemLookup = dns.lookup;
  /** Addresses of the names of this test; all others are resolved by the system. */
  const names = new Map<string, string[]>();
  let asked: string[] = [];
  let undo = () => {};
  let connections = 0;
  let port = 0;
  /** A new one for each test: an open connection is used again without a look-up. */
  let host = '';
  let hosts = 0;
  const server = createServer((_request, response) => response.end('{}'));
  server.on('connection', () => {
    connections += 1;
  });

  type Done = (error: Error | null, address: unknown, family?: number) => void;
  const fakeLookup = (hostname: string, ...rest: unknown[]) => {
    const found = names.get(hostname);
    const callback = rest.at(-1) as Done;
    if (!found) return (systemLookup as unknown as (...all: unknown[]) => void)(hostname, ...rest);
    asked.push(hostname);
    const all = found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    const isAll = (rest[0] as { all?: boolean }).all === true;
    setImmediate(() => (isAll ? callback(null, all) : callback(null, all[0]?.address, all[0]?.family)));
  };
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => void server.close());
  beforeEach(() => {
    dns.lookup = fakeLookup as unknown as typeof dns.lookup;
    undo = refuseInternalNames('postgresql://user@db.test/greenroom');
    hosts += 1;
    host = `provider-${hosts}.test`;
    names.clear();
    names.set(host, [METADATA]);
    asked = [];
    connections = 0;
  });
  afterEach(() => {
    undo();
    dns.lookup = systemLookup;
  });

  const causesOf = (error: unknown): unknown[] =>
    error instanceof Error ? [(error as NodeJS.ErrnoException).code, ...causesOf(error.cause)] : [];
  async function expectRefused(work: Promise<unknown>): Promise<void> {
    const error = await work.then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(Error);
    expect([asked.length > 0, connections]).toEqual([true, 0]);
  }
  const settings = () => ({ baseUrl: `http://${host}:${port}/v1`, apiKey: 'a-key', model: 'm' });

  it.each([METADATA, 'fe80::1', 'fe80::1%eth0', 'fd00:ec2::254', '::ffff:169.254.169.254', '100.100.100.200'])(
    'is not called: %s',
    async (address) => {
      names.set(host, [address]);
      const failure = await fetch(`http://${host}:${port}`).catch((error: unknown) => error);
      expect(causesOf(failure)).toContain('EINTERNALNAME');
    },
  );

  it('is not called where only one of its addresses is inside', async () => {
    names.set(host, ['127.0.0.1', METADATA]);
    const failure = await fetch(`http://${host}:${port}`).catch((error: unknown) => error);
    expect(causesOf(failure)).toContain('EINTERNALNAME');
    expect(connections).toBe(0);
  });

  it('is called where it resolves to another one, and once it no longer resolves to an inner one', async () => {
    await expect(fetch(`http://${host}:${port}`)).rejects.toThrow();
    expect(connections).toBe(0);
    names.set(host, ['127.0.0.1']);
    expect((await fetch(`http://${host}:${port}`)).status).toBe(200);
  });

  it('is looked up as before by those who wrap the function of Node', async () => {
    undo();
    dns.lookup = systemLookup;
    undo = refuseInternalNames(null);
    expect(await promisify(dns.lookup)('127.0.0.1')).toEqual({ address: '127.0.0.1', family: 4 });
  });

  it('may be that of the database', async () => {
    names.set('db.test', [METADATA]);
    const found = await new Promise((resolve) => dns.lookup('db.test', {}, (_error, address) => resolve(address)));
    expect(found).toBe(METADATA);
  });

  // The libraries of the providers bring their own clients: each must resolve names where they are checked.
  it('is refused for the language model', async () => {
    const failure = await createModelClient(settings())
      .tryOut(60_000)
      .catch((error: unknown) => error);
    expect([asked.length > 0, connections]).toEqual([true, 0]);
    expect(failure).toMatchObject({ kind: 'unreachable' });
  });
  it('is refused for the voice', () =>
    expectRefused(createSpeaker({ ...settings(), voice: 'v' }, watch).synthesize('Why this job?', {})));
  it('is refused for hearing', () =>
    expectRefused(createTranscriber(settings(), watch).transcribe({ bytes: Buffer.alloc(2000), format: 'wav' }, {})));
  it('is refused for live hearing', async () => {
    const failed = Promise.withResolvers<unknown>();
    const url = `ws://${host}:${port}/v1/listen`;
    const stream = createDeepgramTranscriber({ url, apiKey: 'a-key' }, ({ failure }) => failed.resolve(failure)).open(
      () => undefined,
    );
    expect(await failed.promise).toMatchObject({ kind: 'unreachable' });
    expect([asked.length > 0, connections]).toEqual([true, 0]);
    stream.close();
  });
  it('is refused for sign-in', () => {
    const issuer = `http://${host}:${port}`;
    const provider = createOpenIdProvider({ issuer, clientId: 'a', clientSecret: 'b', kind: 'oidc', name: 'issuer' });
    const attempt = { state: 's', nonce: 'n', codeVerifier: 'v'.repeat(43), origin: 'http://localhost' };
    return expectRefused(provider.authorizationUrl(attempt));
  });
  it('is refused for payments', () => {
    const apiUrl = `http://${host}:${port}`;
    const payments = createStripePayments({ secretKey: 'sk', webhookSecret: 'whsec', apiUrl, firstWaitMs: 1 });
    return expectRefused(payments.createCheckout(checkoutOrder()));
  });
});
