import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerCalls } from '~/testing/answer-calls.ts';
import { signInAsAda, USER_ID } from '~/testing/render-screen.tsx';
import { waitUntil } from '~/testing/wait-until.ts';
import { call } from './client.ts';
import { renewToken } from './refresh.ts';
import {
  finishSignIn,
  followOtherTabs,
  loadProfile,
  logout,
  onSignOut,
  PROFILE_POLL_MS,
  restoreSession,
} from './session.ts';
import { resetAuth, useSession, whenPersonIsKnown } from './session-store.ts';

const PROFILE = { sub: 'one', name: 'Ada', email: 'ada@example.com', picture: '' };
const AWAY = { status: 503, error: { code: 'internal', message: 'Away.' } };
const warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  warn.mockReset().mockImplementation(() => undefined);
  resetAuth();
});
afterEach(() => vi.useRealTimers());

describe('at the start of a page', () => {
  it('asks nothing of the server when nobody was signed in here, so a visitor without a connection is a visitor', async () => {
    const sent = answerCalls({});
    await restoreSession();
    expect(sent).toEqual([]);
    expect(useSession.getState()).toMatchObject({ auth: false, isAway: false, isRestoring: false });
  });

  it('signs in silently when somebody was', async () => {
    localStorage.setItem('state', 'true');
    answerCalls({ 'GET /auth/silent': { data: 'a.b.c' }, 'GET /profile': { data: PROFILE } });
    await restoreSession();
    expect(useSession.getState()).toMatchObject({ auth: true, token: 'a.b.c', profile: PROFILE, isRestoring: false });
  });

  it('asks the cookie where the browser keeps nothing, which does not remember who was here', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    answerCalls({ 'GET /auth/silent': { data: 'a.b.c' }, 'GET /profile': { data: PROFILE } });
    await restoreSession();
    full.mockRestore();
    expect(useSession.getState()).toMatchObject({ auth: true, profile: PROFILE, isRestoring: false });
  });

  it('says who it is while the page is still being taken up, and tells the page in one piece when it has been', async () => {
    localStorage.setItem('state', 'true');
    answerCalls({ 'GET /auth/silent': { data: 'a.b.c' }, 'GET /profile': { data: PROFILE } });
    useSession.setState({ isRestoring: true });
    const { promise: whenReady, resolve: takeUp } = Promise.withResolvers<void>();
    const restoring = restoreSession(false, whenReady);
    await waitUntil(() => expect(useSession.getState().token).toBe('a.b.c'));
    expect(await whenPersonIsKnown).toBe(PROFILE.sub);
    expect(useSession.getState()).toMatchObject({ auth: false, profile: null, isRestoring: true });
    const told: unknown[] = [];
    const stop = useSession.subscribe(({ auth, profile, isRestoring }) => told.push({ auth, profile, isRestoring }));
    takeUp();
    await restoring;
    stop();
    expect(told[0]).toEqual({ auth: true, profile: PROFILE, isRestoring: false });
    expect(useSession.getState()).toMatchObject({ auth: true, token: 'a.b.c', isRestoring: false });
  });

  it('does not sign in again whoever signed out meanwhile', async () => {
    localStorage.setItem('state', 'true');
    answerCalls({ 'GET /auth/silent': { data: 'a.b.c' }, 'GET /profile': { data: PROFILE } });
    const { promise: whenReady, resolve: takeUp } = Promise.withResolvers<void>();
    const restoring = restoreSession(false, whenReady);
    await waitUntil(() => expect(useSession.getState().token).toBe('a.b.c'));
    resetAuth();
    takeUp();
    await restoring;
    expect(useSession.getState()).toMatchObject({ auth: false, token: null, profile: null, isRestoring: false });
  });

  it('shows the page when the profile does not come, and takes it up once it does', async () => {
    vi.useFakeTimers();
    localStorage.setItem('state', 'true');
    answerCalls({
      'GET /auth/silent': { data: 'a.b.c' },
      'GET /profile': [AWAY, AWAY, AWAY, AWAY, AWAY, { data: PROFILE }],
    });
    const restoring = restoreSession();
    await vi.advanceTimersByTimeAsync(PROFILE_POLL_MS * 3);
    await restoring;
    expect(useSession.getState()).toMatchObject({ auth: true, profile: null, isRestoring: false });
    await vi.advanceTimersByTimeAsync(PROFILE_POLL_MS * 3);
    expect(useSession.getState().profile).toEqual(PROFILE);
  });

  it('signs in silently on the way back from a payment, whatever is stored', async () => {
    answerCalls({ 'GET /auth/silent': { data: 'a.b.c' }, 'GET /profile': { data: PROFILE } });
    await restoreSession(true);
    expect(useSession.getState().auth).toBe(true);
  });

  it.each([
    ['forgets that somebody was signed in when the session is over', { status: 401, error: 'over' }, 'false'],
    ['remembers it when the server is away', AWAY, 'true'],
  ])('%s', async (_, answer, state) => {
    localStorage.setItem('state', 'true');
    answerCalls({ 'GET /auth/silent': answer });
    await restoreSession();
    expect(localStorage.getItem('state')).toBe(state);
    expect(useSession.getState()).toMatchObject({ auth: false, isRestoring: false });
  });
});

