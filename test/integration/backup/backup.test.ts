import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDataset } from '../../../seeds/load.ts';
import { restorePrevious } from '../../../seeds/restore.ts';
import { createServiceKey } from '../../../src/auth/service-keys.ts';
import { serverMajor, UNKEPT_TABLES } from '../../../src/store/backup.ts';
import { knownMigrations } from '../../../src/store/migrate.ts';
import type { Database } from '../../../src/store/pool.ts';
import { npmProgram, PROJECT } from '../../setup/npm-program.ts';
import { OwnDatabase } from '../../setup/own-database.ts';
import { clientProgramsFolder } from '../../setup/postgres-client-programs.ts';
import { smallDataset } from '../../setup/small-dataset.ts';
import { WritableService } from '../../setup/writable-service.ts';

const PASSWORD = 'correct horse battery';
/** Rows that a restore adds or raises. */
const CHANGED_BY_RESTORE = ['audit_log', 'import_version', 'write_version'];

let written: WritableService;
let empty: OwnDatabase;
let folder: string;
let programs: string | undefined;

beforeAll(async () => {
  [written, empty] = await Promise.all([WritableService.start(), OwnDatabase.create()]);
  await written.reset({ indices: true });
  folder = mkdtempSync(join(tmpdir(), 'lma-backup-'));
  programs = clientProgramsFolder(await serverMajor(empty.database));
  if (programs === undefined) console.warn('The round trip of a backup is not tested: neither pg_dump nor Python with pip was found.');
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await Promise.all([written.stop(), empty.drop()]);
});

/** Runs `npm run backup`, and returns its exit code and what it printed. */
function backup(
  args: readonly string[],
  { own = written.own, bin = programs }: { own?: OwnDatabase; bin?: string | undefined } = {},
): Promise<{ code: number; output: string }> {
  const env = {
    PATH: process.env['PATH'],
    DATABASE_URL: own.url,
    OPENSEARCH_URL: process.env['TEST_OPENSEARCH_URL'],
    OPENSEARCH_INDEX_PREFIX: own === written.own ? written.prefix : `${written.prefix}-other`,
    DATA_DIR: join(folder, 'data'),
    PG_CLIENT_BIN: bin,
  };
  return new Promise((done) => {
    execFile(process.execPath, npmProgram('backup/main.ts', ...args), { cwd: PROJECT, env }, (error, stdout, stderr) => {
      done({ code: error === null ? 0 : Number(error.code ?? -1), output: stdout + stderr });
    });
  });
}

/** For each table, its number of rows and a hash of them. */
async function rowsOf(database: Database): Promise<Record<string, string>> {
  const tables = await database.query<{ name: string }>({
    text: "SELECT oid::regclass::text AS name FROM pg_class WHERE relnamespace::regnamespace::text IN ('public', 'previous_dataset') AND relkind = 'r'",
  });
  const hashes = await Promise.all(
    tables.map(async ({ name }) => {
      const [row] = await database.query<{ hash: string }>({
        text: `SELECT count(*) || ' ' || md5(coalesce(string_agg(t::text, E'\\n' ORDER BY t::text), '')) AS hash FROM ${name} t`,
      });
      return [name, row!.hash] as const;
    }),
  );
  return Object.fromEntries(hashes);
}
const kept = (rows: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(rows).filter(([table]) => ![...UNKEPT_TABLES, ...CHANGED_BY_RESTORE].includes(table)));

it('says what to install when the programs are missing or too old', async () => {
  const file = join(folder, 'none.dump');
  const { code, output } = await backup(['create', file], { bin: folder });
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(
      /The PostgreSQL server has version (\d+), and pg_dump, pg_restore, and psql were not found in PG_CLIENT_BIN\. Install the package postgresql-client-\1,/u,
    ),
  ]);
});

