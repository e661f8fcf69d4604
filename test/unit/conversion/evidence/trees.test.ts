import { generator } from '../../../../src/conversion/titles/evidence/chance.ts';
import { baseOf, scoresOf, type Ensemble } from '../../../../src/conversion/titles/evidence/trees.ts';

const WIDTH = 4;
const NODES = 31;
const BASE = { feature: 0, power: 0.5, least: 0.01 };

/** Trees whose branches end at any depth, with thresholds that single precision has and has not, none and negative ones. */
function someTrees(random: () => number): Ensemble {
  const thresholds = [-1, 0, 0.1, Math.fround(0.1), 0.25, 1 / 3, 1, 7.5, 30];
  const tree = () => ({
    features: Array.from({ length: NODES }, (_, node) => (2 * node + 1 >= NODES || random() < 0.2 ? -1 : Math.floor(random() * WIDTH))),
    thresholds: Array.from({ length: NODES }, () => thresholds[Math.floor(random() * thresholds.length)] ?? 0),
    leaves: Array.from({ length: NODES }, () => random() - 0.5),
  });
  const trees = Array.from({ length: 20 }, tree);
  return {
    base: BASE,
    features: trees.map(({ features }) => features),
    thresholds: trees.map(({ thresholds }) => thresholds),
    leaves: trees.map(({ leaves }) => leaves),
  };
}

/** As the type of an ensemble says it. */
function walked(ensemble: Ensemble, row: Float32Array): number {
  return ensemble.features.reduce(
    (score, features, tree) => {
      let node = 0;
      for (let asked = features[0] ?? -1; asked >= 0; asked = features[node] ?? -1)
        node = 2 * node + ((row[asked] ?? 0) <= (ensemble.thresholds[tree]?.[node] ?? 0) ? 1 : 2);
      return score + (ensemble.leaves[tree]?.[node] ?? 0);
    },
    baseOf(ensemble.base, row),
  );
}

it('the scores of boosted trees are the sums of the leaves that a walk through each tree reaches', () => {
  const random = generator(5);
  const values = [0, 0.1, 0.25, 1 / 3, 1, 7.5, 30, 1e6];
  for (let round = 0; round < 50; round++) {
    const ensemble = someTrees(random);
    const rows = Array.from({ length: 30 }, () => Float32Array.from({ length: WIDTH }, () => values[Math.floor(random() * values.length)] ?? 0));
    const scores = scoresOf(ensemble, rows);
    expect(scores).toHaveLength(rows.length);
    for (const [i, row] of rows.entries()) expect(scores[i]).toBeCloseTo(walked(ensemble, row), 10);
  }
});
