import { describe, expect, it } from 'vitest';
import type { ProviderCall } from '../../ports/provider-calls.ts';
import { judgement, quickRetries, REQUEST, serveModel, textReply } from '../../testing/build-model-coach.ts';
import type { FakeReply } from '../../testing/fake-openai-server.ts';

const model = serveModel();

describe('a provider that fails', () => {
  const faults: [string, FakeReply[], number][] = [
    ['401', [{ kind: 'status', status: 401 }], 1],
    ['404', [{ kind: 'status', status: 404 }], 1],
    ['429 with a long Retry-After', [{ kind: 'status', status: 429, headers: { 'retry-after': '60' } }], 1],
    ['500', [{ kind: 'status', status: 500 }], 3],
    ['prose without an object', [textReply('I would rather talk about the weather.')], 2],
    ['a reply that is no completion', [{ kind: 'raw', body: 'upstream is busy' }], 1],
    ['an empty reply', [textReply('')], 2],
  ];
  it.each(faults)('%s: the built-in coach stands in and says so', async (_name, replies, calls) => {
    model.server.script(...replies);
    const coach = model.buildCoach();
    const entry = await coach.giveFeedback(REQUEST, {});
    expect(entry.scoredBy).toBe('built-in-coach-standing-in');
    expect(entry.overallScorePerResponse).not.toBeNull();
    expect(model.server.calls).toHaveLength(calls);
    expect(coach.describe().problem).toContain(model.server.host);
  });

  it('is told to the operator: which host, what kind, what status, and nothing of what was said', async () => {
    const told: ProviderCall[] = [];
    const coach = model.buildCoach({ watch: (call) => told.push(call) });
    model.server.script(
      { kind: 'status', status: 401 },
      textReply('No object.'),
      textReply('None.'),
      textReply(judgement()),
    );
    for (let round = 0; round < 3; round += 1) await coach.giveFeedback(REQUEST, {});
    const { host } = model.server;
    expect(told).toEqual([
      { provider: 'language-model', host, failure: { kind: 'key-refused', status: 401 } },
      { provider: 'language-model', host, failure: { kind: 'malformed', status: null } },
      { provider: 'language-model', host, failure: null },
    ]);
  });

  it('that hangs is given up after the timeout', async () => {
    model.server.script({ kind: 'hang' });
    // On a busy machine the timeout may pass before the request arrives. Then the server sees no client leave, so the test asks again with a longer timeout.
    for (let shortMs = 60; model.server.calls.length === 0; shortMs *= 8) {
      const entry = await model.buildCoach({ timeouts: { shortMs } }).giveFeedback(REQUEST, {});
      expect(entry.scoredBy).toBe('built-in-coach-standing-in');
    }
    await model.server.clientLeft;
  });

  it('that is not there at all', async () => {
    await model.server.close();
    expect((await model.buildCoach().giveFeedback(REQUEST, {})).scoredBy).toBe('built-in-coach-standing-in');
  });

  it('for a moment is asked again, after the pause that it names', async () => {
    model.server.script(
      { kind: 'status', status: 429, headers: { 'retry-after': '0.01' } },
      { kind: 'status', status: 500 },
      textReply(judgement()),
    );
    expect((await model.buildCoach().giveFeedback(REQUEST, {})).scoredBy).toBe('language-model');
    expect(model.server.calls).toHaveLength(3);
  });

  it('again and again is left alone, and probed after a pause', async () => {
    let nowMs = 0;
    const coach = model.buildCoach({ nowMs: () => nowMs, retryPolicy: { ...quickRetries, maxRetries: 0 } });
    model.server.script({ kind: 'status', status: 500 });
    for (let round = 0; round < 8; round += 1) await coach.giveFeedback(REQUEST, {});
    expect(model.server.calls).toHaveLength(5);
    nowMs = 30_001;
    model.server.script(textReply(judgement()));
    expect((await coach.giveFeedback(REQUEST, {})).scoredBy).toBe('language-model');
    expect(coach.describe().problem).toBeNull();
  });
});

describe('a person who leaves', () => {
  it('closes the socket to the provider and gets their own reason', async () => {
    model.server.script({ kind: 'hang' });
    const leaving = new AbortController();
    const asked = model.buildCoach().giveFeedback(REQUEST, { signal: leaving.signal });
    const outcome = expect(asked).rejects.toThrow('gone');
    await expect.poll(() => model.server.calls.length, { timeout: 60_000 }).toBe(1);
    leaving.abort(new Error('gone'));
    await outcome;
    await model.server.clientLeft;
  });
});

describe('a server that refuses an extra of the protocol', () => {
  it('is asked without the temperature from then on', async () => {
    const body = '{"error":{"message":"Unsupported value: temperature"}}';
    model.server.script({ kind: 'status', status: 400, body }, textReply(judgement()));
    const coach = model.buildCoach();
    await coach.giveFeedback(REQUEST, {});
    expect((await coach.giveFeedback(REQUEST, {})).scoredBy).toBe('language-model');
    expect(model.server.calls.map((call) => 'temperature' in call.body)).toEqual([true, false, false]);
  });
});

describe('the check at the start', () => {
  it.each([
    [{ kind: 'text', text: 'ready' } as FakeReply, null],
    [{ kind: 'status', status: 401 } as FakeReply, 'The key was refused by HOST.'],
    [{ kind: 'status', status: 404 } as FakeReply, 'The model small-model was not found at HOST.'],
    [{ kind: 'status', status: 503 } as FakeReply, 'HOST has a fault of its own (503).'],
    [{ kind: 'hang' } as FakeReply, 'HOST took too long.'],
  ])('says in words what came of it: %j', async (reply, words) => {
    model.server.script(reply);
    const coach = model.buildCoach({ timeouts: reply.kind === 'hang' ? { atStartMs: 100 } : {} });
    await coach.checkAtStart();
    expect(coach.describe()).toEqual({
      kind: 'language-model',
      model: 'small-model',
      problem: words === null ? null : words.replace('HOST', model.server.host),
    });
  });

  it('says when nobody answers', async () => {
    await model.server.close();
    const coach = model.buildCoach();
    await coach.checkAtStart();
    expect(coach.describe().problem).toBe(`No answer from ${model.server.host}.`);
  });
});
