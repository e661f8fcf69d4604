import { ServiceClient } from '../../setup/service-client.ts';

let service: ServiceClient;
let token: string;

beforeAll(async () => {
  service = ServiceClient.shared();
  token = await service.signIn();
  // The first title waits until all known titles are read.
  await convert('cook', '&_fast=false');
});
afterAll(async () => service.stop());

const get = async (path: string) => (await service.get(path, token)).body;
const convert = async (title: string, more: string) => get(`/api/titleconvert?title=${encodeURIComponent(title)}&min_score=0${more}`);

interface Employer {
  readonly company_name: string;
  readonly total_posting_count: number;
}

/** The company of these industries with the most postings for an occupation, by the lists of companies. */
async function topOf(code: string, industries: readonly string[]): Promise<string | undefined> {
  const best = await Promise.all(
    industries.map(async (industry): Promise<Employer[]> => {
      const { data } = await get(`/api/occupations/${code}/companies?sort=total_postings&limit=1&sector=${encodeURIComponent(industry)}`);
      return data as Employer[];
    }),
  );
  const order = (a: Employer, b: Employer): number => b.total_posting_count - a.total_posting_count || a.company_name.localeCompare(b.company_name);
  return best.flat().sort(order)[0]?.company_name;
}

it.each([
  ['truck driver', 'healthcare'],
  ['truck driver', 'healthcare&_catalog=false'],
  ['software engineer', 'Banking'],
  ['cook', 'healthcare,Insurance'],
  ['FA', 'Insurance'],
])('"%s" under sector=%s: the top company is one of its industries', async (title, sector) => {
  const [plain, { data, resolved_context }] = await Promise.all([convert(title, '&_fast=false'), convert(title, `&sector=${sector}`)]);
  expect(data.length).toBeGreaterThan(0);
  for (const { onet_code, company_name } of data)
    expect([onet_code, company_name]).toEqual([onet_code, await topOf(onet_code, resolved_context.sector as readonly string[])]);
  const names = ({ data: matches }: { data: Employer[] }): string[] => matches.map(({ company_name }) => company_name);
  expect(names({ data })).not.toEqual(names(plain));
});

it.each(['agriculture', '11', 'farming'])('sector=%s keeps the industry whose employers it has, as industry understands it', async (name) => {
  const body = await convert('truck driver', `&sector=${name}&industry=${name}`);
  expect(body.resolved_context).toEqual({ sector: ['Food, Beverage and Agriculture'], industry: 'Agriculture, Forestry, Fishing and Hunting' });
  expect(body).not.toHaveProperty('unknown_context');
  expect(body.data.length).toBeGreaterThan(0);
});