describe('while the server is away', () => {
  const restoreWhileAway = async (answers: Parameters<typeof answerCalls>[0]) => {
    vi.useFakeTimers();
    localStorage.setItem('state', 'true');
    const sent = answerCalls(answers);
    await restoreSession();
    expect(useSession.getState()).toMatchObject({ auth: false, isRestoring: false, isAway: true });
    return sent;
  };

  it('asks again until it is back, and signs in then', async () => {
    const sent = await restoreWhileAway({
      'GET /auth/silent': [AWAY, AWAY, { data: 'a.b.c' }],
      'GET /profile': { data: PROFILE },
    });
    await vi.advanceTimersByTimeAsync(2000);
    expect(useSession.getState().isAway).toBe(true);
    await vi.advanceTimersByTimeAsync(4000);
    expect(useSession.getState()).toMatchObject({ auth: true, profile: PROFILE, isAway: false });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sent.filter((path) => JSON.stringify(path).includes('/auth/silent'))).toHaveLength(3);
  });

  it('asks at once when the connection comes back, and believes that the session is over', async () => {
    await restoreWhileAway({ 'GET /auth/silent': [AWAY, { status: 401, error: 'over' }] });
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(useSession.getState()).toMatchObject({ auth: false, isAway: false });
    expect(localStorage.getItem('state')).toBe('false');
  });
});

it('asks for the profile every second until it arrives, and logs each failure', async () => {
  vi.useFakeTimers();
  useSession.setState({ auth: true, token: 'a.b.c' });
  const sent = answerCalls({ 'GET /profile': [AWAY, AWAY, { data: PROFILE }] });
  const loading = loadProfile();
  await vi.advanceTimersByTimeAsync(PROFILE_POLL_MS - 1);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(PROFILE_POLL_MS + 1);
  await loading;
  expect(sent).toHaveLength(3);
  expect(warn).toHaveBeenCalledTimes(2);
  expect(useSession.getState().profile).toEqual(PROFILE);
});

it('signs out here though the server cannot be told, which is logged', async () => {
  signInAsAda();
  localStorage.setItem('state', 'true');
  answerCalls({ 'GET /auth/logout': AWAY });
  await logout();
  expect(useSession.getState()).toMatchObject({ auth: false, token: null, profile: null });
  expect(localStorage.getItem('state')).toBe('false');
  expect(warn).toHaveBeenCalledOnce();
});

