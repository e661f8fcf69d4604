import { randomBytes } from 'node:crypto';
import { indexDataset } from '../../setup/index-dataset.ts';
import { readConfig } from '../../../src/config/config.ts';
import { SearchEngine } from '../../../src/engine/client.ts';
import { Deliveries, LAMPS, MANIFEST } from '../../setup/delivery-folder.ts';
import { OwnDatabase } from '../../setup/own-database.ts';
import { TestService } from '../../setup/test-service.ts';

/** A service with a dataset that shares no name or code with the demonstration dataset, and has no observed titles. */
let own: OwnDatabase;
let deliveries: Deliveries;
let engine: SearchEngine;
let service: TestService;
let token: string;
beforeAll(async () => {
  own = await OwnDatabase.migrated();
  deliveries = new Deliveries(own);
  expect((await deliveries.run('load', deliveries.write())).code).toBe(0);
  const prefix = `lamps-${randomBytes(4).toString('hex')}`;
  engine = new SearchEngine(process.env['TEST_OPENSEARCH_URL']!, readConfig({ OPENSEARCH_INDEX_PREFIX: prefix, OPENSEARCH_TIMEOUT_MS: '30000' }));
  await indexDataset(own.database, engine);
  service = await TestService.start({ databaseUrl: own.url, warm: true, env: { OPENSEARCH_INDEX_PREFIX: prefix, OPENSEARCH_TIMEOUT_MS: '20000' } });
  token = await service.signIn();
});
afterAll(async () => {
  await service.stop();
  const { body } = await engine.client.indices.get({
    index: `${engine.alias('titles').replace('-titles', '')}-*`,
    allow_no_indices: true,
    ignore_unavailable: true,
  });
  for (const index of Object.keys(body)) await engine.client.indices.delete({ index });
  await engine.close();
  deliveries.remove();
  await own.drop();
});

const dsl = async (query: string): Promise<{ status: number; body: { data: unknown; data_status_note?: string } }> =>
  service.post('/api/dsl', { query }, token);

it.each<[string, unknown]>([
  ['/api/companies?industry=Lighthouses', [{ company_uid: 'LH-1', company_name: 'Beacon Point' }]],
  ['/api/companies/LW-2', { company_name: 'Wick & Sons', primary_industry: 'Lantern Works' }],
  ['/api/industries', [{ industry: 'Lantern Works' }, { industry: 'Lighthouses' }]],
  ['/api/clusters/10', { cluster_name: 'Lamp keepers', premium_skill_4: 'Signals', cluster_id_destination_1: 20, common_clean_job_title_2: 'Light Keeper' }],
  ['/api/companies/Beacon%20Point/hiring?cbsa=99010', [{ cluster_id: 10 }]],
  ['/api/titleconvert?title=lamplighter', [{ onet_code: '99-1011.00' }]],
  ['/api/titleconvert?title=lens%20poli&limit=1', [{ onet_code: '99-1021.00' }]],
  ['/api/titleconvert?title=lamplighter&company=Beacon%20Point&_fast=false&limit=1', [{ onet_code: '99-1011.00', company_name: 'Beacon Point' }]],
  ['/api/companyconvert?name=beacn%20point', [{ company_uid: 'LH-1' }]],
  ['/api/companyconvert?name=the%20point', [{ company_uid: 'LH-1', match_type: 'exact' }]],
  ['/api/clusters/convert?title=light%20keeper', [{ cluster_id: 10 }]],
  ['/api/companies/search?q=wick', [{ company_uid: 'LW-2' }]],
  ['/api/location/zip/00501', { cbsa_code: '99010', city: 'Lampton' }],
])('%s', async (path, expected) => {
  const { status, body } = await service.get(path, token);
  expect([path, status, body]).toMatchObject([path, 200, { data: expected }]);
});

it.each<[string, unknown]>([
  ['LIST COMPANIES FOR CLUSTER 20', [{ company_name: 'Beacon Point' }, { company_name: 'Wick & Sons' }]],
  ['GET WAGES FOR CLUSTER 10 WHERE YEARS_IN IS 10', [{ median: 40000 }]],
  ['TITLECONVERT "lens polisher" WHERE COMPANY IS "Wick and Sons" LIMIT 1', [{ onet_code: '99-1021.00' }]],
  ['HELP', {}],
])('%s', async (query, expected) => {
  const { status, body } = await dsl(query);
  expect([query, status, body]).toMatchObject([query, 200, { data: expected }]);
});

