import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';
import { MIGRATION_LOCK } from './advisory-locks.ts';
import type { Database } from './pool.ts';

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

/** The names of all migrations of this version of the service, in their order. */
export function knownMigrations(): string[] {
  return readdirSync(MIGRATIONS)
    .map((file) => parse(file).name)
    .sort();
}

/** Updates the schema under an advisory lock, each migration in a transaction. Returns the names of the migrations that it applied. */
export async function migrate(database: Database): Promise<string[]> {
  const client = await database.pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    // Held until the connection is closed below.
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const applied = await runner({
      dbClient: client,
      dir: MIGRATIONS,
      direction: 'up',
      migrationsTable: 'schema_migrations',
      noLock: true,
      log: () => undefined,
    });
    return applied.map(({ name }) => name);
  } finally {
    client.release(true);
  }
}
