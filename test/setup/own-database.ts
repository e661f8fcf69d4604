import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { readConfig } from '../../src/config/config.ts';
import { Database } from '../../src/store/pool.ts';
import { testUrl } from './service-client.ts';

/** An empty database for one test file, on the PostgreSQL server of the test run. */
export class OwnDatabase {
  private constructor(
    readonly url: string,
    readonly database: Database,
    private readonly name: string,
  ) {}

  static async create(): Promise<OwnDatabase> {
    const name = `lma_test_${randomBytes(6).toString('hex')}`;
    await onServer(`CREATE DATABASE ${name}`);
    const url = new URL(testUrl('TEST_POSTGRES_URL'));
    url.pathname = `/${name}`;
    return new OwnDatabase(url.href, new Database(url.href, readConfig({ DATABASE_STATEMENT_TIMEOUT_MS: '60000' }), () => undefined), name);
  }

  async drop(): Promise<void> {
    await this.database.close();
    await onServer(`DROP DATABASE ${this.name} WITH (FORCE)`);
  }
}

async function onServer(sql: string): Promise<void> {
  const client = new Client({ connectionString: testUrl('TEST_POSTGRES_URL') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
