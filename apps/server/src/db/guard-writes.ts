import type { PGlite } from '@electric-sql/pglite';

const READS = /^\s*(?:select|show)\b/i;

/** Asks the guard before each statement that may write, and before each transaction. */
export function guardWrites(client: PGlite, guard: () => Promise<void>): PGlite {
  const query = client.query.bind(client);
  const transaction = client.transaction.bind(client);
  client.query = async (statement, ...rest) => {
    if (!READS.test(statement)) await guard();
    return query(statement, ...rest);
  };
  client.transaction = async (work) => {
    await guard();
    return transaction(work);
  };
  return client;
}
