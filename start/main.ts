import { setTimeout as sleep } from 'node:timers/promises';
import { startFollowing } from '../indexer/follow.ts';
import { EngineError, type EngineProblem } from '../embedded/engine.ts';
import { createSeedUsers } from '../src/admin/seed-users.ts';
import { ConfigError, readConfig, type Config } from '../src/config/config.ts';
import { buildConsole, consoleState } from '../src/runtime/console-build.ts';
import { DataFolder, type StoreUrls } from '../src/runtime/data-folder.ts';
import { runProgram, takeNoArguments } from '../src/runtime/run-program.ts';
import { checkReachable, enginesFor, startStores, type Stores } from '../src/runtime/local-stores.ts';
import { checkPorts } from '../src/runtime/listen.ts';
import { createLog } from '../src/runtime/log.ts';
import { withStoresForLongWork } from '../src/runtime/long-work.ts';
import { prepareStores } from '../indexer/prepare.ts';
import { Progress } from '../src/runtime/progress.ts';
import type { Finding } from '../src/rest/health-problems.ts';
import { startServer, type RunningServer } from '../src/server.ts';
import { stopOnSignal } from '../src/runtime/stop-on-signal.ts';
import { unwritableFolder } from '../src/runtime/unwritable-folder.ts';

const READY_EVERY_MS = 100;
const LONGEST_LOADING_MS = 30_000;

const USAGE = `Usage: npm start
Starts the service, with engines of its own unless DATABASE_URL and OPENSEARCH_URL name others. Its settings are environment variables, for example PORT=8080 npm start.
docs/configuration.md describes them.`;

/**
 * `npm start`: private engines (unless DATABASE_URL or OPENSEARCH_URL is set), schema, dataset, indexes, users, then the API.
 * All state is below DATA_DIR.
 */
async function main(args: readonly string[]): Promise<void> {
  takeNoArguments(args, USAGE);
  const config = readConfig();
  const progress = new Progress();
  const began = performance.now();
  const folder = new DataFolder(config.DATA_DIR);
  const kind = enginesFor(config, folder);
  await checkPorts(config);
  await checkReachable(config);
  folder.lock();

  let stores: Stores | undefined;
  let server: RunningServer | undefined;
  // The build takes a second, and the engines take longer.
  const building = consoleState() === 'outdated' ? attempted(buildConsole()) : undefined;
  let following: { stop(): Promise<void> } | undefined;
  stopOnSignal(async () => {
    progress.say('\nStopping …');
    await Promise.all([server?.stop(), following?.stop()]);
    await stores?.stop();
    folder.unlock();
    progress.say('Stopped.');
  });

  try {
    stores = await startStores(config, folder, kind, progress);
    folder.publishStores({ databaseUrl: stores.databaseUrl, opensearchUrl: stores.opensearchUrl });
    const signIn = await prepare(config, stores, folder, progress);
    if (building !== undefined) await showBuild(building, progress);
    // A person reads this terminal, and a line for every request would hide the warnings.
    const log = createLog(config.LOG_LEVEL ?? 'warn');
    following = startFollowing(config, stores, log);
    const engineProblems = (): readonly Finding[] => stores?.problems().map(engineFinding) ?? [];
    server = await startServer({ config, ...stores, jwtSecret: config.JWT_SECRET ?? folder.secret('jwt-secret'), log, engineProblems });
    const { url } = server;
    await progress.step(
      'Loading the title model',
      () => untilReady(url),
      (missing) => missing,
    );
    progress.say(welcome(server.url, signIn, (performance.now() - began) / 1000));
  } catch (error) {
    await following?.stop();
    await stores?.stop();
    folder.unlock();
    const advice = unwritableFolder(error, folder.path);
    throw advice === undefined ? error : new ConfigError(advice, { cause: error });
  }
}

/** The error of a build, if it failed: the service also works without the console. */
const attempted = (build: Promise<string>): Promise<Error | undefined> =>
  build.then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  );

async function showBuild(building: Promise<Error | undefined>, progress: Progress): Promise<void> {
  const problem = await progress.step('Building the web console', () => building);
  if (problem !== undefined) progress.say(`  It failed, and the service starts without it: ${problem.message}`);
}

/** A private engine that is not running, for `/health`. */
function engineFinding({ name, since, reason, failedStarts, log }: EngineProblem): Finding {
  return {
    check: `engine.${name.toLowerCase()}`,
    problem: `The private ${name} is not running: ${reason}. Failed starts since: ${failedStarts}.`,
    since,
    action: `It is started again, with pauses of up to 30 seconds. If it stays away, see ${log} in DATA_DIR: free memory or disk space, or restart the service.`,
  };
}

/** Waits until the service is ready, but not forever: it also answers without the title model. Returns what is missing. */
async function untilReady(url: string): Promise<string> {
  const deadline = performance.now() + LONGEST_LOADING_MS;
  while (performance.now() < deadline) {
    const { ok } = await fetch(`${url}/health/ready`);
    if (ok) return '';
    await sleep(READY_EVERY_MS);
  }
  return 'not loaded; titles are ranked by search results alone, see the log and /health';
}

/** Prepares the schema, data, search index, and, on the private database, users. Returns how to sign in. */
const prepare = (config: Config, stores: StoreUrls, folder: DataFolder, progress: Progress): Promise<string> =>
  withStoresForLongWork(config, stores, async ({ database, engine }) => {
    await prepareStores(database, engine, progress);
    if (config.DATABASE_URL === undefined) return createSeedUsers(database, config, folder.path);
    return '  with a user that you create: npm run admin -- user add NAME';
  });

function welcome(url: string, signIn: string, seconds: number): string {
  return `
Ready at ${url} after ${seconds.toFixed(1)} s.

Open ${url} in a browser, and sign in:
${signIn}

Or from a terminal:

  TOKEN=$(curl -s ${url}/auth/login -H 'Content-Type: application/json' \\
    -d '{"username": "analyst", "password": "PASSWORD"}' | node -pe 'JSON.parse(fs.readFileSync(0)).tokens.access_token')
  curl -s '${url}/api/titleconvert?title=registered%20nur' -H "Authorization: Bearer $TOKEN"

Ctrl-C stops the service and its engines.
`;
}

runProgram(import.meta.filename, { usage: USAGE, expected: [EngineError] }, main);
