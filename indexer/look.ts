import { ConfigError, type Config } from '../src/config/config.ts';
import { inspectIndices } from '../src/engine/inspect-indices.ts';
import { stateOf } from '../src/freshness/data-state.ts';
import type { StoreUrls } from '../src/runtime/data-folder.ts';
import { withStoresForLongWork } from '../src/runtime/long-work.ts';
import type { Progress } from '../src/runtime/progress.ts';
import { readIndexBacklog } from '../src/store/health.ts';
import { currentInputs } from './data-snapshot.ts';
import { repairDocuments } from './repair-documents.ts';
import { findDifferences, type Comparison } from './verify.ts';

/** Differences that the terminal lists. */
const SHOWN = 50;

/** `npm run index -- status`: the index behind each alias, and whether it is of the current data. */
export async function showStatus(config: Config, stores: StoreUrls): Promise<void> {
  await withStoresForLongWork(config, stores, async ({ database, engine }) => {
    const wanted = await currentInputs(database);
    const lines: Record<string, unknown>[] = [];
    for (const { kind, name, meta, documents = null, problem } of await inspectIndices(engine)) {
      const isCurrent = meta !== undefined && wanted !== undefined && stateOf(meta) === stateOf(wanted);
      const status = problem ?? (isCurrent ? 'current' : 'stale');
      lines.push({ kind, status, documents, index: name ?? null, built_at: meta?.built_at ?? null });
      if (status !== 'current') process.exitCode = 1;
    }
    console.table(lines);
    console.log(`Changes that wait to be indexed: ${(await readIndexBacklog(database))?.pending ?? 0}`);
    if (process.exitCode === 1) console.log('Run npm run index to build the indexes again.');
  });
}

/** `npm run index -- verify [--repair]`. */
export async function verify(config: Config, stores: StoreUrls, progress: Progress, { mayRepair }: { mayRepair: boolean }): Promise<void> {
  await withStoresForLongWork(config, stores, async ({ database, engine }) => {
    const compare = (title: string): Promise<Comparison> =>
      progress.step(
        title,
        (tick) =>
          findDifferences(database, engine, (kind, done, total) => {
            tick(done, total, kind);
          }).catch((error: unknown) => {
            const { statusCode } = error as { statusCode?: number };
            if (statusCode === 404 || statusCode === 400) throw new ConfigError('An index is missing or closed. Run npm run index to build the indexes again.');
            throw error;
          }),
        ({ differences }) => (differences.length === 0 ? 'every document is as in the database' : `${differences.length.toLocaleString('en-US')} differ`),
      );
    const found = await compare('Comparing the search indexes with the database');
    show(found, progress);
    if (found.differences.length === 0) return;
    process.exitCode = 1;
    if (!mayRepair) {
      progress.say('Run npm run index -- verify --repair to write these documents again.');
      return;
    }
    await progress.step(
      'Writing them again',
      () => repairDocuments(engine, found),
      (failed) => (failed === 0 ? '' : `${failed} could not be written`),
    );
    const left = await compare('Comparing again');
    show(left, progress);
    if (left.differences.length === 0) process.exitCode = 0;
    else progress.say('Run npm run index to build the indexes again.');
  });
}

function show({ differences }: Comparison, progress: Progress): void {
  for (const { kind, id, problem } of differences.slice(0, SHOWN)) progress.say(`  ${problem}: ${kind} ${id}`);
  if (differences.length > SHOWN) progress.say(`  … and ${(differences.length - SHOWN).toLocaleString('en-US')} more`);
}
