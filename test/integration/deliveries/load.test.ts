import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { loadDataset } from '../../../seeds/load.ts';
import { loadDelivery } from '../../../seeds/delivery/load-delivery.ts';
import { LOAD_COMMAND_LOCK, LOAD_LOCK } from '../../../src/store/advisory-locks.ts';
import { datasetRows, Deliveries, LAMPS, MANIFEST } from '../../setup/delivery-folder.ts';
import { OwnDatabase } from '../../setup/own-database.ts';
import { smallDataset } from '../../setup/small-dataset.ts';

let own: OwnDatabase;
let deliveries: Deliveries;
beforeAll(async () => {
  own = await OwnDatabase.migrated();
  deliveries = new Deliveries(own);
});
afterAll(async () => {
  deliveries.remove();
  await own.drop();
});
beforeEach(async () => {
  await loadDataset(own.database, () => smallDataset('small'), { onlyIfEmpty: false });
});

const version = async (): Promise<unknown> =>
  (await own.database.query({ text: 'SELECT dataset_version FROM dataset_versions WHERE is_current' }))[0]?.['dataset_version'];
const rows = (text: string): Promise<Record<string, unknown>[]> => own.database.query({ text });
const withRow = (table: string, ...more: string[]): Record<string, readonly string[]> => ({ [table]: [...LAMPS[table]!, ...more] });
const replacing = (table: string, old: string, now: string): Record<string, readonly string[]> => ({
  [table]: LAMPS[table]!.map((line) => line.replace(old, now)),
});
const problems = (): string[] =>
  parse<Record<string, string>>(readFileSync(deliveries.problemsFile, 'utf8'), { columns: true }).map(
    ({ file, line, column, value, reason }) => `${file}:${line} ${column} [${value}] ${reason}`,
  );

describe('a delivery', () => {
  it('replaces the dataset: numbered columns of any width, quoted texts, empty and missing values, its manifest', async () => {
    const { code, output } = await deliveries.run('load', deliveries.write({}, { ...MANIFEST, data_status_note: 'About lamps.', limitations: ['Few lamps.'] }));
    expect([code, output]).toEqual([0, expect.stringContaining('Dataset lamps-1 replaces small')]);
    expect(output).toContain('Note: clusters.csv has no column company_count_all.');
    expect(await rows('SELECT rank, skill, description FROM cluster_premium_skills ORDER BY 1')).toEqual([
      { rank: 1, skill: 'Trimming', description: 'Cutting wicks.' },
      { rank: 2, skill: 'Climbing', description: null },
      { rank: 3, skill: 'Oiling', description: null },
      { rank: 4, skill: 'Signals', description: 'Talking to ships.' },
    ]);
    expect(await rows('SELECT cluster_id, rank, destination_cluster_id FROM cluster_destinations ORDER BY 1, 2')).toEqual([
      { cluster_id: 10, rank: 1, destination_cluster_id: 20 },
      { cluster_id: 20, rank: 2, destination_cluster_id: 10 },
    ]);
    expect(await rows("SELECT company_description, company_event_type FROM companies WHERE company_uid = 'LH-1'")).toEqual([
      { company_description: 'Keeps "the" light,\nday and night.', company_event_type: 'none' },
    ]);
    expect(await rows('SELECT low_expertise_narrative FROM cluster_ai_impacts')).toEqual([{ low_expertise_narrative: '' }]);
    expect(await rows('SELECT zip, cbsa FROM zip_locations ORDER BY 1')).toEqual([
      { zip: 501, cbsa: '99010' },
      { zip: 75002, cbsa: null },
    ]);
    expect(await rows('SELECT other_naics_sectors::text[] AS sectors, everyday_names FROM industries ORDER BY industry_id')).toEqual([
      { sectors: ['22'], everyday_names: ['beacons', 'lights'] },
      { sectors: [], everyday_names: [] },
    ]);
    expect(await rows('SELECT methodology_version, data_status_note, limitations, delivery_date::text AS date FROM dataset_versions WHERE is_current')).toEqual(
      [{ methodology_version: 'm1', data_status_note: 'About lamps.', limitations: ['Few lamps.'], date: '2026-03-01' }],
    );
  });

  it('gets its counts of companies computed', async () => {
    await deliveries.run('load', deliveries.write());
    expect(
      await rows('SELECT cluster_id, company_count_all AS n, company_count_badged AS badged, company_count_top10 AS top FROM clusters ORDER BY 1'),
    ).toEqual([
      { cluster_id: 10, n: 1, badged: 1, top: 1 },
      { cluster_id: 20, n: 2, badged: 1, top: 2 },
    ]);
  });

  it('on trial is checked and compared, and changes nothing', async () => {
    const comparisons = (): Promise<Record<string, unknown>[]> => rows('SELECT * FROM dataset_comparisons ORDER BY comparison_id');
    const before = await datasetRows(own);
    const comparedBefore = await comparisons();
    const { code, output } = await deliveries.run('load', deliveries.write(), '--dry-run');
    expect(code).toBe(0);
    expect(output).toMatch(/^Changed: .*2 companies added, 2 companies removed, .*3 occupations added, 3 occupations removed, /mu);
    expect(output).toContain('Dry run: nothing was changed.');
    expect(await datasetRows(own)).toEqual(before);
    expect(await comparisons()).toEqual(comparedBefore);
  });
});

