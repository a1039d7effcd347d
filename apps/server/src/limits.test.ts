import { VISITOR_DAILY_LIMITS } from '@greenroom/contract/constants';
import { describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestPerson } from './testing/test-app.ts';

const body = { question: 'Tell me about a mistake you made.', answer: 'Nothing.' };
const answerOnce = (test: TestApp, person: TestPerson | null) =>
  test.ask(person, 'POST', '/ai/completions/feedback', { body });

describe('limits per address', () => {
  it('let a visitor give forty answers a day and say when more are taken; a signed-in person goes on', async () => {
    const test = await buildTestApp({ env: { RATE_LIMITS: 'on' } });
    for (let given = 0; given < VISITOR_DAILY_LIMITS.answers; given += 1) {
      expect((await answerOnce(test, null)).status).toBe(200);
    }
    const refused = await answerOnce(test, null);
    expect([refused.status, refused.body.error.code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
    const ada = await test.signIn();
    expect((await answerOnce(test, ada)).status).toBe(200);
    await test.close();
  });

  it('hold nobody when they are switched off', async () => {
    const test = await buildTestApp();
    for (let given = 0; given <= VISITOR_DAILY_LIMITS.answers; given += 1) {
      expect((await answerOnce(test, null)).status).toBe(200);
    }
    await test.close();
  });

  it('believe only the nearest proxy about the address, so that a made-up header renews nothing', async () => {
    const test = await buildTestApp({ env: { RATE_LIMITS: 'on', TRUST_PROXY: 'on' } });
    const ask = (forwarded: string) =>
      test.ask(null, 'POST', '/ai/completions/feedback', { body, headers: { 'x-forwarded-for': forwarded } });
    for (let given = 0; given < VISITOR_DAILY_LIMITS.answers; given += 1) {
      expect((await ask(`10.0.0.${given}, 203.0.113.7`)).status).toBe(200);
    }
    expect((await ask('10.0.1.1, 203.0.113.7')).status).toBe(429);
    expect((await ask('203.0.113.8')).status).toBe(200);
    await test.close();
  });

  it('count the addresses of one network of IPv6 as one', async () => {
    const test = await buildTestApp({ env: { RATE_LIMITS: 'on' } });
    const ask = (remoteAddress: string) =>
      test.app.inject({ method: 'POST', url: '/api/v1/ai/completions/feedback', payload: body, remoteAddress });
    for (let given = 0; given < VISITOR_DAILY_LIMITS.answers; given += 1) {
      expect((await ask(`2001:db8:1:2::${given + 1}`)).statusCode).toBe(200);
    }
    expect((await ask('2001:db8:1:2:9::1')).statusCode).toBe(429);
    expect((await ask('2001:db8:1:3::1')).statusCode).toBe(200);
    await test.close();
  });
});
