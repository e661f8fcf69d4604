import { treeCredits } from '../../../../src/conversion/titles/evidence/tree-credits.ts';
import { baseOf, scoresOf, type Ensemble } from '../../../../src/conversion/titles/evidence/trees.ts';

/** Asks for the first feature, then for the second or, on the other side, for nothing. */
const tree: Ensemble = {
  base: { feature: 0, power: 1, least: 0.5 },
  features: [[0, 1, -1, -1, -1, -1, -1]],
  thresholds: [[0.5, 2, 0, 0, 0, 0, 0]],
  leaves: [[0, 0, 8, 1, 3, 0, 0]],
};

it('rows get the leaves that they reach, whether their branch is short or long', () => {
  const short = { ...tree, features: [...tree.features, [1, -1, -1]], thresholds: [...tree.thresholds, [1, 0, 0]], leaves: [...tree.leaves, [0, -4, 6]] };
  const rows = [
    [0, 0],
    [0, 9],
    [1, 0],
    [1, 2],
  ].map((values) => Float32Array.from(values));
  expect(scoresOf(short, rows).map((score, i) => Math.round(score - baseOf(short.base, rows[i]!)))).toEqual([1 - 4, 3 + 6, 8 - 4, 8 + 6]);
  expect(scoresOf(short, [])).toEqual([]);
});

describe('what each feature changes in the trees', () => {
  it.each([
    ['both asked, low', [0, 0], [2 - 5, 1 - 2]],
    ['both asked, high', [0, 9], [2 - 5, 3 - 2]],
    ['the first alone', [1, 0], [8 - 5, 0]],
  ])('%s: the mean of what may come, after the question and before it', (_, row, credits) => {
    expect([...treeCredits(tree, Float32Array.from(row))]).toEqual(credits);
  });

  it('adds up to the score except for what is the same for every row', () => {
    const two = { ...tree, features: [...tree.features, [1, -1, -1]], thresholds: [...tree.thresholds, [1, 0, 0]], leaves: [...tree.leaves, [0, -4, 6]] };
    const rest = [
      [0, 0],
      [0, 9],
      [1, 0],
      [1, 2],
    ].map((values) => {
      const row = Float32Array.from(values);
      return scoresOf(two, [row])[0]! - baseOf(two.base, row) - treeCredits(two, row).reduce((sum, credit) => sum + credit, 0);
    });
    for (const one of rest) expect(one).toBeCloseTo(rest[0] ?? NaN, 10);
  });
});
