import { PACKAGES } from '@greenroom/contract/packages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { buildTestApp, type TestApp, type TestPerson } from './testing/test-app.ts';

const MORE_THAN_FREE = 20;

describe('a server with PAYMENTS=off', () => {
  let test: TestApp;
  let ada: TestPerson;
  beforeAll(async () => {
    test = await buildTestApp({ env: { PAYMENTS: 'off' } });
    ada = await test.signIn();
  });
  afterAll(() => test.close());

  it('says that nothing is sold', async () => {
    expect((await test.ask(null, 'GET', '/capabilities')).body.data.payments).toEqual({ provider: 'off' });
  });

  it.each(['interview', 'cover-letter', 'resume', 'enhanced', 'live-interview', 'sample-answer'])(
    'takes no unit of %s, however often',
    async (updateType) => {
      const before = (await test.ask(ada, 'GET', `/user/${ada.userId}/quota`)).body.data;
      for (let round = 0; round < MORE_THAN_FREE; round += 1) {
        const { status } = await test.ask(ada, 'PATCH', `/user/${ada.userId}/quota`, { body: { updateType } });
        expect(status).toBe(200);
      }
      expect((await test.ask(ada, 'GET', `/user/${ada.userId}/quota`)).body.data).toEqual(before);
    },
  );

  it('does the work without a reservation, more often than the Free package would', async () => {
    const body = { question: 'Why this job?', answer: 'I have run two wards and want to lead a third.' };
    for (let round = 0; round < MORE_THAN_FREE; round += 1) {
      expect((await test.ask(ada, 'POST', '/ai/completions/feedback/enhanced', { body })).status).toBe(200);
    }
  });

  it('opens real sessions of the live assistant to everybody who is signed in', async () => {
    expect((await test.ask(ada, 'POST', '/live/sessions', { body: {} })).status).toBe(200);
  });

  it.each(PACKAGES.filter(({ price }) => price > 0))('sells no $name', async ({ name, price }) => {
    const body = { amount: price, plan: name, user_id: ada.userId };
    const answer = await test.ask(ada, 'POST', '/ai/stripe/create-checkout-session', { body });
    expect(answer.status).toBe(404);
    expect(answer.body.error).toMatchObject({ code: 'payments_off', message: 'Nothing is sold here.' });
  });

  it('takes no message about payments', async () => {
    const answer = await test.ask(null, 'POST', '/billing/webhook', { body: {} });
    expect(answer.body.error.code).toBe('payments_off');
  });
});

describe('where units are counted', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec' };
  const reachable = { HOST: '0.0.0.0' };
  it.each([
    ['on this computer alone, with the sandbox', {}, false],
    ['with Stripe', { ...reachable, ...stripe }, false],
    ['with PAYMENTS=off', { PAYMENTS: 'off', ...stripe }, true],
    ['where others reach it and nothing takes payments', reachable, true],
  ])('%s', (_where, env, isOff) => {
    expect(readConfig(env).arePaymentsOff).toBe(isOff);
  });
});
