import { MEMORY, type KnownTitles } from './known-titles.ts';
import { RANKING } from '../tuning.ts';

/** How frequent each 6-digit occupation is in the imported observations. */
export interface Frequencies {
  /** Its share of the observations. */
  readonly shares: Float64Array;
  /** Its share of the known titles: what the ranking expects without frequencies. */
  readonly expected: Float64Array;
  /** How many times as large the first share is as the second, after smoothing: never zero, and near one if there are few observations. */
  readonly ratios: Float64Array;
}

const KNOWN = new WeakMap<KnownTitles, Frequencies>();

export function frequenciesOf(knownTitles: KnownTitles): Frequencies {
  let frequencies = KNOWN.get(knownTitles);
  if (frequencies === undefined) {
    frequencies = count(knownTitles);
    KNOWN.set(knownTitles, frequencies);
  }
  return frequencies;
}

function count({ groups, titles }: KnownTitles): Frequencies {
  const { knownTitles: weight, titlesOfEach } = RANKING.frequency;
  const observations = new Float64Array(groups.length);
  const known = new Float64Array(groups.length).fill(titlesOfEach);
  for (const [i, group] of titles.groups.entries()) {
    known[group] = (known[group] ?? 0) + 1;
    if (titles.sources[i] === MEMORY) observations[group] = (observations[group] ?? 0) + (titles.counts[i] ?? 0);
  }
  const all = sumOf(observations);
  const allKnown = sumOf(known);
  const expected = known.map((titlesOfGroup) => titlesOfGroup / allKnown);
  const shares = observations.map((observed) => observed / Math.max(all, 1));
  const ratios = observations.map((observed, group) => {
    const share = expected[group] ?? 1;
    return (observed + weight * share) / (all + weight) / share;
  });
  return { shares, expected, ratios };
}

function sumOf(numbers: Float64Array): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}
