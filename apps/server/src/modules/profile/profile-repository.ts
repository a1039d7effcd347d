import type { QuotaRecord } from '@greenroom/contract/quota-rules';
import { newId } from '@greenroom/contract/uuid';
import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import {
  deletedIdentities,
  feedbackTranscripts,
  interviews,
  interviewTranscripts,
  liveSessions,
  payments,
  quotas,
  reservations,
  users,
} from '../../db/schema.ts';

export type UserRow = typeof users.$inferSelect;
type Person = Pick<UserRow, 'issuer' | 'subject' | 'email' | 'name' | 'picture'>;

/** People, and everything that is stored of one. */
export function createProfileRepository(orm: Orm) {
  return {
    async find(userId: string): Promise<UserRow | null> {
      const [row] = await orm.select().from(users).where(eq(users.id, userId));
      return row ?? null;
    },

    /**
     * The person of an identity, made when they come for the first time: with `freeUnits`, or, where they were here
     * before and deleted their account, with the units that they had left.
     */
    async welcome(person: Person, identityHash: string, freeUnits: QuotaRecord): Promise<UserRow | null> {
      return orm.transaction(async (tx) => {
        const [row] = await tx
          .insert(users)
          .values({ id: newId(), ...person })
          .onConflictDoUpdate({
            target: [users.issuer, users.subject],
            set: { email: person.email, name: person.name, picture: person.picture },
          })
          .returning();
        if (!row) return null;
        const [known] = await tx.select({ userId: quotas.userId }).from(quotas).where(eq(quotas.userId, row.id));
        if (known) return row;
        const [earlier] = await tx
          .delete(deletedIdentities)
          .where(eq(deletedIdentities.identityHash, identityHash))
          .returning();
        await tx
          .insert(quotas)
          .values({ userId: row.id, ...(earlier?.unitsLeft ?? freeUnits) })
          .onConflictDoNothing();
        return row;
      });
    },

    async exportAll(userId: string) {
      // What is the server's own stays here: figures that repeat the entries, and what a ticket is checked by.
      const { figures, ...feedbackColumns } = getTableColumns(feedbackTranscripts);
      const { ticketHash, ticketExpiresAt, ...liveColumns } = getTableColumns(liveSessions);
      const of = <Table extends { userId: typeof interviews.userId }>(table: Table) => eq(table.userId, userId);
      return {
        user: await this.find(userId),
        quota: (await orm.select().from(quotas).where(eq(quotas.userId, userId)))[0] ?? null,
        reservations: await orm.select().from(reservations).where(eq(reservations.userId, userId)),
        interviews: await orm.select().from(interviews).where(of(interviews)),
        interviewTranscripts: await orm
          .select()
          .from(interviewTranscripts)
          .where(eq(interviewTranscripts.userId, userId)),
        feedbackTranscripts: await orm
          .select(feedbackColumns)
          .from(feedbackTranscripts)
          .where(eq(feedbackTranscripts.userId, userId)),
        payments: await orm.select().from(payments).where(eq(payments.userId, userId)),
        liveSessions: await orm.select(liveColumns).from(liveSessions).where(eq(liveSessions.userId, userId)),
      };
    },

    /** Deletes the person and, by the database's own rules, everything of theirs. */
    async deleteAll(userId: string, identityHash: string, unitsLeft: QuotaRecord): Promise<void> {
      await orm.transaction(async (tx) => {
        await tx
          .insert(deletedIdentities)
          .values({ identityHash, unitsLeft })
          .onConflictDoUpdate({ target: deletedIdentities.identityHash, set: { unitsLeft } });
        await tx.delete(users).where(and(eq(users.id, userId)));
      });
    },
  };
}

export type ProfileRepository = ReturnType<typeof createProfileRepository>;
