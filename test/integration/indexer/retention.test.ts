import { setTimeout as sleep } from 'node:timers/promises';
import { startFollowing } from '../../../indexer/follow.ts';
import { pruneOldRows, Retention, type RetentionSettings } from '../../../indexer/retention.ts';
import { readConfig } from '../../../src/config/config.ts';
import { createLog } from '../../../src/runtime/log.ts';
import { OwnDatabase } from '../../setup/own-database.ts';
import { testUrl } from '../../setup/service-client.ts';

const ALL: RetentionSettings = { AUDIT_RETENTION_DAYS: 400, SAMPLE_RETENTION_DAYS: 20, PICK_RETENTION_DAYS: 90 };

let own: OwnDatabase;
beforeAll(async () => {
  own = await OwnDatabase.migrated();
});
afterAll(() => own.drop());

const run = (text: string): Promise<Record<string, unknown>[]> => own.database.query({ text });
const names = async (column: string, table: string): Promise<unknown[]> =>
  (await run(`SELECT ${column}::text AS name FROM ${table} ORDER BY 1`)).map(({ name }) => name);

/** In each table a row that is just old enough, and one that is not. */
beforeEach(async () => {
  await run('TRUNCATE outbox, users, sessions, refresh_tokens, mcp_sessions, rate_counters, audit_log, samples, title_picks CASCADE');
  await run(`INSERT INTO outbox (document_kind, document_id, created_at, processed_at) VALUES
    ('companies', 'old', now() - interval '9 days', now() - interval '8 days'), ('companies', 'recent', now() - interval '9 days', now() - interval '6 days')`);
  // Waits longer than anything, and is not retried during the test.
  await run(
    `INSERT INTO outbox (document_kind, document_id, created_at, retry_at) VALUES ('companies', 'pending', now() - interval '90 days', now() + interval '1 day')`,
  );
  await run(`INSERT INTO users (user_id, username, password_hash, role) VALUES ('00000000-0000-4000-8000-00000000000a', 'somebody', 'x', 'reader')`);
  await run(`INSERT INTO sessions (session_id, user_id, expires_at) VALUES
    ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-00000000000a', now() - interval '31 days'),
    ('00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-00000000000a', now() - interval '29 days'),
    ('00000000-0000-4000-8000-000000000003', '00000000-0000-4000-8000-00000000000a', now() + interval '1 day'),
    ('00000000-0000-4000-8000-000000000004', '00000000-0000-4000-8000-00000000000a', now() + interval '1 day')`);
  await run(`UPDATE sessions SET revoked_at = now() WHERE session_id = '00000000-0000-4000-8000-000000000003'`);
  await run(`INSERT INTO refresh_tokens (token_hash, session_id, expires_at, spent_at) VALUES
    ('old', '00000000-0000-4000-8000-000000000001', now(), NULL), ('expired', '00000000-0000-4000-8000-000000000002', now() - interval '29 days', NULL),
    ('revoked', '00000000-0000-4000-8000-000000000003', now() + interval '1 day', now()), ('spent', '00000000-0000-4000-8000-000000000004', now() + interval '1 day', now()),
    ('next', '00000000-0000-4000-8000-000000000004', now() + interval '1 day', NULL)`);
  await run(`INSERT INTO mcp_sessions (session_id, caller_id, client_name, client_version, expires_at) VALUES
    ('00000000-0000-4000-8000-000000000001', 'a', 'c', '1', now() - interval '1 minute'), ('00000000-0000-4000-8000-000000000002', 'a', 'c', '1', now() + interval '1 hour')`);
  await run(`INSERT INTO rate_counters (counter_key, hits, resets_at) VALUES ('old', 1, now() - interval '25 hours'), ('recent', 1, now())`);
  await run(`INSERT INTO audit_log (at, actor_kind, action, outcome) VALUES
    (now() - interval '401 days', 'operator', 'old', 'ok'), (now() - interval '399 days', 'operator', 'recent', 'ok')`);
  await run(`INSERT INTO samples (id, source, value, recorded_by, recorded_at) VALUES
    ('00000000-0000-4000-8000-000000000001', 's', 'old', 'a', now() - interval '21 days'), ('00000000-0000-4000-8000-000000000002', 's', 'recent', 'a', now() - interval '19 days')`);
  await run(`INSERT INTO title_picks (id, title, onet_code, recorded_by, recorded_at) VALUES
    ('00000000-0000-4000-8000-000000000001', 'old', '29-1141.00', 'a', now() - interval '91 days'), ('00000000-0000-4000-8000-000000000002', 'recent', '29-1141.00', 'a', now() - interval '89 days')`);
});

