import { RANKING } from '../../../src/conversion/titles/tuning.ts';
import { Employment } from '../../../src/conversion/titles/evidence/employment.ts';
import { knownTitlesOf } from '../../../src/conversion/titles/evidence/train-known-titles.ts';
import { normalizeTitle } from '../../../src/conversion/titles/normalize.ts';
import { rankTitle, type RankedTitle } from '../../../src/conversion/titles/rank.ts';
import { SEARCH_RANKING_DEFAULTS, type EngineFindings } from '../../../src/conversion/titles/search-ranking.ts';
import { TextProbabilities } from '../../../src/conversion/titles/text-probabilities.ts';
import { wordKey } from '../../../src/text/words.ts';
import type { TitleModel } from '../../../src/conversion/titles/title-model.ts';
import type { Observation, TitleFacts } from '../../../src/store/title-facts.ts';
import { COOKS, DEVELOPERS, NURSES, someFacts } from './evidence/facts.ts';
import { titleDocument } from './title-document.ts';

/** Specialties of two of the occupations. */
const [ACUTE_CARE, PSYCHIATRIC, BLOCKCHAIN] = ['29-1141.01', '29-1141.02', '15-1252.01'] as const;
const NOTHING: EngineFindings = { exact: [], lexical: [] };
const FOUND: EngineFindings = {
  exact: [],
  lexical: [
    { document: titleDocument('Night Nurse', PSYCHIATRIC, 9), lexical: 9 },
    { document: titleDocument('Java Developer', DEVELOPERS, 9), lexical: 8 },
    { document: titleDocument('Line Cook', COOKS, 9), lexical: 4 },
  ],
};
const OBSERVATION: Observation = { title: 'Associate', occupation: COOKS, employer: null, sector: '72', state: 'TX', count: 9 };
const TITLES = ['registered nurse', 'nurse', 'ward nurse', 'psychiatric nurse developer', 'developer', 'cook or nurse', 'software cook', 'associate', 'zzqx'];

async function load(more: Partial<TitleFacts> = {}): Promise<TitleModel> {
  const plain = someFacts();
  const facts = someFacts({
    occupations: [
      ...plain.occupations,
      { code: ACUTE_CARE, title: 'Acute Care Nurses' },
      { code: PSYCHIATRIC, title: 'Psychiatric Nurses' },
      { code: BLOCKCHAIN, title: 'Blockchain Engineers' },
    ].sort((a, b) => (a.code < b.code ? -1 : 1)),
    corpus: [
      ...plain.corpus,
      { title: 'Ward Nurse', code: NURSES, count: 50 },
      { title: 'Ward Nurse', code: ACUTE_CARE, count: 50 },
      { title: 'Psychiatric Nurse', code: PSYCHIATRIC, count: 70 },
      { title: 'Blockchain Developer', code: BLOCKCHAIN, count: 20 },
    ],
    ...more,
  });
  const knownTitles = await knownTitlesOf(facts);
  const summaries = facts.occupations.map(
    ({ code, title }) => [code, { code, title, cluster_id: 1, cluster_name: '', onet_frequency: 1, top_company: null }] as const,
  );
  return {
    knownTitles,
    textProbabilities: new TextProbabilities(knownTitles),
    employment: Employment.of({ members: [], industries: [], metros: [] }, knownTitles),
    summaries: new Map(summaries),
    codeOfTitle: new Map(facts.occupations.map(({ code, title }) => [wordKey(title), code])),
    employers: new Set(),
    employerAbbreviations: new Set(),
  };
}

const rank = (model: TitleModel, title: string, found: EngineFindings): RankedTitle =>
  rankTitle(model, normalizeTitle(title), found, SEARCH_RANKING_DEFAULTS, undefined);
const probabilityOf = ({ candidates }: RankedTitle, code: string): number => candidates.find(({ document }) => document.onet_code === code)?.probability ?? 0;

