import { loadDataset } from '../../../seeds/load.ts';
import { storeObservations, storeOnet } from '../../../import/store.ts';
import { indexDataset } from '../../setup/index-dataset.ts';
import { titleConversionOn } from '../../setup/title-conversion-on.ts';
import { readConfig } from '../../../src/config/config.ts';
import { SEARCH_RANKING_DEFAULTS } from '../../../src/conversion/titles/search-ranking.ts';
import { SearchEngine } from '../../../src/engine/client.ts';
import { CurrentVersions } from '../../../src/freshness/current-versions.ts';
import { readTitleFacts } from '../../../src/store/title-facts.ts';
import { OwnDatabase } from '../../setup/own-database.ts';
import { DEVELOPERS, DRIVERS, NURSES, smallDataset } from '../../setup/small-dataset.ts';
import { TestService } from '../../setup/test-service.ts';

const PREFIX = 'context-test';
const env = { OPENSEARCH_INDEX_PREFIX: PREFIX };
const observation = (title: string, occupation: string, employer: string | null, sector: string | null, state: string | null, count: number) => ({
  title,
  occupation,
  employer,
  sector,
  state,
  cbsa: null,
  count,
});
const OBSERVATIONS = [
  observation('Field Agent', DRIVERS, 'Swift Haul, Inc.', '48-49', 'TX', 30),
  observation('Field Agent', DEVELOPERS.slice(0, 7), 'Bright Code LLC', '51', 'WA', 30),
  observation('Field Agent', NURSES.slice(0, 7), 'Kind Care', '62', 'OH', 30),
  observation('Shift Captain', DRIVERS, 'General Hospitals', '48-49', 'TX', 30),
  observation('Shift Captain', DEVELOPERS.slice(0, 7), 'Bright Code LLC', '51', 'WA', 30),
];

let own: OwnDatabase;
let engine: SearchEngine;
let service: TestService;
let token: string;

beforeAll(async () => {
  own = await OwnDatabase.migrated();
  await loadDataset(own.database, () => smallDataset('context'), { onlyIfEmpty: false });
  await own.database.query({ text: "INSERT INTO company_aliases (company_uid, alias, alias_type) VALUES ('uid-hospital', 'The Yes', 'subsidiary')" });
  await storeObservations(own.database, OBSERVATIONS);
  engine = new SearchEngine(process.env['TEST_OPENSEARCH_URL']!, { ...readConfig(env), OPENSEARCH_TIMEOUT_MS: 60_000 });
  await indexDataset(own.database, engine);
  service = await TestService.start({ databaseUrl: own.url, env });
  token = await service.signIn();
});
afterAll(async () => {
  await service.stop();
  const response = await engine.client.indices.get({ index: `${PREFIX}-*` });
  for (const index of Object.keys(response.body)) await engine.client.indices.delete({ index });
  await engine.close();
  await own.drop();
});

const convert = async (title: string, more = '') => (await service.get(`/api/titleconvert?title=${encodeURIComponent(title)}${more}`, token)).body;
const first = async (title: string, more: string): Promise<string> => (await convert(title, more)).data[0].onet_code as string;

