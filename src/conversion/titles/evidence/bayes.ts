import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { startsOf } from '../../../packed/lists.ts';
import { packStrings, StringTable, type PackedStrings } from '../../../packed/string-table.ts';

/** Examples or tokens that are processed before other work gets its turn. */
const CHUNK = 1_000;
/** Single tokens whose probabilities are remembered, with 6 KB each. */
const REMEMBERED = 100;

/** What the titles of each occupation say about tokens, as arrays of numbers. */
export interface PackedBayes {
  readonly tokens: PackedStrings;
  /** Where the occupations of each token begin in the next two. */
  readonly starts: Int32Array;
  /** The occupations that have a token, and the logarithm of how much more often than expected. */
  readonly groups: Uint16Array;
  readonly gains: Float32Array;
  /** The penalty of each occupation for a token that it does not have. */
  readonly costs: Float64Array;
}

/** Counts tokens in small steps, so that other work can run in between. Probabilities are smoothed with the weight of `smoothing` tokens. */
export async function packBayes(
  examples: readonly { readonly group: number; readonly tokens: readonly string[] }[],
  size: number,
  smoothing: number,
): Promise<PackedBayes> {
  const ids = new Map<string, number>();
  const counts: Map<number, number>[] = [];
  const totals = new Float64Array(size);
  let all = 0;
  for (const [i, { group, tokens }] of examples.entries()) {
    for (const token of tokens) {
      let id = ids.get(token);
      if (id === undefined) {
        id = counts.length;
        ids.set(token, id);
        counts.push(new Map());
      }
      const count = counts[id];
      count?.set(group, (count.get(group) ?? 0) + 1);
    }
    totals[group] = (totals[group] ?? 0) + tokens.length;
    all += tokens.length;
    if (i % CHUNK === 0) await nextTurn();
  }
  const starts = startsOf(counts.map(({ size: groupsOfToken }) => groupsOfToken));
  const groups = new Uint16Array(starts[counts.length] ?? 0);
  const gains = new Float32Array(groups.length);
  for (const [id, count] of counts.entries()) {
    const expected = (smoothing * [...count.values()].reduce((sum, n) => sum + n, 0)) / all;
    groups.set([...count.keys()], starts[id]);
    gains.set(
      Array.from(count.values(), (n) => Math.log((n + expected) / expected)),
      starts[id],
    );
    if (id % CHUNK === 0) await nextTurn();
  }
  const costs = totals.map((total) => Math.log(smoothing / (total + smoothing)));
  return { tokens: packStrings([...ids.keys()]), starts, groups, gains, costs };
}

/**
 * Multinomial naive Bayes over tokens with a uniform prior: how much more often an occupation's titles have the tokens of a question than all titles do.
 * Probabilities are smoothed toward those of all titles.
 */
export class TokenBayes {
  private readonly ids: StringTable;
  /** Of questions with one token, by the token. */
  private readonly ofOne = new LRUCache<string, Float64Array>({ max: REMEMBERED });

  constructor(private readonly packed: PackedBayes) {
    this.ids = new StringTable(packed.tokens);
  }

  /** The same as {@link probabilities} for a single token, always with the same `temperature`. Remembered, because most titles end with one of a hundred nouns. Not to be changed. */
  probabilitiesOfOne(token: string, temperature: number): Float64Array {
    const known = this.ofOne.get(token);
    if (known !== undefined) return known;
    const found = this.probabilities([token], temperature);
    this.ofOne.set(token, found);
    return found;
  }

  /** Probability of each occupation. A `temperature` above 1 compensates for dependent tokens, which make naive Bayes too certain. */
  probabilities(tokens: readonly string[], temperature: number): Float64Array {
    const { starts, groups, gains, costs } = this.packed;
    const scores = new Float64Array(costs.length);
    let known = 0;
    for (const token of tokens) {
      const id = this.ids.get(token);
      if (id === undefined) continue;
      known++;
      for (let at = starts[id] ?? 0, end = starts[id + 1] ?? 0; at < end; at++) {
        const group = groups[at] ?? 0;
        scores[group] = (scores[group] ?? 0) + (gains[at] ?? 0);
      }
    }
    if (known === 0) return scores;
    let best = -Infinity;
    for (let group = 0; group < scores.length; group++) {
      const score = (scores[group] ?? 0) + known * (costs[group] ?? 0);
      scores[group] = score;
      if (score > best) best = score;
    }
    let sum = 0;
    for (let group = 0; group < scores.length; group++) {
      const weight = Math.exp(((scores[group] ?? 0) - best) / temperature);
      scores[group] = weight;
      sum += weight;
    }
    for (let group = 0; group < scores.length; group++) scores[group] = (scores[group] ?? 0) / sum;
    return scores;
  }
}
