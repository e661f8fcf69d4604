import { createHash } from 'node:crypto';

/** Statements that each connection keeps planned at most; later ones are planned each time. Not a cache: a connection never forgets a name, so none is given twice. */
const MOST_NAMES = 300;

const names = new Map<string, string>();

/** A name under which the server keeps the plan of this text, or undefined when there are enough. */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_NAMES) return known;
  const name = `s${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  names.set(text, name);
  return name;
}
