import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Texts that have a name at the same time: those that were used last. */
const MOST_NAMES = 300;
/** Texts without a name that are remembered, as hashes. */
const MOST_SEEN = 3_000;

const names = new LRUCache<string, string>({ max: MOST_NAMES });
const seen = new LRUCache<string, true>({ max: MOST_SEEN });

/**
 * A name under which a connection keeps the plan of this SQL; undefined if it is planned each time. When all names are taken, a text gets one at its second use, in place of
 * the text that was not used for the longest time: most filters are asked for once, and would replace those that are asked for all the time. The name depends on the
 * text only, so that it never means another statement on a connection that still has it. `Database` limits how many a connection has.
 */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `s${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  if (names.size >= MOST_NAMES && !seen.delete(name)) {
    seen.set(name, true);
    return undefined;
  }
  names.set(text, name);
  return name;
}
