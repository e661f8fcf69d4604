const LONGEST_NAME = 100;
const MOST_NAMES = 20;

/** A name from a caller, shortened for an error message. */
export const shownName = (name: string): string => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME).toWellFormed()}…` : name.toWellFormed());

/** The first names from a caller, and the number of the others. */
export function shownNames(names: readonly string[]): string[] {
  const shown = names.slice(0, MOST_NAMES).map(shownName);
  return names.length > MOST_NAMES ? [...shown, `… and ${names.length - MOST_NAMES} more`] : shown;
}