describe('a delivery is loaded with a warning', () => {
  const warnings = async (...args: readonly string[]): Promise<string[]> => {
    const { code, output } = await deliveries.run(...args);
    expect([code, output]).toEqual([0, expect.any(String)]);
    return output.split('\n').filter((line) => line.startsWith('Warning: ') && !line.includes('rows instead of'));
  };

  it('if it is older than the dataset, but not if that is restored', async () => {
    const older = deliveries.write({}, { ...MANIFEST, dataset_version: 'lamps-0', date: '2020-01-01' });
    expect(await warnings('load', deliveries.write())).toEqual([]);
    expect(await warnings('load', older, '--dry-run')).toEqual([
      'Warning: this delivery is older (2020-01-01) than the dataset that it replaces (2026-03-01).',
    ]);
    expect(await warnings('load', older)).toHaveLength(1);
    expect(await warnings('restore')).toEqual([]);
    expect(await warnings('restore')).toEqual([]);
  });

  it('if it has other rows under the same version', async () => {
    expect(await warnings('load', deliveries.write())).toEqual([]);
    expect(await warnings('load', deliveries.write())).toEqual([]);
    expect(await warnings('load', deliveries.write(replacing('cluster_wages', '30000.5', '31000')))).toEqual([
      'Warning: both datasets have the version lamps-1, so callers cannot tell them apart. Give each delivery its own dataset_version.',
    ]);
  });
});

it.each(['load FOLDER', 'load', 'restore'])('%s is refused while another command replaces the dataset', async (words) => {
  const [command, ...folder] = words.replace('FOLDER', deliveries.write()).split(' ');
  const other = await own.database.pool.connect();
  try {
    await other.query('SELECT pg_advisory_lock($1)', [LOAD_COMMAND_LOCK]);
    const { code, output } = await deliveries.run(command!, ...folder);
    expect([code, output]).toEqual([1, expect.stringContaining('Another npm run data:load or data:restore is running. Nothing was changed.')]);
    expect(await version()).toBe('small');
  } finally {
    other.release(true);
  }
});

it('a command on a database of a newer version of the service is refused', async () => {
  await own.database.query({ text: "INSERT INTO schema_migrations (name, run_on) VALUES ('9999_later', now())" });
  try {
    const { code, output } = await deliveries.run('load', deliveries.write());
    expect([code, output]).toEqual([1, expect.stringMatching(/^The database is from a newer version .*: this one does not have the migration 9999_later\. /u)]);
    expect(await version()).toBe('small');
  } finally {
    await own.database.query({ text: "DELETE FROM schema_migrations WHERE name = '9999_later'" });
  }
});

it('the load of the demonstration dataset says what it replaced and changed, and what is left to do', async () => {
  const { output } = await deliveries.run('load');
  expect(output).toMatch(/^Dataset demo-\w+ replaces small, which npm run data:restore brings back\.$/mu);
  expect(output).toMatch(/^Changed: .* wages added/mu);
  expect(output).toContain('Run npm run index: until then, searches and conversions know the one before.');
});

