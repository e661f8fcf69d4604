import { cutBadges, cutTiers, groupBy } from '../../../seeds/generate/pairs.ts';

interface Member {
  readonly value: number | null;
  badge: string | null;
}

/** The badges of a cohort with these scores, in the order of the scores given. */
function badges(scores: readonly (number | null)[]): (string | null)[] {
  const cohort: Member[] = scores.map((value) => ({ value, badge: null }));
  cutBadges(
    cohort,
    ({ value }) => value,
    (member, badge) => (member.badge = badge),
  );
  return cohort.map(({ badge }) => badge);
}

function tiers(counts: readonly number[]): string[] {
  const cohort = counts.map((count) => ({ count, tier: '' }));
  cutTiers(
    cohort,
    ({ count }) => count,
    (member, tier) => (member.tier = tier),
  );
  return cohort.map(({ tier }) => tier);
}

const times = (n: number, value: string | null): (string | null)[] => Array<string | null>(n).fill(value);
const falling = (n: number): number[] => Array.from({ length: n }, (_, i) => n - i);

describe('badges', () => {
  it.each([
    [5, 1, 1],
    [9, 1, 2],
    [10, 2, 2],
    [14, 2, 3],
    [100, 20, 20],
    [177, 35, 35],
  ])('of a cohort of %d: %d Platinum, then %d Gold, the rest none', (size, platinum, gold) => {
    expect(badges(falling(size))).toEqual([...times(platinum, 'Platinum'), ...times(gold, 'Gold'), ...times(size - platinum - gold, null)]);
  });

  it('go by score, not by place', () => {
    expect(badges([1, 5, 3, 2, 4])).toEqual([null, 'Platinum', null, null, 'Gold']);
  });

  it('count negative scores and zero as scores', () => {
    expect(badges([-1, -2, -3, -4, 0])).toEqual(['Gold', null, null, null, 'Platinum']);
  });

  it('pass over members without a score, who are no part of the cohort', () => {
    expect(badges([null, 5, null, 4, 3, null, 2, 1])).toEqual([null, 'Platinum', null, 'Gold', null, null, null, null]);
  });

  it.each([[[4, 3, 2, 1]], [[null, null, null, 4, 3, 2, 1]], [[]]])('of fewer than five scored members are not given: %j', (scores) => {
    expect(badges(scores).filter((badge) => badge !== null)).toEqual([]);
  });
});

describe('posting tiers', () => {
  it('are the quarters of the positive counts', () => {
    expect(tiers([1, 2, 3, 4, 5, 6, 7, 8])).toEqual(['low', 'low', 'average', 'average', 'above-average', 'above-average', 'high', 'high']);
  });

  it('are none for no postings, which do not count among the quarters', () => {
    expect(tiers([0, 8, 0, 4, 2, 6, 0])).toEqual(['none', 'high', 'none', 'average', 'low', 'above-average', 'none']);
  });

  it('are equal for equal counts', () => {
    const result = tiers([5, 5, 5, 5, 1, 9]);
    expect(new Set(result.slice(0, 4)).size).toBe(1);
  });

  it.each([
    ['everybody has the same count', [7, 7, 7], ['high', 'high', 'high']],
    ['there is one', [3], ['high']],
    ['nobody has postings', [0, 0], ['none', 'none']],
    ['there is nobody', [], []],
  ])('when %s', (_, counts, expected) => {
    expect(tiers(counts)).toEqual(expected);
  });
});

it('grouping keeps the order of the groups and of their members', () => {
  expect([...groupBy(['bee', 'ant', 'bat', 'cat', 'asp'], (word) => word[0])]).toEqual([
    ['b', ['bee', 'bat']],
    ['a', ['ant', 'asp']],
    ['c', ['cat']],
  ]);
});