/** Waits until the last of the tables has no old row any more. */
async function untilDeleted(): Promise<void> {
  for (let i = 0; i < 500 && (await names('title', 'title_picks')).length > 1; i++) await sleep(10);
}

it('the indexer deletes what is older than its retention, and nothing else', async () => {
  const config = readConfig({
    OPENSEARCH_INDEX_PREFIX: 'retention',
    ...Object.fromEntries(Object.entries(ALL).map(([name, days]) => [name, String(days)])),
  });
  const following = startFollowing(config, { databaseUrl: own.url, opensearchUrl: testUrl('TEST_OPENSEARCH_URL') }, createLog('silent'));
  await untilDeleted();
  await following.stop();
  expect({
    outbox: await names('document_id', 'outbox'),
    sessions: await names('right(session_id::text, 1)', 'sessions'),
    tokens: await names("convert_from(token_hash, 'UTF8')", 'refresh_tokens'),
    mcp: await names('right(session_id::text, 1)', 'mcp_sessions'),
    counters: await names('counter_key', 'rate_counters'),
    audit: await names('action', 'audit_log'),
    samples: await names('value', 'samples'),
    picks: await names('title', 'title_picks'),
  }).toEqual({
    outbox: ['pending', 'recent'],
    sessions: ['2', '3', '4'],
    tokens: ['next', 'spent'],
    mcp: ['2'],
    counters: ['recent'],
    audit: ['audit.prune', 'recent'],
    samples: ['recent'],
    picks: ['recent'],
  });
});

it('a failure is logged', async () => {
  const lines: unknown[] = [];
  const log = { info: (...line: unknown[]) => lines.push(line.at(-1)), warn: (...line: unknown[]) => lines.push(line.at(-1)) };
  await run('ALTER TABLE title_picks RENAME TO elsewhere');
  const retention = new Retention(own.database, ALL, log as never);
  for (let i = 0; i < 500 && lines.length === 0; i++) await sleep(10);
  await run('ALTER TABLE elsewhere RENAME TO title_picks');
  await retention.stop();
  expect(lines).toEqual(['Old rows could not be deleted. The indexer tries again each minute.']);
});

it('without settings, keeps what people did and sent', async () => {
  await pruneOldRows(own.database, {});
  expect(await names('action', 'audit_log')).toEqual(['old', 'recent']);
  expect(await names('value', 'samples')).toEqual(['old', 'recent']);
  expect(await names('title', 'title_picks')).toEqual(['old', 'recent']);
});

it('deletes any number of rows, in steps, and records it once', async () => {
  await run(
    `INSERT INTO audit_log (at, actor_kind, action, outcome) SELECT now() - interval '500 days', 'operator', 'old', 'ok' FROM generate_series(1, 5001)`,
  );
  expect(await pruneOldRows(own.database, ALL)).toMatchObject({ audit_log: 5_002 });
  expect(await pruneOldRows(own.database, ALL)).toMatchObject({ audit_log: 0, samples: 0 });
  expect(await run(`SELECT actor_name, details FROM audit_log WHERE action = 'audit.prune'`)).toEqual([
    { actor_name: 'retention', details: { days: 400, rows: 5_002 } },
  ]);
});

it('the settings are whole numbers of days', () => {
  expect(readConfig({ AUDIT_RETENTION_DAYS: '30' }).AUDIT_RETENTION_DAYS).toBe(30);
  for (const value of ['0', '-1', '1.5', '1e3', '36501'])
    expect(() => readConfig({ AUDIT_RETENTION_DAYS: value })).toThrow('AUDIT_RETENTION_DAYS: must be a whole number of days');
});
