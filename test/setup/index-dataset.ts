import { rebuildIndices, type RebuildSummary } from '../../indexer/rebuild.ts';
import { trainTitleModel } from '../../indexer/title-model.ts';
import type { SearchEngine } from '../../src/engine/client.ts';
import type { Database } from '../../src/store/pool.ts';

/** What `npm run index` does: trains the title model and builds the indexes. */
export async function indexDataset(database: Database, engine: SearchEngine): Promise<RebuildSummary> {
  await trainTitleModel(database);
  return rebuildIndices(database, engine);
}
