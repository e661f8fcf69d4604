import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';
import type { Database } from './pool.ts';

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Brings the schema up to date, under an advisory lock, each migration in a transaction. Returns the names of those applied now. */
export async function migrate(database: Database): Promise<string[]> {
  const client = await database.pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    const applied = await runner({ dbClient: client, dir: MIGRATIONS, direction: 'up', migrationsTable: 'schema_migrations', log: () => undefined });
    return applied.map(({ name }) => name);
  } finally {
    client.release(true);
  }
}
