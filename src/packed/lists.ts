/** Many short lists of numbers in one array. */
export interface PackedLists {
  /** Where each list begins in `members`, and where the last one ends. */
  readonly starts: Int32Array;
  readonly members: Int32Array;
}

/** Where lists of these lengths begin in one array, and where the last one ends. */
export function startsOf(lengths: readonly number[]): Int32Array {
  const starts = new Int32Array(lengths.length + 1);
  for (const [i, length] of lengths.entries()) starts[i + 1] = (starts[i] ?? 0) + length;
  return starts;
}

export function packLists(lists: readonly (readonly number[])[]): PackedLists {
  const starts = startsOf(lists.map(({ length }) => length));
  const members = new Int32Array(starts[lists.length] ?? 0);
  for (const [i, list] of lists.entries()) members.set(list, starts[i]);
  return { starts, members };
}

/** One list, without a copy. */
export const listAt = ({ starts, members }: PackedLists, at: number): Int32Array => members.subarray(starts[at] ?? 0, starts[at + 1] ?? 0);

export const lengthAt = ({ starts }: PackedLists, at: number): number => (starts[at + 1] ?? 0) - (starts[at] ?? 0);
