import { createHash } from 'node:crypto';

/** Maximum number of prepared statements per connection. Later ones are planned each time. Names are never reused, because a connection never forgets one. */
const MOST_NAMES = 300;

const names = new Map<string, string>();

/** A name under which the server keeps the plan of this SQL; undefined if the maximum is reached. */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_NAMES) return known;
  const name = `s${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  names.set(text, name);
  return name;
}
