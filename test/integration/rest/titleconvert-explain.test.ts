import { readFacts } from '../../../seeds/facts.ts';
import { titleCorpus } from '../../../seeds/generate/titles.ts';
import { fnv1a } from '../../../src/catalog/stable-ids.ts';
import { ServiceClient } from '../../setup/service-client.ts';

interface Match {
  readonly onet_code: string;
  readonly match_score: number;
  readonly probability: number;
  readonly explanation: readonly { readonly kind: string; readonly text: string; readonly weight: number }[];
}

const TITLES = 200;
const BATCH = 40;
const PATIENCE_MS = 120_000;
/** match_score is the fourth root of the ratio to the best. */
const POWER = 4;
/** Scores are rounded to four digits, the weights of a dozen lines to three. */
const ROUNDED = 0.02;

let service: ServiceClient;
let token: string;
let titles: readonly string[];

beforeAll(async () => {
  titles = variedTitles();
  expect(titles).toHaveLength(TITLES);
  service = ServiceClient.shared();
  token = await service.signIn();
  // The title model of the whole dataset is built at the first question.
  await matchesOf('nurse', '');
}, PATIENCE_MS);
afterAll(() => service.stop());

const matchesOf = async (title: string, more: string): Promise<Match[]> =>
  (await service.get(`/api/titleconvert?title=${encodeURIComponent(title)}&_fast=false&min_score=0&limit=50&explain=true${more}`, token)).body.data as Match[];
const sum = ({ explanation }: Match): number => explanation.reduce((total, { weight }) => total + weight, 0);

/** Whether each kind of evidence stands once, and all together tell how much better the best match is. */
function addsUp(match: Match, best: Match): boolean {
  const ratio = POWER * Math.log(match.match_score / best.match_score);
  return Math.abs(sum(match) - sum(best) - ratio) < ROUNDED && new Set(match.explanation.map(({ kind }) => kind)).size === match.explanation.length;
}

/** Known titles, and ones that nobody knows: every second has words of the next. */
function variedTitles(): string[] {
  const known = titleCorpus(readFacts())
    .map(({ title }) => title)
    .filter((title) => title.length < 60)
    .sort((a, b) => fnv1a(a) - fnv1a(b))
    .slice(0, TITLES + 1);
  return known.slice(0, TITLES).map((title, i) => (i % 2 === 0 ? title : `${title} ${known[i + 1]?.split(' ').at(-1) ?? ''}`));
}

it('a half-typed title is explained by what it can become', async () => {
  const { body } = await service.get('/api/titleconvert?title=registered%20nur&explain=true&limit=2', token);
  const [nurse] = body.data as Match[];
  expect(nurse!.explanation).toEqual([
    {
      kind: 'completion',
      text: expect.stringMatching(/^The text can become titles of this occupation, such as "Registered Nurse" \(observed [\d,]+ times\)\.$/),
      weight: expect.any(Number),
    },
  ]);
  const { body: several } = await service.get('/api/titleconvert?title=plant%20m&explain=true&limit=2', token);
  const [first, second] = several.data as Match[];
  expect(addsUp(second!, first!)).toBe(true);
});

describe('explain=true', () => {
  it.each([
    ['without context', ''],
    ['in an industry and a state', 'WHERE INDUSTRY IS "Banking" AND LOCATION IS "TX"'],
    ['at a company of the dataset, in a metropolitan area', 'WHERE COMPANY IS "Walmart" AND LOCATION IS "Seattle"'],
    ["with a caller's weights", 'USING FUSION_ALPHA=0, FUSION_EXACT=3'],
  ])(
    '%s: the weights of 200 titles add up to the ratios of the scores, and match_score falls with probability',
    async (_, more) => {
      const wrong: string[] = [];
      for (let start = 0; start < TITLES; start += BATCH) {
        const list = titles.slice(start, start + BATCH).map((title) => JSON.stringify(title));
        const { status, body } = await service.post('/api/dsl', { query: `TITLECONVERT [${list.join(', ')}] ${more} LIMIT 10 WITH EXPLAIN` }, token);
        expect(status).toBe(200);
        for (const { title, matches } of body.data.results as { title: string; matches: Match[] }[]) {
          wrong.push(...matches.filter((match) => !addsUp(match, matches[0] ?? match)).map(({ onet_code }) => `${title}: ${onet_code}`));
          const probabilities = matches.map(({ probability }) => probability);
          if (probabilities.reduce((all, probability) => all + probability, 0) > 1 + ROUNDED) wrong.push(`${title}: probabilities add up to more than one`);
          const isFalling = probabilities.every((probability, i) => i === 0 || probability <= (probabilities[i - 1] ?? 0));
          if (!isFalling && !more.startsWith('USING')) wrong.push(`${title}: match_score does not fall with probability`);
        }
      }
      expect(wrong).toEqual([]);
    },
    PATIENCE_MS,
  );

  it('names the effect of the industry, the place and the company, with what can be checked', async () => {
    const [teller] = await matchesOf('teller', '&industry=Banking&location=TX');
    const [cashier] = await matchesOf('cashier', '&company=Walmart');
    const kinds = (match: Match | undefined) => match?.explanation.map(({ kind }) => kind);
    expect(kinds(teller)).toEqual(expect.arrayContaining(['same_title', 'industry_employment', 'metro_employment']));
    expect(kinds(cashier)).toEqual(expect.arrayContaining(['industry_employment', 'company_employment']));
    expect(teller?.explanation.find(({ kind }) => kind === 'industry_employment')?.text).toMatch(
      /^This occupation is \d+\.\d+ times as frequent in the postings/,
    );
  });
});