describe('context', () => {
  it.each([
    ['company=Swift%20Haul', DRIVERS],
    ['company=BRIGHT%20CODE%2C%20L.L.C.', DEVELOPERS],
    ['company=Kind%20Care', NURSES],
    ['company=Kind%20Care&industry=51&location=WA', NURSES],
  ])('%s decides, also for employers that only observations name', async (more, code) => {
    expect(await first('field agent', `&${more}`)).toBe(code);
  });

  it.each([
    ['industry=48-49', DRIVERS],
    ['industry=Information', DEVELOPERS],
    ['industry=Hospitals%20and%20Health%20Systems', NURSES],
  ])('%s tips the balance of an even title', async (more, code) => {
    expect(await first('field agent', `&${more}`)).toBe(code);
  });

  it('location speaks for what the title was observed as there, mildly', async () => {
    /** The part of a code in all scores: match_score alone is always 1.0 for the first. */
    const shareOf = async (code: string, more: string): Promise<number> => {
      const matches = (await convert('field agent', `&_fast=false&min_score=0&${more}`)).data as { onet_code: string; match_score: number }[];
      const all = matches.reduce((sum, { match_score }) => sum + match_score ** 4, 0);
      return matches.filter(({ onet_code }) => onet_code === code).reduce((sum, { match_score }) => sum + match_score ** 4, 0) / all;
    };
    for (const [here, elsewhere, code] of [
      ['location=TX', 'location=OH', DRIVERS],
      ['location=Washington', 'location=Ohio', DEVELOPERS],
      ['location=Atlanta%2C%20GA&company=Swift%20Haul', 'location=GA', DRIVERS],
    ] as const)
      expect(await shareOf(code, here)).toBeGreaterThan(await shareOf(code, elsewhere));
  });

  it('a title that says what it is stays what it is', async () => {
    for (const more of ['company=Swift%20Haul', 'industry=48-49', 'location=TX', '_fast=false'])
      expect(await first('registered nurse', `&${more}`)).toBe(NURSES);
  });

  it('a company of the dataset, by name, alias or identifier: its own titles', async () => {
    for (const company of ['General%20Hospital', 'GH', 'uid-hospital']) {
      const body = await convert('Night RN', `&company=${company}`);
      expect(body.data[0]).toMatchObject({ onet_code: NURSES, match_source: 'database' });
      expect(body).not.toHaveProperty('unknown_context');
    }
  });

  it.each([
    ['GENERAL HOSPITAL, INC.', 'General Hospital'],
    ['Generall Hospital', 'General Hospital'],
    ['General Hospital of Atlanta GA', 'General Hospital'],
    ['Societe Logiciel', 'Société Logiciel'],
    ['Logiciel, L.L.C.', 'Société Logiciel'],
  ])('a company of the dataset by any name that company conversion is sure of: %s', async (spelt, company) => {
    const [{ data: conversions }, body] = await Promise.all([
      service.get(`/api/companyconvert?name=${encodeURIComponent(spelt)}`, token).then(({ body }) => body),
      convert('field agent', `&_fast=false&company=${encodeURIComponent(spelt)}`),
    ]);
    expect(conversions[0].company_name).toBe(company);
    expect(body).toMatchObject({ resolved_context: { company } });
    expect(body).not.toHaveProperty('unknown_context');
    expect(body.data).toEqual((await convert('field agent', `&_fast=false&company=${encodeURIComponent(company)}`)).data);
  });

  it('no company whose name is only similar: it is asked about', async () => {
    const similar = 'Genral Hostal';
    const { data } = (await service.get(`/api/companyconvert?name=${encodeURIComponent(similar)}`, token)).body;
    expect(data).toMatchObject([{ company_name: 'General Hospital', confidence: 'low' }]);
    const body = await convert('Night RN', `&company=${encodeURIComponent(similar)}`);
    expect(body).toMatchObject({ unknown_context: ['company'] });
    expect(body.suggestion).toContain('Did you mean "General Hospital"?');
    expect(body).not.toHaveProperty('resolved_context');
  });

  it.each(['yes', '84'])('no company by an alias that may mean something else: %s', async (company) => {
    expect(await convert('Night RN', `&company=${company}`)).toMatchObject({ unknown_context: ['company'] });
  });

  it('an employer that observations name is itself, not one of the dataset with a similar name', async () => {
    const body = await convert('shift captain', '&company=General%20Hospitals');
    expect(body).toMatchObject({ resolved_context: { company: 'General Hospitals' }, data: [{ onet_code: DRIVERS }, {}] });
  });

  it.each([
    ['industry=62', 'industry=Healthcare'],
    ['industry=48-49', 'industry=the%20trucking%20industry'],
    ['industry=Information', 'industry=Tech'],
    ['location=GA', 'location=Atlanta'],
    ['location=GA', 'location=atlanta%20georgia'],
    ['location=GA', 'location=ATL'],
    ['location=GA', 'location=30301'],
    ['location=GA', 'location=12060'],
    ['location=TX', 'location=Pflugerville%20TX'],
    ['location=WA', 'location=Puget%20Sound'],
  ])('%s is the same as %s', async (usual, everyday) => {
    const [expected, found] = [await convert('field agent', `&_fast=false&${usual}`), await convert('field agent', `&_fast=false&${everyday}`)];
    expect(found.resolved_context).toBeDefined();
    expect(found.data).toEqual(expected.data);
  });

  it('what names nothing is reported, with what is accepted, and changes nothing', async () => {
    const plain = await convert('truck driver', '&_fast=false');
    const body = await convert('truck driver', '&_fast=false&company=Nobody%20Ltd&industry=magic&location=Atlantis');
    expect(body.unknown_context).toEqual(['company', 'industry', 'location']);
    for (const name of ['Nobody Ltd', 'magic', 'Atlantis']) expect(body.suggestion).toContain(`"${name}"`);
    expect(body).not.toHaveProperty('resolved_context');
    expect(body.data).toEqual(plain.data);
  });

  it('names that are near are reported', async () => {
    const { unknown_context, suggestion } = await convert('truck driver', '&industry=Helthcare&sector=Hospitels');
    expect(unknown_context).toEqual(['industry', 'sector']);
    for (const near of ['Health Care and Social Assistance', 'Hospitals']) expect(suggestion).toContain(`Did you mean "${near}"?`);
  });

  it('the query language understands the same', async () => {
    const ask = async (query: string) => (await service.post('/api/dsl', { query }, token)).body;
    const where = 'WHERE COMPANY IS "Generall Hospital" AND INDUSTRY IS "healthcare" AND LOCATION IS "Atlanta Georgia"';
    const understood = { company: 'General Hospital', industry: 'Health Care and Social Assistance', location: 'GA' };
    expect(await ask(`TITLECONVERT "night rn" ${where}`)).toMatchObject({ success: true, resolved_context: understood });
    expect(await ask(`TITLECONVERT ["night rn", "field agent"] ${where}`)).toMatchObject({ success: true, resolved_context: understood });
    const unknown = { unknown_context: ['location'], suggestion: expect.stringContaining('"Atlantis"') };
    expect(await ask('TITLECONVERT "night rn" WHERE LOCATION IS "Atlantis"')).toMatchObject(unknown);
    expect(await ask('TITLECONVERT ["night rn"] WHERE LOCATION IS "Atlantis"')).toMatchObject(unknown);
  });

  it('a place in the title is set aside and reported', async () => {
    expect(await convert('Field Agent, Atlanta GA')).toMatchObject({ ignored: ['Atlanta GA'], data: (await convert('field agent', '&_fast=false')).data });
  });

  it('sector is a hard filter; one that does not exist leaves nothing, with a suggestion', async () => {
    const codes = (await convert('field agent', '&sector=hospitals&min_score=0')).data.map((match: { onet_code: string }) => match.onet_code);
    expect(codes).toEqual([NURSES]);
    const none = await convert('field agent', '&sector=Hospitels');
    expect(none).not.toHaveProperty('resolved_context');
    expect(none).toMatchObject({ data: [], unknown_context: ['sector'], suggestion: expect.stringContaining('Hospitals') });
  });
});

