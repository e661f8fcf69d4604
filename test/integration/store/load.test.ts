import { loadDataset } from '../../../seeds/load.ts';
import { TABLE_NAMES, type TableName, type TableRow } from '../../../seeds/tables.ts';
import { readConfig } from '../../../src/config/config.ts';
import { Database } from '../../../src/store/pool.ts';
import { OwnDatabase } from '../../setup/own-database.ts';
import { smallDataset } from '../../setup/small-dataset.ts';

let own: OwnDatabase;
beforeEach(async () => {
  own = await OwnDatabase.migrated();
});
afterEach(() => own.drop());

const load = (version: string, changes: Parameters<typeof smallDataset>[1] = {}): Promise<boolean> =>
  loadDataset(own.database, () => smallDataset(version, changes), { onlyIfEmpty: false });

/** Everything that a reader could see of the dataset. */
async function contents(): Promise<Record<string, unknown[]>> {
  const tables = await Promise.all(
    ['dataset_versions', ...TABLE_NAMES].map(
      async (table) => [table, await own.database.query({ text: `SELECT * FROM ${table} AS t ORDER BY t::text` })] as const,
    ),
  );
  return Object.fromEntries(tables);
}

async function names(): Promise<string[]> {
  const rows = await own.database.query<{ company_name: string }>({ text: 'SELECT company_name FROM companies ORDER BY 1' });
  return rows.map(({ company_name }) => company_name);
}

const withoutGeneralHospital = (): Parameters<typeof smallDataset>[1] => {
  const { companies } = smallDataset('any').tables;
  return {
    companies: companies.map((row) => row.map((cell) => (cell === 'General Hospital' ? 'Saint Hospital' : cell))),
  };
};

describe('loading a dataset', () => {
  it('fills every table and makes the version current', async () => {
    expect(await load('one')).toBe(true);
    const { tables } = smallDataset('one');
    for (const table of TABLE_NAMES) {
      const [row] = await own.database.query<{ n: number }>({ text: `SELECT count(*) AS n FROM ${table}` });
      expect([table, row?.n]).toEqual([table, tables[table].length]);
    }
    expect(await own.database.query({ text: 'SELECT dataset_version, methodology_version, data_status_note, is_current FROM dataset_versions' })).toEqual([
      { dataset_version: 'one', methodology_version: 'test', data_status_note: 'a few rows for tests', is_current: true },
    ]);
  });

  it('keeps tabs, line ends, backslashes, accents and nulls as they are', async () => {
    await load('one');
    const rows = await own.database.query({ text: 'SELECT company_name, company_description, ticker FROM companies ORDER BY company_name' });
    expect(rows).toEqual([
      { company_name: 'General Hospital', company_description: 'Cares for the sick.\nDay\tand night, under C:\\care.', ticker: null },
      { company_name: 'Société Logiciel', company_description: 'Writes programs.', ticker: null },
    ]);
  });

  it('replaces the one before: its rows are gone, its version is known but no longer current', async () => {
    await load('one');
    await load('two', withoutGeneralHospital());
    expect(await names()).toEqual(['Saint Hospital', 'Société Logiciel']);
    expect(await own.database.query({ text: 'SELECT dataset_version, is_current FROM dataset_versions ORDER BY 1' })).toEqual([
      { dataset_version: 'one', is_current: false },
      { dataset_version: 'two', is_current: true },
    ]);
  });

  it('twice with the same version is possible', async () => {
    await load('one');
    await load('one');
    expect(await own.database.query({ text: 'SELECT dataset_version, is_current FROM dataset_versions' })).toEqual([
      { dataset_version: 'one', is_current: true },
    ]);
  });

  it('tells how many rows of how many are in, after every table', async () => {
    const told: [number, number][] = [];
    await loadDataset(own.database, () => smallDataset('one'), { onlyIfEmpty: false, progress: (done, total) => told.push([done, total]) });
    const total = Object.values(smallDataset('one').tables).reduce((sum, rows) => sum + rows.length, 0);
    expect(told).toHaveLength(TABLE_NAMES.length);
    expect(told.at(-1)).toEqual([total, total]);
    expect(told.map(([done]) => done)).toEqual([...told.map(([done]) => done)].sort((a, b) => a - b));
  });

  it('leaves users alone', async () => {
    await load('one');
    await own.database.query({ text: `INSERT INTO users (username, password_hash, role) VALUES ('somebody', 'x', 'reader')` });
    await load('two');
    expect(await own.database.query({ text: 'SELECT username FROM users' })).toEqual([{ username: 'somebody' }]);
  });
});

