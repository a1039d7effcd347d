import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { type FakeReply, startFakeOpenAiServer } from '../testing/fake-openai-server.ts';
import { startFakeStripeServer } from '../testing/fake-stripe-server.ts';
import { answerJson, startSpeechServer } from '../testing/speech-server.ts';
import { examine, type Finding } from './doctor.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function find(name: string, env: Record<string, string>): Promise<Finding> {
  for await (const finding of examine(readConfig({ DATA_DIR: '/tmp', ...env }))) {
    if (finding.name === name) return finding;
  }
  throw new Error(`Nothing was found about ${name}.`);
}

async function askModel(...replies: FakeReply[]): Promise<Finding> {
  const server = await startFakeOpenAiServer();
  closers.push(() => server.close());
  server.script(...replies);
  return find('language model', { LLM_BASE_URL: server.baseUrl, LLM_MODEL: 'small', LLM_API_KEY: 'secret-key' });
}

const OBJECT: FakeReply = { kind: 'text', text: '{"capital": "Paris"}' };
const STREAM: FakeReply = { kind: 'stream', words: ['Paris ', 'it is.'] };
const refusal = (status: number, message: string): FakeReply => ({ kind: 'status', status, body: message });
const NOWHERE = 'http://127.0.0.1:9';

describe('the doctor on a language model', () => {
  it.each([
    ['all that is asked for', [OBJECT, STREAM], 'works', 'JSON schema in'],
    ['no schemas', [refusal(400, 'json_schema?'), OBJECT, STREAM], 'works', 'JSON mode in'],
    [
      'no JSON mode',
      [refusal(400, 'json_schema?'), refusal(400, 'response_format?'), OBJECT, STREAM],
      'works',
      'by the prompt',
    ],
    ['no objects', [{ kind: 'text', text: 'Paris!' }], 'fails', 'form asked for'],
    ['no stream', [OBJECT, { kind: 'stream', words: [] }], 'fails', 'streams no words'],
    ['a refused key', [refusal(401, 'no')], 'fails', 'key was refused'],
    ['an unknown model', [refusal(404, 'no')], 'fails', 'small was not found'],
  ] as [string, FakeReply[], Finding['state'], string][])('with %s', async (_name, replies, state, words) => {
    const finding = await askModel(...replies);
    expect(finding.state).toBe(state);
    expect(finding.words).toContain(words);
    expect(finding.advice === null).toBe(state === 'works');
    expect(JSON.stringify(finding)).not.toContain('secret-key');
  });

  it('names the setting to change', async () => {
    expect((await askModel(refusal(401, 'no'))).advice).toBe('Check LLM_API_KEY.');
    expect((await askModel(refusal(404, 'no'))).advice).toContain('LLM_MODEL');
    const absent = await find('language model', { LLM_BASE_URL: `${NOWHERE}/v1`, LLM_MODEL: 'm' });
    expect(absent.advice).toContain('Start the server');
  });
});

describe('the doctor on the other providers', () => {
  it.each([
    ['database', { DATABASE_URL: 'postgres://me:secret@127.0.0.1:9/db' }, 'DATABASE_URL'],
    ['voice', { TTS_BASE_URL: `${NOWHERE}/v1`, TTS_MODEL: 'm', TTS_VOICE: 'v' }, 'TTS'],
    ['live hearing', { LIVE_STT_URL: 'ws://127.0.0.1:9/v1/listen' }, 'host and port'],
    ['sign-in', { OIDC_ISSUER: NOWHERE, OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'secret' }, 'OIDC_ISSUER'],
  ])('says what to do when %s does not answer', async (name, env, advice) => {
    const finding = await find(name, env as Record<string, string>);
    expect(finding.state).toBe('fails');
    expect(`${finding.words} ${finding.advice}`).toContain(advice === 'TTS' ? '127.0.0.1:9' : advice);
    expect(JSON.stringify(finding)).not.toContain('secret');
  });

  it('finds the embedded database and Stripe in order', async () => {
    const stripe = await startFakeStripeServer();
    closers.push(() => stripe.close());
    const env = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', STRIPE_API_URL: stripe.origin };
    expect(await find('database', {})).toMatchObject({ state: 'works', advice: null });
    expect(await find('payments', env)).toMatchObject({ state: 'works', words: expect.stringContaining('Stripe') });
  });

  it('says that the key of the transcriber is refused', async () => {
    const server = await startSpeechServer(answerJson(401, { error: { message: 'no' } }));
    closers.push(() => server.close());
    const finding = await find('hearing', { STT_BASE_URL: server.baseUrl, STT_MODEL: 'm', STT_API_KEY: 'k' });
    expect(finding).toMatchObject({ state: 'fails', advice: 'Check STT_API_KEY.' });
  });
});
