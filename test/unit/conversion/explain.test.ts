import { SEARCH_RANKING_DEFAULTS, type EngineFindings } from '../../../src/conversion/titles/search-ranking.ts';
import { Employment } from '../../../src/conversion/titles/evidence/employment.ts';
import type { KnownTitles } from '../../../src/conversion/titles/evidence/known-titles.ts';
import { knownTitlesOf } from '../../../src/conversion/titles/evidence/train-known-titles.ts';
import type { Observation } from '../../../src/store/title-facts.ts';
import { explainer } from '../../../src/conversion/titles/explain.ts';
import { TextProbabilities } from '../../../src/conversion/titles/text-probabilities.ts';
import { wordKey } from '../../../src/text/words.ts';
import type { TitleModel } from '../../../src/conversion/titles/title-model.ts';
import { normalizeTitle } from '../../../src/conversion/titles/normalize.ts';
import { rankTitle, type RankedTitle } from '../../../src/conversion/titles/rank.ts';
import type { ResolvedContext } from '../../../src/conversion/titles/resolve-context.ts';
import { COOKS, DEVELOPERS, NURSES, someFacts } from './evidence/facts.ts';
import { titleDocument } from './title-document.ts';

const observation = (title: string, occupation: string, employer: string): Observation => ({
  title,
  occupation,
  employer,
  sector: '62',
  state: 'TX',
  count: 9,
});
const OBSERVATIONS = [
  observation('Associate', NURSES, 'Kind Care'),
  observation('Associate', COOKS, 'Blue Kitchens'),
  observation('Floor Associate', NURSES, 'Kind Care'),
];
const NOTHING: EngineFindings = { exact: [], lexical: [] };
const FOUND: EngineFindings = {
  exact: [],
  lexical: [
    { document: titleDocument('Java Developer', DEVELOPERS, 9), lexical: 9 },
    { document: titleDocument('Line Cook', COOKS, 9), lexical: 4 },
  ],
};

async function load(observations: readonly Observation[], isRepresentative = false): Promise<TitleModel> {
  const facts = someFacts({ observations, isRepresentative, reference: [{ title: 'Registered Nurse', code: NURSES }] });
  const knownTitles = await knownTitlesOf(facts);
  const summaries = facts.occupations.map(
    ({ code, title }) => [code, { code, title, cluster_id: 1, cluster_name: '', onet_frequency: 1, top_company: null }] as const,
  );
  return {
    knownTitles,
    textProbabilities: new TextProbabilities(knownTitles),
    employment: employmentOf(knownTitles),
    summaries: new Map(summaries),
    codeOfTitle: new Map(facts.occupations.map(({ code, title }) => [wordKey(title), code])),
    employers: new Set(),
    employerAbbreviations: new Set(),
  };
}

function employmentOf(knownTitles: KnownTitles): Employment {
  const members = [
    { code: NURSES, cluster: 1 },
    { code: COOKS, cluster: 2 },
    { code: DEVELOPERS, cluster: 3 },
  ];
  const industries = members.flatMap(({ cluster }) => [
    { part: 'Hospitals', cluster, amount: cluster === 1 ? 8 : 1 },
    { part: 'Restaurants', cluster, amount: cluster === 2 ? 8 : 1 },
  ]);
  return Employment.of({ members, industries, metros: industries }, knownTitles);
}

const contextOf = ({ employment }: TitleModel, keys: ResolvedContext['keys']): ResolvedContext => ({
  keys,
  isOfTrade: undefined,
  company: {
    company_uid: '1',
    company_name: 'Kind Care',
    primary_industry: 'Hospitals',
    titles: ['Associate', 'Cook or Nurse'].map((title) => ({ title, code: NURSES, count: 5 })),
    clusters: [{ cluster: 1, share: 1 }],
  },
  prevalences: [employment.ofMetros(['Hospitals']), employment.ofIndustries(['Hospitals']), employment.ofCompany([{ cluster: 1, share: 1 }])].filter(
    (prevalence) => prevalence !== undefined,
  ),
  allowed: undefined,
  unknown: [],
  hints: [],
  understood: {},
  hasSay: true,
});

const sum = (evidence: readonly { weight: number }[]): number => evidence.reduce((total, { weight }) => total + weight, 0);

/** The sums of any two matches differ by the logarithm of the ratio of their scores. */
function expectToAddUp(model: TitleModel, ranked: RankedTitle): void {
  const explain = explainer(model.knownTitles, ranked);
  const [first, ...others] = ranked.candidates;
  for (const other of others) expect(sum(explain(first!)) - sum(explain(other))).toBeCloseTo(Math.log(first!.score / other.score), 1);
  expect(others.length).toBeGreaterThan(0);
}

