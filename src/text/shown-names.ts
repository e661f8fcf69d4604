const LONGEST_NAME = 100;
const MOST_NAMES = 20;

/** A name as a caller sent it, short enough for an error message. */
export const shownName = (name: string): string => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME).toWellFormed()}…` : name.toWellFormed());

/** The first of the names that a caller sent, and how many more there were. */
export function shownNames(names: readonly string[]): string[] {
  const shown = names.slice(0, MOST_NAMES).map(shownName);
  return names.length > MOST_NAMES ? [...shown, `… and ${names.length - MOST_NAMES} more`] : shown;
}
