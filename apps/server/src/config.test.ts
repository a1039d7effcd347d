import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const SECRET = 'a secret of thirty-two characters, at least';

function complaintOf(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
  }
  return 'no complaint';
}

describe('the configuration', () => {
  it.each([
    ['PORT', { PORT: 'eighty' }],
    ['PORT', { PORT: '70000' }],
    ['NODE_ENV', { NODE_ENV: 'prod' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'greenroom.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'javascript:alert(1)' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/greenroom' }],
    ['SESSION_SECRET', { SESSION_SECRET: 'short' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'yes' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['RATE_LIMITS', { RATE_LIMITS: 'no' }],
    ['PAYMENTS', { PAYMENTS: 'maybe' }],
    ['OIDC_CLIENT_ID', { OIDC_ISSUER: 'https://accounts.google.com' }],
    ['OIDC_CLIENT_SECRET', { OIDC_ISSUER: 'https://accounts.google.com', OIDC_CLIENT_ID: 'a' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'sk_test_1' }],
    ['LLM_MODEL', { LLM_BASE_URL: 'http://localhost:11434/v1' }],
    ['LLM_BASE_URL', { LLM_BASE_URL: 'file:///etc/passwd' }],
    ['STT_MODEL', { STT_BASE_URL: 'http://localhost:1/v1' }],
    ['TTS_VOICE', { TTS_BASE_URL: 'http://localhost:1/v1', TTS_MODEL: 'tts-1' }],
    ['OIDC_ISSUER', { OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' }],
    ['STRIPE_SECRET_KEY', { STRIPE_WEBHOOK_SECRET: 'whsec_1' }],
    ['LLM_BASE_URL', { LLM_MODEL: 'm', LLM_API_KEY: 'k' }],
    ['STT_BASE_URL', { STT_API_KEY: 'k' }],
    ['TTS_BASE_URL', { TTS_VOICE: 'alloy' }],
    ['LIVE_STT_URL', { LIVE_STT_API_KEY: 'k' }],
    ['SESSION_SECRET', { NODE_ENV: 'production' }],
    ['SESSION_SECRET', { NODE_ENV: 'production', SESSION_SECRET: 'a'.repeat(64) }],
    ['PUBLIC_URL', { NODE_ENV: 'production', SESSION_SECRET: SECRET, PUBLIC_URL: 'http://greenroom.example' }],
    ['RATE_LIMITS', { NODE_ENV: 'production', SESSION_SECRET: SECRET, RATE_LIMITS: 'off' }],
    ['OIDC_ISSUER', { OIDC_ISSUER: 'http://idp.example', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' }],
    ['DATABASE_POOL_SIZE', { DATABASE_POOL_SIZE: '0' }],
  ])('names %s in one line when it is wrong: %o', (name, env) => {
    const complaint = complaintOf(env as Record<string, string>);
    expect(complaint).toContain(name);
    expect(complaint).not.toContain('\n');
  });

  const PROVIDERS: [name: string, others: Record<string, string>][] = [
    ['OIDC_ISSUER', { OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' }],
    ['STRIPE_API_URL', { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec' }],
    ['LLM_BASE_URL', { LLM_MODEL: 'm' }],
    ['STT_BASE_URL', { STT_MODEL: 'm' }],
    ['TTS_BASE_URL', { TTS_MODEL: 'm', TTS_VOICE: 'v' }],
    ['LIVE_STT_URL', {}],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', {}],
  ];
  it.each(PROVIDERS)('refuses a metadata service as %s, and takes other addresses', (name, others) => {
    expect(complaintOf({ ...others, [name]: 'https://169.254.169.254/v1' })).toBe(
      `${name} must not be a link-local address or the metadata service of a cloud.`,
    );
    expect(complaintOf({ ...others, [name]: 'https://provider.example/v1' })).toBe('no complaint');
  });

  it('takes auto as the address of the language model, with or without a model', () => {
    expect(readConfig({ LLM_BASE_URL: 'auto' }).languageModel).toMatchObject({ baseUrl: null, model: null });
    expect(readConfig({ LLM_BASE_URL: 'auto', LLM_MODEL: 'qwen3:8b' }).languageModel?.model).toBe('qwen3:8b');
  });

  it('takes previous secrets, each long enough', () => {
    const read = (SESSION_SECRET_PREVIOUS: string) => readConfig({ SESSION_SECRET_PREVIOUS }).previousSecrets;
    expect(readConfig({}).previousSecrets).toEqual([]);
    expect(read('')).toEqual([]);
    const [first, second] = ['a'.repeat(32), 'b'.repeat(40)];
    expect(read(` ${first}, ${second},`)).toEqual([first, second]);
    expect(() => read('short')).toThrow('SESSION_SECRET_PREVIOUS');
  });

  it('never repeats a value, which may be a secret', () => {
    expect(complaintOf({ SESSION_SECRET: 'hunter2' })).not.toContain('hunter2');
    expect(complaintOf({ DATABASE_URL: 'mysql://me:hunter2@localhost' })).not.toContain('hunter2');
  });

  it('lets the products for trying out run only on this computer, and in production only when asked', () => {
    expect(readConfig({}).mayTryOut).toBe(true);
    expect(readConfig({ HOST: '0.0.0.0' }).mayTryOut).toBe(false);
    expect(readConfig({ PUBLIC_URL: 'https://greenroom.example' }).mayTryOut).toBe(false);
    const production = { NODE_ENV: 'production', SESSION_SECRET: SECRET };
    expect(readConfig(production).mayTryOut).toBe(false);
    expect(readConfig({ ...production, SANDBOX: 'on' }).mayTryOut).toBe(true);
    expect(readConfig({ ...production, SANDBOX: 'on', HOST: '0.0.0.0' }).mayTryOut).toBe(false);
  });

  it('takes days for each kind of what people save, else RETENTION_DAYS, else none', () => {
    expect(readConfig({}).retention).toEqual({ interviews: null, liveSessions: null, stories: null });
    expect(readConfig({}).recordingDays).toBe(90);
    const all = readConfig({ RETENTION_DAYS: '30' });
    expect([all.retention, all.recordingDays]).toEqual([{ interviews: 30, liveSessions: 30, stories: 30 }, 30]);
    const each = readConfig({
      RETENTION_DAYS: '30',
      INTERVIEW_DAYS: '60',
      LIVE_SESSION_DAYS: '7',
      STORY_DAYS: '365',
      RECORDING_DAYS: '14',
    });
    expect(each.retention).toEqual({ interviews: 60, liveSessions: 7, stories: 365 });
    expect(each.recordingDays).toBe(14);
    expect(readConfig({ INTERVIEW_DAYS: '60' }).recordingDays).toBe(60);
    expect(() => readConfig({ STORY_DAYS: '0' })).toThrow('STORY_DAYS');
  });
});
