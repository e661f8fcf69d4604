import type pg from 'pg';
import type { Database } from './pool.ts';

/** Returns what ends the connections that are in use: their work fails, and the server rolls back their transactions. New ones can be opened. */
export function cutOffConnections({ pool }: Database): () => void {
  const inUse = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client));
  return () => {
    for (const client of inUse) void (client as pg.PoolClient & pg.Client).end();
  };
}
