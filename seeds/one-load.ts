import { ConfigError } from '../src/config/config.ts';
import { LOAD_COMMAND_LOCK } from '../src/store/advisory-locks.ts';
import type { Database } from '../src/store/pool.ts';

/**
 * Runs a command that replaces the dataset, unless another one runs. It is refused and does not wait: the dataset that it was meant to replace would no longer be the
 * current one, and only one previous dataset is kept.
 */
export async function asTheOnlyLoad<T>(database: Database, work: () => Promise<T>): Promise<T> {
  // On a connection of its own. If the process is killed, the server ends it, and frees the lock.
  const aside = database.aside({ DATABASE_POOL_MAX: 1 });
  const client = await aside.pool.connect();
  try {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [LOAD_COMMAND_LOCK]);
    if (rows[0]?.taken !== true)
      throw new ConfigError(
        'Another npm run data:load or data:restore is running. Nothing was changed. Wait until it has ended, see what it loaded, and try again.',
      );
    return await work();
  } finally {
    client.release(true);
  }
}
