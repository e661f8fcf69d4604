import { packStrings, StringTable } from './string-table.ts';

/**
 * A map that does not change, from many texts to few distinct values. 130,000 phrases take 8 MB; in a Map of strings they take 16 MB, and each of them is one more
 * object for the garbage collector to look at.
 */
export class PackedMap<T> {
  private readonly texts: StringTable;
  private readonly distinct: readonly T[];
  /** Of each text, the position of its value in `distinct`. */
  private readonly valueOf: Int32Array;

  constructor(entries: ReadonlyMap<string, T>) {
    this.texts = new StringTable(packStrings([...entries.keys()]));
    this.valueOf = new Int32Array(entries.size);
    const positions = new Map<T, number>();
    let at = 0;
    for (const value of entries.values()) {
      const position = positions.get(value) ?? positions.size;
      positions.set(value, position);
      this.valueOf[at++] = position;
    }
    this.distinct = [...positions.keys()];
  }

  get size(): number {
    return this.texts.size;
  }

  get(text: string): T | undefined {
    const at = this.texts.get(text);
    return at === undefined ? undefined : this.distinct[this.valueOf[at] ?? -1];
  }

  has(text: string): boolean {
    return this.texts.has(text);
  }

  /** The distinct values, in the order of the first text that has each. */
  values(): readonly T[] {
    return this.distinct;
  }

  /** The texts, in the order of the entries. */
  keys(): Generator<string> {
    return this.texts.values();
  }

  *[Symbol.iterator](): Generator<readonly [text: string, value: T]> {
    let at = 0;
    for (const text of this.texts.values()) yield [text, this.distinct[this.valueOf[at++] ?? -1] as T];
  }
}
