import { readFacts } from '../../../seeds/facts.ts';
import { generateDataset } from '../../../seeds/generate/dataset.ts';
import { DATASET_TABLES, rowsOf, TABLE_NAMES, type Dataset, type TableName, type TableRow } from '../../../seeds/tables.ts';
import { readConfig } from '../../../src/config/config.ts';
import { Database } from '../../../src/store/pool.ts';

const facts = readFacts();
const dataset = generateDataset(facts);

describe('the generated dataset', () => {
  it('is the same for the same facts, to the last value: another process, which filled the database, generated the same version', async () => {
    const database = new Database(process.env['TEST_POSTGRES_URL']!, readConfig({}), () => undefined);
    const loaded = await database.query<{ dataset_version: string }>({ text: 'SELECT dataset_version FROM dataset_versions WHERE is_current' });
    await database.close();
    expect(loaded).toEqual([{ dataset_version: dataset.version }]);
  });

  it('names its version after its content, and says that its metrics are invented', () => {
    expect(dataset.version).toMatch(/^demo-[0-9a-f]{12}$/);
    expect(dataset.methodologyVersion).toBe('2026-04-21');
    expect(dataset.note).toMatch(/^Demonstration dataset: .* are facts; .* are invented /);
  });

  it('has a value for each column in every row of every table', () => {
    for (const table of TABLE_NAMES) {
      const rows = dataset.tables[table];
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.filter((row) => row.length !== DATASET_TABLES[table].length || row.includes(undefined as never))).toEqual([]);
    }
  });
});

it('the version changes with the data: here a wage of one cluster, and nothing else', () => {
  // The wages of clusters depend on no company: a few of them are enough, and generated in a second.
  const few = { ...facts, companies: facts.companies.filter((_, i) => i % 40 === 0) };
  const before = generateDataset(few);
  const changed = generateDataset({ ...few, clusters: few.clusters.map((cluster, i) => (i === 0 ? { ...cluster, wage0: cluster.wage0 + 1 } : cluster)) });
  expect(changed.version).not.toBe(before.version);
  expect(differing(before, changed)).toEqual(expect.arrayContaining(['cluster_wages']));
  expect(changed.tables.cluster_wages.filter((row, i) => JSON.stringify(row) !== JSON.stringify(before.tables.cluster_wages[i])).map(([id]) => id)).toEqual(
    // From the first year to the last but one, in both metro sizes.
    Array<number>(20).fill(1),
  );
});

describe('rows of a table', () => {
  it('put the values of objects into the order of the columns', () => {
    expect(rowsOf('cbsas', [{ msa_size: 'Large', cbsa: '12060', census_cbsa_pop_est_2024: 6_300_000, cbsa_name: 'Atlanta, GA' }])).toEqual([
      ['12060', 'Atlanta, GA', 6_300_000, 'Large'],
    ] satisfies TableRow[]);
  });
});

function differing(one: Dataset, other: Dataset): TableName[] {
  return TABLE_NAMES.filter((table) => JSON.stringify(one.tables[table]) !== JSON.stringify(other.tables[table]));
}
