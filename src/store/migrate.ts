import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';
import { ConfigError } from '../config/config.ts';
import { MIGRATION_LOCK } from './advisory-locks.ts';
import type { Database, Transaction } from './pool.ts';
import { rowsOf } from './rows-of.ts';

const MIGRATIONS_TABLE = 'schema_migrations';
const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

/** The names of all migrations of this version of the service, in their order. */
export function knownMigrations(): string[] {
  return readdirSync(MIGRATIONS)
    .map((file) => parse(file).name)
    .sort();
}

/** Of applied migrations, those that this version of the service does not have, in words; undefined if it has them all. */
export function newerThanThis(applied: readonly string[]): string | undefined {
  const known = new Set(knownMigrations());
  const newer = applied.filter((name) => !known.has(name));
  if (newer.length === 0) return undefined;
  return `is from a newer version of the service: this one does not have ${newer.length === 1 ? 'the migration' : 'the migrations'} ${newer.join(', ')}. Nothing was changed.`;
}

/**
 * Updates the schema under an advisory lock, each migration in a transaction. Returns the names of the migrations that it applied. Throws {@link ConfigError} if a newer
 * version has updated it.
 */
export async function migrate(database: Database): Promise<string[]> {
  const client = await database.pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    // Held until the connection is closed below.
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const newer = newerThanThis(await appliedMigrations(client));
    if (newer !== undefined) throw new ConfigError(`The database ${newer} Use that version or a later one, or restore a backup that this one made.`);
    const applied = await runner({
      dbClient: client,
      dir: MIGRATIONS,
      direction: 'up',
      migrationsTable: MIGRATIONS_TABLE,
      noLock: true,
      log: () => undefined,
    });
    return applied.map(({ name }) => name);
  } finally {
    client.release(true);
  }
}

async function appliedMigrations(client: Transaction): Promise<string[]> {
  const [table] = await rowsOf<{ found: string | null }>(client, { text: 'SELECT to_regclass($1) AS found', values: [MIGRATIONS_TABLE] });
  if (table === undefined || table.found === null) return [];
  const applied = await rowsOf<{ name: string }>(client, { text: `SELECT name FROM ${MIGRATIONS_TABLE} ORDER BY id` });
  return applied.map(({ name }) => name);
}