describe('a sector goes by everyday names and NAICS sectors, too', () => {
  it.each(['Hospital', 'hospitals', 'healthcare', '62', 'Health Care and Social Assistance', 'healthcare,hospitals'])('%s', async (sector) => {
    const body = await convert('field agent', `&min_score=0&sector=${encodeURIComponent(sector)}`);
    expect(body.resolved_context).toEqual({ sector: ['Hospitals'] });
    expect(body.data.map((match: { onet_code: string }) => match.onet_code)).toEqual([NURSES]);
    expect(body).not.toHaveProperty('unknown_context');
    expect(body).not.toHaveProperty('suggestion');
  });

  it('a comma list means any of them, in the query language a list', async () => {
    const sector = expect.arrayContaining(['Hospitals', 'Software']);
    expect((await convert('field agent', '&sector=healthcare,tech')).resolved_context).toEqual({ sector });
    const { body } = await service.post('/api/dsl', { query: 'TITLECONVERT "field agent" WHERE SECTOR IN ("healthcare", "tech")' }, token);
    expect(body.resolved_context).toEqual({ sector });
  });

  it('what a list names nothing with is reported, and the rest of it goes on filtering', async () => {
    const whole = await convert('field agent', '&min_score=0&sector=healthcare');
    const part = await convert('field agent', '&min_score=0&sector=healthcare,nonsense,bankng');
    expect(part).toMatchObject({ resolved_context: { sector: ['Hospitals'] }, unknown_context: ['sector'], data: whole.data });
    for (const told of ['"nonsense"', '"bankng" was not found. Did you mean "Finance and Insurance"?']) expect(part.suggestion).toContain(told);
    expect(part.suggestion).not.toContain('"healthcare"');
    const { body } = await service.post('/api/dsl', { query: 'TITLECONVERT ["field agent"] WHERE SECTOR IN ("healthcare", "nonsense")' }, token);
    expect(body).toMatchObject({ resolved_context: { sector: ['Hospitals'] }, unknown_context: ['sector'], suggestion: expect.stringContaining('"nonsense"') });
    expect(body.data.guidance).toContain('a part of the sector');
    const all = await convert('field agent', '&sector=nonsense,bankng');
    expect(all).toMatchObject({ data: [], unknown_context: ['sector'], suggestion: expect.stringContaining('"bankng"') });
  });

  it('the guidance of a batch counts the titles without a match', async () => {
    const { body } = await service.post('/api/dsl', { query: 'TITLECONVERT ["registered nurse", "asdfghjkl", "qqqq"]' }, token);
    expect(body.data.guidance).toMatch(/ 2 of 3 titles have the status no_match: /u);
    const { body: all } = await service.post('/api/dsl', { query: 'TITLECONVERT ["registered nurse"]' }, token);
    expect(all.data.guidance).toBe('No title is ambiguous.');
  });

  it('lists of companies, whose industry is exact, name those that may be meant', async () => {
    const { body } = await service.get('/api/companies?sector=healthcare', token);
    expect(body).toMatchObject({ data: [], suggestion: expect.stringContaining('Did you mean Hospitals?') });
  });
});

