import { once } from 'node:events';
import { ConfigError, readConfig, type Config } from '../src/config/config.ts';
import type { StoreUrls } from '../src/runtime/data-folder.ts';
import { runProgram } from '../src/runtime/run-program.ts';
import { createLog } from '../src/runtime/log.ts';
import { withStoresForLongWork } from '../src/runtime/long-work.ts';
import { prepareAt, trainAndBuild } from './prepare.ts';
import { Progress } from '../src/runtime/progress.ts';
import { openStores } from '../src/runtime/local-stores.ts';
import { startFollowing } from './follow.ts';
import { showStatus, verify } from './look.ts';

const USAGE = `Usage: npm run index [-- rebuild]            rebuilds all search indexes and swaps them in
       npm run index -- status               what is served, and whether it is current; exit code 1 if not
       npm run index -- verify [--repair]    compares every document with the database; exit code 1 if some differ and are not repaired
       npm run index -- [--prepare] [--follow]`;
const COMMANDS: readonly (readonly string[])[] = [
  [],
  ['rebuild'],
  ['status'],
  ['verify'],
  ['verify', '--repair'],
  ['--prepare'],
  ['--follow'],
  ['--prepare', '--follow'],
];

/**
 * `npm run index`: trains the title model, rebuilds the search indexes from PostgreSQL, and swaps them in. With `--prepare`, it first migrates and loads the
 * demonstration dataset into an empty database, and trains and rebuilds only what is out of date. With `--follow`, it
 * keeps running to index admin writes as they happen and to repair the indexes (the indexer in docker-compose.yml). `status` and `verify` look at the indexes.
 */
async function main(args: readonly string[]): Promise<void> {
  const given = [...new Set(args)].sort();
  if (!COMMANDS.some((command) => [...command].sort().join(' ') === given.join(' '))) throw new ConfigError(USAGE);
  const config = readConfig();
  const progress = new Progress();
  const stores = await openStores(config, progress, { mayCreate: args.includes('--prepare') });
  try {
    if (args.includes('status')) await showStatus(config, stores);
    else if (args.includes('verify')) await verify(config, stores, progress, { mayRepair: args.includes('--repair') });
    else if (args.includes('--prepare')) await prepareAt(config, stores, progress);
    else if (!args.includes('--follow')) await build(config, stores, progress);
    if (args.includes('--follow')) await followUntilSignal(config, stores, progress);
  } finally {
    await stores.stop();
  }
}

async function build(config: Config, stores: StoreUrls, progress: Progress): Promise<void> {
  const summary = await withStoresForLongWork(config, stores, ({ database, engine }) =>
    trainAndBuild(database, engine, progress, { model: 'train', indexes: 'build' }),
  );
  if (summary === undefined) return;
  console.table(
    Object.entries(summary.documents).map(([kind, documents]) => ({ kind, documents, index: summary.indices[kind as keyof typeof summary.indices] })),
  );
  progress.say(`Serving dataset ${summary.datasetVersion}.`);
}

async function followUntilSignal(config: Config, stores: StoreUrls, progress: Progress): Promise<void> {
  const signal = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  const following = startFollowing(config, stores, createLog(config.LOG_LEVEL ?? 'info'));
  progress.say('Indexing admin writes as they happen. Press Ctrl-C to stop.');
  await signal;
  await following.stop();
}

runProgram(import.meta.filename, { usage: USAGE }, main);
