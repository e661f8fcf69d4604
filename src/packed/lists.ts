/** Many short lists of numbers in one array. */
export interface PackedLists {
  /** Where each list begins in `members`, and where the last one ends. */
  readonly starts: Int32Array;
  readonly members: Int32Array;
}

export function packLists(lists: readonly (readonly number[])[]): PackedLists {
  const starts = new Int32Array(lists.length + 1);
  for (const [i, list] of lists.entries()) starts[i + 1] = (starts[i] ?? 0) + list.length;
  const members = new Int32Array(starts[lists.length] ?? 0);
  for (const [i, list] of lists.entries()) members.set(list, starts[i]);
  return { starts, members };
}

/** One list, without a copy. */
export const listAt = ({ starts, members }: PackedLists, at: number): Int32Array => members.subarray(starts[at] ?? 0, starts[at + 1] ?? 0);

export const lengthAt = ({ starts }: PackedLists, at: number): number => (starts[at + 1] ?? 0) - (starts[at] ?? 0);