describe('what is reported with the matches', () => {
  it('observations that had a say', async () => {
    expect((await convert('field agent', '&company=Kind%20Care')).disambiguation.signals_used).toEqual(['historical_pattern']);
  });

  it('explain=true: evidence in words, the weightiest first', async () => {
    const [match] = (await convert('field agent', '&company=Kind%20Care&explain=true')).data;
    const kinds = match.explanation.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['same_title', 'employer_observations']));
    const weights = match.explanation.map(({ weight }: { weight: number }) => weight);
    expect(weights).toEqual([...weights].sort((a: number, b: number) => b - a));
    expect((await convert('field agent', '&company=Kind%20Care')).data[0]).not.toHaveProperty('explanation');
  });

  it('clarify=true: questions for an ambiguous title, whose options are its matches', async () => {
    const { disambiguation, data } = await convert('field agent', '&_fast=false&clarify=true&min_score=0');
    expect(disambiguation.status).toBe('ambiguous');
    expect(disambiguation.clarification.length).toBeGreaterThan(0);
    expect(disambiguation.clarification.length).toBeLessThanOrEqual(3);
    const codes = data.map((match: { onet_code: string }) => match.onet_code);
    for (const { question, options } of disambiguation.clarification) {
      expect(question).toMatch(/\?$/);
      expect(options.length).toBeGreaterThan(1);
      for (const { onet_code } of options) expect(codes).toContain(onet_code);
    }
    expect((await convert('registered nurse', '&clarify=true')).disambiguation.clarification).toEqual([]);
  });

  it('_bypass=true: resolved, however near the next match is', async () => {
    expect((await convert('field agent', '&_fast=false&_bypass=true')).disambiguation.status).toBe('resolved');
  });

  it('_catalog=false: ranked by what the engine finds alone', async () => {
    expect((await convert('field agent', '&_fast=false&_catalog=false')).data).toEqual([]);
    expect((await convert('truck driver', '&_fast=false&_catalog=false')).data[0].onet_code).toBe(DRIVERS);
  });
});

