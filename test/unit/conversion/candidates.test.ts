import type { SearchEngine } from '../../../src/engine/client.ts';
import { candidateRequest, findCandidates } from '../../../src/conversion/titles/candidates.ts';
import type { EngineFindings } from '../../../src/conversion/titles/search-ranking.ts';
import { Employment } from '../../../src/conversion/titles/evidence/employment.ts';
import { knownTitlesOf } from '../../../src/conversion/titles/evidence/train-known-titles.ts';
import { TextProbabilities } from '../../../src/conversion/titles/text-probabilities.ts';
import type { TitleModel } from '../../../src/conversion/titles/title-model.ts';
import { normalizeTitle } from '../../../src/conversion/titles/normalize.ts';
import { titleId } from '../../../src/conversion/titles/title-id.ts';

const NURSES = '29-1141.00';
const summary = { code: NURSES, title: 'Registered Nurses', cluster_id: 7, cluster_name: 'Nurses', onet_frequency: 3, top_company: 'A Hospital' };
let model: TitleModel;

beforeAll(async () => {
  const knownTitles = await knownTitlesOf({
    occupations: [{ code: NURSES, title: 'Registered Nurses' }],
    corpus: [
      { title: 'Registered Nurse', code: NURSES, count: 500 },
      { title: 'ICU Nurse', code: NURSES, count: 40 },
    ],
    reference: [],
    descriptions: [],
    technologies: [],
    observations: [{ title: 'Ward Nurse', occupation: NURSES, employer: null, sector: null, state: null, count: 9 }],
    isRepresentative: false,
  });
  const employment = Employment.of({ members: [], industries: [], metros: [] }, knownTitles);
  model = {
    knownTitles,
    textProbabilities: new TextProbabilities(knownTitles),
    employment,
    summaries: new Map([[NURSES, summary]]),
    codeOfTitle: new Map(),
    employers: new Set(),
    employerAbbreviations: new Set(),
  };
});

type Search = { body: { query: Record<string, unknown>; docvalue_fields: readonly string[] } };

/** What is found for titles by an engine that finds one title for each, this one; and what it was asked, request by request. */
async function find(titles: readonly string[], key = 'icu nurse'): Promise<{ found: EngineFindings[]; asked: Search[][] }> {
  const asked: Search[][] = [];
  const document: Readonly<Record<string, unknown>> = { onet_code: NURSES, key, title_id: titleId(NURSES, key), observation_count: 40 };
  const engine = {
    searchMany: async (searches: Search[]) => {
      asked.push(searches);
      return searches.map(({ body }) => ({
        hits: [{ _score: 5, fields: Object.fromEntries(body.docvalue_fields.map((column) => [column, [document[column]]])) }],
        total: 1,
        maxScore: 5,
      }));
    },
  } as unknown as SearchEngine;
  const found: EngineFindings[] = [];
  for await (const part of findCandidates(engine, model, titles.map(normalizeTitle))) found.push(...part);
  return { found, asked };
}

it('the request, without and with misspelled words', () => {
  expect(candidateRequest(normalizeTitle('Sr. RN - ICU (Nights)'), [])).toMatchSnapshot();
  expect(candidateRequest(normalizeTitle('Registerd Nurse'), ['registerd'])).toMatchSnapshot();
});

it('documents are completed by what is known here', async () => {
  const { found } = await find(['nurse of the icu']);
  expect(found[0]).toMatchObject({
    exact: [],
    lexical: [{ lexical: 5, document: { title: 'ICU Nurse', onet_code: NURSES, observation_count: 40, onet_title: 'Registered Nurses', cluster_id: 7 } }],
  });
});

it('a title that the model does not know is read by its name', async () => {
  const { found, asked } = await find(['nurse of the icu', '!!!', 'nurse'], 'night nurse');
  expect(asked.map((searches) => searches.map(({ body }) => body.docvalue_fields[0]))).toEqual([
    ['title_id', 'title_id'],
    ['onet_code', 'onet_code'],
  ]);
  expect(found.map(({ lexical }) => lexical.map(({ document: { title } }) => title))).toEqual([['night nurse'], [], ['night nurse']]);
});

it.each([
  ['registered nurse', ['Registered Nurse']],
  ['Sr. Registered Nurse (Nights)', ['Registered Nurse']],
  // Written out.
  ['RN', ['Registered Nurse']],
  // Observations are no names.
  ['Ward Nurse', []],
  ['nurse', []],
])('%s is the same title as %j', async (title, same) => {
  const { found } = await find([title]);
  expect(found[0]?.exact.map((document) => document.title)).toEqual(same);
});

it.each([
  ['registerd nurse', true],
  ['registered nurse icu', false],
  // Too short to be misspelled.
  ['registered nurse xyz', false],
  // Known when written out.
  ['rn icu', false],
])('%s is looked for in other spellings: %s', async (title, misspelled) => {
  const { asked } = await find([title]);
  expect('dis_max' in asked[0]![0]!.body.query).toBe(misspelled);
});

it('one search a title, few round trips, in the order of the titles; titles without words ask nothing', async () => {
  const titles = Array.from({ length: 150 }, (_, i) => (i % 50 === 7 ? '!!!' : `nurse icu ${i}`));
  const { found, asked } = await find(titles);
  expect(asked.map((searches) => searches.length)).toEqual([19, 59, 59, 10]);
  expect(found.map(({ lexical }) => lexical.length)).toEqual(titles.map((title) => (title === '!!!' ? 0 : 1)));
  expect((await find(['!!!'])).asked).toEqual([]);
});
