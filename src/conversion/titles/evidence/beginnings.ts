import { inOrderOfBytes, type StringTable } from '../../../packed/string-table.ts';

/** A known title, and how often it was observed. */
interface Counted {
  readonly key: string;
  readonly count: number;
}

/** All titles in order. Their words are the first texts of the known titles, which keep them anyway. */
export interface PackedBeginnings {
  /** The counts of all keys before each key, and of all keys at the end. */
  readonly before: Float64Array;
}

/** The titles in the order of their bytes, and how often they were observed. */
export function packBeginnings(titles: Iterable<Counted>): PackedBeginnings & { readonly keys: readonly string[] } {
  const counts = new Map<string, number>();
  for (const { key, count } of titles) counts.set(key, (counts.get(key) ?? 0) + count);
  const keys = inOrderOfBytes(counts.keys());
  const before = new Float64Array(keys.length + 1);
  for (const [i, key] of keys.entries()) before[i + 1] = (before[i] ?? 0) + (counts.get(key) ?? 0);
  return { keys, before };
}

/** How often the titles that begin with a text were observed. */
export class Beginnings {
  private readonly before: Float64Array;

  constructor(
    { before }: PackedBeginnings,
    /** The titles come first, in their order. */
    private readonly texts: StringTable,
  ) {
    this.before = before;
  }

  /** Share of the titles that begin with `text`, by how often they were observed, in which its last word goes on. 0 if no title begins with it. */
  shareGoingOn(text: string): number {
    const range = this.rangeOf(text);
    const all = this.countIn(range);
    if (all === 0) return 0;
    return 1 - (this.countIn(this.titleIn(range, text)) + this.countIn(this.rangeOf(`${text} `))) / all;
  }

  /** Observations of all titles. */
  get total(): number {
    return this.before.at(-1) ?? 0;
  }

  /** How often the titles that begin with a text were observed. */
  countOfBeginning(text: string): number {
    return this.countIn(this.rangeOf(text));
  }

  /** How often a title was observed; 0 if it is not known. */
  countOfTitle(key: string): number {
    const start = this.placeOf(key);
    return this.countIn(this.titleIn([start, this.before.length - 1], key));
  }

  /** The title that has more than half of the observations of all titles that begin with a text; undefined if none has. */
  mostlyTitle(text: string): string | undefined {
    const [start, end] = this.rangeOf(text);
    const [from, to] = [this.before[start] ?? 0, this.before[end] ?? 0];
    const middle = (from + to) / 2;
    // The title in the middle of the observations is the only one that can have more than half of them.
    let [low, high] = [start, end];
    while (high - low > 1) {
      const at = (low + high) >> 1;
      if ((this.before[at] ?? 0) <= middle) low = at;
      else high = at;
    }
    if (start === end || (this.before[low + 1] ?? 0) - (this.before[low] ?? 0) <= middle - from) return undefined;
    return this.texts.at(low);
  }

  /** The title that was observed most often of those that begin with a text; undefined if none begins with it. */
  mostFrequent(text: string): string | undefined {
    const [start, end] = this.rangeOf(text);
    if (start === end) return undefined;
    const counts = this.before.subarray(start, end + 1);
    let best = 0;
    for (let at = 1; at < counts.length - 1; at++) if (countAt(counts, at) > countAt(counts, best)) best = at;
    return this.texts.at(start + best);
  }

  /** The titles from one text up to, not including, another, in order. */
  *keysFrom(from: string, to: string): Generator<string> {
    for (let at = this.placeOf(from), end = this.placeOf(to); at < end; at++) yield this.texts.at(at);
  }

  /** Observations of the titles at these places. */
  private countIn([start, end]: readonly [start: number, end: number]): number {
    return (this.before[end] ?? 0) - (this.before[start] ?? 0);
  }

  /** The place of the title itself, which is the first one of those that begin with a text; nothing if there is no such title. */
  private titleIn([start, end]: readonly [start: number, end: number], key: string): readonly [start: number, end: number] {
    return [start, start < end && this.texts.isAt(start, key) ? start + 1 : start];
  }

  /** The places of the titles that begin with a text. */
  private rangeOf(text: string): readonly [start: number, end: number] {
    return this.texts.rangeOf(text, this.before.length - 1);
  }

  private placeOf(text: string): number {
    return this.texts.placeOf(text, this.before.length - 1);
  }
}

const countAt = (before: Float64Array, at: number): number => (before[at + 1] ?? 0) - (before[at] ?? 0);
