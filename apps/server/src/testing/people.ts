import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { createSessionRepository } from '../modules/auth/session-repository.ts';
import { createSessionService } from '../modules/auth/session-service.ts';
import { createProfileRepository } from '../modules/profile/profile-repository.ts';
import { createProfileService } from '../modules/profile/profile-service.ts';

/** SESSION_SECRET of servers with accounts that the test creates itself. */
export const PEOPLE_SECRET = 'a secret for tests and measurements only';

export type SignedInPerson = { userId: string; accessToken: string; refreshToken: string };

/** New people with the Free package's units, signed in as a server with `PEOPLE_SECRET` would have done it. */
export async function signInPeople(database: Database, count: number): Promise<SignedInPerson[]> {
  const { orm } = database;
  const repository = createProfileRepository(orm);
  const profiles = createProfileService({ repository, secret: PEOPLE_SECRET });
  const sessions = createSessionService({ repository: createSessionRepository(orm), secret: PEOPLE_SECRET });
  const people: SignedInPerson[] = [];
  for (let index = 0; index < count; index += 1) {
    const identity = { issuer: 'test', subject: randomUUID(), email: 'ada@example.org', name: 'Ada', picture: '' };
    const { userId } = await profiles.welcome(identity);
    const { accessToken, refreshToken } = await sessions.open(userId);
    people.push({ userId, accessToken, refreshToken });
  }
  return people;
}

/** Opens a database that no server holds at the moment, uses it, and closes it. */
export async function withDatabase<Result>(
  settings: { databaseUrl: string | null; dataDir: string },
  use: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(settings);
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}
