/** A list that must not be empty. For loops of assertions, which say nothing about an empty one. */
export function some<List extends readonly unknown[]>(list: List): List {
  if (list.length === 0) throw new Error('The list is empty, so there is nothing to assert.');
  return list;
}
