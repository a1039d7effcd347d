import { newId } from '@greenroom/contract/uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { openDatabase } from '../../db/open-database.ts';
import { users } from '../../db/schema.ts';
import { PATIENT_TIMEOUTS, startRealPostgres } from '../../testing/real-postgres.ts';
import { createSessionRepository } from './session-repository.ts';
import { createSessionService } from './session-service.ts';

/** Several, since the revocation and the refresh have to meet. */
const ROUNDS = 25;
const AT_ONCE = 4;

describe('sessions on PostgreSQL, where transactions meet', () => {
  let server: Awaited<ReturnType<typeof startRealPostgres>>;
  let database: Database;
  let sessions: ReturnType<typeof createSessionService>;
  beforeAll(async () => {
    server = await startRealPostgres();
    database = await openDatabase({ databaseUrl: server.url, dataDir: '', timeouts: PATIENT_TIMEOUTS });
    sessions = createSessionService({ repository: createSessionRepository(database.orm), secret: 'for tests only' });
  });
  afterAll(async () => {
    await database.close();
    await server.stop();
  });

  async function openSession() {
    const userId = newId();
    await database.orm.insert(users).values({ id: userId, issuer: 'test', subject: userId });
    return sessions.open(userId);
  }
  const refresh = (refreshToken: string) => sessions.rotate(refreshToken).catch(() => null);

  it('leaves nothing alive when an old token is replayed while the living one is refreshed', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const first = await openSession();
      const second = await sessions.rotate(first.refreshToken);
      const third = await sessions.rotate(second.refreshToken);
      const [, ...heirs] = await Promise.all([
        refresh(first.refreshToken),
        ...Array.from({ length: AT_ONCE }, () => refresh(third.refreshToken)),
      ]);
      for (const heir of heirs) {
        if (!heir) continue;
        expect(await refresh(heir.refreshToken)).toBeNull();
        expect(await sessions.verify(heir.accessToken)).toBeNull();
      }
      expect(await refresh(third.refreshToken)).toBeNull();
    }
  });

  it('leaves nothing alive when somebody logs out while another tab refreshes', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const session = await openSession();
      const [, ...heirs] = await Promise.all([
        sessions.close(session.refreshToken),
        ...Array.from({ length: AT_ONCE }, () => refresh(session.refreshToken)),
      ]);
      for (const heir of heirs) {
        if (heir) expect(await refresh(heir.refreshToken)).toBeNull();
      }
    }
  });
});
