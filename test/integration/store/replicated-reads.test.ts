import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Engine } from '../../../embedded/engine.ts';
import { startPostgres } from '../../../embedded/postgres.ts';
import { loadDataset } from '../../../seeds/load.ts';
import { readConfig } from '../../../src/config/config.ts';
import { createLog } from '../../../src/runtime/log.ts';
import { startServer } from '../../../src/server.ts';
import { migrate } from '../../../src/store/migrate.ts';
import { company, HOSPITAL, smallDataset, SOFTWARE } from '../../setup/small-dataset.ts';
import { signalTree } from '../../setup/signal-tree.ts';
import { JWT_SECRET, TestService, type Answer } from '../../setup/test-service.ts';
import { rowsOf } from '../../../seeds/tables.ts';

/** A dataset whose rows name its version. */
const dataset = (version: string) =>
  smallDataset(version, {
    companies: rowsOf('companies', [company(HOSPITAL, 'General Hospital', 'Hospitals', version), company(SOFTWARE, 'Société Logiciel', 'Software', version)]),
  });

describe('reads from a streaming replica', () => {
  const home = mkdtempSync(join(tmpdir(), 'lma-standby-'));
  let primary: Engine;
  let standby: Engine;
  let service: TestService;
  /** Another API process on the same servers. */
  let other: TestService;
  let admin: string;

  const log = (): void => undefined;
  const homeOf = (name: string): string => join(home, name);
  const load = (version: string): Promise<unknown> => loadDataset(service.database, () => dataset(version), { onlyIfEmpty: false });
  const read = (from = service): Promise<Answer> => from.get('/api/companies?limit=1', admin);
  const fromReplica = (): number => service.replica?.state().statements.replica ?? 0;
  const problem = (): string | undefined => service.replica?.state().problem;

  async function onStandby(sql: string): Promise<void> {
    const client = new Client({ connectionString: standby.url });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  }

  /** Waits until a read is answered by the standby. */
  async function untilUsed(): Promise<Answer> {
    for (;;) {
      const before = fromReplica();
      const answer = await read();
      expect(answer.status).toBe(200);
      if (fromReplica() > before) return answer;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  const signalStandby = (signal: NodeJS.Signals): void => {
    signalTree(Number(readFileSync(join(homeOf('standby'), 'postgres.pid'), 'utf8')), signal);
  };

  beforeAll(async () => {
    for (const name of ['primary', 'standby']) mkdirSync(homeOf(name));
    const binaries = process.env['PG_BIN'];
    primary = await startPostgres({ home: homeOf('primary'), log, binaries, disposable: true });
    const first = await TestService.start({ databaseUrl: primary.url });
    await migrate(first.database);
    await loadDataset(first.database, () => dataset('one'), { onlyIfEmpty: true });
    standby = await startPostgres({ home: homeOf('standby'), log, binaries, disposable: true, standbyOf: primary.url });
    service = await TestService.start({ databaseUrl: primary.url, replicaUrl: standby.url });
    other = await TestService.start({ databaseUrl: primary.url, replicaUrl: standby.url });
    admin = await service.signIn('admin');
    await first.stop();
  });

  afterAll(async () => {
    await Promise.all([service.stop(), other.stop()]);
    await standby.stop();
    await primary.stop();
    rmSync(home, { recursive: true, force: true });
  });

  it('answers lists, records, and queries from the standby, and shows it in /health', async () => {
    await untilUsed();
    const before = fromReplica();
    expect((await service.get('/api/companies/General%20Hospital', admin)).body.data.company_description).toBe('one');
    expect((await service.post('/api/dsl', { query: 'LIST CLUSTERS' }, admin)).body.success).toBe(true);
    expect(fromReplica()).toBeGreaterThanOrEqual(before + 2);
    const { body } = await service.get('/health');
    expect(body.checks.replica).toEqual({ status: 'up', lag_seconds: expect.any(Number) });
    expect(body.problems.filter(({ check }: { check: string }) => check === 'replica')).toEqual([]);
  });

  it('counts reads by server in the metrics', async () => {
    const text = await (await fetch(`${service.url}/metrics`, { headers: { authorization: `Bearer ${admin}` } })).text();
    expect(text).toMatch(/^lma_reads_total\{server="replica"\} [1-9]/m);
    expect(text).toMatch(/^lma_replica_up 1$/m);
    expect(text).toMatch(/^lma_replica_connections\{state="total"\} [1-9]/m);
  });

  it('shows a caller their own write, on every process, while the standby has not replayed it', async () => {
    await untilUsed();
    await onStandby('SELECT pg_wal_replay_pause()');
    try {
      const written = await service.post('/api/dsl', { query: 'UPDATE COMPANY "General Hospital" SET NAME = "Universal Hospital"' }, admin);
      expect(written.body.success).toBe(true);
      const before = fromReplica();
      for (const asked of [service, other]) {
        expect((await asked.get('/api/companies/Universal%20Hospital', admin)).status).toBe(200);
        expect((await asked.get('/api/companies/General%20Hospital', admin)).body.data?.company_name).not.toBe('General Hospital');
      }
      expect(fromReplica()).toBe(before);
    } finally {
      await onStandby('SELECT pg_wal_replay_resume()');
    }
    await untilUsed();
    expect((await service.get('/api/companies/Universal%20Hospital', admin)).status).toBe(200);
  });

  it('never shows rows of an older dataset than a response says, while datasets are loaded', async () => {
    let isLoading = true;
    const order = ['one', 'two', 'three', 'four'];
    const seen = new Set<string>();
    const reader = async (): Promise<void> => {
      for (let last = 0; isLoading;) {
        const { status, body, headers } = await read();
        expect(status).toBe(200);
        const [row] = body.data as { company_description: string }[];
        const version = order.indexOf(row!.company_description);
        expect(version).toBeGreaterThanOrEqual(order.indexOf(headers.get('x-dataset-version')!));
        // Nor does a caller go back in time.
        expect(version).toBeGreaterThanOrEqual(last);
        last = version;
        seen.add(row!.company_description);
      }
    };
    const readers = Array.from({ length: 4 }, reader);
    for (const version of order.slice(1)) {
      await load(version);
      const { body } = await read();
      expect(body.data[0].company_description).toBe(version);
    }
    await untilUsed();
    isLoading = false;
    await Promise.all(readers);
    expect([...seen]).toEqual(expect.arrayContaining(order.slice(1)));
  });

  it('lets the primary server answer while the standby stands still, also what it was asked before', async () => {
    await untilUsed();
    signalStandby('SIGSTOP');
    try {
      const answers = await Promise.all(Array.from({ length: 8 }, () => read()));
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
      expect(problem()).toBe('unreachable');
      expect((await service.get('/health')).body.problems).toContainEqual(
        expect.objectContaining({ check: 'replica', problem: 'The replica of PostgreSQL does not answer, so the primary server answers all reads.' }),
      );
    } finally {
      signalStandby('SIGCONT');
    }
    await untilUsed();
    expect(problem()).toBeUndefined();
  });

  it('answers every read while the standby is killed, and uses it again when it is back', async () => {
    await untilUsed();
    const statuses = new Set<number>();
    signalStandby('SIGKILL');
    for (let i = 0; i < 50; i++) statuses.add((await read()).status);
    expect([...statuses]).toEqual([200]);
    await untilUsed();
  });

  it('does not start with a server that is not a standby, or without DATABASE_URL', async () => {
    expect(() => readConfig({ DATABASE_READ_URL: standby.url })).toThrow('DATABASE_URL: must be set together with DATABASE_READ_URL');
    const config = readConfig({ DATABASE_URL: primary.url, DATABASE_READ_URL: primary.url, PORT: '0' });
    const starting = startServer({
      config,
      databaseUrl: primary.url,
      opensearchUrl: process.env['TEST_OPENSEARCH_URL']!,
      jwtSecret: JWT_SECRET,
      log: createLog('silent'),
    });
    await expect(starting).rejects.toThrow(
      'DATABASE_READ_URL: the server is not a standby; give the URL of a streaming replica of DATABASE_URL, or remove the variable',
    );
  });
});
