import type { Ensemble } from './trees.ts';

/** How much each feature changes a row's score in the trees, compared with the mean of the trees. The base is not included. */
export function treeCredits(ensemble: Ensemble, row: Float32Array): Float64Array {
  const { features, thresholds } = ensemble;
  const credits = new Float64Array(row.length);
  meansOf(ensemble).forEach((means, tree) => {
    const asked = features[tree] ?? [];
    let node = 0;
    for (let feature = asked[0] ?? -1; feature >= 0; feature = asked[node] ?? -1) {
      const next = 2 * node + ((row[feature] ?? 0) <= (thresholds[tree]?.[node] ?? 0) ? 1 : 2);
      // The mean of a leaf is its value.
      credits[feature] = (credits[feature] ?? 0) + (means[next] ?? 0) - (means[node] ?? 0);
      node = next;
    }
  });
  return credits;
}

const MEANS = new WeakMap<Ensemble, readonly (readonly number[])[]>();

/** For each node of each tree, the mean of its children. From the root to a leaf, the changes of the mean add up to the value of the leaf. */
function meansOf(ensemble: Ensemble): readonly (readonly number[])[] {
  let known = MEANS.get(ensemble);
  if (known === undefined) {
    known = ensemble.features.map((asked, tree) => {
      const means = [...(ensemble.leaves[tree] ?? [])];
      for (let node = asked.length - 1; node >= 0; node--)
        if ((asked[node] ?? -1) >= 0) means[node] = ((means[2 * node + 1] ?? 0) + (means[2 * node + 2] ?? 0)) / 2;
      return means;
    });
    MEANS.set(ensemble, known);
  }
  return known;
}
