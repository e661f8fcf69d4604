import { canServePrevious, indicesAreCurrent, rebuildIndices, type RebuildProgress, type RebuildSummary } from './rebuild.ts';
import { generateDataset } from '../seeds/generate/dataset.ts';
import { loadDataset } from '../seeds/load.ts';
import type { Config } from '../src/config/config.ts';
import type { TrainingProgress } from '../src/conversion/titles/evidence/classifier.ts';
import type { SearchEngine } from '../src/engine/client.ts';
import { inputsFingerprint } from '../src/freshness/inputs.ts';
import type { StoreUrls } from '../src/runtime/data-folder.ts';
import { withStoresForLongWork } from '../src/runtime/long-work.ts';
import type { Progress } from '../src/runtime/progress.ts';
import { readDatasetVersion } from '../src/store/dataset.ts';
import { migrate } from '../src/store/migrate.ts';
import type { Database } from '../src/store/pool.ts';
import { hasCurrentModel, trainTitleModel, type TrainedModel } from './title-model.ts';

interface Wanted {
  readonly model: 'train' | 'train if missing' | 'keep';
  readonly indexes: 'build' | 'keep';
}

/**
 * Trains the title model and builds the search indexes at the same time, because each of the two alone leaves a core idle. Shows them as one step after the other.
 * If one fails, the other still ends, before this throws.
 */
export async function trainAndBuild(database: Database, engine: SearchEngine, progress: Progress, wanted: Wanted): Promise<RebuildSummary | undefined> {
  let written: RebuildProgress = () => undefined;
  let trained: TrainingProgress = () => undefined;
  const training =
    wanted.model === 'keep'
      ? undefined
      : trainTitleModel(database, {
          onlyIfMissing: wanted.model === 'train if missing',
          progress: (...progressed) => {
            trained(...progressed);
          },
        });
  const building =
    wanted.indexes === 'keep'
      ? undefined
      : rebuildIndices(database, engine, (...progressed) => {
          written(...progressed);
        });
  const bothEnded = Promise.allSettled([training, building]);
  try {
    if (training !== undefined)
      await progress.step(
        'Training the title model',
        (tick) => {
          trained = tick;
          return training;
        },
        trainingSummary,
      );
    if (building === undefined) return undefined;
    return await progress.step(
      `Building the search indexes (inputs ${inputsFingerprint()})`,
      (tick) => {
        written = (kind, done, total) => {
          tick(done, total, kind);
        };
        return building;
      },
      ({ documents }) =>
        Object.entries(documents)
          .map(([kind, n]) => `${n.toLocaleString('en-US')} ${kind}`)
          .join(', '),
    );
  } finally {
    await bothEnded;
  }
}

const trainingSummary = (trained: TrainedModel | undefined): string =>
  trained === undefined
    ? 'another process trained it in the meantime'
    : `${trained.titles.toLocaleString('en-US')} titles, ${Math.round(trained.bytes / 1e6)} MB`;

/**
 * Prepares both engines: migrates the schema, loads the demonstration dataset into an empty database, trains the title model, and builds the search index, the last
 * two if they are missing or come from other data. Skips steps that are already done. If the last two fail while this program has indexes of earlier data, these stay in
 * service, with a warning: data that cannot be indexed must not prevent a start.
 */
export async function prepareStores(database: Database, engine: SearchEngine, progress: Progress): Promise<void> {
  await progress.step(
    'Migrating the schema',
    () => migrate(database),
    (applied) => (applied.length === 0 ? 'up to date' : `applied ${applied.join(', ')}`),
  );
  if ((await readDatasetVersion(database)) === undefined) {
    await progress.step(
      'Loading the demonstration dataset',
      (tick) => loadDataset(database, generateDataset, { onlyIfEmpty: true, progress: tick }),
      (loaded) => (loaded ? '' : 'another process loaded it in the meantime'),
    );
  }
  try {
    await prepareIndex(database, engine, progress);
  } catch (error) {
    if (!(await canServePrevious(engine).catch(() => false))) throw error;
    progress.say(`The search indexes could not be updated: ${(error as Error).message}`);
    progress.say('The previous indexes stay in service. Conversions do not match the data until npm run index succeeds; /health shows the index as stale.');
  }
}

/** Runs {@link prepareStores} on separate connections with long time limits. */
export const prepareAt = (config: Config, stores: StoreUrls, progress: Progress): Promise<void> =>
  withStoresForLongWork(config, stores, ({ database, engine }) => prepareStores(database, engine, progress));

async function prepareIndex(database: Database, engine: SearchEngine, progress: Progress): Promise<void> {
  const [hasModel, areCurrent] = await Promise.all([hasCurrentModel(database), indicesAreCurrent(database, engine)]);
  await trainAndBuild(database, engine, progress, { model: hasModel ? 'keep' : 'train if missing', indexes: areCurrent ? 'keep' : 'build' });
}
