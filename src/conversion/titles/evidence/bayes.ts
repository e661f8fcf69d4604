import { setImmediate as nextTurn } from 'node:timers/promises';

/** Examples or tokens that are processed before other work gets its turn. */
const CHUNK = 1_000;

/**
 * Multinomial naive Bayes over tokens with a uniform prior: how much more often an occupation's titles have the tokens of a question than all titles do.
 * Probabilities are smoothed toward those of all titles, with the weight of `smoothing` tokens.
 */
export class TokenBayes {
  private constructor(
    private readonly ids: ReadonlyMap<string, number>,
    /** For each token, the occupations that have it, and the logarithm of how much more often than expected. */
    private readonly groups: readonly Uint16Array[],
    private readonly gains: readonly Float32Array[],
    /** The penalty of each occupation for a token that it does not have. */
    private readonly costs: Float64Array,
    private readonly size: number,
  ) {}

  /** Builds in small steps, so that other work can run in between. */
  static async build(
    examples: readonly { readonly group: number; readonly tokens: readonly string[] }[],
    size: number,
    smoothing: number,
  ): Promise<TokenBayes> {
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
    const groups: Uint16Array[] = [];
    const gains: Float32Array[] = [];
    for (const [id, count] of counts.entries()) {
      const expected = (smoothing * [...count.values()].reduce((sum, n) => sum + n, 0)) / all;
      groups.push(Uint16Array.from(count.keys()));
      gains.push(Float32Array.from(count.values(), (n) => Math.log((n + expected) / expected)));
      if (id % CHUNK === 0) await nextTurn();
    }
    const costs = totals.map((total) => Math.log(smoothing / (total + smoothing)));
    return new TokenBayes(ids, groups, gains, costs, size);
  }

  /** Probability of each occupation. A `temperature` above 1 compensates for dependent tokens, which make naive Bayes too certain. */
  probabilities(tokens: readonly string[], temperature: number): Float64Array {
    const scores = new Float64Array(this.size);
    let known = 0;
    for (const token of tokens) {
      const id = this.ids.get(token);
      if (id === undefined) continue;
      known++;
      const gains = this.gains[id] ?? new Float32Array();
      const groups = this.groups[id] ?? new Uint16Array();
      for (let i = 0; i < groups.length; i++) {
        const group = groups[i] ?? 0;
        scores[group] = (scores[group] ?? 0) + (gains[i] ?? 0);
      }
    }
    if (known === 0) return scores;
    let best = -Infinity;
    for (let group = 0; group < scores.length; group++) {
      const score = (scores[group] ?? 0) + known * (this.costs[group] ?? 0);
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
