import { CompanyConversion } from '../../../src/conversion/companies/convert.ts';
import { nameKey } from '../../../src/conversion/companies/name-key.ts';
import { readConfig } from '../../../src/config.ts';
import { SearchEngine } from '../../../src/engine/client.ts';
import { CurrentVersions } from '../../../src/engine/versions.ts';
import { fnv1a } from '../../../src/stable-ids.ts';
import { Database } from '../../../src/store/pool.ts';

/** What a caller may ask for at most, and the default min_score. */
const LIMIT = 100;
const MIN_SCORE = 0.6;
/** Of all companies one in so many is typed; the others take their turn when names change. */
const ONE_IN = 12;
const SECONDS = 60;

let database: Database;
let engine: SearchEngine;
let conversion: CompanyConversion;
/** How many companies have a name or alias that begins with a text, by letters alone. */
let sharing: (typed: string) => number;
let companies: { uid: string; name: string }[];

beforeAll(async () => {
  database = new Database(process.env['TEST_POSTGRES_URL']!, readConfig({}), () => undefined);
  engine = new SearchEngine(process.env['TEST_OPENSEARCH_URL']!, readConfig({ OPENSEARCH_TIMEOUT_MS: '20000' }));
  conversion = new CompanyConversion(engine, new CurrentVersions(database, engine));
  companies = await database.query({ text: 'SELECT company_uid AS uid, company_name AS name FROM companies ORDER BY company_uid' });
  const aliases = await database.query<{ uid: string; name: string }>({ text: 'SELECT company_uid AS uid, alias AS name FROM company_aliases' });
  const owners = new Map<string, Set<string>>();
  for (const { uid, name } of [...companies, ...aliases]) {
    const { squashed, spelled, plain } = nameKey(name);
    for (const text of new Set([squashed, spelled, plain])) {
      for (let length = 1; length <= text.length; length++) {
        const beginning = text.slice(0, length);
        owners.set(beginning, (owners.get(beginning) ?? new Set()).add(uid));
      }
    }
  }
  sharing = (typed) => {
    const { squashed, spelled, plain } = nameKey(typed);
    return new Set([squashed, spelled, plain].flatMap((text) => [...(owners.get(text) ?? [])])).size;
  };
}, 60_000);
afterAll(() => Promise.all([database.close(), engine.close()]));

const uids = async (name: string, limit = LIMIT): Promise<string[]> =>
  (await conversion.convert({ name, minScore: MIN_SCORE, limit })).matches.map(({ company_uid }) => company_uid);

/**
 * From its second letter to its last a name finds its company among the 100 that a caller may ask for, at the default min_score, from the letter on from
 * which fewer than 100 companies have a name that begins so. "Inc" and "The" alone find nothing: they name no company.
 */
it('no company vanishes while its own name is typed', async () => {
  const typed = companies
    .filter(({ uid }) => fnv1a(uid) % ONE_IN === 0)
    .flatMap(({ uid, name }) => Array.from({ length: Math.max(0, name.length - 1) }, (_, i) => ({ uid, text: name.slice(0, i + 2) })))
    .filter(({ text }) => nameKey(text).squashed !== '' && sharing(text) < LIMIT);
  expect(typed.length).toBeGreaterThan(1000);
  const vanished: string[] = [];
  const deadline = Date.now() + SECONDS * 1000;
  let asked = 0;
  for (const { uid, text } of typed) {
    if (Date.now() > deadline) break;
    asked++;
    if (!(await uids(text)).includes(uid)) vanished.push(text);
  }
  expect(vanished).toEqual([]);
  expect(asked).toBeGreaterThan(300);
}, 90_000);

it.each(['am', 'bank of', 'Micr', 'microsft', 'wells fargo', 'johnson &', 'united states st', 'walmart store 12'])(
  'a trailing blank changes nothing: «%s»',
  async (text) => {
    const { matches } = await conversion.convert({ name: text, minScore: 0, limit: LIMIT });
    expect(matches.length).toBeGreaterThan(0);
    expect((await conversion.convert({ name: `${text} `, minScore: 0, limit: LIMIT })).matches).toEqual(matches);
  },
);

it('a beginning that more than 100 companies share still fills the list', async () => {
  expect(sharing('am')).toBeGreaterThan(0);
  expect((await uids('s')).length).toBe(LIMIT);
});
