import { from as copyFrom } from 'pg-copy-streams';
import { setTimeout } from 'node:timers/promises';
import { pipeline } from 'node:stream/promises';
import type { ApiError } from '../../../src/errors/api-error.ts';
import { readConfig } from '../../../src/config/config.ts';
import { Database, type Transaction } from '../../../src/store/pool.ts';
import { testUrl } from '../../setup/service-client.ts';

let database: Database;
beforeAll(() => {
  database = new Database(testUrl('TEST_POSTGRES_URL'), { ...readConfig({}), DATABASE_STATEMENT_TIMEOUT_MS: 200 }, () => undefined);
});
afterAll(() => database.close());

const thrownBy = (work: (client: Transaction) => Promise<unknown>): Promise<unknown> => database.transaction(work).catch((error: unknown) => error);
const pidOf = async (client: Transaction): Promise<unknown> => (await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid;
const terminate = (pid: unknown): Promise<unknown> => database.query({ text: 'SELECT pg_terminate_backend($1)', values: [pid] });

describe('what work in a transaction throws', () => {
  it.each([
    ['Request timeout', {}],
    ['connection error of the search engine', {}],
    ['the process was terminated', {}],
    ['connect ECONNREFUSED 127.0.0.1:9200', { code: 'ECONNREFUSED' }],
  ])('is no failure of the database if it is from elsewhere: %s', async (message, members) => {
    const error = Object.assign(new Error(message), members);
    let pid: unknown;
    expect(
      await thrownBy(async (client) => {
        pid = await pidOf(client);
        throw error;
      }),
    ).toBe(error);
    // The connection is fine, and used again.
    expect(await database.query({ text: 'SELECT pg_backend_pid() AS pid' })).toEqual([{ pid }]);
  });

  const UNAVAILABLE = expect.objectContaining({ code: 'store_unavailable', cause: expect.any(Error) as Error }) as ApiError;

  it('is an outage if the connection is lost during a statement', async () => {
    expect(
      await thrownBy(async (client) => {
        const pid = await pidOf(client);
        await client.query('SET LOCAL statement_timeout = 0');
        await Promise.all([client.query('SELECT pg_sleep(2)'), setTimeout(50).then(() => terminate(pid))]);
      }),
    ).toEqual(UNAVAILABLE);
  });

  it('is an outage if the connection is lost between two statements', async () => {
    expect(
      await thrownBy(async (client) => {
        await terminate(await pidOf(client));
        await setTimeout(50);
        await client.query('SELECT 1');
      }),
    ).toEqual(UNAVAILABLE);
  });

  it('is an outage if the server does not answer', async () => {
    expect(
      await thrownBy(async (client) => {
        await client.query('SET LOCAL statement_timeout = 0');
        await client.query('SELECT pg_sleep(3)');
      }),
    ).toEqual(UNAVAILABLE);
  });

  it('is an outage if the connection is lost during a COPY', async () => {
    expect(
      await thrownBy(async (client) => {
        await client.query('CREATE TEMPORARY TABLE copied (line text) ON COMMIT DROP');
        const pid = await pidOf(client);
        const stream = client.query(copyFrom('COPY copied FROM STDIN'));
        await pipeline(async function* () {
          yield 'one\n';
          await terminate(pid);
          await setTimeout(50);
          yield 'two\n';
        }, stream);
      }),
    ).toEqual(UNAVAILABLE);
  });

  it('is the refusal if the server stops a statement that takes too long', async () => {
    expect(await thrownBy((client) => client.query('SELECT pg_sleep(2)'))).toMatchObject({ code: 'query_too_slow' });
  });
});