describe('a dataset with a bad row changes nothing', () => {
  it.each<[string, TableName, TableRow, string]>([
    ['in the first table: a value too large', 'industries', [99_999_999_999, 'Toys', null, '{}', '{}'], '22003'],
    ['in the middle: an unknown occupation', 'occupation_clusters', [4, '99-9999.99', 'Tamers', false], '23503'],
    ['in the middle: a badge that is none', 'company_clusters', ['uid-software', 3, 'Silver', null, null, 0, 'none', 0, 'none', 0, 0, 0], '22P02'],
    ['in the last table: a count of zero', 'title_observations', ['Coder', null, null, null, '15-1252.00', 0, 'corpus'], '23514'],
    ['in the last table: a duplicate', 'title_observations', ['rn', null, null, null, '29-1141.00', 1, 'corpus'], '23505'],
    ['with a value missing', 'cbsas', ['10100', 'Town, XX', 50_000], '22P04'],
  ])('%s', async (_, table, bad, code) => {
    await load('one');
    const before = await contents();
    const rows = smallDataset('two').tables[table];
    await expect(load('two', { ...withoutGeneralHospital(), [table]: [...rows, bad] })).rejects.toMatchObject({ code });
    expect(await contents()).toEqual(before);
  });

  it('on an empty database too, which stays empty', async () => {
    await expect(load('one', { cbsas: [['x', 'Town', 1, 'Large']] })).rejects.toMatchObject({ code: '23514' });
    expect(Object.values(await contents()).flat()).toEqual([]);
    expect(await load('one')).toBe(true);
  });

  it('nor does a dataset that cannot be made', async () => {
    await load('one');
    const broken = loadDataset(
      own.database,
      () => {
        throw new Error('2 problem(s) in the data files');
      },
      { onlyIfEmpty: false },
    );
    await expect(broken).rejects.toThrow('2 problem(s) in the data files');
    expect(await names()).toEqual(['General Hospital', 'Société Logiciel']);
  });
});

describe('only if empty', () => {
  it('leaves a dataset alone, and does not even make another', async () => {
    await load('one');
    const before = await contents();
    const dataset = (): never => {
      throw new Error('must not be called');
    };
    expect(await loadDataset(own.database, dataset, { onlyIfEmpty: true })).toBe(false);
    expect(await contents()).toEqual(before);
  });

  it('two processes that start at the same time load one dataset', async () => {
    const outcomes = await Promise.all(['one', 'two'].map((version) => loadDataset(own.database, () => smallDataset(version), { onlyIfEmpty: true })));
    expect([...outcomes].sort()).toEqual([false, true]);
    expect(await own.database.query({ text: 'SELECT count(*) AS n FROM dataset_versions' })).toEqual([{ n: 1 }]);
  });
});

describe('readers during a load', () => {
  /** Starts a load that stands still before its last statement; `release` lets it commit. */
  async function standingLoad(): Promise<{ release: () => Promise<boolean> }> {
    const holder = await own.database.pool.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM dataset_versions WHERE is_current FOR UPDATE');
    let reachedEnd: () => void = () => undefined;
    const filled = new Promise<void>((resolve) => (reachedEnd = resolve));
    const loading = loadDataset(own.database, () => smallDataset('two', withoutGeneralHospital()), {
      onlyIfEmpty: false,
      progress: (done, total) => {
        if (done === total) reachedEnd();
      },
    });
    await filled;
    return {
      release: async () => {
        await holder.query('COMMIT');
        holder.release();
        return loading;
      },
    };
  }

  it('are answered with the old dataset until it commits', async () => {
    await load('one');
    // A reader that had to wait for the load would run into this limit.
    const reader = new Database(own.url, readConfig({ DATABASE_STATEMENT_TIMEOUT_MS: '2000' }), () => undefined);
    const seen = (): Promise<unknown[]> => reader.query({ text: 'SELECT company_name FROM companies ORDER BY 1' });
    const { release } = await standingLoad();
    try {
      expect(await seen()).toEqual([{ company_name: 'General Hospital' }, { company_name: 'Société Logiciel' }]);
    } finally {
      await release();
    }
    expect(await seen()).toEqual([{ company_name: 'Saint Hospital' }, { company_name: 'Société Logiciel' }]);
    await reader.close();
  });

  it('a snapshot from before the load still sees all of the old dataset after it', async () => {
    await load('one');
    const seen = await own.database.transaction(async (client) => {
      await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
      await client.query('SELECT dataset_version FROM dataset_versions');
      await load('two', withoutGeneralHospital());
      return (await client.query('SELECT company_name FROM companies ORDER BY 1')).rows;
    });
    expect(seen).toEqual([{ company_name: 'General Hospital' }, { company_name: 'Société Logiciel' }]);
  });
});
