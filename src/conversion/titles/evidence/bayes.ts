/**
 * Multinomial naive Bayes over tokens with a uniform prior: how much more often an occupation's titles have the tokens of a question than
 * titles at large have. Probabilities are smoothed towards those of all titles, with the weight of `smoothing` tokens.
 */
export class TokenBayes {
  private readonly ids = new Map<string, number>();
  /** For each token: occupations that have it, and the logarithm of how much more often than expected. */
  private readonly groups: Uint16Array[] = [];
  private readonly gains: Float32Array[] = [];
  /** What each token that an occupation does not have costs it. */
  private readonly costs: Float64Array;

  constructor(
    examples: Iterable<{ readonly group: number; readonly tokens: readonly string[] }>,
    private readonly size: number,
    smoothing: number,
  ) {
    const counts: Map<number, number>[] = [];
    const totals = new Float64Array(size);
    let all = 0;
    for (const { group, tokens } of examples) {
      for (const token of tokens) {
        let id = this.ids.get(token);
        if (id === undefined) {
          id = counts.length;
          this.ids.set(token, id);
          counts.push(new Map());
        }
        const count = counts[id];
        count?.set(group, (count.get(group) ?? 0) + 1);
      }
      totals[group] = (totals[group] ?? 0) + tokens.length;
      all += tokens.length;
    }
    for (const count of counts) {
      const expected = (smoothing * [...count.values()].reduce((sum, n) => sum + n, 0)) / all;
      this.groups.push(Uint16Array.from(count.keys()));
      this.gains.push(Float32Array.from(count.values(), (n) => Math.log((n + expected) / expected)));
    }
    this.costs = totals.map((total) => Math.log(smoothing / (total + smoothing)));
  }

  /** Probability of each occupation; `temperature` above 1 evens out what dependent tokens exaggerate. */
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
