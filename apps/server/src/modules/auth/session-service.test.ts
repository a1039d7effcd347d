import { newId } from '@greenroom/contract/uuid';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { refreshTokens, users } from '../../db/schema.ts';
import { buildTestDatabase } from '../../testing/test-database.ts';
import { createSessionRepository } from './session-repository.ts';
import { createSessionService } from './session-service.ts';

const ROUNDS = 2;
const TABS = 20;

describe('sessions', () => {
  let database: Database;
  let atMs = Date.UTC(2026, 0, 1);
  beforeAll(async () => {
    database = await buildTestDatabase();
  });
  afterAll(() => database.close());

  const service = (secret = 'for tests only', previousSecrets: string[] = []) =>
    createSessionService({
      repository: createSessionRepository(database.orm),
      secret,
      previousSecrets,
      now: () => new Date(atMs),
    });
  async function openSession(sessions = service()) {
    const userId = newId();
    await database.orm.insert(users).values({ id: userId, issuer: 'test', subject: userId });
    return { userId, ...(await sessions.open(userId)) };
  }
  const later = (seconds: number) => {
    atMs += seconds * 1000;
  };

  it('keeps everybody signed in when twenty tabs refresh at once, round after round', async () => {
    const sessions = service();
    let { refreshToken } = await openSession();
    for (let round = 0; round < ROUNDS; round += 1) {
      const rotated = await Promise.all(Array.from({ length: TABS }, () => sessions.rotate(refreshToken)));
      expect(new Set(rotated.map((tokens) => tokens.refreshToken)).size).toBe(1);
      refreshToken = rotated[0]?.refreshToken ?? '';
      later(900);
    }
  });

  it('leaves no living descendant when an old refresh token is replayed', async () => {
    const sessions = service();
    const first = await openSession();
    const second = await sessions.rotate(first.refreshToken);
    later(11);
    await expect(sessions.rotate(first.refreshToken)).rejects.toMatchObject({ code: 'not_signed_in' });
    await expect(sessions.rotate(second.refreshToken)).rejects.toMatchObject({ code: 'not_signed_in' });
    expect(await sessions.verify(second.accessToken)).toBeNull();
  });

  it('takes a token of two generations ago for theft, even within the grace', async () => {
    const sessions = service();
    const first = await openSession();
    const second = await sessions.rotate(first.refreshToken);
    const third = await sessions.rotate(second.refreshToken);
    await expect(sessions.rotate(first.refreshToken)).rejects.toMatchObject({ code: 'not_signed_in' });
    await expect(sessions.rotate(third.refreshToken)).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  it('refuses the access token of a session that was logged out, at once', async () => {
    const sessions = service();
    const session = await openSession();
    expect(await sessions.verify(session.accessToken)).toMatchObject({ userId: session.userId });
    await sessions.close(session.refreshToken);
    expect(await sessions.verify(session.accessToken)).toBeNull();
    await expect(sessions.rotate(session.refreshToken)).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  it('refuses an access token after 15 minutes, and one that was tampered with', async () => {
    const sessions = service();
    const session = await openSession();
    expect(await sessions.verify(`${session.accessToken.slice(0, -20)}${'A'.repeat(20)}`)).toBeNull();
    later(901);
    expect(await sessions.verify(session.accessToken)).toBeNull();
  });

  it('ends a session that was idle for a fortnight, and any after sixty days', async () => {
    const sessions = service();
    const idle = await openSession();
    later(14 * 86_400 + 1);
    await expect(sessions.rotate(idle.refreshToken)).rejects.toMatchObject({ code: 'not_signed_in' });
    let { refreshToken } = await openSession();
    for (let week = 0; week < 8; week += 1) {
      later(7 * 86_400);
      refreshToken = (await sessions.rotate(refreshToken)).refreshToken;
    }
    later(5 * 86_400);
    await expect(sessions.rotate(refreshToken)).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  it('refuses a token that it knows once it is too old or its session was ended', async () => {
    const sessions = service();
    const old = await openSession();
    expect(await sessions.verify(old.accessToken)).toMatchObject({ userId: old.userId });
    later(899);
    expect(await sessions.verify(old.accessToken)).toMatchObject({ userId: old.userId });
    later(1);
    expect(await sessions.verify(old.accessToken)).toBeNull();
    const ended = await openSession();
    expect(await sessions.verify(ended.accessToken)).not.toBeNull();
    await sessions.close(ended.refreshToken);
    expect(await sessions.verify(ended.accessToken)).toBeNull();
  });

  it('lists where a person is signed in, and ends all of it at once, also a renewal under way', async () => {
    const sessions = service();
    const here = await openSession();
    later(60);
    const there = await sessions.open(here.userId);
    const other = await openSession();
    const current = await sessions.verify(here.accessToken);
    const list = await sessions.list(here.userId, current?.sessionId ?? '');
    expect(list.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
    later(60);
    const [renewed] = await Promise.all([
      sessions.rotate(there.refreshToken).catch(() => null),
      sessions.closeAll(here.userId),
    ]);
    expect(await sessions.list(here.userId, '')).toEqual([]);
    for (const { accessToken, refreshToken } of [here, there, ...(renewed ? [renewed] : [])]) {
      expect(await sessions.verify(accessToken)).toBeNull();
      await expect(sessions.rotate(refreshToken)).rejects.toMatchObject({ code: 'not_signed_in' });
    }
    expect(await sessions.verify(other.accessToken)).not.toBeNull();
  });

  it('knows the device of a session, also after renewals', async () => {
    const sessions = service();
    const { userId } = await openSession();
    later(60);
    const known = await sessions.open(userId, 'Firefox on Linux');
    const devices = async () => (await sessions.list(userId, '')).map(({ device }) => device);
    expect(await devices()).toEqual(['Firefox on Linux', null]);
    later(900);
    await sessions.rotate(known.refreshToken);
    expect(await devices()).toEqual(['Firefox on Linux', null]);
  });

  it('ends one session, or every other one, and none of another person', async () => {
    const sessions = service();
    const here = await openSession();
    const there = await sessions.open(here.userId);
    const away = await sessions.open(here.userId);
    const other = await openSession();
    const idOf = async (accessToken: string) => (await sessions.verify(accessToken))?.sessionId ?? '';
    const [hereId, thereId] = [await idOf(here.accessToken), await idOf(there.accessToken)];

    await expect(sessions.closeOne(here.userId, await idOf(other.accessToken))).rejects.toMatchObject({
      code: 'not_found',
    });
    await sessions.closeOne(here.userId, thereId);
    await expect(sessions.closeOne(here.userId, thereId)).rejects.toMatchObject({ code: 'not_found' });
    expect(await sessions.verify(there.accessToken)).toBeNull();
    expect(await sessions.verify(away.accessToken)).not.toBeNull();

    await sessions.closeOthers(here.userId, hereId);
    expect(await sessions.verify(away.accessToken)).toBeNull();
    expect((await sessions.list(here.userId, hereId)).map(({ id }) => id)).toEqual([hereId]);
    expect(await sessions.verify(other.accessToken)).not.toBeNull();
    await expect(sessions.rotate(here.refreshToken)).resolves.toMatchObject({});
  });

  it('goes on with a new secret while the old one is still accepted', async () => {
    const before = service('the old secret');
    const session = await openSession(before);
    const after = service('the new secret', ['the old secret']);
    expect(await after.verify(session.accessToken)).toMatchObject({ userId: session.userId });
    // Two tabs refresh at the same time, one still at a process with the old secret.
    const old = await before.rotate(session.refreshToken);
    const same = await after.rotate(session.refreshToken);
    expect(same.refreshToken).toBe(old.refreshToken);
    const next = await after.rotate(same.refreshToken);
    expect(await after.verify(next.accessToken)).not.toBeNull();
    expect(await before.verify(next.accessToken)).toBeNull();
  });

  it('refuses what a secret signed that is no longer accepted', async () => {
    const session = await openSession(service('the old secret'));
    expect(await service('the new secret').verify(session.accessToken)).toBeNull();
    expect(await service('the new secret', ['another']).verify(session.accessToken)).toBeNull();
  });

  it('keeps no token that can no longer be used, but what a living session needs', async () => {
    const sessions = service();
    let { refreshToken, userId } = await openSession();
    for (let day = 0; day < 40; day += 1) {
      later(86_400);
      ({ refreshToken } = await sessions.rotate(refreshToken));
    }
    await sessions.deleteExpired();
    const rows = await database.orm.select().from(refreshTokens).where(eq(refreshTokens.userId, userId));
    // Two weeks of days, and the first.
    expect(rows.length).toBeLessThanOrEqual(16);
    expect(rows.some(({ generation }) => generation === 0)).toBe(true);
    await expect(sessions.rotate(refreshToken)).resolves.toMatchObject({});
  });
});
