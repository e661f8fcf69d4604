import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../embedded/free-port.ts';
import { startPostgres } from '../../embedded/postgres.ts';
import { addUser } from '../../src/auth/users.ts';
import { readConfig } from '../../src/config/config.ts';
import { Database } from '../../src/store/pool.ts';
import { Balancer } from './balancer.ts';
import { strike } from './faults.ts';
import { API, program } from './installation.ts';
import { recovery } from './recovery.ts';
import { SearchCluster } from './search-cluster.ts';
import { Traffic } from './traffic.ts';

const NODES = 3;
const PROCESSES = 3;
const CALLERS = 3;
const BEFORE_MS = 3_000;
const READY_MS = 300_000;
const ACCOUNT = { username: 'cluster', password: 'a password for the fault programs' };
const ENGINE_CACHE = resolve(import.meta.dirname, '..', '..', '.data', 'engines');

export interface ClusterRow {
  readonly fault: string;
  readonly requests: number;
  readonly 'callers saw': string;
  readonly 'longest wait (s)': number;
  readonly 'recovered after (s)': number | string;
  readonly 'writes lost': string;
  readonly 'wrong answers': number;
}

interface Target {
  readonly name: string;
  readonly fault: 'kill' | 'freeze';
  readonly pid: () => Promise<number | undefined>;
  /** Until everything is as before. */
  readonly whole: () => Promise<void>;
}

/**
 * Three nodes of OpenSearch, PostgreSQL with a streaming replica, three API processes behind a load balancer, and an indexer. Kills or freezes one of each while callers
 * send requests.
 */
export async function clusterRun(say: (row: ClusterRow) => void): Promise<ClusterRow[]> {
  const home = mkdtempSync(join(tmpdir(), 'lma-cluster-'));
  const homeOf = (name: string): string => {
    mkdirSync(join(home, name), { recursive: true });
    return join(home, name);
  };
  const stops: (() => Promise<unknown>)[] = [];
  try {
    const log = (): void => undefined;
    const postgres = { log, binaries: process.env['PG_BIN'] };
    const primary = await startPostgres({ ...postgres, home: homeOf('primary') });
    stops.push(() => primary.stop());
    const search = await SearchCluster.start(homeOf('search'), ENGINE_CACHE, NODES);
    stops.push(() => search.stop());
    const env = { DATABASE_URL: primary.url, OPENSEARCH_URL: search.url, OPENSEARCH_REPLICAS: String(NODES - 1), LOG_LEVEL: 'fatal', DATA_DIR: homeOf('data') };
    await finished(program('indexer/main.ts', ['--prepare'], env));
    const standby = await startPostgres({ ...postgres, home: homeOf('standby'), standbyOf: primary.url });
    stops.push(() => standby.stop());
    const database = new Database(primary.url, readConfig({}), () => undefined);
    stops.push(() => database.close());
    await addUser(database, { ...ACCOUNT, role: 'admin', tier: 'internal' });

    const processes = new Kept({ ...env, DATABASE_READ_URL: standby.url, JWT_SECRET: randomBytes(32).toString('hex'), HOST: '127.0.0.1' });
    stops.push(() => processes.stop());
    processes.keep('indexer', 'indexer/main.ts', ['--follow']);
    const ports = await Promise.all(Array.from({ length: PROCESSES }, () => freePort()));
    for (const port of ports) processes.keep(`api ${port}`, API, [], { PORT: String(port) });
    await Promise.all(ports.map((port) => untilReady(port)));
    const balancer = await Balancer.start(ports);
    stops.push(async () => {
      balancer.stop();
    });
    const token = await signIn(balancer.url);
    await search.untilGreen();

    const pidIn = (file: string) => async (): Promise<number | undefined> => (existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined);
    const standbyUsed = async (): Promise<void> => {
      for (const port of ports) while (!(await replicaIsUp(port))) await sleep(200);
    };
    const api = ports[0] ?? 0;
    const targets: readonly Target[] = (['kill', 'freeze'] as const).flatMap((fault): Target[] => [
      { name: 'manager of the search cluster', fault, pid: async () => search.nodes[await search.manager()]?.pid(), whole: () => search.untilGreen() },
      { name: 'another search node', fault, pid: async () => search.nodes[((await search.manager()) + 1) % NODES]?.pid(), whole: () => search.untilGreen() },
      { name: 'replica of PostgreSQL', fault, pid: pidIn(join(home, 'standby', 'postgres.pid')), whole: standbyUsed },
      { name: 'API process', fault, pid: async () => processes.pid(`api ${api}`), whole: () => balancer.untilReady(api) },
      { name: 'indexer', fault, pid: async () => processes.pid('indexer'), whole: async () => undefined },
      { name: 'primary PostgreSQL', fault, pid: pidIn(join(home, 'primary', 'postgres.pid')), whole: standbyUsed },
    ]);
    const rows: ClusterRow[] = [];
    for (const [number, target] of targets.entries()) {
      const row = await struck(target, number, balancer.url, token, database);
      say(row);
      rows.push(row);
    }
    return rows;
  } finally {
    for (const stop of stops.reverse()) await stop().catch(() => undefined);
    rmSync(home, { recursive: true, force: true });
  }
}