describe('a bad delivery changes nothing, and every problem is reported with its place', () => {
  it.each<[string, Parameters<Deliveries['write']>, string[]]>([
    ['a missing file', [{ cluster_wages: undefined }], ['cluster_wages.csv:0  [] is missing in this folder']],
    ['an unknown file', [{ companys: ['x'] }], ['companys.csv:0  [] is not a file of a delivery']],
    ['an empty file', [{ company_hiring: Buffer.of() }], ['company_hiring.csv:1  [] is empty']],
    ['no companies', [{ companies: LAMPS['companies']!.slice(0, 1) }], ['companies.csv:1  [] has no rows']],
    ['no manifest', [{}, null], ['manifest.json:0  [] is missing']],
    ['a bad manifest', [{}, { ...MANIFEST, date: '1.3.2026' }], ['manifest.json:0 date ["1.3.2026"] must be a date']],
    ['a version that no header can carry', [{}, { ...MANIFEST, dataset_version: 'a\nb' }], ['manifest.json:0 dataset_version']],
    ['an unknown column', [replacing('cbsas', 'msa_size', 'size')], ['cbsas.csv:1 size [size] is not a column', 'cbsas.csv:1 msa_size']],
    ['a number in another notation', [replacing('cluster_wages', '25000', '2.5e4')], ['cluster_wages.csv:2 percentile_25 [2.5e4] must be a number']],
    ['digits that would be lost', [replacing('clusters', ',0.25,', ',0.2555,')], ['clusters.csv:2 ba_plus_share [0.2555] must be a number']],
    ['a hexadecimal count', [replacing('company_clusters', ',9,high', ',0x9,high')], ['company_clusters.csv:2 total_posting_count [0x9]']],
    ['a number that no column holds', [replacing('cbsas', '1200000', '2147483648')], ['cbsas.csv:2 census_cbsa_pop_est_2024 [2147483648]']],
    ['a badge that is none', [replacing('companies', 'WICK,none,,,,Gold', 'WICK,none,,,,Silver')], ['companies.csv:4 badge_growth [Silver] must be one of']],
    ['a code in another format', [withRow('occupations', '99-1.00,Odd')], ['occupations.csv:5 onet_code [99-1.00] must be an O*NET-SOC code']],
    ['a sector that is none', [replacing('industries', '""22""', '""99""')], ['industries.csv:2 other_naics_sectors [{99}] must be NAICS sectors']],
    ['a NUL', [replacing('companies', 'Beacon', 'Bea\0con')], ['companies.csv:2 company_name [Bea\uFFFDcon Point] contains a NUL']],
    [
      'what is not UTF-8',
      [{ occupations: Buffer.from('onet_code,onet_title\n99-1011.00,Lamplighters\n99-1021.00,Lens \xff\n99-1022.00,Master Lens Polishers\n', 'latin1') }],
      ['occupations.csv:3  [] is not in UTF-8'],
    ],
    ['a title longer than an id', [replacing('occupations', 'Master Lens Polishers', 'x'.repeat(401))], ['occupations.csv:4 onet_title [xxx']],
    [
      'values without a column',
      [withRow('company_relationships', 'LH-1,LW-2,more')],
      ['company_relationships.csv:3  [LH-1,LW-2,more] has 3 values for 2 columns'],
    ],
    [
      'a required value left out',
      [replacing('occupation_clusters', ',Lamplighters,', ',,')],
      ['occupation_clusters.csv:2 consolidated_title [] must not be empty'],
    ],
    ['a company twice', [withRow('companies', 'LX-3,beacon  point,,,,,,,,,,,,,,')], ['companies.csv:5 name_key [beacon point] is in line 2 already']],
    [
      'a pair twice',
      [withRow('company_clusters', 'LW-2,20,,,,0,none,4,average,0,1,1')],
      ['company_clusters.csv:5 company_uid, cluster_id [LW-2, 20] is in line 4 already'],
    ],
    [
      'an unknown destination',
      [withRow('cluster_skill_adjacencies', '20,77')],
      ['cluster_skill_adjacencies.csv:3 skill_adj_cluster [77] is not in clusters.csv'],
    ],
    [
      'an unknown industry',
      [replacing('companies', ',Lantern Works,Light', ',Lanterns,Light')],
      ['companies.csv:4 primary_industry [Lanterns] is not in industries.csv'],
    ],
    [
      'a count and a tier that differ',
      [replacing('company_clusters', ',0,none,1', ',0,low,1')],
      ['company_clusters.csv:3 entry_posting_count, entry_posting_tier [0, low] do not go together'],
    ],
    ['falling percentiles', [replacing('cluster_wages', '1,2,3,4,5', '1,3,2,4,5')], ['cluster_wages.csv:4 percentile_10, percentile_25']],
    [
      'an occupation count that is wrong',
      [replacing('clusters', '20,Lens polishers,true,2', '20,Lens polishers,true,3')],
      ['clusters.csv:3 occupation_count [3] is not 2, the number that occupation_clusters.csv gives'],
    ],
    [
      'a quotation mark that is never closed',
      [replacing('companies', 'LW-2,Wick', 'LW-2,"Wick')],
      ['companies.csv:5  [] opens a quotation mark that is never closed'],
    ],
  ])('%s', async (_, delivery, expected) => {
    const before = await datasetRows(own);
    const loading = loadDelivery(own.database, deliveries.write(...delivery), { isDryRun: false, problemsFile: deliveries.problemsFile });
    await expect(loading).rejects.toThrow(/^Nothing was loaded; the delivery has \d+ problems?:/);
    const found = problems();
    for (const problem of expected) expect(found).toContainEqual(expect.stringContaining(problem));
    expect(await datasetRows(own)).toEqual(before);
  });

  it('a company count that is wrong', async () => {
    const [header, ...lines] = LAMPS['clusters']!;
    await deliveries.run('load', deliveries.write({ clusters: [`${header},company_count_all`, ...lines.map((line) => `${line},1`)] }));
    expect(problems()).toEqual([
      'clusters.csv:3 company_count_all [1] is not 2, the number that company_clusters.csv gives; correct it or leave the column out',
    ]);
  });

  it('all problems of all files at once, counted by kind', async () => {
    const many = Array.from({ length: 500 }, (_, i) => `LH-1,${i + 1000},99010,3`);
    const { output } = await deliveries.run(
      'load',
      deliveries.write({ ...withRow('company_hiring', ...many), ...replacing('zip_locations', 'TX,99010', 'TX,9901') }),
    );
    expect(output).toContain('the delivery has 502 problems:');
    expect(output).toContain('500 × company_hiring.csv company_uid, cluster_id: is not in company_clusters.csv, first in line 3');
    expect(problems()).toHaveLength(502);
    const good = await deliveries.run('load', deliveries.write());
    expect([good.code, existsSync(deliveries.problemsFile)]).toEqual([0, false]);
  });

  it.each([
    [['load', '/nowhere'], 'Folder not found: /nowhere.'],
    [['load', '--dry-run'], '--dry-run and --problems need the folder of a delivery.'],
    [['load', 'a', 'b'], 'Only one folder can be given. Also given: b.'],
    [['load', 'a', '--force'], '--force is not an option of data:load.'],
    [['export'], 'The folder to write to is missing.'],
    [['restore', 'a'], 'data:restore takes no folder.'],
  ])('the arguments %j are refused', async (args, problem) => {
    const { code, output } = await deliveries.run(...args);
    expect([code, output]).toEqual([1, expect.stringContaining(problem)]);
  });
});

