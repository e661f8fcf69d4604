import { SET_NAMES } from './labelled-titles.ts';
import type { Outcome } from './calibrate.ts';
import type { Taught, WeighedTitle } from './examples.ts';

/** Weight of each set, regardless of its size. Sets without a weight are not learned from. */
export type Weights = Readonly<Partial<Record<Taught['set'], number>>>;
/** The set without the skew of the filings has the most, so that the ranking works for all occupations. */
export const BALANCED: Weights = { lca: 1_100, traffic: 1_100, strat: 2_200, h2b: 1_500, observed: 2_000 };

const sizes = new WeakMap<readonly WeighedTitle[], Map<string, number>>();
export function weightOf({ set, weight = 1 }: Taught, of: readonly WeighedTitle[], weights: Weights): number {
  let sums = sizes.get(of);
  if (sums === undefined) {
    sums = new Map();
    for (const { labelled } of of) sums.set(labelled.set, (sums.get(labelled.set) ?? 0) + (labelled.weight ?? 1));
    sizes.set(of, sums);
  }
  return ((weights[set] ?? 0) * weight) / (sums.get(set) ?? 1);
}

/** Whether the best candidate of each title is right, and the probability that `say` gives for it: that of the ranking, unless it is calibrated. */
export function outcomesOf(
  judged: readonly WeighedTitle[],
  probabilities: ReadonlyMap<WeighedTitle, readonly number[]>,
  weights: Weights,
  say: (title: WeighedTitle, probabilities: readonly number[]) => number = (_, all) => Math.max(...all),
): Outcome[] {
  return judged.map((title) => {
    const all = probabilities.get(title) ?? [];
    const best = Math.max(...all);
    return { p: say(title, all), right: title.right >= 0 && all[title.right] === best, weight: weightOf(title.labelled, judged, weights) };
  });
}

export function report(name: string, judged: readonly WeighedTitle[], probabilities: ReadonlyMap<WeighedTitle, readonly number[]>): void {
  const lines = SET_NAMES.map((set) => {
    const titles = judged.filter(({ labelled }) => labelled.set === set);
    const better = titles.map((title) => {
      const all = probabilities.get(title) ?? [];
      return title.right < 0 ? Infinity : all.filter((p) => p > (all[title.right] ?? 0)).length;
    });
    return `${set} ${(better.filter((n) => n === 0).length / titles.length).toFixed(3)}/${(better.filter((n) => n < 5).length / titles.length).toFixed(3)}`;
  });
  console.log(`${name}, cross-validated, top-1/top-5: ${lines.join('  ')}`);
}
