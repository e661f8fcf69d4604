import { chmodSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '../../embedded/process-by-id.ts';
import { enginesOn, processesOn } from './data-folder-processes.ts';
import { NpmStart } from './npm-start.ts';

/** Only the owner may read these. */
const SECRETS = ['credentials.json', 'jwt-secret', 'stores.json'];
/** These say that something runs. */
export const WHILE_RUNNING = ['service.pid', 'stores.json', 'postgres/postgres.pid', 'opensearch/opensearch.pid'];

/** What the first `npm start` in an empty folder did, until Ctrl-C. */
export interface FirstStart {
  readonly data: string;
  readonly url: string;
  /** Until it was ready, and until its end. */
  readonly output: string;
  readonly wholeOutput: string;
  /** Of the analyst. */
  readonly token: string;
  readonly typeahead: string | number;
  readonly health: unknown;
  /** What others than the owner may do with each secret. */
  readonly forOthers: readonly (readonly [file: string, mode: number])[];
  /** The number of its engines that are alive, and the files that say so: before Ctrl-C and after it. */
  readonly running: { readonly engines: number; readonly files: readonly string[] };
  readonly stopped: { readonly code: number | null; readonly engines: number; readonly processes: readonly number[]; readonly files: readonly string[] };
}

/**
 * Runs `npm start` for the first time on a data folder, asks it what start.test.ts checks, and stops it with Ctrl-C. That takes a tenth of the time of all tests, so it happens
 * once: the engines of the test run begin with copies of its data.
 */
export async function startFirst(data: string, signal?: AbortSignal): Promise<FirstStart> {
  chmodSync(data, 0o755); // PostgreSQL may run as another account
  const run = NpmStart.on(data);
  const interrupt = (): void => void run.child.kill('SIGINT');
  signal?.addEventListener('abort', interrupt);
  try {
    await run.ready();
    const engines = enginesOn(data);
    const left = (): { engines: number; files: string[] } => ({
      engines: engines.filter(isAlive).length,
      files: WHILE_RUNNING.filter((file) => existsSync(join(data, file))),
    });
    const token = await run.signIn();
    const [typeahead, health, output] = [await run.typeahead(token), await run.health(), run.output];
    const forOthers = SECRETS.map((file) => [file, statSync(join(data, file)).mode & 0o077] as const);
    const running = left();
    interrupt();
    const code = await run.ended();
    const stopped = { code, ...left(), processes: processesOn(data) };
    return { data, url: run.url, output, wholeOutput: run.output, token, typeahead, health, forOthers, running, stopped };
  } finally {
    signal?.removeEventListener('abort', interrupt);
    run.child.kill('SIGKILL');
  }
}
