import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProviderCall, WatchProvider } from '../ports/provider-calls.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';

const timeout = { kind: 'timeout', status: null } as const;

describe('what left the server', () => {
  let test: TestApp;
  let tell: WatchProvider = () => undefined;
  beforeAll(async () => {
    const listenToProviders = (listener: WatchProvider) => {
      tell = listener;
    };
    test = await buildTestApp({ ports: { listenToProviders } });
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
});
