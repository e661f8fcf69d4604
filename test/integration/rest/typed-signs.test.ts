import { ServiceClient } from '../../setup/service-client.ts';

let service: ServiceClient;
let token: string;
beforeAll(async () => {
  service = ServiceClient.shared();
  token = await service.signIn();
});
afterAll(() => service.stop());

const dsl = (query: string) => service.post('/api/dsl', { query }, token);
const names = ({ body }: { body: { data: readonly { company_name: string }[] } }): string[] => body.data.map(({ company_name }) => company_name);

it.each(['McDonald’s', 'McDonald´s', 'mc\u00addonald‘s', '\ufeffMcDonaldʼs\u00a0', 'Mc\u200bDonald’s'])(
  'the name %p is McDonald’s wherever a name is taken',
  async (name) => {
    const given = encodeURIComponent(name);
    const { status, body } = await service.get(`/api/companies/${given}`, token);
    expect([status, body.data?.company_name]).toEqual([200, "McDonald's"]);
    expect((await service.get(`/api/companies/${given}/badges`, token)).status).toBe(200);
    expect((await dsl(`GET BADGES FOR COMPANY "${name}"`)).body).toMatchObject({ success: true });
    expect(names(await service.get(`/api/companies?search=${given}`, token))).toEqual(["McDonald's"]);
    expect(names(await dsl(`LIST COMPANIES WHERE NAME IS "${name}"`))).toEqual(["McDonald's"]);
    expect(names(await dsl(`LIST COMPANIES WHERE NAME CONTAINS "${name}"`))).toEqual(["McDonald's"]);
  },
);

it.each([
  '/api/occupations?search=Sheriff’s',
  '/api/clusters?search=Non–Destructive',
  '/api/companies/Walmart/hiring?cbsa=Portland–Vancouver',
  '/api/clusters?job_level=Bachelor’s%20Degree',
])('%s reads the signs of a phone', async (path) => {
  const typed = { '’': "'", '–': '-' } as const;
  const [asTyped, plain] = await Promise.all(
    [path, path.replace(/[’–]/gu, (sign) => typed[sign as keyof typeof typed])].map((each) => service.get(each, token)),
  );
  expect([plain!.status, asTyped!.status]).toEqual([200, 200]);
  expect(asTyped!.body.data).toEqual(plain!.body.data);
  expect(plain!.body.data.length).toBeGreaterThan(0);
});

it('invisible characters in a title of a batch change no other title', async () => {
  const titles = ['cook', '\ufeffwelder', 'nu\u200drse', 'plumb\u00ader', '👩‍⚕️ nurse', 'teacher', '\u200bwelder'];
  const { body } = await dsl(`TITLECONVERT [${titles.map((title) => `"${title}"`).join(', ')}]`);
  const results = body.data.results as readonly { title: string; recommended: { onet_code: string } | null }[];
  expect(results.map(({ title }) => title)).toEqual(titles);
  const codeOf = async (title: string) => (await service.get(`/api/titleconvert?title=${title}&_fast=false`, token)).body.data[0].onet_code as string;
  const plain = await Promise.all(['cook', 'welder', 'nurse', 'plumber', 'nurse', 'teacher', 'welder'].map(codeOf));
  expect(results.map(({ recommended }) => recommended?.onet_code)).toEqual(plain);
});
