import { loadDataset } from '../../../seeds/load.ts';
import { rowsOf } from '../../../seeds/tables.ts';
import { OwnDatabase } from '../../setup/own-database.ts';
import { ServiceClient } from '../../setup/service-client.ts';
import { company, HOSPITAL, smallDataset, SOFTWARE } from '../../setup/small-dataset.ts';
import { TestService } from '../../setup/test-service.ts';
import { everyRow, meetsBadge, sortedBy } from './every-row.ts';
import { pick, PAIR_FIELDS, storedPairs, type StoredPair } from './stored-pairs.ts';

let service: ServiceClient;
let token: string;
/** The pairs of one company with many, by cluster A to Z. */
let pairs: StoredPair[];
let base: string;
let name: string;
let codes: { onet_code: string; onet_title: string; cluster_id: number }[];

const get = (path: string) => service.get(`${base}${path}`, token);
const rows = (path: string, limit?: number) => everyRow<StoredPair & Record<string, unknown>>(service, token, `${base}${path}`, limit);
const ids = (list: readonly { cluster_id: number }[]): number[] => list.map(({ cluster_id }) => cluster_id);

beforeAll(async () => {
  service = ServiceClient.shared();
  token = await service.signIn();
  const [busiest] = await service.database.query<{ company_uid: string; company_name: string }>({
    text: 'SELECT company_uid, company_name FROM company_hiring JOIN companies USING (company_uid) GROUP BY 1, 2 ORDER BY count(DISTINCT cluster_id) DESC, 1 LIMIT 1',
  });
  name = busiest!.company_name;
  base = `/api/companies/${encodeURIComponent(name)}`;
  pairs = await storedPairs(service, `p.company_uid = '${busiest!.company_uid}'`);
  codes = await service.database.query({
    text: 'SELECT onet_code, consolidated_title AS onet_title, cluster_id FROM occupation_clusters WHERE is_core ORDER BY consolidated_title COLLATE a_to_z, onet_code',
  });
});
afterAll(() => service.stop());

describe('GET /api/companies/{name}/badges', () => {
  it('answers the name and the four badges, nothing else', async () => {
    const { status, body } = await get('/badges');
    const [stored] = await service.database.query({
      text: 'SELECT company_name, overall_badge, badge_early_career, badge_growth, badge_stability FROM companies WHERE company_name = $1',
      values: [name],
    });
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, data: stored, count: 1 });
  });

  it.each(['limit', 'expand'])('takes no %s', async (parameter) => {
    const { status, body } = await get(`/badges?${parameter}=1`);
    expect(status).toBe(400);
    expect(body.data).toEqual({ unknown_fields: [parameter], valid_fields: [] });
  });
});