describe('a session that lapses', () => {
  const forget = vi.fn();
  const onLeft = vi.fn();
  const notifyTab = (lapsed: string) => {
    localStorage.setItem('lapsed', lapsed);
    window.dispatchEvent(new StorageEvent('storage', { key: 'state', newValue: 'false' }));
  };
  let stops: (() => void)[] = [];
  beforeEach(() => {
    forget.mockClear();
    onLeft.mockClear();
    useSession.setState({ hasLeft: false });
    stops = [onSignOut(forget), followOtherTabs(onLeft)];
  });
  afterEach(() => stops.forEach((stop) => void stop()));

  it('takes away nothing that was entered, in no tab', async () => {
    signInAsAda();
    localStorage.setItem('state', 'true');
    answerCalls({ 'GET /auth/refresh': { status: 401, error: 'over' } });
    await expect(renewToken()).rejects.toThrow();
    expect(useSession.getState()).toMatchObject({ auth: false, hasLeft: false });
    expect([localStorage.getItem('state'), localStorage.getItem('lapsed')]).toEqual(['false', 'true']);
    signInAsAda();
    notifyTab('true');
    expect(useSession.getState()).toMatchObject({ auth: false, hasLeft: false });
    expect(forget).not.toHaveBeenCalled();
    expect(onLeft).not.toHaveBeenCalled();
  });

  it('is told from signing out, which clears every tab', async () => {
    signInAsAda();
    localStorage.setItem('lapsed', 'true');
    answerCalls({ 'GET /auth/logout': { data: null } });
    await logout();
    expect(localStorage.getItem('lapsed')).toBe('false');
    expect(forget).toHaveBeenCalledOnce();
    signInAsAda();
    notifyTab('false');
    expect(useSession.getState()).toMatchObject({ auth: false, hasLeft: true });
    expect(forget).toHaveBeenCalledTimes(2);
    expect(onLeft).toHaveBeenCalledOnce();
    notifyTab('false');
    expect(onLeft).toHaveBeenCalledOnce();
  });
});

describe('another person who signs in in the same browser', () => {
  const tokenOf = (sub: string) => `a.${btoa(JSON.stringify({ sub }))}.c`;
  const GRACE = { sub: 'two', name: 'Grace', email: 'grace@example.com', picture: '' };

  it('is not taken for the first, whose session is restored at the same time', async () => {
    localStorage.setItem('state', 'true');
    useSession.setState({ isRestoring: true });
    const sent = answerCalls({
      'GET /auth/silent': { data: tokenOf('one') },
      'GET /auth/login': { data: tokenOf('two') },
      'GET /profile': [{ data: PROFILE }, { data: GRACE }],
    });
    await Promise.all([finishSignIn({ token: 'code', state: 'state' }), restoreSession()]);
    expect(useSession.getState()).toMatchObject({ auth: true, token: tokenOf('two'), profile: GRACE });
    const asked = sent.map(({ path }) => path.split('?')[0]?.split('/').at(-1));
    expect(asked.slice(0, 4)).toEqual(['silent', 'profile', 'login', 'profile']);
  });

  it('in another tab is shown here once the token is renewed, and nothing is asked in the name of the first', async () => {
    signInAsAda();
    const sent = answerCalls({
      'GET /auth/refresh': { data: tokenOf('two') },
      'GET /profile': { data: GRACE },
      'GET /quota': { status: 403, error: { code: 'token_expired', message: 'Expired.' } },
    });
    const asked = call('getQuota', { params: { user_id: USER_ID } });
    await expect(asked).rejects.toMatchObject({ code: 'not_signed_in', message: /Somebody else/ });
    await waitUntil(() => expect(useSession.getState()).toMatchObject({ auth: true, profile: GRACE }));
    expect(sent.filter(({ path }) => path.endsWith('/quota'))).toHaveLength(1);
  });
});

it('does not take the page of a proxy for the end of the session', async () => {
  signInAsAda();
  localStorage.setItem('state', 'true');
  vi.stubGlobal('fetch', async () => new Response('<html>404 Not Found</html>', { status: 404 }));
  await expect(renewToken()).rejects.toThrow();
  expect(useSession.getState().auth).toBe(true);
  expect(localStorage.getItem('state')).toBe('true');
});
