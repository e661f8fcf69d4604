import { NICKNAMES } from '../../gazetteer/nicknames.ts';

/** The longest short form of a state that is one: "Calif." and "Penna." are, and "Suncoast" is only a part of one. */
const LONGEST_SHORT = 5;

/** Postal code of the state with this short form: "Mass.", "Tenn.". Many are also words, so that they need a capital, and a period or "in". */
export function shortState(text: string, { isAfterIn = false } = {}): string | undefined {
  const short = text.replace(/\.$/u, '');
  const meant = NICKNAMES.get(short.toLowerCase());
  if (meant === undefined || meant.city !== undefined || meant.metro !== undefined || short.length > LONGEST_SHORT) return undefined;
  return short.startsWith(meant.state.slice(0, 1)) && (text.endsWith('.') || isAfterIn) ? meant.state : undefined;
}
