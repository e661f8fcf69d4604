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
  const results = body.data.results as readonly { title: string; matches: readonly { onet_code: string }[] }[];
  expect(results.map(({ title }) => title)).toEqual(titles);
  const codeOf = async (title: string) => (await service.get(`/api/titleconvert?title=${title}&_fast=false`, token)).body.data[0].onet_code as string;
  const plain = await Promise.all(['cook', 'welder', 'nurse', 'plumber', 'nurse', 'teacher', 'welder'].map(codeOf));
  expect(results.map(({ matches: [best] }) => best?.onet_code)).toEqual(plain);
});

const convert = async (title: string) => (await service.get(`/api/titleconvert?title=${encodeURIComponent(title)}`, token)).body;
const matches = ({ data }: { data: readonly { onet_code: string; probability: number }[] }) =>
  data.map(({ onet_code, probability }) => [onet_code, probability]);

it.each([
  ['nurse™', 'nurse'],
  ['Registered Nurse™', 'Registered Nurse'],
  ['Registered Nurse&reg;', 'Registered Nurse'],
  ['Nurse &amp; Midwife', 'Nurse & Midwife'],
  ['Nurse&#39;s Aide', "Nurse's Aide"],
  ['Nurse&#x2019;s Aide', "Nurse's Aide"],
  ['Sales&nbsp;Manager', 'Sales Manager'],
  ['R&amp;amp;D Engineer', 'R&D Engineer'],
])('the title %p is read as %p, alone and in a batch', async (pasted, plain) => {
  const [found, meant] = [await convert(pasted), await convert(plain)];
  expect(matches(meant).length).toBeGreaterThan(0);
  expect([found.query, matches(found), found.disambiguation.status]).toEqual([pasted, matches(meant), meant.disambiguation.status]);
  const { body } = await dsl(`TITLECONVERT ["${pasted}", "${plain}"]`);
  const [ofPasted, ofPlain] = body.data.results;
  expect(ofPasted).toEqual({ ...ofPlain, title: pasted });
});

it.each([
  ['AT&amp;T', 'AT&T'],
  ['Walmart™', 'Walmart'],
  ['Johnson &amp; Johnson', 'Johnson & Johnson'],
  ['Macy&#39;s', "Macy's"],
])('the employer %p is read as %p', async (pasted, plain) => {
  const find = async (name: string) => (await service.get(`/api/companyconvert?name=${encodeURIComponent(name)}`, token)).body.data;
  expect(await find(pasted)).toEqual(await find(plain));
  expect(names({ body: { data: await find(pasted) } })[0]).toBe(plain);
  const context = await service.get(`/api/titleconvert?title=cook&company=${encodeURIComponent(pasted)}`, token);
  expect(context.body.resolved_context).toEqual({ company: plain });
});

describe.each(['\u200b', '\ufeff', '\u00ad \u2060', '&nbsp;'])('the text %j, of which nobody sees anything, is empty', (blank) => {
  it.each(['/api/titleconvert?title=', '/api/companyconvert?name=', '/api/companies/search?q='])('in %s', async (path) => {
    const { status, body } = await service.get(`${path}${encodeURIComponent(blank)}`, token);
    expect([status, body.error]).toEqual([400, `${/\?(\w+)=/u.exec(path)![1]} is empty`]);
  });

  it.each(['TITLECONVERT', 'COMPANYCONVERT', 'GET COMPANY'])('in %s', async (form) => {
    expect((await dsl(`${form} "${blank}"`)).body.error.message).toContain('text is empty');
  });

  it('in a batch', async () => {
    const { body } = await dsl(`TITLECONVERT ["${blank}", "nurse"]`);
    expect(body.data.results).toMatchObject([{ status: 'error', error: 'The title is empty' }, { status: 'matched' }]);
  });
});

describe.each(['a\0b', 'a\ud83d', '\udc00'])('%j, which is no text,', (noText) => {
  it('concerns only its own title of a batch', async () => {
    const { body } = await dsl(`TITLECONVERT ["cook", "${noText}", "welder"] EXPAND CLUSTER`);
    const error = 'The title contains a NUL character or an unpaired surrogate';
    expect(body.data.results).toMatchObject([
      { title: 'cook', status: 'matched' },
      { status: 'error', error },
      { title: 'welder', status: 'matched' },
    ]);
  });

  it('is refused elsewhere, with the query without it', async () => {
    const { body } = await dsl(`LIST CLUSTERS WHERE SEARCH IS "nurse${noText.replaceAll('a', '')}" LIMIT 3`);
    expect(body.error.message).toContain('NUL character or an unpaired surrogate');
    expect(body.error.example).toMatch(/^LIST CLUSTERS WHERE SEARCH IS "nurseb?" LIMIT 3$/u);
    const inClause = await dsl(`TITLECONVERT ["cook"] WHERE COMPANY IS "${noText}"`);
    expect(inClause.body.error.message).toContain('NUL character or an unpaired surrogate');
  });
});