describe('GET /api/companies/{name}/occupations', () => {
  it('answers the pairs of the company with exactly the fields of a pair, by cluster A to Z', async () => {
    const { status, body } = await get('/occupations?limit=1000');
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(['company_name', 'company_uid', 'count', 'data', 'has_more', 'success', 'total']);
    expect(body).toMatchObject({ success: true, count: pairs.length, total: pairs.length, has_more: false, company_name: name });
    expect(body.data).toEqual(pairs.map((pair) => pick(pair, PAIR_FIELDS)));
  });

  it('is found by company_uid and in any case as well', async () => {
    const { body } = await get('/occupations');
    expect((await service.get(`/api/companies/${pairs[0]!.company_uid}/occupations`, token)).body).toEqual(body);
    expect((await service.get(`/api/companies/${encodeURIComponent(name.toUpperCase())}/occupations`, token)).body).toEqual(body);
  });

  it.each(['entry_postings', 'total_postings'] as const)('sort=%s: most first, ties A to Z; order_by is the same', async (sort) => {
    const field = sort === 'entry_postings' ? 'entry_posting_count' : 'total_posting_count';
    const expected = ids(sortedBy(pairs, (pair) => pair[field], true));
    expect(ids(await rows(`/occupations?sort=${sort}`))).toEqual(expected);
    expect(ids(await rows(`/occupations?order_by=${sort}`, 7))).toEqual(expected);
  });

  it.each(
    ['badge_early_career', 'badge_growth', 'badge_stability'].flatMap((field) =>
      ['Platinum', 'Gold', 'Ranked', 'NA', 'Gold,NA'].map((value) => [field, value]),
    ),
  )('%s=%s', async (field, value) => {
    const expected = pairs.filter((pair) => meetsBadge(pair[field as 'badge_growth'], value));
    expect(ids(await rows(`/occupations?${field}=${value}`))).toEqual(ids(expected));
  });

  it.each(
    ['entry_posting_tier', 'total_posting_tier'].flatMap((field) =>
      ['high', 'above-average', 'average', 'low', 'none', 'HIGH,low'].map((value) => [field, value]),
    ),
  )('%s=%s', async (field, value) => {
    const wanted = value.toLowerCase().split(',');
    expect(ids(await rows(`/occupations?${field}=${value}`))).toEqual(ids(pairs.filter((pair) => wanted.includes(pair[field as 'entry_posting_tier']))));
  });

  it.each([
    ['1', '1'],
    ['Y', '1'],
    ['Yes', '1'],
    ['true', '1'],
    ['0', '0'],
  ])('top10=%s', async (value, stored) => {
    const expected = pairs.filter((pair) => pair.top10_occupation === stored);
    expect(ids(await rows(`/occupations?top10=${value}`))).toEqual(ids(expected));
    if (stored === '1') expect(expected).toHaveLength(Math.min(10, pairs.length));
  });

  it('cluster_id and onet_code pick the pair of the cluster that holds the code', async () => {
    const wanted = pairs[3]!;
    const code = codes.find(({ cluster_id }) => cluster_id === wanted.cluster_id)!.onet_code;
    expect(ids(await rows(`/occupations?cluster_id=${wanted.cluster_id}`))).toEqual([wanted.cluster_id]);
    expect(ids(await rows(`/occupations?onet_code=${code}`))).toEqual([wanted.cluster_id]);
    expect(ids(await rows(`/occupations?cluster_id=${wanted.cluster_id},${pairs[5]!.cluster_id}`))).toHaveLength(2);
  });

  it('group=occupation: a row for each code of the cluster, with the facts of the pair', async () => {
    const grouped = await rows('/occupations?group=occupation', 13);
    const byCluster = new Map(pairs.map((pair) => [pair.cluster_id, pair]));
    const expected = codes
      .filter(({ cluster_id }) => byCluster.has(cluster_id))
      .map(({ onet_code, onet_title, cluster_id }) => ({ ...pick(byCluster.get(cluster_id)!, PAIR_FIELDS), onet_code, onet_title }));
    expect(expected.length).toBeGreaterThan(pairs.length);
    expect(grouped).toEqual(expected);
    const code = expected[2]!.onet_code;
    expect(await rows(`/occupations?group=occupation&onet_code=${code}`)).toEqual([expected[2]]);
  });

  it('expand=timestamps adds both, as ISO 8601', async () => {
    const [row] = await rows('/occupations?expand=timestamps');
    expect(Object.keys(row!).sort()).toEqual([...PAIR_FIELDS, 'created_at', 'updated_at'].sort());
    expect(new Date(String(row!['created_at'])).toISOString()).toBe(row!['created_at']);
  });

  it.each([
    ['Target/occupations?postings_qtile=1&limit=3', 'Target/occupations?limit=3&total_posting_tier=high'],
    ['Target/occupations?sort=postings_qtile', 'Target/occupations?sort=total_postings'],
  ])('%s: the example is the request with what replaces the quintile', async (path, example) => {
    const { status, body } = await service.get(`/api/companies/${path}`, token);
    expect([status, body.example]).toEqual([400, `/api/companies/${example}`]);
  });

  it.each(['postings_qtile=3', 'postings_count_qtile=3', 'sort=postings_qtile', 'order_by=postings_qtile'])('?%s: the retired quintile, 400', async (query) => {
    const { status, body } = await get(`/occupations?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      success: false,
      error: `postings_qtile was retired in 0.13.0-beta and is no longer a ${query.startsWith('postings') ? 'filter' : 'sort'}`,
      suggestion: 'To filter, use entry_posting_tier or total_posting_tier. To sort, use entry_postings or total_postings.',
      data: { deprecated: 'postings_qtile' },
    });
  });

  it.each([
    ['group=cluster', 'group must be one of occupation'],
    ['limit=0', 'limit must be an integer from 1 to 1000'],
    ['limit=1001', 'limit must be an integer from 1 to 1000'],
    ['offset=-1', 'offset must be an integer from 0 to 1000000'],
    ['top10=maybe', 'top10 must be 1 or 0'],
    ['cluster_id=x', 'cluster_id must be an integer'],
    ['onet_code=29-1141', 'onet_code must be an O*NET-SOC code in the format NN-NNNN.NN, as in 29-1141.00'],
    ['badge_growth=Silver', 'badge_growth must be one of Platinum, Gold, Ranked, NA'],
    ['badge_growth=', 'badge_growth is empty'],
    ['top10=1&top10=0', 'top10 is given more than once'],
    ['entry_posting_tier=hihg', 'entry_posting_tier must be one of high, above-average, average, low, none; did you mean high?'],
  ])('?%s: 400', async (query, error) => {
    const { status, body } = await get(`/occupations?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, error, example: expect.any(String) });
  });
});