describe('POST /api/dataset/compare', () => {
  const compare = async (body: unknown): Promise<{ status: number; body: { data: Record<string, unknown>; error?: string } }> =>
    service.post('/api/dataset/compare', body, token);

  const rowsOf = (data: Record<string, unknown>, kind: string): unknown =>
    (data['changes'] as { kind: string; count: number; rows: unknown[] }[]).filter((one) => one.kind === kind).map(({ count, rows }) => [count, ...rows])[0];

  it('has nothing to compare after the first load', async () => {
    expect(await compare({})).toMatchObject({ status: 200, body: { data: { from: null, to: 'lamps-1', changes: [] } } });
    expect(await compare({ from: 'x' })).toMatchObject({ status: 400, body: { error: expect.stringContaining('from "x"'), data: { valid_comparisons: [] } } });
  });

  it('tells what changed when a delivery replaced another, in both directions, and after it was taken back', async () => {
    const change = (table: string, old: string, now: string): Record<string, readonly string[]> => ({
      [table]: LAMPS[table]!.map((line) => line.replace(old, now)),
    });
    const delivery = deliveries.write(
      {
        ...change('companies', ',Gold,,,Platinum', ',Platinum,,,Platinum'),
        ...change('company_clusters', 'LH-1,10,,Gold', 'LH-1,10,,'),
        occupations: [...LAMPS['occupations']!.map((line) => line.replace('Master Lens', 'Chief Lens')), '99-1033.00,Wick Cutters'],
        ...change('cluster_wages', '30000.5', '31000'),
      },
      { ...MANIFEST, dataset_version: 'lamps-2' },
    );
    const { code, output } = await deliveries.run('load', delivery);
    expect([code, output]).toEqual([
      0,
      expect.stringContaining('Changed: 1 occupations added, 1 wages changed, 1 company badges changed, 1 occupations renamed, 1 occupation badges changed.'),
    ]);
    const { status, body } = await compare({});
    expect([status, body.data['from'], body.data['to']]).toEqual([200, 'lamps-1', 'lamps-2']);
    expect(rowsOf(body.data, 'company_badges_changed')).toEqual([
      1,
      { company_uid: 'LH-1', company_name: 'Beacon Point', badge: 'overall_badge', from: 'Gold', to: 'Platinum' },
    ]);
    expect(rowsOf(body.data, 'occupation_badges_changed')).toMatchObject([1, { cluster_id: 10, badge: 'badge_growth', from: 'Gold', to: null }]);
    expect(rowsOf(body.data, 'occupations_added')).toEqual([1, { onet_code: '99-1033.00', onet_title: 'Wick Cutters' }]);
    expect(rowsOf(body.data, 'occupations_renamed')).toEqual([1, { onet_code: '99-1022.00', from: 'Master Lens Polishers', to: 'Chief Lens Polishers' }]);
    expect(rowsOf(body.data, 'wages_changed')).toMatchObject([1, { cluster_id: 10, msa_size: 'Large', years_in: 0, from: 30000.5, to: 31000 }]);

    const back = (await compare({ from: 'lamps-2', to: 'lamps-1' })).body.data;
    expect(rowsOf(back, 'occupations_removed')).toEqual([1, { onet_code: '99-1033.00', onet_title: 'Wick Cutters' }]);
    expect(rowsOf(back, 'wages_changed')).toMatchObject([1, { from: 31000, to: 30000.5 }]);

    expect((await deliveries.run('restore')).code).toBe(0);
    expect((await service.get('/api/occupations?search=wick', token)).body).toMatchObject({ data: [] });
    expect((await compare({ from: 'lamps-1', to: 'lamps-2' })).status).toBe(200);
  });

  it('counts the rows of every table that were added, removed, or changed, and the load warns of large losses', async () => {
    const emptied = ['cluster_ai_impacts', 'cluster_wages', 'cluster_retention', 'company_hiring', 'cluster_common_titles'];
    const [pairs, first] = LAMPS['company_clusters']!;
    const files = {
      ...Object.fromEntries(emptied.map((table) => [table, LAMPS[table]!.slice(0, 1)])),
      company_clusters: [pairs!, first!.replace(',2,low,9,high,', ',2,low,8,high,'), 'LW-2,10,Gold,,,0,none,4,average,0,1,1'],
      zip_locations: LAMPS['zip_locations']!.map((line) => line.replace('75002,Nowhere', '75002,Somewhere')),
    };
    const delivery = deliveries.write(files, { ...MANIFEST, dataset_version: 'lamps-3' });
    const report = [
      /^Changed: 3 cluster common titles removed, 1 cluster ai impacts removed, 3 wages removed, 1 cluster retention removed, 1 zip locations changed, 1 company clusters added, 2 company clusters removed, 1 company clusters changed, 1 company hiring removed\.$/mu,
      /^Warning: cluster_wages has 0 rows instead of 3\. /mu,
      /^Warning: company_clusters has 2 rows instead of 3\. /mu,
    ];
    for (const more of [['--dry-run'], []]) {
      const { output } = await deliveries.run('load', delivery, ...more);
      for (const line of report) expect(output).toMatch(line);
      expect(output).not.toContain('Warning: zip_locations');
    }
    const { data } = (await compare({})).body;
    expect(rowsOf(data, 'wages_removed')).toContainEqual({ cluster_id: 10, msa_size: 'Large', years_in: 0, median: 30000.5 });
    expect(rowsOf(data, 'company_clusters_removed')).toContainEqual({
      company_uid: 'LW-2',
      cluster_id: 20,
      badge_early_career: null,
      badge_growth: null,
      badge_stability: 'Platinum',
    });
    expect(rowsOf(data, 'company_clusters_changed')).toEqual([
      1,
      { company_uid: 'LH-1', cluster_id: 10, from: { total_posting_count: 9 }, to: { total_posting_count: 8 } },
    ]);

    const back = (await compare({ from: 'lamps-3', to: 'lamps-1' })).body.data;
    expect(rowsOf(back, 'wages_added')).toMatchObject([3, {}, {}, {}]);
    expect(rowsOf(back, 'zip_locations_changed')).toMatchObject([1, { zip: 75002, from: { usps_zip_pref_city: 'Somewhere' } }]);
    expect((await deliveries.run('restore')).code).toBe(0);
  });

  it('returns what earlier versions of the service stored', async () => {
    await own.database.query({
      text: `INSERT INTO dataset_comparisons (from_version, to_version, changes) VALUES ('older', 'old', '{"wages_changed": {"count": 0, "rows": []}}')`,
    });
    for (const pair of [
      { from: 'older', to: 'old' },
      { from: 'old', to: 'older' },
    ])
      expect((await compare(pair)).body.data['changes']).toEqual([{ kind: 'wages_changed', count: 0, rows: [] }]);
  });

  it('refuses other fields', async () => {
    expect(await compare({ form: 'lamps-1', to: 7 })).toMatchObject({
      status: 400,
      body: { error: 'form is not a field of this body. to must be the version of a dataset', data: { unknown_fields: ['form'] } },
    });
  });
});

it('a closed index gives 503 with Retry-After, and reads go on; opened again, conversions go on too', async () => {
  await engine.client.indices.close({ index: engine.alias('titles') });
  await engine.client.indices.close({ index: engine.alias('companies') });
  try {
    for (const path of ['/api/titleconvert?title=lens%20pol', '/api/companies/search?q=wick']) {
      const { status, headers } = await service.get(path, token);
      expect([path, status, headers.get('retry-after')]).toEqual([path, 503, expect.stringMatching(/^\d+$/)]);
    }
    expect((await service.get('/api/companies', token)).status).toBe(200);
  } finally {
    await engine.client.indices.open({ index: engine.alias('titles') });
    await engine.client.indices.open({ index: engine.alias('companies') });
  }
  await engine.client.cluster.health({ index: engine.alias('titles'), wait_for_status: 'green' });
  expect((await service.get('/api/companies/search?q=wick', token)).status).toBe(200);
});
