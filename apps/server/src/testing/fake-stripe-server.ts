import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

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

type Session = Record<string, unknown> & { id: string; metadata: Record<string, string>; amount_total: number };
type Reply = { status: number; body: object; headers?: Record<string, string> };
export type StripeCall = { method: string; path: string; idempotencyKey: string | undefined };

const failure = (type: string): object => ({ error: { type, message: 'scripted fault' } });

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

/** A checkout session as Stripe makes it of a form. */
function buildSession(form: URLSearchParams, origin: string): Session {
  const metadata: Record<string, string> = {};
  for (const [name, value] of form) {
    const field = /^metadata\[(\w+)\]$/.exec(name)?.[1];
    if (field) metadata[field] = value;
  }
  const id = `cs_test_${randomUUID()}`;
  return {
    id,
    object: 'checkout.session',
    url: `${origin}/pay/${id}`,
    metadata,
    amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
    currency: form.get('line_items[0][price_data][currency]'),
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
  };
}

/** Whether a person's money may be taken: Stripe itself lets a session be paid once. */
function pay(session: Session): void {
  if (session.status !== 'open') throw new Error('this checkout is over');
  const charge = {
    id: `ch_${session.id}`,
    object: 'charge',
    amount: session.amount_total,
    receipt_url: `https://pay.example/receipts/${session.id}`,
    refunded: false,
    disputed: false,
  };
  Object.assign(session, {
    status: 'complete',
    payment_status: 'paid',
    payment_intent: { id: `pi_${session.id}`, object: 'payment_intent', latest_charge: charge },
  });
}

/** A local server that speaks the part of Stripe's protocol that is used here, with its idempotency and its faults. */
export async function startFakeStripeServer(webhookSecret = 'whsec_for_tests') {
  const calls: StripeCall[] = [];
  const sessions = new Map<string, Session>();
  const kept = new Map<string, { form: string; reply: Reply }>();
  let faults: (StripeFault | null)[] = [];
  let origin = '';

  function createOnce(form: string, key: string | undefined, fault: StripeFault | null): Reply {
    const known = key === undefined ? undefined : kept.get(key);
    if (known && known.form !== form) return { status: 400, body: failure('idempotency_error') };
    // As Stripe does: what it kept is answered again, a failure too, and says so.
    if (known) return { ...known.reply, headers: { 'idempotent-replayed': 'true', 'stripe-should-retry': 'false' } };
    const isKeptFailure = fault === '500 that is kept';
    const session = buildSession(new URLSearchParams(form), origin);
    if (!isKeptFailure) sessions.set(session.id, session);
    const reply: Reply = isKeptFailure ? { status: 500, body: failure('api_error') } : { status: 200, body: session };
    if (key !== undefined) kept.set(key, { form, reply });
    return reply;
  }

  function answer(path: string, method: string, form: string, key: string | undefined, fault: StripeFault | null) {
    if (method === 'POST' && path === '/v1/checkout/sessions') return createOnce(form, key, fault);
    const session = sessions.get(path.split('/').at(-1) ?? '');
    return session ? { status: 200, body: session } : { status: 404, body: failure('invalid_request_error') };
  }

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
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const key = request.headers['idempotency-key'];
    const idempotencyKey = typeof key === 'string' ? key : undefined;
    const form = await readForm(request);
    const method = request.method ?? '';
    calls.push({ method, path: pathname, idempotencyKey });
    const fault = faults.shift() ?? null;
    const refusal = fault && REFUSALS[fault];
    if (fault === 'silence before') return;
    if (refusal) send(response, refusal, null);
    else send(response, answer(pathname, method, form, idempotencyKey, fault), fault);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const signer = new Stripe('sk_test_unused', { telemetry: false });
  return {
    origin,
    webhookSecret,
    calls,
    sessions,
    /** The faults of the next requests, in order; `null` for none. */
    breakNext: (...next: (StripeFault | null)[]) => {
      faults = next;
    },
    /** What a person does on the page that `url` names. */
    pay(url: string): Session {
      const session = sessions.get(url.split('/').at(-1) ?? '');
      if (!session) throw new Error('no such checkout');
      pay(session);
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
