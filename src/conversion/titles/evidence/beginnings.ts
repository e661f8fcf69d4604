/** A known title, and how often it was observed. */
interface Counted {
  readonly key: string;
  readonly count: number;
}

/** How often the titles that begin with a text were observed. */
export class Beginnings {
  private readonly keys: readonly string[];
  /** The counts of all keys before each key, and of all keys at the end. */
  private readonly before: Float64Array;

  constructor(titles: readonly Counted[]) {
    const counts = new Map<string, number>();
    for (const { key, count } of titles) counts.set(key, (counts.get(key) ?? 0) + count);
    this.keys = [...counts.keys()].sort();
    this.before = new Float64Array(this.keys.length + 1);
    for (const [i, key] of this.keys.entries()) this.before[i + 1] = (this.before[i] ?? 0) + (counts.get(key) ?? 0);
  }

  /** Share of the titles that begin with `text`, by how often they were observed, in which its last word goes on. 0 if no title begins with it. */
  shareGoingOn(text: string): number {
    const all = this.countOf(text, `${text}\uffff`);
    return all === 0 ? 0 : 1 - (this.countOf(text, `${text}\0`) + this.countOf(`${text} `, `${text}!`)) / all;
  }

  /** Observations of all titles. */
  get total(): number {
    return this.before.at(-1) ?? 0;
  }

  /** How often the titles that begin with a text were observed. */
  countOfBeginning(text: string): number {
    return this.countOf(text, `${text}\uffff`);
  }

  /** How often a title was observed; 0 if it is not known. */
  countOfTitle(key: string): number {
    return this.countOf(key, `${key}\0`);
  }

  /** Observations of the titles from one text up to, not including, another. */
  private countOf(from: string, to: string): number {
    return (this.before[this.placeOf(to)] ?? 0) - (this.before[this.placeOf(from)] ?? 0);
  }

  private placeOf(text: string): number {
    let [low, high] = [0, this.keys.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.keys[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