it('a backup brings everything back: rows, users, keys, aliases, and answers', async () => {
  if (programs === undefined) return;
  const { service, own } = written;
  const admin = await service.signIn('admin');
  const alias = async (name: string): Promise<string | undefined> => {
    const { body } = await service.get(`/api/companyconvert?name=${encodeURIComponent(name)}&limit=1`, await service.signIn());
    return body.data?.[0]?.matched_name as string | undefined;
  };
  // A previous dataset, a correction, and a key.
  await loadDataset(own.database, () => smallDataset('later'), { onlyIfEmpty: false });
  expect((await service.post('/api/dsl', { query: 'ADD ALIAS "Saint Mary" TO COMPANY "General Hospital" TYPE alternate_spelling' }, admin)).status).toBe(200);
  const key = await createServiceKey(own.database, { name: 'backup test', role: 'reader', tier: 'standard' });
  const before = await rowsOf(own.database);
  const etag = (await service.get('/api/companies', admin)).headers.get('etag');

  const file = join(folder, 'a.dump');
  const created = await backup(['create', file]);
  expect(created).toEqual({
    code: 0,
    output: expect.stringMatching(/MB: the dataset later with \d+ companies, \d+ users?, .*The SHA-256 is in .*a\.dump\.sha256\./u),
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await backup(['create', file])).output).toContain('a.dump already exists. Name another file, or add --force to replace it.');

  // What happened after the backup is undone.
  await restorePrevious(own.database);
  await own.database.query({ text: 'DELETE FROM users' });
  await own.database.query({ text: 'DELETE FROM service_keys' });
  expect(await backup(['restore', file])).toEqual({
    code: 1,
    output: expect.stringMatching(/The database is not empty: it has the dataset .* Add --replace to replace all of it\. Nothing was changed\./u),
  });
  const restored = await backup(['restore', file, '--replace']);
  expect(restored).toEqual({ code: 0, output: expect.stringContaining('Restored the backup of ') });
  expect(kept(await rowsOf(own.database))).toEqual(kept(before));
  expect((await service.post('/auth/login', { username: 'test-admin-internal', password: PASSWORD })).status).toBe(200);
  expect((await service.get('/api/companies', admin)).status).toBe(401);
  expect((await service.get('/api/companies', key)).status).toBe(200);
  expect((await service.get('/api/companies', await service.signIn())).headers.get('etag')).not.toBe(etag);
  expect(await alias('Saint Mary')).toBe('Saint Mary');

  // A new installation.
  expect(await backup(['restore', file], { own: empty })).toEqual({ code: 0, output: expect.stringContaining('Building the search indexes') });
  expect(kept(await rowsOf(empty.database))).toEqual(kept(before));
});

it('a damaged, incomplete, foreign, or newer file is refused before anything changes, and an older one is migrated', async () => {
  if (programs === undefined) return;
  const { own } = written;
  const good = join(folder, 'good.dump');
  expect((await backup(['create', good])).code).toBe(0);
  const before = await rowsOf(own.database);
  const refused = async (file: string, message: RegExp): Promise<void> => {
    expect(await backup(['restore', file, '--replace'])).toEqual({ code: 1, output: expect.stringMatching(message) });
  };

  const bytes = readFileSync(good);
  const flipped = join(folder, 'flipped.dump');
  bytes[bytes.length >> 1]! ^= 1;
  writeFileSync(flipped, bytes);
  copyFileSync(`${good}.sha256`, `${flipped}.sha256`);
  await refused(flipped, /flipped\.dump is damaged or incomplete: its SHA-256 differs from the one in flipped\.dump\.sha256\. Nothing was changed\./u);
  const cut = join(folder, 'cut.dump');
  copyFileSync(good, cut);
  truncateSync(cut, statSync(good).size - 2_000);
  await refused(cut, /cut\.dump is not a complete backup\. Nothing was changed\./u);
  const text = join(folder, 'text.dump');
  writeFileSync(text, 'not a backup');
  await refused(text, /text\.dump is not a complete backup\. Nothing was changed\./u);
  await refused(join(folder, 'no.dump'), /File not found: .*no\.dump\./u);

  await own.database.query({ text: "INSERT INTO schema_migrations (name, run_on) VALUES ('9999_later', now())" });
  const newer = join(folder, 'newer.dump');
  expect((await backup(['create', newer])).code).toBe(0);
  await own.database.query({ text: "DELETE FROM schema_migrations WHERE name = '9999_later'" });
  await refused(newer, /newer\.dump is from a newer version of the service: this one does not have the migration 9999_later\. Nothing was changed\./u);
  expect(await rowsOf(own.database)).toEqual(before);

  // As before the last migration.
  const last = knownMigrations().at(-1)!;
  await own.database.query({ text: readFileSync(join(PROJECT, 'migrations', `${last}.sql`), 'utf8').split('-- Down Migration')[1]! });
  await own.database.query({ text: 'DELETE FROM schema_migrations WHERE name = $1', values: [last] });
  const older = join(folder, 'older.dump');
  expect((await backup(['create', older])).code).toBe(0);
  const migrated = await backup(['restore', older, '--replace']);
  expect(migrated).toEqual({ code: 0, output: expect.stringContaining('applied 1 newer migration.') });
  expect(Object.keys(await rowsOf(own.database)).sort()).toEqual(Object.keys(before).sort());
});
