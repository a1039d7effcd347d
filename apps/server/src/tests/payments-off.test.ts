import { PACKAGES } from '@greenroom/contract/packages';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../app-error.ts';
import { readConfig } from '../config.ts';
import type { PaymentProvider } from '../ports/payments.ts';
import { buildTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts';

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

describe('who takes payments, and what the start says of it', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec' };
  const reachable = { HOST: '0.0.0.0' };
  it.each([
    ['on this computer alone', {}, 'sandbox', /no money moves/],
    ['on this computer alone, asked for', { PAYMENTS: 'on' }, 'sandbox', /no money moves/],
    ['with Stripe', { ...reachable, ...stripe }, 'stripe', /by Stripe/],
    ['with Stripe, asked for', { ...reachable, ...stripe, PAYMENTS: 'on' }, 'stripe', /by Stripe/],
    ['with PAYMENTS=off', { PAYMENTS: 'off', ...stripe }, 'off', /as PAYMENTS says/],
    ['where others reach it and nothing takes them', reachable, 'off', /STRIPE_SECRET_KEY is not set.*PAYMENTS=off/],
    ['the same, left to the server', { ...reachable, PAYMENTS: 'auto' }, 'off', /Nothing is sold/],
  ])('%s', (_where, env, provider, reason) => {
    const { payments, arePaymentsOff } = readConfig(env);
    expect(payments.provider).toBe(provider);
    expect(payments.reason).toMatch(reason);
    expect(payments.reason).not.toContain('\n');
    expect(arePaymentsOff).toBe(provider === 'off');
  });

  it('refuses to start with PAYMENTS=on where nothing can take them, and names what to set', () => {
    expect(() => readConfig({ ...reachable, PAYMENTS: 'on' })).toThrow(
      'PAYMENTS is on, but nothing here can take them: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or PAYMENTS=off.',
    );
  });

  it('stands in one line of the log, once the server listens', async () => {
    const test = await buildTestApp({ env: { ...reachable, LOG_LEVEL: 'info' } });
    const lines: string[] = [];
    (test.app.log as unknown as Record<symbol, unknown>)[pino.symbols.streamSym] = {
      write: (line: string) => lines.push(line),
    };
    await test.app.listen({ host: '127.0.0.1', port: 0 });
    const said = lines.filter((line) => line.includes('Payments are off')).map((line) => JSON.parse(line) as object);
    await test.close();
    expect(said).toMatchObject([{ payments: 'off', msg: readConfig(reachable).payments.reason }]);
  });
});

describe('a payment provider that fails', () => {
  it('does not keep the server from starting', async () => {
    const asked = Promise.withResolvers<void>();
    const fails = async (): Promise<never> => {
      throw new AppError('payment_failed');
    };
    const payments: PaymentProvider = {
      kind: 'stripe',
      createCheckout: fails,
      readEvent: fails,
      findOutcome: fails,
      cancelCheckout: fails,
      findReversals: () => {
        asked.resolve();
        throw new AppError('payment_failed');
      },
    };
    const test = await buildTestApp({ ports: { payments } });
    const origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
    await asked.promise;
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    await test.close();
  });
});