describe('what the company does', () => {
  it.each([
    ['technician', 'Orkin', '37-2021.00'],
    ['technician', 'CVS', '29-2052.00'],
    ['driver', 'Greyhound', '53-3052.00'],
    ['architect', 'AWS', '15-1299.08'],
    ['attendant', 'Park & Fly Parking', '53-6021.00'],
  ])('%s at %s', async (title, company, code) => {
    const [first] = await matchesOf(title, `&company=${encodeURIComponent(company)}`);
    expect(first?.onet_code).toBe(code);
    expect(first?.explanation).toContainEqual({
      kind: 'company_trade',
      text: expect.stringMatching(/^Known titles for what this company does, such as "[a-z ]+", make it \d+\.\d+ times as likely\.$/),
      weight: expect.any(Number),
    });
  });

  it.each([
    ['worker', 'State Farm'],
    ['technician', 'State Farm'],
    ['mechanic', 'Ulta Beauty'],
    ['worker', 'FedEx'],
  ])('%s at %s is not decided by a word that is meant otherwise', async (title, company) => {
    const { body } = await service.get(`/api/titleconvert?title=${title}&company=${encodeURIComponent(company)}`, token);
    expect(body.disambiguation).toMatchObject({ status: 'ambiguous' });
  });

  it.each(['cashier', 'registered nurse', 'pest control technician'])('%s is sure without it', async (title) => {
    const [first] = await matchesOf(title, '&company=Orkin');
    expect(first?.explanation.map(({ kind }) => kind)).not.toContain('company_trade');
  });
});

describe('a place', () => {
  const hiring = async (location: string) =>
    (await matchesOf('software developer', `&location=${encodeURIComponent(location)}`))[0]?.explanation.find(({ kind }) => kind === 'metro_employment');

  it('is its metropolitan area, by city or by name; a state is all of its areas', async () => {
    const [city, area, state, elsewhere] = await Promise.all(['Houston', 'Houston-Pasadena-The Woodlands, TX', 'Texas', 'Boston, MA'].map(hiring));
    expect(city?.text).toMatch(/ times as frequent in hiring at this location /);
    expect(area).toEqual(city);
    expect(new Set([city, state, elsewhere].map((evidence) => evidence?.text)).size).toBe(3);
  });
});

describe('context that only the dataset knows', () => {
  const first = async (title: string, more: string): Promise<string | undefined> => (await matchesOf(title, more))[0]?.onet_code;
  const probabilityOf = async (group: string, more: string): Promise<number> =>
    (await matchesOf('technician', more)).reduce((all, { onet_code, probability }) => all + (onet_code.startsWith(group) ? probability : 0), 0);

  it.each([
    ['Telecommunications', '49-2'],
    ['Hospitals and Health Systems', '29-2'],
  ])('a technician in %s is more likely one of its own', async (industry, group) => {
    const [anywhere, there] = [await probabilityOf(group, ''), await probabilityOf(group, `&industry=${encodeURIComponent(industry)}`)];
    expect(there).toBeGreaterThan(1.5 * anywhere);
    expect(there).toBeGreaterThan(0.05);
  });

  it('a title that says what it is stays what it is', async () => {
    for (const context of ['industry=Retail', 'location=Seattle', 'company=Walmart']) expect(await first('registered nurse', `&${context}`)).toBe('29-1141.00');
  });

  it('has a say, but is no historical pattern', async () => {
    const { body } = await service.get('/api/titleconvert?title=technician&industry=Utilities', token);
    expect(body.disambiguation.signals_used).toEqual([]);
    expect(body).not.toHaveProperty('unknown_context');
  });
});

it("a caller's weights change the order and match_score, and no probability", async () => {
  const [plain, shifted] = [await matchesOf('sales engineer manager', ''), await matchesOf('sales engineer manager', '&_fusion_alpha=1&_fusion_beta=1')];
  expect(shifted.map(({ onet_code }) => onet_code)).not.toEqual(plain.map(({ onet_code }) => onet_code));
  const before = new Map(plain.map(({ onet_code, probability }) => [onet_code, probability]));
  const both = shifted.filter(({ onet_code }) => before.has(onet_code));
  expect(both.length).toBeGreaterThan(1);
  for (const { onet_code, probability } of both) expect(probability).toBe(before.get(onet_code));
});
