import { join } from 'node:path';
import { ConfigError, readConfig, type Config } from '../src/config/config.ts';
import { runProgram } from '../src/runtime/run-program.ts';
import { openStores } from '../src/runtime/local-stores.ts';
import { openDatabaseForLongWork } from '../src/runtime/long-work.ts';
import { Progress } from '../src/runtime/progress.ts';
import { cutOffConnections } from '../src/store/cut-off-connections.ts';
import { readDatasetVersion } from '../src/store/dataset.ts';
import { migrate } from '../src/store/migrate.ts';
import type { Database } from '../src/store/pool.ts';
import { TableError } from '../src/tables/row.ts';
import { readDataArguments, USAGE, type DataArguments } from './arguments.ts';
import { exportDelivery } from './delivery/export-delivery.ts';
import { checkFolder, loadDelivery } from './delivery/load-delivery.ts';
import { DeliveryError } from './delivery/problems.ts';
import { generateDataset } from './generate/dataset.ts';
import { loadDataset } from './load.ts';
import { asTheOnlyLoad } from './one-load.ts';
import { reportDataset } from './report.ts';
import { restorePrevious } from './restore.ts';
import type { SwapReport } from './swap.ts';
import { swapLines } from './swap-report.ts';

/** A load takes as long as its data needs. */
const NO_LIMIT_MS = 24 * 60 * 60 * 1_000;

/** `npm run data:load`, `data:restore`, `data:export`, and `data:report`. */
async function main(args: readonly string[]): Promise<void> {
  const wanted = readDataArguments(args);
  if ('folder' in wanted && wanted.command === 'load' && wanted.folder !== undefined) checkFolder(wanted.folder);
  const config = readConfig();
  const progress = new Progress();
  const stores = await openStores(config, progress, { mayCreate: wanted.command === 'load' });
  const database = openDatabaseForLongWork(config, stores.databaseUrl, { statementMs: NO_LIMIT_MS });
  const interruption = new AbortController();
  const cutOff = cutOffConnections(database);
  const interrupt = (): void => {
    interruption.abort();
    cutOff();
  };
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  try {
    await migrate(database);
    await run(wanted, { config, database, progress, signal: interruption.signal });
  } catch (error) {
    if (!interruption.signal.aborted) throw error;
    throw new ConfigError(`Stopped. The dataset in use is ${(await readDatasetVersion(database)) ?? 'still none'}.`);
  } finally {
    await database.close();
    await stores.stop();
  }
}

interface Tools {
  readonly config: Config;
  readonly database: Database;
  readonly progress: Progress;
  readonly signal: AbortSignal;
}

async function run(wanted: DataArguments, tools: Tools): Promise<void> {
  const { database, progress } = tools;
  switch (wanted.command) {
    case 'load':
      await asTheOnlyLoad(database, () => (wanted.folder === undefined ? loadDemonstration(tools) : load(wanted.folder, wanted, tools)));
      return;
    case 'restore': {
      const report = await asTheOnlyLoad(database, () => progress.step('Restoring the previous dataset', (tick) => restorePrevious(database, tick)));
      for (const line of swapLines(report, 'restore')) progress.say(line);
      return;
    }
    case 'export': {
      const rows = await progress.step(`Exporting to ${wanted.folder}`, (tick) =>
        exportDelivery(database, wanted.folder, (file, done) => {
          tick(done, done, file);
        }),
      );
      progress.say(`${rows.toLocaleString('en-US')} rows.`);
      return;
    }
    case 'report': {
      const lines = await reportDataset(database);
      console.table(lines.map(({ table, rows, expected, asExpected }) => ({ table, rows, specification: expected, ok: asExpected ? 'yes' : 'NO' })));
      if (lines.some(({ asExpected }) => !asExpected)) process.exitCode = 1;
    }
  }
}

async function loadDemonstration({ database, progress }: Tools): Promise<void> {
  let lines: readonly string[] = [];
  const report = (swap: SwapReport): void => {
    lines = swapLines(swap, 'load');
  };
  await progress.step('Loading the demonstration dataset', (tick) => loadDataset(database, generateDataset, { onlyIfEmpty: false, progress: tick, report }));
  for (const line of lines) progress.say(line);
}

async function load(
  folder: string,
  { isDryRun, problemsFile }: { readonly isDryRun: boolean; readonly problemsFile: string | undefined },
  { config, database, progress, signal }: Tools,
): Promise<void> {
  let finishReading: (rows: number) => void = () => undefined;
  const read = new Promise<number>((resolve) => (finishReading = resolve));
  let reading: (done: number, total: number, what: string) => void = () => undefined;
  let swapping: (done: number, total: number) => void = () => undefined;
  const loading = loadDelivery(database, folder, {
    isDryRun,
    problemsFile: problemsFile ?? join(config.DATA_DIR, 'delivery-problems.csv'),
    signal,
    reading: (...progressed) => {
      reading(...progressed);
    },
    swapping: (...progressed) => {
      swapping(...progressed);
    },
    checked: finishReading,
  });
  await progress.step(
    `Checking ${folder}`,
    (tick) => {
      reading = tick;
      return Promise.race([read, loading.then(() => read)]);
    },
    (rows) => `${rows.toLocaleString('en-US')} rows, no problems`,
  );
  const report = await progress.step(isDryRun ? 'Replacing the dataset, on trial' : 'Replacing the dataset', (tick) => {
    swapping = tick;
    return loading;
  });
  for (const line of report.leftOut) progress.say(`Note: ${line}.`);
  for (const line of swapLines(report, isDryRun ? 'trial' : 'load')) progress.say(line);
}

runProgram(import.meta.filename, { usage: USAGE, expected: [TableError, DeliveryError] }, main);