describe('an explanation adds up to the order', () => {
  it.each([
    ['registered nurse', 'alone', [], undefined, NOTHING, {}],
    ['nurse developer of cooks', 'alone', [], undefined, FOUND, {}],
    ['cook or nurse', 'in a place, an industry and a company of the dataset', [], {}, NOTHING, {}],
    ['associate', 'with observations', OBSERVATIONS, { employer: 'kind care', employerWords: 'kind care', sector: '62', state: 'TX' }, NOTHING, {}],
    ['developer', "with a caller's weights", [], undefined, FOUND, { alpha: 0, exactBonus: 5 }],
  ] as const)('%s, %s', async (title, _, observations, keys, found, options) => {
    const model = await load(observations);
    const context = keys === undefined ? undefined : contextOf(model, keys);
    expectToAddUp(model, rankTitle(model, normalizeTitle(title), found, { ...SEARCH_RANKING_DEFAULTS, ...options }, context));
  });

  it('with observations that are a fair sample', async () => {
    const model = await load(OBSERVATIONS, true);
    const context = contextOf(model, { employer: 'kind care', employerWords: 'kind care', sector: '62', state: 'TX' });
    expectToAddUp(model, rankTitle(model, normalizeTitle('associate'), NOTHING, SEARCH_RANKING_DEFAULTS, context));
  });
});

describe("a caller's weights", () => {
  it('change the order, and no probability', async () => {
    const model = await load([]);
    const rank = (options: object): RankedTitle =>
      rankTitle(model, normalizeTitle('software cook'), FOUND, { ...SEARCH_RANKING_DEFAULTS, ...options }, undefined);
    const [plain, shifted] = [rank({}), rank({ alpha: 10, beta: 10 })];
    const codes = ({ candidates }: RankedTitle): string[] => candidates.map(({ document }) => document.onet_code);
    expect(codes(shifted)).not.toEqual(codes(plain));
    const probabilities = ({ candidates }: RankedTitle) => new Map(candidates.map(({ document, probability }) => [document.onet_code, probability]));
    const before = probabilities(plain);
    for (const [code, probability] of probabilities(shifted)) expect(probability).toBe(before.get(code));
  });
});

describe('the words of an explanation', () => {
  const explain = async (title: string, code: string, context = false, observations: readonly Observation[] = []) => {
    const model = await load(observations);
    const ranked = rankTitle(
      model,
      normalizeTitle(title),
      NOTHING,
      SEARCH_RANKING_DEFAULTS,
      context ? contextOf(model, { employer: 'kind care', sector: '62' }) : undefined,
    );
    return explainer(model.knownTitles, ranked)(ranked.candidates.find(({ document }) => document.onet_code === code)!);
  };

  it('name an equal title once, with what each source counts', async () => {
    const same = (await explain('registered nurse', NURSES)).filter(({ kind }) => kind === 'same_title');
    expect(same).toHaveLength(1);
    expect(same[0]?.text).toBe(
      'This exact title is listed for the occupation: "registered nurse", 900 of 900 in the title corpus, 1 of 1 in the O*NET database.',
    );
  });

  it('name the part of the title that alone is a known title', async () => {
    const text = async (code: string) => (await explain('Emerging Professional (Java Developer)', code)).find(({ kind }) => kind === 'part_of_title')?.text;
    expect(await text(DEVELOPERS)).toBe('A part of the title is listed for the occupation: "java developer".');
  });

  it('name each similar title once', async () => {
    const evidence = await explain('surgical registered nurse', NURSES);
    const { text } = evidence.find(({ kind }) => kind === 'similar_title')!;
    expect(text.match(/"Registered Nurse"/g)).toHaveLength(1);
    expect(text).toContain('in the title corpus and in the O*NET database');
  });

  it('show the evidence of the dataset and the company, each kind once, strongest first', async () => {
    const evidence = await explain('cook or nurse', NURSES, true);
    const textOf = (kind: string) => evidence.find((one) => one.kind === kind)?.text;
    expect(textOf('industry_employment')).toMatch(/^This occupation is 1\.77 times as frequent in the postings of companies in this industry/);
    expect(textOf('company_employment')).toContain("in this company's workforce");
    expect(textOf('metro_employment')).toContain('at this location');
    expect(textOf('employer_observations')).toBe('100% of the observations of similar titles at this company are of this occupation.');
    expect(new Set(evidence.map(({ kind }) => kind)).size).toBe(evidence.length);
    const weights = evidence.map(({ weight }) => weight);
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
  });

  it('say how frequent the occupation is in a fair sample, and only there', async () => {
    const textOf = async (isRepresentative: boolean): Promise<string | undefined> => {
      const model = await load(
        OBSERVATIONS.map((one) => ({ ...one, count: 900 })),
        isRepresentative,
      );
      const ranked = rankTitle(model, normalizeTitle('associate'), NOTHING, SEARCH_RANKING_DEFAULTS, undefined);
      const nurses = ranked.candidates.find(({ document }) => document.onet_code === NURSES)!;
      return explainer(model.knownTitles, ranked)(nurses).find(({ kind }) => kind === 'occupation_frequency')?.text;
    };
    expect(await textOf(true)).toMatch(/^This occupation is 66\.7% of the imported observations, \d+\.\d+ times its share of known titles\.$/);
    expect(await textOf(false)).toBeUndefined();
  });

  it('name the observations that replace the dataset', async () => {
    const kinds = (await explain('associate', NURSES, true, OBSERVATIONS)).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['sector_trade', 'employer_observations', 'metro_employment']));
    expect(kinds).not.toEqual(expect.arrayContaining(['industry_employment']));
    expect(kinds).not.toEqual(expect.arrayContaining(['company_employment']));
  });
});