describe('GET /api/companies/{name}/clusters', () => {
  it('answers every pair with its share of the workforce, largest first; the shares add up to 1', async () => {
    const { status, body } = await get('/clusters');
    const fields = ['cluster_id', 'cluster_name', 'employment_share', 'primary_industry', 'badge_early_career', 'badge_growth', 'badge_stability'] as const;
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, count: pairs.length, total: pairs.length, has_more: false });
    expect(body.data).toEqual(sortedBy(pairs, (pair) => pair.employment_share, true).map((pair) => pick(pair, fields)));
    expect(body.data.reduce((sum: number, row: StoredPair) => sum + row.employment_share, 0)).toBeCloseTo(1, 4);
    expect(new Set(body.data.map((row: StoredPair) => row.primary_industry)).size).toBe(1);
  });

  it('pages when asked to, and sorts A to Z', async () => {
    expect(ids(await rows('/clusters?order_by=alpha', 5))).toEqual(ids(pairs));
    expect(ids(await rows('/clusters', 5))).toEqual(ids(sortedBy(pairs, (pair) => pair.employment_share, true)));
  });

  it('primary_industry is null when the company has none', async () => {
    // Every company of the demonstration dataset has one.
    const own = await OwnDatabase.migrated();
    const companies = rowsOf('companies', [
      { ...company(HOSPITAL, 'General Hospital', 'Hospitals', 'Cares for the sick.'), primary_industry: null },
      company(SOFTWARE, 'Société Logiciel', 'Software', 'Writes programs.'),
    ]);
    await loadDataset(own.database, () => smallDataset('no-industry', { companies }), { onlyIfEmpty: false });
    const other = await TestService.start({ databaseUrl: own.url });
    try {
      const { body } = await other.get('/api/companies/General%20Hospital/clusters', await other.signIn());
      expect(body.data.length).toBeGreaterThan(0);
      expect(new Set(body.data.map((row: StoredPair) => row.primary_industry))).toEqual(new Set([null]));
    } finally {
      await other.stop();
      await own.drop();
    }
  });
});

describe('GET /api/companies/{name}/aliases', () => {
  it('answers the other names A to Z, without the notes of curators, and only those of a kind', async () => {
    const stored = await service.database.query<{ alias: string; alias_type: string }>({
      text: "SELECT alias, alias_type FROM company_aliases JOIN companies USING (company_uid) WHERE company_name = 'Walmart' ORDER BY alias COLLATE a_to_z, alias_key",
    });
    const { status, body } = await service.get('/api/companies/walmart/aliases', token);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, company_name: 'Walmart', count: stored.length, total: stored.length, data: stored });
    const kind = stored[0]!.alias_type;
    const ofKind = await service.get(`/api/companies/Walmart/aliases?alias_type=${kind}`, token);
    expect(ofKind.body.data).toEqual(stored.filter(({ alias_type }) => alias_type === kind));
  });
});