async function struck({ name, fault, pid, whole }: Target, number: number, url: string, token: string, database: Database): Promise<ClusterRow> {
  const callers = Array.from({ length: CALLERS }, (_, i) => new Traffic(url, token, `cluster ${number} ${i} ${Date.now()}`));
  await sleep(BEFORE_MS);
  const since = Date.now();
  const id = await pid();
  if (id === undefined) throw new Error(`${name} has no process`);
  await strike(fault, id);
  const recoveries = await Promise.all(callers.map((caller) => recovery(caller, since)));
  await whole();
  await Promise.all(callers.map((caller) => caller.stop()));
  const lost = await missing(callers, database);
  const seen = callers.flatMap((caller) => caller.seen).filter(({ at }) => at >= since);
  const failures = seen
    .filter(({ status }) => status !== 200)
    .map(({ kind, status, saysWhen }) => `${kind} ${status}${saysWhen ? '' : ' without Retry-After'}`);
  return {
    fault: `${fault} ${name}`,
    requests: seen.length,
    'callers saw': [...new Set(failures)].map((one) => `${one} (${failures.filter((other) => other === one).length})`).join(', ') || 'nothing',
    'longest wait (s)': Math.round(Math.max(0, ...seen.map(({ ms }) => ms)) / 100) / 10,
    'recovered after (s)': recoveries.includes(undefined) ? 'not' : Math.max(0, Math.round(Math.max(...recoveries.map((at) => at ?? 0)) - since) / 1_000),
    'writes lost': `${lost} of ${callers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)}`,
    'wrong answers': seen.filter(({ isWrong }) => isWrong).length,
  };
}

/** Acknowledged writes that the database or the search index does not have within half a minute. */
async function missing(callers: readonly Traffic[], database: Database): Promise<number> {
  for (let attempt = 0; ; attempt++) {
    const rows = await database.query<{ alias: string }>({ text: 'SELECT alias FROM company_aliases' });
    const stored = new Set(rows.map(({ alias }) => alias));
    const lost = (await Promise.all(callers.map((caller) => caller.lost(stored)))).flat();
    if (lost.length === 0 || attempt === 30) return lost.length;
    await sleep(1_000);
  }
}

export const isSound = ({ 'callers saw': saw, ...row }: ClusterRow): boolean =>
  row['wrong answers'] === 0 &&
  row['writes lost'].startsWith('0 ') &&
  row['recovered after (s)'] !== 'not' &&
  !/ (?!0 |429 |503 )\d+ \(|without Retry-After/u.test(saw);

/** Processes that are started again whenever they end, as an orchestrator would. */
class Kept {
  private readonly running = new Map<string, ChildProcess>();
  private isStopping = false;

  constructor(private readonly env: NodeJS.ProcessEnv) {}

  keep(name: string, file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
    const child = program(file, args, { ...this.env, ...env });
    this.running.set(name, child);
    child.once('exit', () => {
      if (!this.isStopping) this.keep(name, file, args, env);
    });
  }

  pid(name: string): number | undefined {
    return this.running.get(name)?.pid;
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    await Promise.all([...this.running.values()].map((child) => ended(child)));
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}

async function finished(child: ChildProcess): Promise<void> {
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`preparing the cluster failed with exit code ${code}`);
}

async function untilReady(port: number): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (!((await ask(port, '/health/ready'))?.ok ?? false)) {
    if (Date.now() > deadline) throw new Error('an API process did not become ready');
    await sleep(200);
  }
}

async function replicaIsUp(port: number): Promise<boolean> {
  const body = (await (await ask(port, '/health'))?.json()) as { checks?: { replica?: { status: string } } } | undefined;
  return body?.checks?.replica?.status === 'up';
}

const ask = (port: number, path: string): Promise<Response | undefined> =>
  fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(ACCOUNT) });
  const { tokens } = (await answer.json()) as { tokens: { access_token: string } };
  return tokens.access_token;
}
