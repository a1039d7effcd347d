import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandboxPayments } from '../../adapters/sandbox-checkout/sandbox-payments.ts';
import type { Database } from '../../db/database.ts';
import { createSandboxRepository } from '../../db/sandbox-repository.ts';
import { WEBHOOK_SECRET } from '../../testing/billing-world.ts';
import { buildMessage, signMessage } from '../../testing/payment-messages.ts';
import { buildTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { buildTestDatabase } from '../../testing/test-database.ts';

const SECRET = 'a secret for tests only, long enough';
const CHECKOUT = '/ai/stripe/create-checkout-session';

describe('packages and payments over HTTP', () => {
  let database: Database;
  let test: TestApp;
  let ada: TestPerson;
  beforeAll(async () => {
    database = await buildTestDatabase();
    const store = createSandboxRepository(database.orm);
    const sandbox = createSandboxPayments({ store, secret: SECRET, webhookUrl: 'http://127.0.0.1:9/nowhere' });
    test = await buildTestApp({ database, ports: { payments: sandbox.provider } });
    ada = await test.signIn();
  });
  afterAll(async () => {
    await test.close();
    await database.close();
  });
  const buy = (person: TestPerson | null, body: object, key: string = randomUUID()) =>
    test.ask(person, 'POST', CHECKOUT, { body, headers: { 'idempotency-key': key } });
  const listed = async (person: TestPerson) =>
    (await test.ask(person, 'GET', `/users/${person.userId}/payments`)).body.data.payments;

  it('answer the bare address of a checkout for the catalogue’s price', async () => {
    const { status, body } = await buy(ada, { amount: 9.99, user_id: ada.userId, plan: 'Starter' });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['url']);
    expect(body.url).toMatch(/\/sandbox\/checkout\/cs_sandbox_/);
  });

  it.each([
    ['nothing', { amount: 0, plan: 'Starter' }],
    ['less than nothing', { amount: -9.99, plan: 'Starter' }],
    ['another price', { amount: 9.98, plan: 'Starter' }],
    ['the price of another package', { amount: 9.99, plan: 'Value' }],
    ['the free package', { amount: 0, plan: 'Free' }],
    ['a package that is not there', { amount: 9.99, plan: 'Gold' }],
    ['no price', { plan: 'Starter' }],
    ['a price as a text', { amount: '9.99', plan: 'Starter' }],
  ])('refuse %s', async (_what, body) => {
    const before = (await listed(ada)).length;
    const answer = await buy(ada, { ...body, user_id: ada.userId });
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatchObject({ code: 'payment_invalid', message: 'Invalid price provided' });
    expect(await listed(ada)).toHaveLength(before);
  });

  it('sell nothing to a visitor, and nothing in the name of another person', async () => {
    const purchase = { amount: 9.99, plan: 'Starter' };
    const visitor = await buy(null, purchase);
    expect(visitor.status).toBe(401);
    expect(visitor.body.error.message).toBe('User is not logged in');
    const grace = await test.signIn('Grace Hopper');
    expect((await buy(ada, { ...purchase, user_id: grace.userId })).status).toBe(404);
    expect(await listed(grace)).toEqual([]);
  });

  it('answer what is known of a checkout to whoever has its id, without saying whose it is', async () => {
    const { body } = await buy(ada, { amount: 19.99, user_id: ada.userId, plan: 'Value' });
    const id = body.url.split('/').at(-1);
    const { body: known } = await test.ask(null, 'GET', `/billing/checkouts/${id}`);
    expect(known.data).toEqual({ state: 'pending', plan: 'Value' });
    expect((await test.ask(null, 'GET', '/billing/checkouts/cs_sandbox_none')).status).toBe(404);
  });

  it('say by the server’s clock how old a payment is', async () => {
    await buy(ada, { amount: 9.99, plan: 'Starter' });
    const { data } = (await test.ask(ada, 'GET', `/users/${ada.userId}/payments`)).body;
    const ageMs = Date.parse(data.asOf) - Date.parse(data.payments[0].createdAt);
    expect(ageMs).toBeGreaterThanOrEqual(0);
    expect(ageMs).toBeLessThan(60_000);
  });

  it('cancel a checkout for its owner alone, and the list says so', async () => {
    const grace = await test.signIn('Grace Hopper');
    const { url } = (await buy(grace, { amount: 9.99, user_id: grace.userId, plan: 'Starter' })).body;
    const [{ _id: paymentId }] = await listed(grace);
    const cancel = (person: TestPerson | null, owner = grace.userId) =>
      test.ask(person, 'POST', `/users/${owner}/payments/${paymentId}/cancel`, { body: {} });
    expect((await cancel(null)).status).toBe(401);
    expect((await cancel(ada)).status).toBe(404);
    expect((await cancel(ada, ada.userId)).status).toBe(404);
    expect(await listed(grace)).toMatchObject([{ state: 'pending', checkoutUrl: url }]);
    for (const _again of [1, 2]) {
      expect((await cancel(grace)).body).toEqual({ success: true, data: { state: 'cancelled', plan: 'Starter' } });
    }
    expect(await listed(grace)).toMatchObject([{ state: 'cancelled', checkoutUrl: null }]);
  });

  it('take a signed message as it came, byte by byte, and list the payment with its receipt', async () => {
    const grace = await test.signIn('Grace Hopper');
    const { body } = await buy(grace, { amount: 9.99, user_id: grace.userId, plan: 'Starter' });
    const id = body.url.split('/').at(-1);
    const { rawBody, signature } = signMessage(buildMessage('paid', id), { secret: WEBHOOK_SECRET });
    const send = (payload: Buffer) =>
      test.app.inject({
        method: 'POST',
        url: '/api/v1/billing/webhook',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        payload,
      });
    const spaced = Buffer.from(JSON.stringify(JSON.parse(rawBody.toString()), null, 1));
    const refused = await send(spaced);
    expect([refused.statusCode, refused.json().error.code]).toEqual([400, 'signature_invalid']);
    expect((await send(rawBody)).statusCode).toBe(200);
    expect(await listed(grace)).toMatchObject([
      { plan: 'Starter', amount: 9.99, currency: 'usd', state: 'paid', receiptUrl: `/sandbox/checkout/${id}/receipt` },
    ]);
  });
});
