import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBuiltInCoach } from '../adapters/built-in-coach/built-in-coach.ts';
import type { WatchProvider } from '../ports/provider-calls.ts';
import { REQUEST, serveModel } from '../testing/build-model-coach.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';

const ANSWER = 'I was the nurse who hid the broken thermometer';
const PRIVATE = 'postgres://root:hunter2@10.0.0.1';

/** The logger's own stream is the process's output: replaced here, children look it up at their parent. */
function readLog({ app }: TestApp, lines: string[]): void {
  (app.log as unknown as Record<symbol, unknown>)[pino.symbols.streamSym] = {
    write: (line: string) => lines.push(line),
  };
}

describe('a configured model that fails', () => {
  const model = serveModel();

  it('is told to an operator who reads only warnings, without what was said and without the key', async () => {
    let note: WatchProvider = () => undefined;
    const coach = model.buildCoach({ watch: (call) => note(call) });
    const listenToProviders = (listener: WatchProvider) => {
      note = listener;
    };
    const test = await buildTestApp({ env: { LOG_LEVEL: 'warn' }, ports: { coach, listenToProviders } });
    const lines: string[] = [];
    readLog(test, lines);
    model.server.script({ kind: 'status', status: 401, body: `the key a-key and ${ANSWER}` });
    const answer = await test.ask(null, 'POST', '/ai/completions/feedback', { body: REQUEST });
    const metrics = await test.app.inject({ url: '/metrics' });
    await test.close();
    expect(answer.body.data.scoredBy).toBe('built-in-coach-standing-in');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 40, provider: 'language-model', host: model.server.host, kind: 'key-refused', status: 401 },
    ]);
    expect(lines.join('')).not.toMatch(/a-key|thermometer|bakery/);
    expect(metrics.body).toContain('provider_calls_total{provider="language-model",outcome="key-refused"} 1');
  });
});

describe('what is logged and what a failure tells', () => {
  let test: TestApp;
  const lines: string[] = [];
  async function* breaksOff() {
    yield {
      isInterviewQuestion: true,
      interviewQuestion: 'Why us?',
      continuesLastQuestion: false,
      interviewAnswer: { paragraph1: 'Because', paragraph2: '' },
      answeredBy: 'built-in-coach' as const,
    };
    throw new Error(`${PRIVATE} said: ${ANSWER}`);
  }
  beforeAll(async () => {
    const fails = async () => {
      throw new Error(`${PRIVATE} said: ${ANSWER}`);
    };
    test = await buildTestApp({
      env: { LOG_LEVEL: 'trace' },
      ports: { coach: { ...createBuiltInCoach(), chooseQuestions: fails, streamLive: breaksOff } },
    });
    readLog(test, lines);
  });
  afterAll(() => test.close());

  it('tells nothing of an unknown error but that there was one, and under which id', async () => {
    const body = { roleInformation: { roleName: 'Nurse', roleDescription: ANSWER } };
    const answer = await test.ask(null, 'POST', '/ai/completions/questions', { body });
    expect(answer.status).toBe(500);
    expect(Object.keys(answer.body.error).toSorted()).toEqual(['code', 'message', 'requestId']);
    expect(JSON.stringify(answer.body)).not.toMatch(/hunter2|thermometer|at .*\.ts/);
    const logged = lines.find((line) => line.includes('unexpected failure')) ?? '';
    expect(logged).toContain(answer.body.error.requestId);
    expect(logged).toContain('at ');
  });

  it('tells that a live answer broke off after it had begun', async () => {
    const body = { data: 'Why do you want to work for us?', resume: '', jobDesc: '' };
    const headers = { accept: 'text/event-stream' };
    const answer = await test.ask(null, 'POST', '/ai/completions/live-interview/answers', { body, headers });
    expect(answer.body).toContain('event: error\ndata: {"code":"internal"}');
    expect(lines.find((line) => line.includes('a live answer broke off'))).toContain('at ');
  });

  it('keeps answers, query strings, tokens, addresses and e-mail out of every line', async () => {
    const person = await test.signIn('Ada Lovelace');
    await test.ask(person, 'GET', '/profile');
    await test.ask(null, 'GET', '/auth/login?token=the-code&state=the-state', { headers: { cookie: 'a=the-cookie' } });
    await test.ask({ ...person, token: 'not.a.token' }, 'GET', '/profile');
    await test.ask(person, 'POST', '/ai/completions/feedback', { body: { question: '', answer: ANSWER } });
    await test.app.inject({ method: 'GET', url: '/nowhere?ticket=the-ticket' });
    const all = lines.join('');
    expect(lines.length).toBeGreaterThan(5);
    for (const secret of [ANSWER, PRIVATE, 'the-code', 'the-state', 'the-cookie', 'the-ticket', person.token]) {
      expect(all).not.toContain(secret);
    }
    expect(all).not.toMatch(/ada@example\.org|Lovelace|127\.0\.0\.1|not\.a\.token/);
  });
});