/** Starts a command, stops it before its last statements, with all its rows written, and returns its exit code and what it printed. */
async function stopInTheMiddle(signal: NodeJS.Signals, ...command: readonly string[]): Promise<{ code: unknown; output: string }> {
  const before = await datasetRows(own);
  const holder = await own.database.pool.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT 1 FROM dataset_versions WHERE is_current FOR UPDATE');
  const program = deliveries.start(...command);
  let output = '';
  program.stdout?.on('data', (text) => (output += String(text)));
  program.stderr?.on('data', (text) => (output += String(text)));
  const ended = once(program, 'exit');
  for (;;) {
    const waiting = await rows(
      "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'UPDATE dataset_versions%'",
    );
    if (waiting.length > 0) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(await datasetRows(own)).toEqual(before);
  program.kill(signal);
  const [code] = await ended;
  await holder.query('COMMIT');
  holder.release();
  // Waits for the transaction that was cut off.
  await own.database.transaction((client) => client.query('SELECT pg_advisory_xact_lock($1)', [LOAD_LOCK]));
  expect(await datasetRows(own)).toEqual(before);
  return { code, output };
}

describe('a command that is stopped in the middle leaves the old dataset in service:', () => {
  it.each(['SIGKILL', 'SIGINT'] as const)('a load, by %s', async (signal) => {
    const stopped = await stopInTheMiddle(signal, 'load', deliveries.write());
    if (signal === 'SIGINT') expect(stopped).toEqual({ code: 1, output: expect.stringContaining('Stopped. The dataset in use is small.') });
    expect((await deliveries.run('load', deliveries.write())).code).toBe(0);
    expect(await version()).toBe('lamps-1');
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('the return to the previous dataset, by %s', async (signal) => {
    expect((await deliveries.run('load', deliveries.write())).code).toBe(0);
    const stopped = await stopInTheMiddle(signal, 'restore');
    expect(stopped).toEqual({ code: 1, output: expect.stringContaining('Stopped. The dataset in use is lamps-1.') });
    expect((await deliveries.run('restore')).code).toBe(0);
    expect(await version()).toBe('small');
  });
});