describe('many titles at once', () => {
  const titles = ['registered nurse', 'Truck Driver', 'registered nurse', '!!!', 'field agent', 'truck drver', 'c++ developer II'];

  it('are answered as one by one, in their order, twice the same twice', async () => {
    const versions = new CurrentVersions(own.database, engine, console.error);
    await versions.refresh();
    const conversion = titleConversionOn(engine, versions, { database: own.database });
    const question = { limit: 10, minScore: 0.5, withCluster: true, ambiguityThreshold: 0.3, searchRanking: SEARCH_RANKING_DEFAULTS };
    for (const context of [{}, { company: 'Swift Haul' }]) {
      const many = await conversion.convertMany(titles, { ...question, context });
      const single = await Promise.all(titles.map((title) => conversion.convert({ ...question, title, fast: false, context })));
      expect(many).toEqual(single);
      expect(many[3]?.matches).toEqual([]);
      expect(many[5]?.matches[0]?.onet_code).toBe(DRIVERS);
    }
  });

  it('look their company up once', async () => {
    const versions = new CurrentVersions(own.database, engine, console.error);
    await versions.refresh();
    const asked: string[] = [];
    const employerNamed = async (name: string) => {
      asked.push(name);
      return { employer: undefined, near: [] };
    };
    const conversion = titleConversionOn(engine, versions, { database: own.database, companies: { employerNamed, tradeOf: async () => () => false } });
    const question = { limit: 10, minScore: 0.5, withCluster: true, ambiguityThreshold: 0.3, searchRanking: SEARCH_RANKING_DEFAULTS };
    await conversion.convertMany(titles, { ...question, context: { company: 'General Hospital' } });
    expect(asked).toEqual([]);
    await conversion.convertMany(titles, { ...question, context: { company: 'Nobody Ltd' } });
    expect(asked).toEqual(['Nobody Ltd']);
  });
});

describe('importing', () => {
  const ONET = {
    occupations: [{ code: NURSES, title: 'Registered Nurses', description: 'Care for patients.', jobZone: 3 }],
    titles: [{ code: NURSES, title: 'Ward Angel' }],
    technologies: [{ code: NURSES, example: 'ChartSoft', isHot: false }],
    related: [{ code: NURSES, relatedCode: NURSES, tier: 'Primary', rank: 1 }],
  };

  it('replaces what was imported before; the titles are found once the indices are built', async () => {
    for (let times = 0; times < 2; times++) expect(await storeOnet(own.database, ONET)).toMatchObject({ occupations: 1, titles: 1 });
    await indexDataset(own.database, engine);
    const body = await convert('ward angel');
    expect(body.data[0]).toMatchObject({ onet_code: NURSES, matched_title: 'Ward Angel' });
    const [row] = await own.database.query<{ n: number }>({ text: 'SELECT count(*) AS n FROM imported_observations' });
    expect(row?.n).toBe(OBSERVATIONS.length);
  });

  it('an import that fails changes nothing', async () => {
    const broken = { ...OBSERVATIONS[0]!, title: ' ' };
    await expect(storeObservations(own.database, [broken])).rejects.toThrow();
    const [row] = await own.database.query<{ n: number }>({ text: 'SELECT count(*) AS n FROM imported_observations' });
    expect(row?.n).toBe(OBSERVATIONS.length);
  });

  it('what an import declares about its observations reaches the ranking, and the next import replaces it', async () => {
    for (const isRepresentative of [true, false]) {
      await storeObservations(own.database, OBSERVATIONS, { isRepresentative });
      expect((await readTitleFacts(own.database)).isRepresentative).toBe(isRepresentative);
    }
  });

  it('loading the dataset again leaves the imports standing', async () => {
    await loadDataset(own.database, () => smallDataset('context again'), { onlyIfEmpty: false });
    const [row] = await own.database.query<{ n: number }>({ text: 'SELECT count(*) AS n FROM reference_titles' });
    expect(row?.n).toBe(1);
  });
});
