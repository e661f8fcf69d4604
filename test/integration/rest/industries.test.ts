import { industryId } from '../../../src/catalog/stable-ids.ts';
import { ServiceClient } from '../../setup/service-client.ts';
import { everyRow, sortedBy } from './every-row.ts';

interface Industry {
  readonly industry_id: number;
  readonly industry: string;
  readonly company_count: number;
}

let service: ServiceClient;
let token: string;
let industries: Industry[];

const rows = (query: string, limit?: number) => everyRow<Industry>(service, token, `/api/industries?${query}`, limit);

beforeAll(async () => {
  service = ServiceClient.shared();
  token = await service.signIn();
  industries = await service.database.query<Industry & Record<string, unknown>>({
    text: `SELECT industry_id, industry, count(company_uid) AS company_count FROM industries LEFT JOIN companies ON primary_industry = industry
           GROUP BY industry_id, industry ORDER BY industry COLLATE a_to_z`,
  });
});
afterAll(() => service.stop());

describe('GET /api/industries', () => {
  it('answers all 32, A to Z, with their id and number of companies', async () => {
    const { status, body } = await service.get('/api/industries', token);
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, data: industries, count: 32, total: 32, has_more: false });
  });

  it('the id is the hash of the name, and works as a filter of companies', async () => {
    for (const { industry, industry_id } of industries) expect(industry_id).toBe(industryId(industry));
    const { industry_id, company_count } = industries[4]!;
    expect((await service.get(`/api/companies?industry_id=${industry_id}&limit=1`, token)).body.total).toBe(company_count);
  });

  it.each(['order_by', 'sort'])('%s=company_count: most companies first, ties A to Z', async (parameter) => {
    const expected = sortedBy(industries, ({ company_count }) => company_count, true);
    expect(await rows(`${parameter}=company_count`, 5)).toEqual(expected);
    expect(await rows(`${parameter}=industry`)).toEqual(industries);
  });

  it.each(['health', 'HEALTH', ' & ', '%'])('search=%s: a part of the name, in any case', async (search) => {
    const expected = industries.filter(({ industry }) => industry.toLowerCase().includes(search.trim().toLowerCase()));
    expect(await rows(`search=${encodeURIComponent(search)}`)).toEqual(expected);
  });

  it('limit and offset', async () => {
    const { body } = await service.get('/api/industries?limit=3&offset=2', token);
    expect(body).toEqual({ success: true, data: industries.slice(2, 5), count: 3, total: 32, has_more: true });
  });

  it.each([
    ['order_by=name', 'order_by must be one of industry, company_count'],
    ['limit=0', 'limit must be an integer from 1 to 1000'],
    ['limit=1001', 'limit must be an integer from 1 to 1000'],
    ['sort=industry&order_by=industry', 'sort and order_by are the same parameter'],
    ['industry=Banking', 'Unknown parameter: industry'],
  ])('?%s: 400', async (query, error) => {
    const { status, body } = await service.get(`/api/industries?${query}`, token);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, error, suggestion: expect.any(String), example: expect.stringMatching(/^\/api\/industries\?/u) });
  });
});
