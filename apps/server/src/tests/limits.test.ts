import { VISITOR_DAILY_LIMITS } from '@greenroom/contract/constants';
import { endpoints } from '@greenroom/contract/endpoints';
import {
  ATTEMPTS_PER_DELIVERY,
  LIMITS,
  SIGNED_IN_DAILY_LIMITS,
  SIGNED_IN_WORK_LIMIT,
} from '@greenroom/contract/limits';
import { newId } from '@greenroom/contract/uuid';
import type { FastifyRequest } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { createLimits, type GiveBack } from '../plugins/limits.ts';
import { askWithFile } from '../testing/ask-with-file.ts';
import { buildResume } from '../testing/build-resume.ts';
import { createFailingCoach } from '../testing/failing-coach.ts';
import { buildTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts';

const body = { question: 'Tell me about a mistake you made.', answer: 'Nothing.' };
const answerOnce = (test: TestApp, person: TestPerson | null) =>
  test.ask(person, 'POST', '/ai/completions/feedback', { body });

describe('limits per address', () => {
  it('let a visitor give forty answers a day and say when more are taken; an interview of an account goes on', async () => {
    const test = await buildTestApp({ env: { RATE_LIMITS: 'on' } });
    for (let given = 0; given < VISITOR_DAILY_LIMITS.answers; given += 1) {
      expect((await answerOnce(test, null)).status).toBe(200);
    }
    const refused = await answerOnce(test, null);
    expect([refused.status, refused.body.error.code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
    expect(refused.body.error.message).toBe(
      'That is as much as a visitor can ask for in a day. Please try again tomorrow at this time.',
    );
    const ada = await test.signIn();
    const interviewId = newId();
    const paid = await test.ask(ada, 'POST', '/ai/completions/feedback', { body: { ...body, interviewId } });
    expect(paid.status).toBe(200);
    await test.close();
  });

  it('count no reading of a resume as a review, and a review only when it is delivered', async () => {
    const test = await buildTestApp({ env: { RATE_LIMITS: 'on' } });
    const file = { bytes: buildResume() };
    const left = async () => (await test.ask(null, 'GET', '/quota/validate')).body.data.availableResumeReviews;
    for (let read = 0; read <= VISITOR_DAILY_LIMITS.resumeReviews; read += 1) {
      expect((await askWithFile(test, { path: '/ai/parse/resume-raw', file })).status).toBe(200);
    }
    expect(await left()).toBe(VISITOR_DAILY_LIMITS.resumeReviews);
    const review = (jobDescription: string) =>
      askWithFile(test, { path: '/ai/parse/resume', fields: { jobDescription }, file });
    expect((await review('zzz qqq')).status).toBe(422);
    expect(await left()).toBe(VISITOR_DAILY_LIMITS.resumeReviews);
    expect((await review('Engineer. Requirements: Go, PostgreSQL and Kubernetes')).status).toBe(200);
    expect(await left()).toBe(VISITOR_DAILY_LIMITS.resumeReviews - 1);
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

describe('a visitor’s day', () => {
  const JOB = 'Backend Engineer. You need Go, PostgreSQL and Kubernetes.';
  const review = (test: TestApp, bytes: Buffer) =>
    askWithFile(test, { path: '/ai/parse/resume', fields: { jobDescription: JOB }, file: { bytes } });
  const leftOf = async (test: TestApp) => (await test.ask(null, 'GET', '/quota/validate')).body.data;
  const send = (test: TestApp, sent: unknown) => test.ask(null, 'POST', '/ai/completions/feedback', { body: sent });

  it('is not used up by files and bodies in the wrong form, and holds what was delivered', async () => {
    const test = await buildTestApp({ env: { RATE_LIMITS: 'on' } });
    for (let sent = 0; sent < VISITOR_DAILY_LIMITS.resumeReviews; sent += 1) {
      expect((await review(test, Buffer.from('no PDF'))).status).toBe(415);
      expect((await test.ask(null, 'POST', '/ai/parse/resume', { body: {} })).status).toBe(415);
      expect((await askWithFile(test, { path: '/ai/parse/resume', fields: { jobDescription: JOB } })).status).toBe(400);
    }
    expect((await leftOf(test)).availableResumeReviews).toBe(VISITOR_DAILY_LIMITS.resumeReviews);
    expect((await review(test, buildResume())).status).toBe(200);
    expect((await leftOf(test)).availableResumeReviews).toBe(VISITOR_DAILY_LIMITS.resumeReviews - 1);

    for (let sent = 0; sent < VISITOR_DAILY_LIMITS.answers; sent += 1) expect((await send(test, {})).status).toBe(400);
    expect((await send(test, { ...body, answer: 'x'.repeat(300_000) })).status).toBe(413);
    expect((await answerOnce(test, null)).status).toBe(200);
    await test.close();
  });

  it('is not used up by what fails on our side', async () => {
    const failing = createFailingCoach('giveFeedback', 'provider_failed');
    const test = await buildTestApp({ env: { RATE_LIMITS: 'on' }, ports: { coach: failing.coach } });
    const spoken = {
      ...body,
      answer: 'I led a team of five through a move to another supplier, and we kept the date.',
    };
    await failing.whileDown(async () => {
      for (let sent = 0; sent < VISITOR_DAILY_LIMITS.answers; sent += 1) {
        expect((await send(test, spoken)).status).toBe(502);
      }
    });
    expect((await send(test, spoken)).status).toBe(200);
    await test.close();
  });

  it('gives exactly its number, however many come at once', async () => {
    const test = await buildTestApp({ env: { RATE_LIMITS: 'on' } });
    const wrong = Array.from({ length: VISITOR_DAILY_LIMITS.answers * 3 }, () => send(test, {}));
    const statuses = new Set((await Promise.all(wrong)).map(({ status }) => status));
    expect([...statuses].filter((status) => status !== 400 && status !== 429)).toEqual([]);
    const answers = await Promise.all(Array.from({ length: VISITOR_DAILY_LIMITS.answers + 5 }, () => send(test, body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(VISITOR_DAILY_LIMITS.answers);
    expect((await send(test, body)).status).toBe(429);
    await test.close();
  });

  it('does not take what is wrong without end', async () => {
    const test = await buildTestApp({ env: { RATE_LIMITS: 'on' } });
    const attempts = VISITOR_DAILY_LIMITS.resumeReviews * ATTEMPTS_PER_DELIVERY;
    for (let sent = 0; sent < attempts; sent += 1) expect((await review(test, Buffer.from('no'))).status).toBe(415);
    const refused = await review(test, Buffer.from('no'));
    expect([refused.status, refused.body.error.code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
    await test.close();
  });
});

describe('renewals of sessions', () => {
  const renew = (test: TestApp, cookie?: string) =>
    test.ask(null, 'GET', '/auth/refresh', {
      headers: {
        'x-greenroom-client': '1',
        ...(cookie === undefined ? {} : { cookie: `greenroom_refresh=${cookie}` }),
      },
    });

  it('are counted for each session, so that many people of one address do not hold each other up', async () => {
    const test = await buildTestApp({ env: { RATE_LIMITS: 'on' } });
    const points = LIMITS.signIn.points;
    for (let call = 0; call < points; call += 1) expect((await renew(test, 'one')).status).toBe(401);
    expect((await renew(test, 'one')).status).toBe(429);
    expect((await renew(test, 'another')).status).toBe(401);
    await test.close();
  });

  it('without a session are counted for the address', async () => {
    const test = await buildTestApp({ env: { RATE_LIMITS: 'on' } });
    for (let call = 0; call < LIMITS.signIn.points; call += 1) expect((await renew(test)).status).toBe(401);
    expect((await renew(test)).status).toBe(429);
    await test.close();
  });
});

describe('the day of an account', () => {
  it('holds what it may cost, and owes nothing for what failed', async () => {
    const daily = SIGNED_IN_DAILY_LIMITS.visitorAnswers ?? 0;
    const limits = createLimits(true, null);
    const request = {
      caller: { userId: 'ada', sessionId: '' },
      headers: {},
      ip: '127.0.0.1',
    } as unknown as FastifyRequest;
    const next = () => limits.limit(endpoints.giveFeedback, request);
    vi.useFakeTimers({ toFake: ['Date'] });
    let giveBack: GiveBack | null = null;
    for (let call = 0; call < daily; call += 1) {
      // A minute holds fewer calls than the day.
      if (call % SIGNED_IN_WORK_LIMIT.points === 0) vi.setSystemTime(Date.now() + 61_000);
      giveBack = await next();
    }
    vi.setSystemTime(Date.now() + 61_000);
    await expect(next()).rejects.toMatchObject({ code: 'rate_limited' });
    await giveBack?.();
    await expect(next()).resolves.not.toBeNull();
    vi.useRealTimers();
  });
});
