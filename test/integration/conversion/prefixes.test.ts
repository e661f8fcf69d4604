import { fnv1a } from '../../../src/catalog/stable-ids.ts';
import { ServiceClient } from '../../setup/service-client.ts';
import { countSharing, MOST_COMPANIES, typeCompany, type AskCompany, type KnownCompany } from '../../prefixes/companies.ts';
import { MOST_FREQUENT_TITLES, typeTitle, type AskTitle, type KnownTitle, type Typing } from '../../prefixes/titles.ts';

/** Of all titles and companies one in so many is typed here, all of them by `npm run check:prefixes`. */
const ONE_IN = { titles: 25, companies: 50 } as const;

/** Share of beginnings that may lead to other occupations only, and of titles whose probability must not fall while they are typed. */
const LOST = 0.02;
const STEADY = 0.8;

const service = ServiceClient.shared();
let token: string;
let companies: KnownCompany[];
let sharing: (typed: string) => number;

const askTitle: AskTitle = async (text, more = '') => {
  const { data, disambiguation } = (await service.get(`/api/titleconvert?limit=100&title=${encodeURIComponent(text)}${more}`, token)).body;
  return { data, disambiguation };
};
const askCompany: AskCompany = async (text, minScore = 0.6) =>
  (await service.get(`/api/companyconvert?limit=${MOST_COMPANIES}&min_score=${minScore}&name=${encodeURIComponent(text)}`, token)).body.data;

beforeAll(async () => {
  token = await service.signIn();
  companies = await service.database.query({ text: 'SELECT company_uid AS uid, company_name AS name FROM companies ORDER BY company_uid' });
  const aliases = await service.database.query<KnownCompany>({ text: 'SELECT company_uid AS uid, alias AS name FROM company_aliases' });
  sharing = countSharing([...companies, ...aliases]);
});
afterAll(() => service.stop());

it('one title has one answer, in the order of probability, and its occupation stays while it is typed', async () => {
  const titles = await service.database.query<KnownTitle>({ text: MOST_FREQUENT_TITLES, values: [1000] });
  const typed = titles.filter(({ title, code }) => fnv1a(`${title}|${code}`) % ONE_IN.titles === 0);
  expect(typed.length).toBeGreaterThan(25);
  const typings: Typing[] = [];
  for (const title of typed) typings.push(await typeTitle(title, askTitle));
  expect(typings.flatMap(({ problems }) => problems)).toEqual([]);
  const beginnings = typings.reduce((sum, typing) => sum + typing.beginnings, 0);
  expect(typings.flatMap(({ lost }) => lost).length).toBeLessThan(LOST * beginnings);
  expect(typings.filter(({ isSteady }) => isSteady).length).toBeGreaterThanOrEqual(STEADY * typings.length);
});

it.each(['adm', 'administrati', 'assist', 'exec', 'manag', 'pat', 'direc'])(
  'the beginning of many kinds of titles has matches that are possible: «%s»',
  async (text) => {
    const { data } = await askTitle(text);
    expect(data[0]?.probability).toBeGreaterThan(0.02);
    for (const { match_score } of data) expect(match_score).toEqual(expect.any(Number));
    const scores = data.map(({ match_score }) => match_score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  },
);

it('no company vanishes while its own name is typed', async () => {
  const typed = companies.filter(({ uid }) => fnv1a(uid) % ONE_IN.companies === 0);
  expect(typed.length).toBeGreaterThan(25);
  const problems: string[] = [];
  for (const company of typed) problems.push(...(await typeCompany(company, askCompany, sharing)));
  expect(problems).toEqual([]);
});

it.each(['am', 'bank of', 'Micr', 'microsft', 'wells fargo', 'johnson &', 'united states st', 'walmart store 12'])(
  'a trailing blank changes nothing for companies: «%s»',
  async (text) => {
    const matches = await askCompany(text, 0);
    expect(matches.length).toBeGreaterThan(0);
    expect(await askCompany(`${text} `, 0)).toEqual(matches);
  },
);

it('a beginning that more than 100 companies share still fills the list', async () => {
  expect(sharing('am')).toBeGreaterThan(0);
  expect(await askCompany('s')).toHaveLength(MOST_COMPANIES);
});
