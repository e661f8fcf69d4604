import { rankCompanies } from '../../../src/conversion/companies/rank-companies.ts';
import { companyRequest, hasTypo, mayHaveTypos } from '../../../src/conversion/companies/requests.ts';
import type { AliasDocument } from '../../../src/conversion/companies/alias-document.ts';
import { readTyped } from '../../../src/conversion/companies/typed-name.ts';
import { TUNING } from '../../../src/conversion/tuning.ts';
import { ALIAS_TYPES } from '../../../src/catalog/enumerations.ts';
import { readFacts } from '../../../seeds/facts.ts';
import { alias, conversionOn, engineWith, name, rank, score, WEIGHTS } from './company-document.ts';

describe('how a name matches', () => {
  it.each([
    ['Microsoft', 'Microsoft', 'exact'],
    ['MICROSOFT CORP.', 'Microsoft', 'exact'],
    ['wal-mart', 'Walmart', 'exact'],
    ['J.P. Morgan Chase', 'JPMorgan Chase', 'exact'],
    ['JPMorgan Chase', 'JPMorgan Chase & Co.', 'exact'],
    ['micros', 'Microsoft', 'prefix'],
    ['bank of am', 'Bank of America', 'prefix'],
    ['johnson & j', 'Johnson & Johnson', 'prefix'],
    ['america bank', 'Bank of America', 'suggest'],
    ['depot', 'The Home Depot', 'suggest'],
    ['microsft', 'Microsoft', 'fuzzy'],
    ['wallmart', 'Walmart', 'fuzzy'],
    ['goldman sachs international', 'Goldman Sachs', 'fulltext'],
  ])('%s, %s: %s', (typed, company, type) => {
    expect(score(typed, name(company))?.type).toBe(type);
  });

  it.each([
    ['Inc.', 'Walmart'],
    ['', 'Walmart'],
    ['zzz', 'Walmart'],
    ['hp', 'HCA Healthcare'],
    ['mcrosoft office of something else', 'Walmart'],
  ])('%p has too little in common with %s', (typed, company) => {
    expect(score(typed, name(company))).toBeUndefined();
  });

  it.each(ALIAS_TYPES.map((type) => [type, TUNING.company.alias[type]!] as const))('an alias of type %s scores %d', (type, expected) => {
    expect(score('facebook', alias('Facebook', 'Meta', type))).toEqual({ type: 'alias', score: expected });
  });

  it('ways of matching score in their order', () => {
    const scores = ['Home Depot', 'Depot Home', 'Home Dep', 'Home Dpot Supplies'].map((typed) => score(typed, name('The Home Depot'))?.score ?? 0);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(scores[0]).toBe(1);
  });

  it('more of the name typed, or a more prominent employer, scores more', () => {
    expect(score('micros', name('Microsoft'))!.score).toBeGreaterThan(score('mic', name('Microsoft'))!.score);
    expect(score('mic', name('Microsoft', { prominence_value: 6 }))!.score).toBeGreaterThan(score('mic', name('Microchip', { prominence_value: 2 }))!.score);
  });
});

describe('ranking of companies', () => {
  it('one row a company, by its best name, with that name', () => {
    const documents = [name('Meta'), alias('Facebook', 'Meta', 'former_name'), alias('Facebook Platforms', 'Meta', 'legal_name')];
    expect(rank('facebook', documents)).toEqual([
      { company_name: 'Meta', company_uid: 'uid of Meta', match_score: 0.98, match_type: 'alias', confidence: 'high', matched_name: 'Facebook' },
    ]);
  });

  it('equal scores: the more prominent employer, then the name in A-Z order', () => {
    const documents = [
      alias('Delta', 'Delta Faucet', 'abbreviation'),
      alias('Delta', 'Delta Dental', 'abbreviation'),
      { ...alias('Delta', 'Delta Air Lines', 'abbreviation'), prominence_value: 6 },
    ];
    expect(rank('delta', documents).map(({ company_name }) => company_name)).toEqual(['Delta Air Lines', 'Delta Dental', 'Delta Faucet']);
  });

  it('the order of the documents does not matter', () => {
    const documents = [name('Bank of America'), name('Bank of the West'), name('BankUnited'), alias('BofA', 'Bank of America', 'abbreviation')];
    for (const typed of ['bank', 'bank of', 'bofa', 'bnk of america']) expect(rank(typed, documents)).toEqual(rank(typed, [...documents].reverse()));
  });

  it.each([
    ['microsoft', 'high'],
    ['micr', 'medium'],
    ['microsoft security', 'low'],
  ])('%s: confidence %s', (typed, confidence) => {
    expect(rank(typed, [name('Microsoft'), name('Bank of America')])[0]?.confidence).toBe(confidence);
  });
});