describe('GET /api/companies/{name}/hiring', () => {
  let hiring: { cluster_id: number; cbsa: number; cbsa_name: string; postings_count_qtile: string }[];

  beforeAll(async () => {
    hiring = await service.database.query({
      text: `SELECT c.company_name, h.company_uid, k.cluster_name, h.cluster_id, b.cbsa_name, h.cbsa::integer AS cbsa, h.postings_count_qtile::text
             FROM company_hiring h JOIN companies c USING (company_uid) JOIN clusters k USING (cluster_id) JOIN cbsas b ON b.cbsa = h.cbsa
             WHERE c.company_name = $1 ORDER BY k.cluster_name COLLATE a_to_z, b.cbsa_name COLLATE a_to_z`,
      values: [name],
    });
  });

  it('answers every row, by cluster, then metro; cbsa is a number, the quantile a text', async () => {
    const { status, body } = await get('/hiring');
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, count: hiring.length, total: hiring.length, has_more: false });
    expect(body.data).toEqual(hiring);
    expect(Object.keys(body.data[0]).sort()).toEqual(
      ['company_name', 'company_uid', 'cluster_name', 'cluster_id', 'cbsa_name', 'cbsa', 'postings_count_qtile'].sort(),
    );
    expect(typeof body.data[0].cbsa).toBe('number');
    expect(['1', '2', '3']).toContain(body.data[0].postings_count_qtile);
  });

  it('cluster_id, cbsa, and both together', async () => {
    const { cluster_id, cbsa, cbsa_name } = hiring[0]!;
    const code = String(cbsa).padStart(5, '0');
    expect((await get(`/hiring?cluster_id=${cluster_id}`)).body.data).toEqual(hiring.filter((row) => row.cluster_id === cluster_id));
    expect((await get(`/hiring?cbsa=${code}`)).body.data).toEqual(hiring.filter((row) => row.cbsa === cbsa));
    expect((await get(`/hiring?cbsa=${code}&cluster_id=${cluster_id}`)).body.data).toEqual([hiring[0]]);
    expect((await get(`/hiring?cbsa=${encodeURIComponent(cbsa_name)}`)).body.data).toEqual(hiring.filter((row) => row.cbsa === cbsa));
    expect((await get('/hiring?cbsa=99999')).body).toMatchObject({ success: true, data: [], count: 0, total: 0 });
  });

  it('filters by the state of the metro area, which may be in several', async () => {
    const several = hiring.find((row) => row.cbsa_name.split(', ')[1]?.includes('-'));
    const states = several!.cbsa_name.split(', ')[1]!.split('-');
    for (const state of states) {
      const inState = hiring.filter((row) => row.cbsa_name.split(', ')[1]!.split('-').includes(state));
      expect((await get(`/hiring?hiring_state=${state}`)).body.data).toEqual(inState);
      expect((await get(`/hiring?state=${state}`)).body.data).toEqual(inState);
      const { body } = await service.post('/api/dsl', { query: `GET HIRING FOR COMPANY "${name}" WHERE STATE IS "${state}" LIMIT 1000` }, token);
      expect(body.data).toEqual(inState);
    }
    expect((await get('/hiring?state=Texass')).body.suggestion).toContain('Texas');
  });

  it('pages without repeating or dropping a row', async () => {
    expect(await rows('/hiring', 17)).toEqual(hiring);
  });

  it.each([
    ['cbsa=123', 'cbsa must be a five-digit CBSA code or text in the name of a metro area'],
    ['cluster_id=x', 'cluster_id must be an integer'],
  ])('?%s: 400', async (query, error) => {
    const { status, body } = await get(`/hiring?${query}`);
    expect(status).toBe(400);
    expect(body.error).toBe(error);
  });
});

describe('a company that does not exist: 404', () => {
  it.each(['badges', 'occupations', 'clusters', 'hiring'])('/api/companies/{name}/%s', async (part) => {
    const { status, body } = await service.get(`/api/companies/Walmrt/${part}`, token);
    expect(status).toBe(404);
    expect(body).toMatchObject({ success: false, error: 'Company not found: Walmrt', suggestion: expect.stringContaining('Did you mean "Walmart"?') });
  });
});
