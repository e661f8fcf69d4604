import { readdirSync } from 'node:fs';
import { runner } from 'node-pg-migrate';
import { migrate } from '../../../src/store/migrate.ts';
import { TABLE_NAMES } from '../../../seeds/tables.ts';
import { OwnDatabase } from '../../setup/own-database.ts';

const MIGRATIONS = new URL('../../../migrations/', import.meta.url).pathname;
const NAMES = readdirSync(MIGRATIONS)
  .map((file) => file.replace(/\.sql$/, ''))
  .sort();
const ACCESS_TABLES = [
  'users',
  'sessions',
  'refresh_tokens',
  'service_keys',
  'samples',
  'title_picks',
  'outbox',
  'write_version',
  'rate_counters',
  'familiar_addresses',
  'audit_log',
  'admin_writes',
  'mcp_sessions',
];
const IMPORTED_TABLES = [
  'reference_occupations',
  'reference_titles',
  'reference_metros',
  'reference_zips',
  'reference_technologies',
  'related_occupations',
  'imported_observations',
  'import_version',
  'imports',
];
const MODEL_TABLES = ['title_models', 'title_model_parts'];

let own: OwnDatabase;
beforeAll(async () => {
  own = await OwnDatabase.create();
});
afterAll(() => own.drop());

/** Everything in the schema but the migrations' own record: tables, types, functions, collations. */
async function objects(): Promise<string[]> {
  const rows = await own.database.query<{ name: string }>({
    text: `SELECT 'relation ' || relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relname NOT LIKE 'schema\\_migrations%'
           UNION ALL SELECT 'type ' || typname FROM pg_type WHERE typnamespace = 'public'::regnamespace AND typname NOT LIKE '%schema\\_migrations'
           UNION ALL SELECT 'function ' || proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace
           UNION ALL SELECT 'collation ' || collname FROM pg_collation WHERE collnamespace = 'public'::regnamespace
           ORDER BY 1`,
  });
  return rows.map(({ name }) => name);
}

async function rollBack(count = Infinity): Promise<string[]> {
  const client = await own.database.pool.connect();
  try {
    const undone = await runner({
      dbClient: client,
      dir: MIGRATIONS,
      direction: 'down',
      count,
      migrationsTable: 'schema_migrations',
      log: () => undefined,
    });
    return undone.map(({ name }) => name);
  } finally {
    client.release(true);
  }
}

it('the migrations apply to an empty database, in order, and once', async () => {
  expect(await objects()).toEqual([]);
  expect(await migrate(own.database)).toEqual(NAMES);
  expect(await migrate(own.database)).toEqual([]);
  const tables = await own.database.query<{ table_name: string }>({
    text: `SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_name <> 'schema_migrations'`,
  });
  expect(tables.map(({ table_name }) => table_name).sort()).toEqual(
    ['dataset_versions', 'dataset_comparisons', ...TABLE_NAMES, ...ACCESS_TABLES, ...IMPORTED_TABLES, ...MODEL_TABLES, 'index_watch'].sort(),
  );
});

it('they roll back completely, and apply again', async () => {
  await migrate(own.database);
  const before = await objects();
  expect(await rollBack()).toEqual([...NAMES].reverse());
  expect(await objects()).toEqual([]);
  expect(await migrate(own.database)).toEqual(NAMES);
  expect(await objects()).toEqual(before);
});

it('two processes that migrate at the same time do not disturb each other', async () => {
  await rollBack();
  const outcomes = await Promise.allSettled([migrate(own.database), migrate(own.database)]);
  const applied = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(applied.flat().sort()).toEqual(NAMES);
});

it('stored keys are those of the signs of a keyboard, also of names that were there before, and again after a rollback', async () => {
  await migrate(own.database);
  const since = NAMES.length - NAMES.indexOf('0022_typed-signs');
  const keys = async (): Promise<unknown> => (await own.database.query({ text: `SELECT title_key FROM occupations WHERE onet_code = '33-3051.00'` }))[0];
  await rollBack(since);
  await own.database.query({ text: `INSERT INTO occupations (onet_code, onet_title) VALUES ('33-3051.00', 'Sheriff’s\u00a0Deputy')` });
  expect(await keys()).toEqual({ title_key: 'sheriff’s deputy' });
  await migrate(own.database);
  expect(await keys()).toEqual({ title_key: "sheriff's deputy" });
  await rollBack(since);
  expect(await keys()).toEqual({ title_key: 'sheriff’s deputy' });
});