describe('over the companies of the dataset', () => {
  const documents = readFacts().companies.flatMap((company) => [
    name(company.name, { prominence_value: 1 + company.size }),
    ...company.aliases.map(({ type, alias: text }) => alias(text, company.name, type)),
  ]);
  // Every name is compared with every other: a part of them is enough.
  const some = documents.filter((_, i) => i % 23 === 0);
  const sample = some.filter((_, i) => i % 19 === 0);

  it('every name scores 1 for itself, every alias what its type scores, a single letter, and a part that is named with an English word, less', () => {
    for (const document of documents) {
      const { alias, doubtful } = TUNING.company;
      const scored = score(document.name, document)?.score;
      if (document.plain.length === 1 && document.alias_type !== 'name') {
        expect(scored).toBeLessThanOrEqual(doubtful);
        continue;
      }
      const isWord = document.alias_type === 'subsidiary' && document.plain === document.words.join() && WEIGHTS.isEnglish(document.plain);
      const expected = document.alias_type === 'name' ? 1 : alias[document.alias_type]! * (isWord ? doubtful : 1);
      expect(scored).toBe(expected);
    }
  });

  it('scores lie from 0 to 1 and an exact name is the best', () => {
    for (const { name: typed, company_name, alias_type } of sample) {
      const ranked = rank(typed, some);
      expect(ranked.every(({ match_score }) => match_score >= 0 && match_score <= 1)).toBe(true);
      if (alias_type === 'name') expect(ranked.filter(({ match_score }) => match_score === 1).map((match) => match.company_name)).toContain(company_name);
    }
  });

  it('a higher min_score gives a subset, in the same order', async () => {
    const conversion = conversionOn(engineWith(some, new Map([['bank', 30]])));
    for (const typed of ['bank of am', 'microsft', 'health', 'first national']) {
      let wider: string[] | undefined;
      for (const minScore of [0, 0.3, 0.6, 0.7, 0.8, 0.9, 0.95, 1]) {
        const { matches } = await conversion.convert({ name: typed, minScore, limit: 10_000 });
        expect(matches.every(({ match_score }) => match_score >= minScore)).toBe(true);
        const uids = matches.map(({ company_uid }) => company_uid);
        expect(wider?.slice(0, uids.length) ?? uids).toEqual(uids);
        wider = uids;
      }
    }
  });

  it('a smaller limit gives the beginning of the same list', async () => {
    const conversion = conversionOn(engineWith(some, new Map([['bank', 30]])));
    const { matches: all } = await conversion.convert({ name: 'bank', minScore: 0, limit: 10_000 });
    for (const limit of [1, 3, 10]) expect((await conversion.convert({ name: 'bank', minScore: 0, limit })).matches).toEqual(all.slice(0, limit));
  });

  it('nothing but a legal form asks nothing and finds nothing', async () => {
    const conversion = conversionOn({ search: async () => Promise.reject(new Error('the engine was asked')) });
    for (const typed of ['Inc.', 'The Company, LLC', '...']) expect((await conversion.convert({ name: typed, minScore: 0, limit: 10 })).matches).toEqual([]);
  });
});

describe('the requests of the engine', () => {
  it.each([
    ['microsft', undefined],
    ['J.P. Morgan & Co.', undefined],
    ['hp', undefined],
    ['chase', ['Banking']],
  ])('%s in %s', (typed, industry) => {
    expect(companyRequest([readTyped(typed)], { industries: industry, weights: WEIGHTS, withTypos: true })).toMatchSnapshot();
  });

  const sent = (typed: string, withTypos: boolean): string =>
    JSON.stringify(companyRequest([readTyped(typed)], { industries: undefined, weights: WEIGHTS, withTypos }));

  it('words that no name has, long enough for a typo, are looked up with typos, too', () => {
    expect(sent('hp', true)).not.toContain('fuzz');
    expect(sent('national bank', true)).not.toContain('fuzz');
    expect(sent('frod', true)).toContain('"fuzziness":1');
    expect(sent('frod', false)).not.toContain('fuzz');
  });

  it.each([
    ['hosp', false, true],
    ['hosptal', true, true],
    ['national bank', false, false],
    ['hp', false, false],
  ])('%s: a typo %p, could have one %p', (typed, is, could) => {
    expect(hasTypo(readTyped(typed), WEIGHTS)).toBe(is);
    expect(mayHaveTypos(readTyped(typed), WEIGHTS)).toBe(could);
  });

  it('a name that a legal form ends is not looked up as half-typed words', () => {
    expect(sent('Acme Widgets', true)).toContain('name.prefix');
    expect(sent('Acme Widgets Inc', true)).not.toContain('name.prefix');
  });

  it('typos are looked for at once in a word that begins none, and otherwise only if nothing is similar', async () => {
    const counts = new Map([
      ['walmart', 1],
      ['hospital', 20],
    ]);
    const asked = async (typed: string, documents: readonly AliasDocument[]): Promise<boolean[]> => {
      const requests: string[] = [];
      const engine = engineWith(documents, counts);
      const search = async (_kind: string, body: unknown) => {
        requests.push(JSON.stringify(body));
        return engine.search();
      };
      await conversionOn({ ...engine, search }).convert({ name: typed, minScore: 0, limit: 10 });
      return requests.filter((request) => request.includes('content_id')).map((request) => request.includes('fuzz'));
    };
    expect(await asked('walmar', [name('Walmart')])).toEqual([false]);
    expect(await asked('wallmart', [name('Walmart')])).toEqual([true]);
    expect(await asked('hospi', [name('Walmart')])).toEqual([false, true]);
  });
});

describe('several names of one employer', () => {
  const names = (...typed: [string, ...string[]]) => {
    const [first, ...others] = typed;
    return rankCompanies(
      [readTyped(first), ...others.map(readTyped)],
      [name('Walmart'), alias('BCH', 'Boston Children’s Hospital', 'abbreviation'), name('Target')],
      WEIGHTS,
    );
  };

  it('are found by either as a whole, a little below the name alone', () => {
    expect(names('Sunny Foods', 'Walmart')).toMatchObject([{ company_name: 'Walmart', match_score: TUNING.company.oneOfNames, match_type: 'exact' }]);
    expect(names('Sunny Foods', 'Walma')).toEqual([]);
    expect(names('Sunny Foods', 'Wallmart')).toEqual([]);
  });

  it('an acronym next to a name is that name’s', () => {
    expect(names('Bitcoin Cash Trust', 'BCH')).toEqual([]);
  });
});
