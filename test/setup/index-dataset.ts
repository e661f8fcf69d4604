import { writeDocuments } from '../../indexer/document-writer.ts';
import { indicesAreCurrent, rebuildIndices, type RebuildSummary } from '../../indexer/rebuild.ts';
import { trainTitleModel } from '../../indexer/title-model.ts';
import { findDifferences } from '../../indexer/verify.ts';
import type { SearchEngine } from '../../src/engine/client.ts';
import { inspectIndices } from '../../src/engine/inspect-indices.ts';
import type { Database } from '../../src/store/pool.ts';

/** What `npm run index` does: trains the title model and builds the indexes. */
export async function indexDataset(database: Database, engine: SearchEngine): Promise<RebuildSummary> {
  await trainTitleModel(database);
  return rebuildIndices(database, engine);
}

/**
 * Writes only the documents that a test left different. Building four small indexes costs the engine a second, and some files need them before every test. Returns
 * false if they must be built: one is missing, damaged, left over, of another state, or does not accept a document.
 */
export async function restoreIndices(database: Database, engine: SearchEngine): Promise<boolean> {
  const states = await inspectIndices(engine);
  if (states.some(({ problem, others }) => problem !== undefined || others.length > 0)) return false;
  if (!(await indicesAreCurrent(database, engine))) return false;
  await trainTitleModel(database, { onlyIfMissing: true });
  const { version, differences } = await findDifferences(database, engine);
  if (differences.some(({ problem }) => problem === 'ahead')) return false;
  return (await writeDocuments(engine, version, differences, new AbortController().signal)).size === 0;
}