describe.each([
  ['without search results', NOTHING, {}],
  ['with search results', FOUND, {}],
  ['with observations', FOUND, { observations: [OBSERVATION] }],
] as const)('probabilities %s', (_, found, more) => {
  let model: TitleModel;
  beforeAll(async () => {
    model = await load(more);
  });

  it.each(TITLES)('%s: the codes of an occupation add up to its probability, and all codes to at most one', (title) => {
    const { candidates, scoreOf } = rank(model, title, found);
    const sums = new Map<string, number>();
    for (const { document, probability = NaN } of candidates) {
      const group = document.onet_code.slice(0, 7);
      sums.set(group, (sums.get(group) ?? 0) + probability);
      expect(sums.get(group)).toBeLessThanOrEqual((scoreOf(document.onet_code)?.occupation ?? NaN) + 1e-9);
    }
    expect([...sums.values()].reduce((all, sum) => all + sum, 0)).toBeLessThanOrEqual(1 + 1e-9);
  });

  it.each(TITLES)('%s: matches are in the order of their own probabilities, and so are their scores', (title) => {
    const { candidates, scoreOf } = rank(model, title, found);
    for (const { document, probability } of candidates) expect(probability).toBe(scoreOf(document.onet_code)?.probability);
    for (const member of ['score', 'probability'] as const) {
      const values = candidates.map((candidate) => candidate[member] ?? NaN);
      expect(values).toEqual([...values].sort((a, b) => b - a));
    }
  });
});

describe('the codes of one occupation', () => {
  it('divide its probability evenly when a title is known for both, except that the general code counts a little more', async () => {
    const ranked = rank(await load(), 'ward nurse', NOTHING);
    const [general, special] = [probabilityOf(ranked, NURSES), probabilityOf(ranked, ACUTE_CARE)];
    expect(general).toBeGreaterThan(special);
    expect(special / general).toBeGreaterThan(0.5);
  });

  it('leave nearly all of it to the only one with the title', async () => {
    const ranked = rank(await load(), 'psychiatric nurse', NOTHING);
    const { occupation, probability } = ranked.scoreOf(PSYCHIATRIC)!;
    expect(probability / occupation).toBeGreaterThan(0.9);
  });
});

describe('the official title of a code', () => {
  const named = 'Acute Care Nurses';
  const withNamesake = (): Promise<TitleModel> => load({ corpus: [...someFacts().corpus, { title: named, code: NURSES, count: 500 }] });

  it('changes places with the most probable one, and is sure', async () => {
    const ranked = rank(await withNamesake(), named, NOTHING);
    expect(ranked.candidates[0]?.document.onet_code).toBe(ACUTE_CARE);
    const [own, other] = [ranked.scoreOf(ACUTE_CARE)!, ranked.scoreOf(NURSES)!];
    expect(own.own).toBeLessThan(other.own);
    expect(own.probability).toBe(Math.max(other.own, RANKING.official));
    expect(other.probability).toBeCloseTo((own.own * (1 - own.probability)) / (1 - other.own), 10);
  });

  it('counts only as it is written', async () => {
    expect(rank(await withNamesake(), 'Acute Care Nurses in Texas', NOTHING).candidates[0]?.document.onet_code).not.toBe(ACUTE_CARE);
  });
});

describe('the search engine', () => {
  it('orders codes with equal evidence', async () => {
    const model = await load();
    const without = rank(model, 'zzqx', { ...FOUND, lexical: FOUND.lexical.slice(1) });
    const ranked = rank(model, 'zzqx', FOUND);
    expect(probabilityOf(without, PSYCHIATRIC)).toBe(probabilityOf(without, ACUTE_CARE));
    expect(probabilityOf(ranked, PSYCHIATRIC)).toBeGreaterThan(probabilityOf(ranked, ACUTE_CARE));
  });

  it('changes little where the model is sure', async () => {
    const model = await load();
    const [alone, ranked] = [rank(model, 'registered nurse', NOTHING), rank(model, 'registered nurse', FOUND)];
    expect(probabilityOf(ranked, NURSES)).toBeGreaterThan(0.95 * probabilityOf(alone, NURSES));
  });
});

it('calibrated probabilities fall and add up to at most one', async () => {
  for (const observations of [[], [OBSERVATION]]) {
    const { ranking } = rank(await load({ observations }), 'cook or nurse', NOTHING);
    const all = ranking.groups.map(({ probability }) => probability);
    expect(all).toEqual([...all].sort((a, b) => b - a));
    expect(all.reduce((sum, p) => sum + p, 0)).toBeLessThanOrEqual(1);
  }
});
