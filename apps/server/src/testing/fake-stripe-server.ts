import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { createFakeStripe, failure, paySession, type Reply, type Session, type StripeCall } from './fake-stripe.ts';

/** What goes wrong with one request. `after` means that the work was done, and only the answer was lost. */
export type StripeFault =
  | 'silence before'
  | 'silence after'
  | 'cut off after'
  | '409'
  | '429'
  | '500'
  | '500 that is kept'
  | 'not JSON'
  | 'no address'
  | 'unknown payment status';

/** What an answer looks like that comes in place of the right one, before any work. */
const REFUSALS: Partial<Record<StripeFault, Reply>> = {
  '409': { status: 409, body: failure('invalid_request_error') },
  '429': { status: 429, body: failure('invalid_request_error'), headers: { 'retry-after': '0.01' } },
  '500': { status: 500, body: failure('api_error') },
};

async function readForm(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

/** A local server that speaks the part of Stripe's protocol that is used here, with its idempotency and its faults. */
export async function startFakeStripeServer(webhookSecret = 'whsec_for_tests') {
  const calls: StripeCall[] = [];
  let faults: (StripeFault | null)[] = [];
  let origin = '';
  const { sessions, disputes, messages, answer } = createFakeStripe(() => origin);

  function send(response: ServerResponse, { status, body, headers = {} }: Reply, fault: StripeFault | null): void {
    if (fault === 'silence after') return;
    if (fault === 'cut off after') {
      response.writeHead(status, { 'content-length': '9999' });
      response.write('{"id":', () => response.destroy());
      return;
    }
    const changes =
      fault === 'no address' ? { url: null } : fault === 'unknown payment status' ? { payment_status: 'settled' } : {};
    const text = fault === 'not JSON' ? '<h1>Bad gateway</h1>' : JSON.stringify({ ...body, ...changes });
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    const key = request.headers['idempotency-key'];
    const idempotencyKey = typeof key === 'string' ? key : undefined;
    const form = await readForm(request);
    const call = { method: request.method ?? '', path: url.pathname, search: url.search, idempotencyKey };
    calls.push(call);
    const fault = faults.shift() ?? null;
    const refusal = fault && REFUSALS[fault];
    if (fault === 'silence before') return;
    if (refusal) send(response, refusal, null);
    else send(response, answer(url, call, form, fault === '500 that is kept'), fault);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const signer = new Stripe('sk_test_unused', { telemetry: false });
  return {
    origin,
    webhookSecret,
    calls,
    sessions,
    /** What `GET /v1/disputes` lists. */
    disputes,
    /** What `GET /v1/events` lists, whether it was delivered or not. */
    messages,
    /** The faults of the next requests, in order; `null` for none. */
    breakNext: (...next: (StripeFault | null)[]) => {
      faults = next;
    },
    /** What a person does on the page that `url` names. */
    pay(url: string): Session {
      const session = sessions.get(url.split('/').at(-1) ?? '');
      if (!session) throw new Error('no such checkout');
      paySession(session);
      return session;
    },
    /** A message as Stripe sends it: the body's bytes and the header with the signature over them. */
    sign(body: object, { secret = webhookSecret, timestamp = Math.floor(Date.now() / 1000) } = {}) {
      const payload = JSON.stringify(body);
      const signature = signer.webhooks.generateTestHeaderString({ payload, secret, timestamp });
      return { rawBody: Buffer.from(payload), signature };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type FakeStripeServer = Awaited<ReturnType<typeof startFakeStripeServer>>;
