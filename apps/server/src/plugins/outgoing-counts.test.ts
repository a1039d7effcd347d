import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBuiltInCoach } from '../adapters/built-in-coach/built-in-coach.ts';
import { AppError } from '../app-error.ts';
import type { Coach } from '../ports/language.ts';
import { onBehalfOf } from '../ports/outgoing-person.ts';
import type { ProviderCall, WatchProvider } from '../ports/provider-calls.ts';
import { buildTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { createOutgoingCounts } from './outgoing-counts.ts';

const timeout = { kind: 'timeout', status: null } as const;

describe('what left the server', () => {
  let test: TestApp;
  let tell: WatchProvider = () => undefined;
  beforeAll(async () => {
    const listenToProviders = (listener: WatchProvider) => {
      tell = listener;
    };
    const coach: Coach = {
      ...createBuiltInCoach(),
      giveFeedback: async () => {
        await new Promise((resolve) => setTimeout(resolve, 1));
        call('language-model', 'feedback.example.com');
        throw new AppError('provider_failed');
      },
    };
    test = await buildTestApp({ ports: { listenToProviders, coach } });
  });
  afterAll(() => test.close());
  const call = (provider: ProviderCall['provider'], host: string, failure: ProviderCall['failure'] = null) =>
    tell({ provider, host, failure });

  it('is counted by provider and host, failed calls too, and told to people who are signed in', async () => {
    const ada = await test.signIn();
    const empty = (await test.ask(ada, 'GET', '/outgoing')).body.data;
    expect(empty.calls).toEqual([]);
    expect(Date.parse(empty.since)).toBeLessThanOrEqual(Date.now());

    call('language-model', 'api.example.com');
    call('language-model', 'api.example.com', timeout);
    // Nothing was sent.
    call('language-model', 'api.example.com', { kind: 'circuit-open', status: null });
    call('speech-to-text', 'localhost:8000');
    call('language-model', 'localhost.example.com');
    expect((await test.ask(ada, 'GET', '/outgoing')).body.data.calls).toEqual([
      { provider: 'language-model', host: 'api.example.com', isThisComputer: false, count: 2 },
      { provider: 'speech-to-text', host: 'localhost:8000', isThisComputer: true, count: 1 },
      { provider: 'language-model', host: 'localhost.example.com', isThisComputer: false, count: 1 },
    ]);
    expect((await test.ask(null, 'GET', '/outgoing')).status).toBe(401);
    // The counts for an operator are not reset.
    expect((await test.app.inject('/metrics')).body).toContain('provider_calls_total{provider="language-model"');
  });

  it('is told to each person for their last session, and to no one else', async () => {
    const [ada, grace] = [await test.signIn(), await test.signIn('Grace')];
    const judge = (person: TestPerson | null) =>
      test.ask(person, 'POST', '/ai/completions/feedback', { body: { question: 'Why?', answer: 'I led it.' } });
    expect((await judge(null)).status).toBe(502);
    expect((await judge(ada)).status).toBe(502);
    expect((await judge(ada)).status).toBe(502);
    const { lastSession, calls } = (await test.ask(ada, 'GET', '/outgoing')).body.data;
    const one = { provider: 'language-model', host: 'feedback.example.com', isThisComputer: false };
    expect(lastSession.calls).toEqual([{ ...one, count: 2 }]);
    expect(Date.parse(lastSession.from)).toBeLessThanOrEqual(Date.parse(lastSession.until));
    expect(calls).toContainEqual({ ...one, count: 3 });
    expect((await test.ask(grace, 'GET', '/outgoing')).body.data.lastSession).toBeNull();
  });
});

describe('the last session of a person', () => {
  const MINUTE_MS = 60_000;
  const toModel: ProviderCall = { provider: 'language-model', host: 'api.example.com', failure: null };

  it('ends with a pause of half an hour', () => {
    let now = 0;
    const counts = createOutgoingCounts(() => now);
    const call = () => onBehalfOf('ada', () => counts.note(toModel));
    call();
    now = 29 * MINUTE_MS;
    call();
    expect(counts.list('ada').lastSession).toMatchObject({ from: new Date(0).toISOString(), calls: [{ count: 2 }] });
    now += 30 * MINUTE_MS;
    call();
    const from = new Date(now).toISOString();
    expect(counts.list('ada').lastSession).toMatchObject({ from, until: from, calls: [{ count: 1 }] });
  });

  it('is held for the last 10,000 people', () => {
    const counts = createOutgoingCounts();
    for (let person = 0; person <= 10_000; person += 1) onBehalfOf(String(person), () => counts.note(toModel));
    expect(counts.list('0').lastSession).toBeNull();
    expect(counts.list('1').lastSession).not.toBeNull();
  });
});
