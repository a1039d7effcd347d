import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerCalls } from '~/testing/answer-calls.ts';
import { signInAsAda, USER_ID } from '~/testing/render-screen.tsx';
import { call } from './client.ts';
import { resetAuth, takePersonOf, useSession } from './session-store.ts';

const EXPIRED = { status: 403, error: { code: 'token_expired', message: 'Expired.' } };
const QUOTA = { availableInterviews: 2 };
const readQuota = () => call('getQuota', { params: { user_id: USER_ID } });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  resetAuth();
});

describe('the token of a call', () => {
  it('of three parts is sent as a bearer token and in x-access-token', async () => {
    signInAsAda();
    const sent = answerCalls({ 'GET /quota': { data: QUOTA } });
    await readQuota();
    expect(sent[0]?.headers).toMatchObject({ authorization: 'Bearer a.b.c', 'x-access-token': 'a.b.c' });
  });

  it.each(['', 'a.b', 'a.b.c.d'])('%j is not sent', async (token) => {
    signInAsAda();
    takePersonOf(token);
    const sent = answerCalls({ 'GET /quota': { data: QUOTA } });
    await readQuota();
    expect(Object.keys(sent[0]?.headers ?? {})).not.toEqual(expect.arrayContaining(['authorization']));
    expect(sent[0]?.headers).not.toHaveProperty('x-access-token');
  });
});

describe('a call that is answered with 403', () => {
  it('shares one refresh with all others, and each is sent again with the new token', async () => {
    signInAsAda();
    const sent = answerCalls({
      'GET /auth/refresh': { data: 'd.e.f' },
      'GET /quota': [EXPIRED, EXPIRED, EXPIRED, { data: QUOTA }],
    });
    expect(await Promise.all([readQuota(), readQuota(), readQuota()])).toEqual([QUOTA, QUOTA, QUOTA]);
    expect(sent.filter(({ path }) => path.endsWith('/auth/refresh'))).toHaveLength(1);
    expect(sent.slice(-3).map(({ headers }) => headers['x-access-token'])).toEqual(['d.e.f', 'd.e.f', 'd.e.f']);
  });

  it('by something that is not our server refreshes, too', async () => {
    signInAsAda();
    answerCalls({
      'GET /auth/refresh': { data: 'd.e.f' },
      'GET /quota': [{ status: 403, error: 'jwt expired' }, { data: QUOTA }],
    });
    expect(await readQuota()).toEqual(QUOTA);
  });

  it.each([
    ['of a visitor', null, EXPIRED],
    [
      'that was taken for another site',
      'a.b.c',
      { status: 403, error: { code: 'cross_site_refused', message: 'No.' } },
    ],
    ['that needs a recent sign-in', 'a.b.c', { status: 403, error: { code: 'sign_in_again', message: 'No.' } }],
  ])('%s refreshes nothing', async (_, token, answer) => {
    useSession.setState({ token });
    const sent = answerCalls({ 'GET /quota': answer });
    await expect(readQuota()).rejects.toMatchObject({ status: 403 });
    expect(sent).toHaveLength(1);
  });

  it.each([401, 403])('signs out when the refresh is refused with %i', async (status) => {
    signInAsAda();
    answerCalls({ 'GET /auth/refresh': { status, error: 'No session.' }, 'GET /quota': EXPIRED });
    await expect(readQuota()).rejects.toThrow('No session.');
    expect(useSession.getState()).toMatchObject({ auth: false, token: null, profile: null });
    expect(localStorage.getItem('state')).toBe('false');
  });

  it.each([429, 500, 503])('keeps the person signed in when the refresh meets %i', async (status) => {
    signInAsAda();
    answerCalls({
      'GET /auth/refresh': { status, error: { code: 'internal', message: 'Later.' } },
      'GET /quota': EXPIRED,
    });
    await expect(readQuota()).rejects.toThrow('Later.');
    expect(useSession.getState().auth).toBe(true);
  });
});

describe('a call whose success is false', () => {
  it.each([
    ['our error', { code: 'not_found', message: 'Nothing here.' }, 'not_found', 'Nothing here.'],
    ['plain words', 'Quota service is down', 'internal', 'Quota service is down'],
  ])('throws %s, whatever its status', async (_, error, code, message) => {
    signInAsAda();
    answerCalls({ 'GET /quota': { status: 200, error } });
    await expect(readQuota()).rejects.toMatchObject({ code, message });
  });
});

describe('a refusal by something in between', () => {
  it.each([
    [413, 'payload_too_large', 'This is larger than what can be taken here.'],
    [429, 'rate_limited', 'That was a lot at once. Please wait a moment and try again.'],
    [502, 'internal', 'Something went wrong on our side. Please try again.'],
  ])('with %i and a page of its own is told in our words', async (status, code, message) => {
    vi.stubGlobal('fetch', async () => new Response('<html>No.</html>', { status }));
    await expect(readQuota()).rejects.toMatchObject({ code, message, status });
  });
});
