import { DATABASE_TIMEOUTS } from './database-timeouts.ts';

/** Connects once, changes nothing, and names the version. @throws when it cannot be reached */
export async function describePostgres(connectionString: string): Promise<string> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: DATABASE_TIMEOUTS.connectMs });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ version: string }>("select current_setting('server_version') as version");
    return `PostgreSQL ${rows[0]?.version ?? ''}`.trim();
  } finally {
    await client.end();
  }
}
