import { ConfigError } from '../src/config/config.ts';
import type { Database } from '../src/store/pool.ts';
import { readPreviousManifest, restoreTable, setPreviousAside } from './previous.ts';
import { lockDataset, swapDataset, type LoadProgress, type SwapReport } from './swap.ts';

/** Makes the previous dataset the current one, and the current one the previous one, in one transaction. Twice restores what was there first. */
export async function restorePrevious(database: Database, progress?: LoadProgress): Promise<SwapReport> {
  return database.transaction(async (client) => {
    await lockDataset(client);
    const manifest = await readPreviousManifest(client);
    if (manifest === undefined) throw new ConfigError('There is no previous dataset. One is kept as soon as a dataset replaces another.');
    await setPreviousAside(client);
    return swapDataset(client, manifest, (table) => restoreTable(client, table), { total: 0, progress });
  });
}
