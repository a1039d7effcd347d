import { and, desc, eq, gt, inArray, isNull, lt, max, min, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Orm } from '../../db/database.ts';
import { inTransaction } from '../../db/retry.ts';
import { refreshTokens } from '../../db/schema.ts';

export type RefreshRow = typeof refreshTokens.$inferSelect;
export type NewRefreshRow = typeof refreshTokens.$inferInsert;

/** The changes for a presented token. The service decides them inside the transaction that locks its row. */
export type Decision<Result> = { result: Result; use?: Date; successor?: NewRefreshRow; revokeFamily?: Date };

/** `only` one session, or all `except` one. */
export type FamilyChoice = { only?: string; except?: string };

const first = alias(refreshTokens, 'first_of_family');

/**
 * Holds a family until the transaction ends, by its first token. Without it a successor that is made while the family is
 * revoked escapes the revocation: an update does not see rows that came after it began.
 */
async function lockFamily(tx: Orm, tokenHash: string): Promise<string | null> {
  const [held] = await tx
    .select({ familyId: first.familyId })
    .from(refreshTokens)
    .innerJoin(first, and(eq(first.familyId, refreshTokens.familyId), eq(first.generation, 0)))
    .where(eq(refreshTokens.tokenHash, tokenHash))
    .for('update', { of: first });
  return held?.familyId ?? null;
}

const revokeFamily = (tx: Orm, familyId: string, at: Date) =>
  tx
    .update(refreshTokens)
    .set({ revokedAt: at })
    .where(and(eq(refreshTokens.familyId, familyId), isNull(refreshTokens.revokedAt)));

/** All sessions of one person. */
const createSessionListing = (orm: Orm) => ({
  /** The families of a person that can still be renewed, the newest first. */
  async listLiving(userId: string, now: Date) {
    const startedAt = min(refreshTokens.createdAt);
    return orm
      .select({
        id: refreshTokens.familyId,
        startedAt,
        lastUsedAt: max(refreshTokens.createdAt),
        device: max(refreshTokens.device),
      })
      .from(refreshTokens)
      .where(
        and(eq(refreshTokens.userId, userId), isNull(refreshTokens.revokedAt), gt(refreshTokens.familyExpiresAt, now)),
      )
      .groupBy(refreshTokens.familyId)
      .having(gt(max(refreshTokens.expiresAt), now))
      .orderBy(desc(startedAt));
  },

  /** When the person signed in. Null for a session that does not exist. */
  async findStart(userId: string, familyId: string): Promise<Date | null> {
    const isFirst = and(
      eq(refreshTokens.familyId, familyId),
      eq(refreshTokens.userId, userId),
      eq(refreshTokens.generation, 0),
    );
    const [row] = await orm.select({ startedAt: refreshTokens.createdAt }).from(refreshTokens).where(isFirst);
    return row?.startedAt ?? null;
  },

  /** Ends the chosen sessions of a person, or all. Returns how many families there were. */
  async revokeFamilies(userId: string, at: Date, choice: FamilyChoice = {}): Promise<number> {
    const { only, except } = choice;
    const isChosen = and(
      eq(refreshTokens.userId, userId),
      isNull(refreshTokens.revokedAt),
      only === undefined ? undefined : eq(refreshTokens.familyId, only),
      except === undefined ? undefined : ne(refreshTokens.familyId, except),
    );
    return inTransaction(orm, async (tx) => {
      // Holds every family, as a renewal does: none gets a successor while they are revoked.
      const held = await tx
        .select({ familyId: refreshTokens.familyId })
        .from(refreshTokens)
        .where(and(isChosen, eq(refreshTokens.generation, 0)))
        .orderBy(refreshTokens.familyId)
        .for('update');
      await tx.update(refreshTokens).set({ revokedAt: at }).where(isChosen);
      return held.length;
    });
  },
});

/** Refresh tokens, hashed. A family is one session: everything that descends from one sign-in. */
export function createSessionRepository(orm: Orm) {
  // Asked by every call of a signed-in person, so it is prepared once a connection.
  const findFamily = orm
    .select({ revokedAt: refreshTokens.revokedAt, familyExpiresAt: refreshTokens.familyExpiresAt })
    .from(refreshTokens)
    .where(
      and(eq(refreshTokens.familyId, sql.placeholder('familyId')), eq(refreshTokens.userId, sql.placeholder('userId'))),
    )
    .limit(1)
    .prepare('session_family');

  return {
    async insert(row: NewRefreshRow): Promise<void> {
      await orm.insert(refreshTokens).values(row);
    },

    /** Locks the presented token's family and applies the decision on the token in the same transaction. */
    async decide<Result>(
      tokenHash: string,
      successorHashes: readonly string[],
      decide: (row: RefreshRow | null, successor: RefreshRow | null) => Decision<Result>,
    ): Promise<Result> {
      return inTransaction(orm, async (tx) => {
        const familyId = await lockFamily(tx, tokenHash);
        const rows = familyId
          ? await tx
              .select()
              .from(refreshTokens)
              .where(inArray(refreshTokens.tokenHash, [tokenHash, ...successorHashes]))
          : [];
        const row = rows.find((one) => one.tokenHash === tokenHash) ?? null;
        const decision = decide(row, rows.find((one) => one.tokenHash !== tokenHash) ?? null);
        if (decision.use)
          await tx.update(refreshTokens).set({ usedAt: decision.use }).where(eq(refreshTokens.tokenHash, tokenHash));
        if (decision.successor) await tx.insert(refreshTokens).values(decision.successor).onConflictDoNothing();
        if (decision.revokeFamily && familyId) await revokeFamily(tx, familyId, decision.revokeFamily);
        return decision.result;
      });
    },

    /** Whether a session lives: it exists and nothing of it was revoked. */
    async isAlive(familyId: string, userId: string, now: Date): Promise<boolean> {
      const [row] = await findFamily.execute({ familyId, userId });
      return row !== undefined && row.revokedAt === null && row.familyExpiresAt > now;
    },

    async revokeByToken(tokenHash: string, at: Date): Promise<void> {
      await inTransaction(orm, async (tx) => {
        const familyId = await lockFamily(tx, tokenHash);
        if (familyId) await revokeFamily(tx, familyId, at);
      });
    },

    ...createSessionListing(orm),

    /** The first token of a family stays as long as the family: it is what a renewal holds. */
    async deleteExpired(now: Date): Promise<void> {
      // No token expires after its family. Each half has its index.
      const isOver = and(lt(refreshTokens.familyExpiresAt, now), eq(refreshTokens.generation, 0));
      const isUseless = and(lt(refreshTokens.expiresAt, now), gt(refreshTokens.generation, 0));
      await orm.delete(refreshTokens).where(or(isOver, isUseless));
    },
  };
}

export type SessionRepository = ReturnType<typeof createSessionRepository>;
