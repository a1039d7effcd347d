import { expect, it } from 'vitest';
import { createBuiltInCoach } from '../adapters/built-in-coach/built-in-coach.ts';
import { buildTestApp } from '../testing/test-app.ts';

it('finishes a request under way when it is told to stop', async () => {
  const coach = createBuiltInCoach();
  const begun = Promise.withResolvers<void>();
  const mayGoOn = Promise.withResolvers<void>();
  const test = await buildTestApp({
    ports: {
      coach: {
        ...coach,
        giveFeedback: async (...request) => {
          begun.resolve();
          await mayGoOn.promise;
          return coach.giveFeedback(...request);
        },
      },
    },
  });
  const origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
  const answer = fetch(`${origin}/api/v1/ai/completions/feedback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ question: 'Tell me about a mistake.', answer: 'I broke a thermometer and said so.' }),
  });
  await begun.promise;
  const stopped = test.close();
  mayGoOn.resolve();
  expect((await answer).status).toBe(200);
  await stopped;
  await expect(fetch(`${origin}/healthz`)).rejects.toThrow();
});

it('is not ready while it drains, and still answers, on connections that it closes', async () => {
  const test = await buildTestApp();
  const ready = () => test.app.inject({ url: '/readyz' });
  expect((await ready()).statusCode).toBe(200);
  test.app.drain();
  expect((await ready()).statusCode).toBe(503);
  const answer = await test.app.inject({ url: '/api/v1/capabilities' });
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
  await test.close();
});
