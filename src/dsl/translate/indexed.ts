import type { Item } from './items.ts';

/** An item, and its place among all items of the question. */
export interface Indexed extends Item {
  readonly index: number;
}

/** The indexes of those items that exist. */
export const indexesOf = (...items: readonly (Indexed | undefined)[]): number[] => items.flatMap((item) => item?.index ?? []);

/** The texts of those items that exist, in the order of the question. */
export function textOf(...items: readonly (Item | undefined)[]): string {
  const known = items.filter((item) => item !== undefined);
  // Nearly always, they are in this order already.
  const isInOrder = known.every(({ from }, i) => i === 0 || from >= (known[i - 1]?.from ?? 0));
  return (isInOrder ? known : known.sort((a, b) => a.from - b.from)).map(({ text }) => text).join(' ');
}

/** Where neighboring items begin and end that fit together: the first ones, and of those the most, up to `longest`. */
export function runIn(items: readonly Item[], longest: number, fits: (run: readonly Item[], start: number) => boolean): readonly [number, number] | undefined {
  for (const start of items.keys())
    for (let end = Math.min(items.length, start + longest); end > start; end--) if (fits(items.slice(start, end), start)) return [start, end];
  return undefined;
}
