/** A table that is read with the words of a caller. It has only its own entries: in a plain object, "constructor" would be found, too. */
export function wordTable<T>(entries: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.freeze(Object.assign(Object.create(null) as Record<string, T>, entries));
}
