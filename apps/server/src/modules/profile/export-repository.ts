import { and, eq, getTableColumns, gt, max, min } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from '../../db/database.ts';
import {
  feedbackTranscripts,
  interviews,
  interviewTranscripts,
  liveSessions,
  payments,
  refreshTokens,
  reservations,
  stories,
} from '../../db/schema.ts';

/** Rows may be as large as a body: so many are in memory at once. */
const EXPORT_PAGE_SIZE = 5;

type OwnedTable = PgTable & { id: PgColumn; userId: PgColumn };
type OwnedColumns = Record<string, PgColumn>;
type ExportPart = { name: string; pages: AsyncIterable<object[]> };

async function* readPages(orm: Orm, userId: string, table: OwnedTable, columns: OwnedColumns) {
  for (let after: string | null = null; ; ) {
    const isFurther = after === null ? undefined : gt(table.id, after);
    const rows = (await orm
      .select(columns)
      .from(table as PgTable)
      .where(and(eq(table.userId, userId), isFurther))
      .orderBy(table.id)
      .limit(EXPORT_PAGE_SIZE)) as { id: string }[];
    if (rows.length > 0) yield rows;
    if (rows.length < EXPORT_PAGE_SIZE) return;
    after = rows.at(-1)?.id ?? null;
  }
}

/** Sessions without their tokens, which are secret. */
async function* readSignIns(orm: Orm, userId: string) {
  const rows = await orm
    .select({
      startedAt: min(refreshTokens.createdAt),
      lastUsedAt: max(refreshTokens.createdAt),
      device: max(refreshTokens.device),
    })
    .from(refreshTokens)
    .where(eq(refreshTokens.userId, userId))
    .groupBy(refreshTokens.familyId)
    .orderBy(refreshTokens.familyId);
  if (rows.length > 0) yield rows;
}

/** All stored data of a person except the account and the units: the name and the rows of each part, a page at a time. */
export function exportParts(orm: Orm, userId: string): ExportPart[] {
  // Internal fields are not exported: figures derived from the entries, and the hash that checks a ticket.
  const { figures, ...feedbackColumns } = getTableColumns(feedbackTranscripts);
  const { ticketHash, ticketExpiresAt, epoch, ...liveColumns } = getTableColumns(liveSessions);
  const { identityHash, ...paymentColumns } = getTableColumns(payments);
  const part = (name: string, table: OwnedTable, columns: OwnedColumns = getTableColumns(table)): ExportPart => ({
    name,
    pages: readPages(orm, userId, table, columns),
  });
  return [
    { name: 'signIns', pages: readSignIns(orm, userId) },
    part('reservations', reservations),
    part('interviews', interviews),
    part('interviewTranscripts', interviewTranscripts),
    part('feedbackTranscripts', feedbackTranscripts, feedbackColumns),
    part('stories', stories),
    part('payments', payments, paymentColumns),
    part('liveSessions', liveSessions, liveColumns),
  ];
}
