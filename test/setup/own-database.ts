import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { readConfig } from '../../src/config/config.ts';
import { migrate } from '../../src/store/migrate.ts';
import { Database } from '../../src/store/pool.ts';
import { testUrl } from './service-client.ts';

/** Has the schema and no rows. Copying it takes a fraction of the time of the migrations. */
const TEMPLATE = 'lma_test_migrated';

/** A database for one test file, on the PostgreSQL server of the test run. */
export class OwnDatabase {
  private constructor(
    readonly url: string,
    readonly database: Database,
    private readonly name: string,
  ) {}

  /** An empty one. */
  static async create(): Promise<OwnDatabase> {
    const name = randomName();
    await onServer(`CREATE DATABASE ${name}`);
    return OwnDatabase.named(name);
  }

  /** One with the schema, and no rows. */
  static async migrated(): Promise<OwnDatabase> {
    const name = randomName();
    await onServer(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
    return OwnDatabase.named(name);
  }

  /** Makes what `migrated()` copies. */
  static async makeTemplate(): Promise<void> {
    await onServer(`DROP DATABASE IF EXISTS ${TEMPLATE}`);
    await onServer(`CREATE DATABASE ${TEMPLATE}`);
    const { database } = OwnDatabase.named(TEMPLATE);
    await migrate(database).finally(() => database.close());
  }

  private static named(name: string): OwnDatabase {
    const url = new URL(testUrl('TEST_POSTGRES_URL'));
    url.pathname = `/${name}`;
    return new OwnDatabase(url.href, new Database(url.href, readConfig({ DATABASE_STATEMENT_TIMEOUT_MS: '60000' }), () => undefined), name);
  }

  async drop(): Promise<void> {
    await this.database.close();
    await onServer(`DROP DATABASE ${this.name} WITH (FORCE)`);
  }
}

const randomName = (): string => `lma_test_${randomBytes(6).toString('hex')}`;

async function onServer(sql: string): Promise<void> {
  const client = new Client({ connectionString: testUrl('TEST_POSTGRES_URL') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
