import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { freePort } from '../embedded/free-port.ts';
import { startTestEngines } from '../embedded/test-engines.ts';
import { addUser } from '../src/auth/users.ts';
import { readConfig } from '../src/config/config.ts';
import { SearchEngine } from '../src/engine/client.ts';
import { prepareAt } from '../indexer/prepare.ts';
import { Progress } from '../src/runtime/progress.ts';
import { Database } from '../src/store/pool.ts';

/** The service in a separate process, its engines with the full dataset, and a signed-in client. */
export interface RunningService {
  readonly url: string;
  /** The headers of a caller without a rate limit. */
  readonly caller: Readonly<Record<string, string>>;
  /** The engines, through the clients and settings of the service. */
  readonly database: Database;
  readonly engine: SearchEngine;
  readonly databaseUrl: string;
  readonly opensearchUrl: string;
  readonly jwtSecret: string;
  /** Of the service. */
  readonly pid: number;
  readonly progress: Progress;
}

/** The caller of benchmarks, without a rate limit. */
export const BENCH_USER = { username: 'bench', password: 'a password of the bench' };

/** Starts everything, runs `measure`, and stops everything. With DATABASE_URL and OPENSEARCH_URL, uses those servers, adds a user, and removes it. */
export async function withRunningService(measure: (service: RunningService) => Promise<void>): Promise<void> {
  const progress = new Progress(process.stderr);
  const { databaseUrl, opensearchUrl, release } = await storesFor(progress);
  const config = readConfig({});
  const database = new Database(databaseUrl, config, () => undefined);
  const engine = new SearchEngine(opensearchUrl, config);
  try {
    await prepareAt(config, { databaseUrl, opensearchUrl }, progress);
    await addUser(database, { ...BENCH_USER, role: 'analyst', tier: 'internal' });
    const jwtSecret = randomBytes(32).toString('hex');
    const service = await startApi(databaseUrl, opensearchUrl, jwtSecret);
    try {
      const caller = { authorization: `Bearer ${await signIn(service.url)}` };
      await measure({ ...service, caller, database, engine, databaseUrl, opensearchUrl, jwtSecret, progress });
    } finally {
      await service.stop();
      await database.query({ text: 'DELETE FROM users WHERE username = $1', values: [BENCH_USER.username] });
    }
  } finally {
    await Promise.all([database.close(), engine.close()]);
    await release();
  }
}

/** Given servers, or private ones. */
async function storesFor(progress: Progress): Promise<{ databaseUrl: string; opensearchUrl: string; readonly release: () => Promise<void> }> {
  const { DATABASE_URL: databaseUrl, OPENSEARCH_URL: opensearchUrl } = process.env;
  if (databaseUrl !== undefined && opensearchUrl !== undefined) return { databaseUrl, opensearchUrl, release: () => Promise.resolve() };
  const engines = await progress.step('Starting the engines', () => startTestEngines());
  return { databaseUrl: engines.postgres.url, opensearchUrl: engines.opensearch.url, release: () => engines.stop() };
}

/** What `npm run serve` runs. It replaces the shell, so that the process of the shell is that of the API. */
const SERVE = (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { scripts: { serve: string } }).scripts.serve;

/** Two minutes: a dataset a hundred times as large has a larger title model. */
const MOST_ATTEMPTS = 1_200;

export async function startApi(
  databaseUrl: string,
  opensearchUrl: string,
  jwtSecret: string,
  more: Readonly<Record<string, string>> = {},
): Promise<{ url: string; pid: number; stop(): Promise<void> }> {
  const port = await freePort();
  const child = spawn(SERVE, {
    shell: true,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      OPENSEARCH_URL: opensearchUrl,
      PORT: String(port),
      JWT_SECRET: jwtSecret,
      LOG_LEVEL: 'info',
      ...more,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; ; attempt++) {
    const up = await fetch(`${url}/health/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (up) break;
    if (attempt > MOST_ATTEMPTS || child.exitCode !== null) throw new Error('the API did not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}

export async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(BENCH_USER),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`Signing in: ${response.status} ${answer}`);
  return (JSON.parse(answer) as { tokens: { access_token: string } }).tokens.access_token;
}

/** One client that sends its requests one after another on one connection. */
export class Client {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });

  /** Returns the whole answer and the milliseconds until it was read. Throws on any status except `expected`. */
  ask(url: string, headers: Readonly<Record<string, string>>, options: { readonly body?: string; readonly expected?: number } = {}): Promise<Answer> {
    const { body, expected = 200 } = options;
    const start = performance.now();
    return new Promise((resolve, reject) => {
      const call = request(url, { agent: this.agent, headers, method: body === undefined ? 'GET' : 'POST' }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('end', () => {
          const milliseconds = performance.now() - start;
          if (response.statusCode === expected) resolve({ milliseconds, headers: response.headers, body: Buffer.concat(chunks).toString('utf8') });
          else reject(new Error(`${url} answered ${response.statusCode}`));
        });
      });
      call.once('error', reject);
      call.end(body);
    });
  }
}

export interface Answer {
  readonly milliseconds: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const SHARES = { p50: 0.5, p90: 0.9, p99: 0.99 } as const;

/** Prints the percentiles of each series in milliseconds, and the ratio of each later series to the first. */
export function printPercentiles(series: Readonly<Record<string, readonly number[]>>): void {
  const sorted = Object.entries(series).map(([name, times]) => ({ name, times: [...times].sort((a, b) => a - b) }));
  const at = (times: readonly number[], share: number): number => times[Math.floor(share * (times.length - 1))] ?? 0;
  const [base, ...others] = sorted;
  const row = (share: number): Record<string, string> =>
    Object.fromEntries([
      ...sorted.map(({ name, times }) => [`${name} (ms)`, at(times, share).toFixed(2)]),
      ...others.map(({ name, times }) => [`${name} / ${base?.name}`, (at(times, share) / at(base?.times ?? [], share)).toFixed(2)]),
    ]) as Record<string, string>;
  console.table(Object.fromEntries(Object.entries(SHARES).map(([name, share]) => [name, row(share)])));
}
