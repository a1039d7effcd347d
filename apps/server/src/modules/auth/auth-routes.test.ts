import { randomUUID } from 'node:crypto';
import { SCREENS } from '@greenroom/contract/screens';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOpenIdProvider } from '../../adapters/openid/openid-provider.ts';
import { refreshTokens } from '../../db/schema.ts';
import { startScriptedIssuer } from '../../testing/scripted-issuer.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

const CLIENT = {
  'x-greenroom-client': 'web',
  'sec-fetch-site': 'same-origin',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};
const cookiesOf = (headers: Record<string, unknown>): string[] => [headers['set-cookie'] ?? []].flat().map(String);
const pairOf = (cookie: string | undefined): string => cookie?.split(';')[0] ?? '';

describe('signing in with an issuer', () => {
  let issuer: Awaited<ReturnType<typeof startScriptedIssuer>>;
  let test: TestApp;
  beforeAll(async () => {
    issuer = await startScriptedIssuer();
    const identity = createOpenIdProvider({
      issuer: issuer.origin,
      clientId: 'client',
      clientSecret: 'secret',
      kind: 'oidc',
      name: 'a test',
    });
    test = await buildTestApp({ ports: { identity } });
  });
  afterAll(async () => {
    await test.close();
    await issuer.close();
  });

  async function begin(returnTo = '/dashboard') {
    const started = await test.ask(null, 'GET', `/auth/start?returnTo=${encodeURIComponent(returnTo)}`);
    const sent = new URL(String(started.headers.location));
    return { started, sent, cookie: pairOf(cookiesOf(started.headers)[0]) };
  }
  async function finish(attempt: { sent: URL; cookie: string }, query: Record<string, string> = {}) {
    const parameters = new URLSearchParams({
      token: randomUUID(),
      state: attempt.sent.searchParams.get('state') ?? '',
      iss: issuer.origin,
      ...query,
    });
    return test.ask(null, 'GET', `/auth/login?${parameters}`, { headers: { ...CLIENT, cookie: attempt.cookie } });
  }
  const nonceOf = (attempt: { sent: URL }) => ({ nonce: attempt.sent.searchParams.get('nonce') ?? '' });

  it('sends state, nonce and a PKCE challenge, and comes back to where the person was', async () => {
    const attempt = await begin('/interview/prepare?x=1');
    expect(attempt.started.status).toBe(302);
    expect(attempt.sent.searchParams.get('code_challenge_method')).toBe('S256');
    issuer.prepare(nonceOf(attempt));
    const answer = await finish(attempt);
    expect(answer.status).toBe(200);
    expect(answer.body.data.split('.')).toHaveLength(3);
    expect(answer.headers['x-return-to']).toBe('/interview/prepare?x=1');
    const refresh = cookiesOf(answer.headers).find((cookie) => cookie.startsWith('greenroom_refresh='));
    const [row] = await test.database.orm.select().from(refreshTokens).where(eq(refreshTokens.generation, 0));
    expect(row?.device).toBe('Firefox on Linux');
    expect(refresh).toMatch(/HttpOnly/);
    expect(refresh).toMatch(/SameSite=Strict/);
  });

  it.each([
    ['another nonce', { nonce: 'another' }],
    ['another issuer', { issuer: 'https://evil.example' }],
    ['another audience', { audience: 'somebody-else' }],
    ['an expired token', { expiresInS: -120 }],
    ['a token that somebody else signed', { isForged: true }],
  ])('refuses %s', async (_name, how) => {
    const attempt = await begin();
    issuer.prepare(nonceOf(attempt), how);
    const answer = await finish(attempt);
    expect([answer.status, answer.body.error.code]).toEqual([401, 'sign_in_failed']);
    expect(cookiesOf(answer.headers).some((cookie) => cookie.startsWith('greenroom_refresh='))).toBe(false);
  });

  it.each<[string, [number, object]]>([
    ['refuses the secret of this server', [401, { error: 'invalid_client' }]],
    ['is broken', [500, { message: 'out of order' }]],
  ])('tells the person and the operator when the issuer %s', async (_what, refusal) => {
    const attempt = await begin();
    issuer.prepare(nonceOf(attempt), { refusal });
    const answer = await finish(attempt);
    expect([answer.status, answer.body.error.code]).toEqual([502, 'provider_failed']);
  });

  it.each([{ issuedInS: 30 }, { expiresInS: -30 }])('bears a clock that is off by half a minute: %o', async (how) => {
    const attempt = await begin();
    issuer.prepare(nonceOf(attempt), how);
    expect((await finish(attempt)).status).toBe(200);
  });

  it('refuses a wrong state, a missing cookie, another issuer in the callback and a replayed code', async () => {
    const attempt = await begin();
    issuer.prepare(nonceOf(attempt));
    expect((await finish(attempt, { state: 'another' })).status).toBe(401);
    expect((await finish({ ...attempt, cookie: '' })).status).toBe(401);
    expect((await finish(attempt, { iss: 'https://evil.example' })).status).toBe(401);
    expect((await finish(attempt, { token: 'once' })).status).toBe(200);
    expect((await finish(attempt, { token: 'once' })).status).toBe(401);
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/unknown',
    '/auth/callback?code=used',
    `/resume?${'x'.repeat(600)}`,
  ])('never returns to %s', async (returnTo) => {
    const attempt = await begin(returnTo);
    issuer.prepare(nonceOf(attempt));
    expect((await finish(attempt)).headers['x-return-to']).toBe('/');
  });

  it.each(SCREENS.filter((screen) => screen !== '/auth/callback'))('returns to the screen %s', async (screen) => {
    const returnTo = `${screen.replace(/:\w+/, randomUUID())}?page=2`;
    const attempt = await begin(returnTo);
    issuer.prepare(nonceOf(attempt));
    expect((await finish(attempt)).headers['x-return-to']).toBe(returnTo);
  });

  it.each([
    ['/resume', 'http://localhost:3000/resume/?from=mail', '/resume?from=mail'],
    ['/', 'http://localhost:3000/?utm=a', '/?utm=a'],
    ['/resume?from=link', 'http://localhost:3000/resume?from=mail', '/resume?from=link'],
    ['/dashboard', 'http://localhost:3000/?utm=a', '/dashboard'],
    ['/resume', `http://localhost:3000/resume?${'x'.repeat(600)}`, '/resume'],
    ['/resume', 'nonsense', '/resume'],
  ])('returns to %s, asked from %s, as %s', async (returnTo, referer, expected) => {
    const path = `/auth/start?returnTo=${encodeURIComponent(returnTo)}`;
    const started = await test.ask(null, 'GET', path, { headers: { referer } });
    const attempt = {
      sent: new URL(String(started.headers.location)),
      cookie: pairOf(cookiesOf(started.headers)[0]),
    };
    issuer.prepare(nonceOf(attempt));
    expect((await finish(attempt)).headers['x-return-to']).toBe(expected);
  });

  it('welcomes somebody whose name holds what a database cannot keep', async () => {
    const attempt = await begin();
    issuer.prepare(nonceOf(attempt), { name: 'A\0da \ud83d' });
    const token = (await finish(attempt)).body.data as string;
    expect((await test.ask({ userId: '', token }, 'GET', '/profile')).body.data.name).toBe('Ada \ufffd');
  });

  it('renews by the cookie, and forgets the session at logout', async () => {
    const attempt = await begin();
    issuer.prepare(nonceOf(attempt));
    const signedIn = await finish(attempt);
    const cookie = pairOf(cookiesOf(signedIn.headers).find((each) => each.startsWith('greenroom_refresh=')));
    const renewed = await test.ask(null, 'GET', '/auth/refresh', { headers: { ...CLIENT, cookie } });
    expect(renewed.status).toBe(200);
    const next = pairOf(cookiesOf(renewed.headers)[0]);
    expect((await test.ask(null, 'GET', '/auth/logout', { headers: { ...CLIENT, cookie: next } })).status).toBe(200);
    expect((await test.ask(null, 'GET', '/auth/silent', { headers: { ...CLIENT, cookie: next } })).status).toBe(401);
    const person = { userId: '', token: renewed.body.data };
    expect((await test.ask(person, 'GET', '/profile')).status).toBe(403);
  });

  it('deletes an account only soon after the sign-in, and asks to sign in again otherwise', async () => {
    const person = await test.signIn('Ada');
    const remove = () => test.ask(person, 'DELETE', `/users/${person.userId}`);
    const setAge = (minutes: number) =>
      test.database.orm
        .update(refreshTokens)
        .set({ createdAt: new Date(Date.now() - minutes * 60_000) })
        .where(eq(refreshTokens.userId, person.userId));
    await setAge(16);
    const refused = await remove();
    expect([refused.status, refused.body.error.code]).toEqual([403, 'sign_in_again']);
    expect((await test.ask(person, 'GET', '/profile')).status).toBe(200);
    await setAge(14);
    expect((await remove()).status).toBe(200);
    expect((await test.ask(person, 'GET', '/profile')).status).toBe(403);
  });

  it('keeps six attempts of a browser: forty begun sign-ins do not make the header too long', async () => {
    const jar = new Map<string, string>();
    for (let begun = 0; begun < 40; begun += 1) {
      const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
      const started = await test.ask(null, 'GET', '/auth/start?returnTo=/', { headers: cookie ? { cookie } : {} });
      expect(started.status).toBe(302);
      for (const set of cookiesOf(started.headers)) {
        const [name = '', value = ''] = pairOf(set).split('=', 2);
        if (value === '') jar.delete(name);
        else jar.set(name, value);
      }
    }
    expect(jar.size).toBe(6);
    expect([...jar].join('').length).toBeLessThan(8000);
    // The newest of them is still good.
    const attempt = await begin();
    issuer.prepare(nonceOf(attempt));
    const cookie = `${[...jar].map((pair) => pair.join('=')).join('; ')}; ${attempt.cookie}`;
    expect((await finish({ ...attempt, cookie })).status).toBe(200);
  });

  it('finds the same person again, and does not renew the free units of one who deleted the account', async () => {
    const enter = async () => {
      const attempt = await begin();
      issuer.prepare(nonceOf(attempt));
      const token = (await finish(attempt)).body.data as string;
      const profile = await test.ask({ userId: '', token }, 'GET', '/profile');
      return { userId: profile.body.data.sub as string, token };
    };
    const first = await enter();
    expect((await enter()).userId).toBe(first.userId);
    await test.ask(first, 'PATCH', `/user/${first.userId}/quota`, { body: { updateType: 'resume' } });
    expect((await test.ask(first, 'DELETE', `/users/${first.userId}`)).status).toBe(200);
    const second = await enter();
    expect(second.userId).not.toBe(first.userId);
    const quota = await test.ask(second, 'GET', `/user/${second.userId}/quota`);
    expect(quota.body.data.availableResumeReviews).toBe(2);
  });
});
