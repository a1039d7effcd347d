import { and, eq } from 'drizzle-orm';
import type { Orm } from './database.ts';
import { sandboxCheckouts } from './schema.ts';

type Row = typeof sandboxCheckouts.$inferSelect;

/** Checkouts of the sandbox, kept with everything else so that a restart loses none. */
export function createSandboxRepository(orm: Orm) {
  const find = async (id: string): Promise<Row | null> => {
    const [row] = await orm.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, id));
    return row ?? null;
  };
  return {
    find,
    async open(checkout: Omit<Row, 'createdAt'>): Promise<Row> {
      await orm.insert(sandboxCheckouts).values(checkout).onConflictDoNothing();
      const row = await find(checkout.id);
      if (!row) throw new Error('the checkout was not kept');
      return row;
    },
    async close(id: string, state: 'paid' | 'expired'): Promise<boolean> {
      const [row] = await orm
        .update(sandboxCheckouts)
        .set({ state })
        .where(and(eq(sandboxCheckouts.id, id), eq(sandboxCheckouts.state, 'open')))
        .returning({ id: sandboxCheckouts.id });
      return row !== undefined;
    },
  };
}
