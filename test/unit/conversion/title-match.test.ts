import { bestOfEachCode, toMatches, type Candidate, type TitleDocument } from '../../../src/conversion/titles/match.ts';
import { titleDocument as title } from './title-document.ts';

const candidate = (code: string, score: number, more: Partial<Candidate> = {}): Candidate => ({
  document: title(`Title ${code}`, code, 10),
  score,
  share: 1,
  isFullTitle: true,
  ...more,
});
const options = {
  withCluster: false,
  relativeScore: (score: number, best: number) => score / best,
  limits: { high: 0.8, medium: 0.5 },
  employerOf: ({ top_company }: TitleDocument): string | null => top_company,
};

describe('the best candidate of each occupation', () => {
  it('keeps the highest score, orders by score, then by code', () => {
    const kept = bestOfEachCode([candidate('b', 1), candidate('a', 1), candidate('c', 0.2), candidate('c', 3), candidate('a', 0.5)]);
    expect(kept.map(({ document, score }) => [document.onet_code, score])).toEqual([
      ['c', 3],
      ['a', 1],
      ['b', 1],
    ]);
  });

  it('of nothing is nothing', () => {
    expect(bestOfEachCode([])).toEqual([]);
  });
});

describe('matches as the API serves them', () => {
  it('have exactly the documented fields', () => {
    expect(toMatches([candidate('29-1141.00', 2)], 'name_corpus', 'nurse', options)).toEqual([
      {
        onet_code: '29-1141.00',
        onet_title: 'Occupation 29-1141.00',
        onet_frequency: 12,
        match_score: 1,
        confidence: 'medium',
        match_source: 'name_corpus',
        probability: 0.65,
        recommended: true,
        company_name: 'Walmart',
        matched_title: 'Title 29-1141.00',
      },
    ]);
  });

  it('match_score is anchored at the best, only the best is recommended', () => {
    const matches = toMatches([candidate('a', 4), candidate('b', 3), candidate('c', 1)], 'database', 'nurse', options);
    expect(matches.map(({ onet_code, match_score, recommended }) => [onet_code, match_score, recommended])).toEqual([
      ['a', 1, true],
      ['b', 0.75, false],
      ['c', 0.25, false],
    ]);
  });

  it('expand=cluster adds the cluster, null when there is none', () => {
    const without = candidate('b', 1, { document: title('Title', 'b', 1, { cluster_id: null, cluster_name: null }) });
    const matches = toMatches([candidate('a', 2), without], 'database', 'nurse', { ...options, withCluster: true });
    expect(matches[0]).toMatchObject({ cluster_id: 7, cluster_name: 'Cluster 7' });
    expect(matches[1]).toMatchObject({ cluster_id: null, cluster_name: null });
  });

  it.each([
    [0.8, 'high'],
    [0.79, 'medium'],
    [0.5, 'medium'],
    [0.49, 'low'],
    [0, 'low'],
  ])('probability %d: confidence %s, by the limits', (probability, confidence) => {
    expect(toMatches([candidate('a', 1, { probability })], 'database', 'nurse', options)[0]).toMatchObject({ confidence, probability });
  });

  it.each([
    [true, 'medium', 0.585],
    [false, 'low', 0.45],
  ])('without a calibrated probability a part of the share of the observations: full title %s', (isFullTitle, confidence, probability) => {
    expect(toMatches([candidate('a', 1, { share: 0.9, isFullTitle })], 'database', 'nurse', options)[0]).toMatchObject({ confidence, probability });
  });

  it.each(['owner', 'self employed', 'founder', 'contractor'])('%s is owner_class on every match', (key) => {
    expect(toMatches([candidate('a', 2), candidate('b', 1)], 'database', key, options).map(({ owner_class }) => owner_class)).toEqual([true, true]);
  });

  it('other titles do not carry owner_class', () => {
    expect(toMatches([candidate('a', 2)], 'database', 'restaurant owner', options)[0]).not.toHaveProperty('owner_class');
  });

  it('of nothing is nothing', () => {
    expect(toMatches([], 'database', 'nurse', options)).toEqual([]);
  });
});
