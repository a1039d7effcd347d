// What Stripe knows, and what it answers from that: the part of its protocol that is used here, with its idempotency.
import { randomUUID } from 'node:crypto';

export type Session = Record<string, unknown> & { id: string; metadata: Record<string, string>; amount_total: number };
type Dispute = { id: string; status: string; payment_intent: string; amount: number };
/** What Stripe keeps of a message. `created` in seconds. */
export type StripeMessage = { id: string; type: string; created: number; data: { object: object } };
export type Reply = { status: number; body: object; headers?: Record<string, string> };
export type StripeCall = { method: string; path: string; idempotencyKey: string | undefined; search: string };

export const failure = (type: string): object => ({ error: { type, message: 'scripted fault' } });

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
export function paySession(session: Session): void {
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

/** A page of a list, newest first, as Stripe cuts it. */
function pageOf<Item extends { id: string }>(items: readonly Item[], query: URLSearchParams): Reply {
  const after = items.findIndex(({ id }) => id === query.get('starting_after')) + 1;
  const end = after + Number(query.get('limit') ?? 10);
  return { status: 200, body: { object: 'list', data: items.slice(after, end), has_more: end < items.length } };
}

function filterMessages(messages: readonly StripeMessage[], query: URLSearchParams): StripeMessage[] {
  const types = [...query].filter(([name]) => name.startsWith('types')).map(([, type]) => type);
  const since = Number(query.get('created[gte]') ?? 0);
  return messages
    .filter(({ type, created }) => types.includes(type) && created >= since)
    .toSorted((a, b) => b.created - a.created);
}

/** Stripe without its network. @param originOf where its pages are */
export function createFakeStripe(originOf: () => string) {
  const sessions = new Map<string, Session>();
  const kept = new Map<string, { form: string; reply: Reply }>();
  const disputes: Dispute[] = [];
  const messages: StripeMessage[] = [];

  /** The work of a request with a key is done once; anyone who asks again gets the same answer. */
  function once(form: string, key: string | undefined, work: () => Reply): Reply {
    const known = key === undefined ? undefined : kept.get(key);
    if (known && known.form !== form) return { status: 400, body: failure('idempotency_error') };
    // As Stripe does: what it kept is answered again, a failure too, and says so.
    if (known) return { ...known.reply, headers: { 'idempotent-replayed': 'true', 'stripe-should-retry': 'false' } };
    const reply = work();
    if (key !== undefined) kept.set(key, { form, reply });
    return reply;
  }

  function create(form: string, isSavedFailure: boolean): Reply {
    if (isSavedFailure) return { status: 500, body: failure('api_error') };
    const session = buildSession(new URLSearchParams(form), originOf());
    sessions.set(session.id, session);
    return { status: 200, body: session };
  }

  function expire(session: Session | undefined): Reply {
    if (session?.status !== 'open') return { status: 400, body: failure('invalid_request_error') };
    Object.assign(session, { status: 'expired' });
    return { status: 200, body: { ...session } };
  }

  function answer(url: URL, { method, idempotencyKey: key }: StripeCall, form: string, isSavedFailure: boolean): Reply {
    const { pathname, searchParams } = url;
    const [, sessionId = '', verb] = /^\/v1\/checkout\/sessions\/([^/]+)(?:\/(\w+))?$/.exec(pathname) ?? [];
    const session = sessions.get(sessionId);
    if (pathname === '/v1/events') return pageOf(filterMessages(messages, searchParams), searchParams);
    if (pathname === '/v1/disputes') {
      const isAsked = ({ payment_intent: intent }: Dispute) => intent === searchParams.get('payment_intent');
      return pageOf(disputes.filter(isAsked), searchParams);
    }
    if (method === 'POST' && verb === 'expire') return once(sessionId, key, () => expire(session));
    if (method === 'POST') return once(form, key, () => create(form, isSavedFailure));
    return session ? { status: 200, body: session } : { status: 404, body: failure('invalid_request_error') };
  }

  return { sessions, disputes, messages, answer };
}
