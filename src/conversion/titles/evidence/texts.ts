/** The usual BM25 parameters. */
const K1 = 1.2;
const B = 0.75;

/** An in-process search over texts about occupations (descriptions, names of tools): a few thousand short texts. */
export class OccupationTexts {
  private readonly postings = new Map<string, { readonly group: number; readonly gain: number }[]>();

  constructor(
    texts: readonly { readonly group: number; readonly stems: readonly string[] }[],
    private readonly size: number,
  ) {
    const average = texts.reduce((sum, { stems }) => sum + stems.length, 0) / Math.max(1, texts.length);
    const counts = new Map<string, { group: number; count: number; length: number }[]>();
    for (const { group, stems } of texts) {
      const inText = new Map<string, number>();
      for (const stem of stems) inText.set(stem, (inText.get(stem) ?? 0) + 1);
      for (const [stem, count] of inText) {
        const list = counts.get(stem) ?? [];
        if (list.length === 0) counts.set(stem, list);
        list.push({ group, count, length: stems.length });
      }
    }
    for (const [stem, list] of counts) {
      const rarity = Math.log(1 + (texts.length - list.length + 0.5) / (list.length + 0.5));
      this.postings.set(
        stem,
        list.map(({ group, count, length }) => ({ group, gain: (rarity * count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / average)) })),
      );
    }
  }

  /** The sum of the BM25 scores of each occupation's texts. */
  scores(stems: readonly string[]): Float64Array {
    const scores = new Float64Array(this.size);
    for (const stem of stems) for (const { group, gain } of this.postings.get(stem) ?? []) scores[group] = (scores[group] ?? 0) + gain;
    return scores;
  }
}
