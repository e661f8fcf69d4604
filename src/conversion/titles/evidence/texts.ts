import { startsOf } from '../../../packed/lists.ts';
import { packStrings, StringTable, type PackedStrings } from '../../../packed/string-table.ts';

/** The usual BM25 parameters. */
const K1 = 1.2;
const B = 0.75;

/** Texts about occupations as arrays of numbers. */
export interface PackedTexts {
  readonly stems: PackedStrings;
  /** Where the texts with each stem begin in the next two. */
  readonly starts: Int32Array;
  readonly groups: Uint16Array;
  readonly gains: Float64Array;
}

export function packTexts(texts: readonly { readonly group: number; readonly stems: readonly string[] }[]): PackedTexts {
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
  const lists = [...counts.values()];
  const gainOf = (list: readonly unknown[], count: number, length: number): number => {
    const rarity = Math.log(1 + (texts.length - list.length + 0.5) / (list.length + 0.5));
    return (rarity * count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / average));
  };
  return {
    stems: packStrings([...counts.keys()]),
    starts: startsOf(lists.map(({ length }) => length)),
    groups: Uint16Array.from(lists.flat(), ({ group }) => group),
    gains: Float64Array.from(lists.flatMap((list) => list.map(({ count, length }) => gainOf(list, count, length)))),
  };
}

/** An in-process search over texts about occupations (descriptions, names of tools): a few thousand short texts. */
export class OccupationTexts {
  private readonly ids: StringTable;

  constructor(
    private readonly packed: PackedTexts,
    private readonly size: number,
  ) {
    this.ids = new StringTable(packed.stems);
  }

  /** The sum of the BM25 scores of each occupation's texts. */
  scores(stems: readonly string[]): Float64Array {
    const { starts, groups, gains } = this.packed;
    const scores = new Float64Array(this.size);
    for (const stem of stems) {
      const id = this.ids.get(stem);
      if (id === undefined) continue;
      for (let at = starts[id] ?? 0, end = starts[id + 1] ?? 0; at < end; at++) {
        const group = groups[at] ?? 0;
        scores[group] = (scores[group] ?? 0) + (gains[at] ?? 0);
      }
    }
    return scores;
  }
}
