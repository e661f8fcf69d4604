import { nearNames } from './near-names.ts';

const isNumber = (text: string): boolean => /^[+-]?[\d.]+$/.test(text);

/** The name that was probably meant; never for numbers, because 11 is not a misspelled 1. */
export const nearName = (given: string, names: readonly string[]): string | undefined => (isNumber(given) ? undefined : nearNames(given, names)[0]);

export function didYouMean(given: string, names: readonly string[]): string {
  const near = nearName(given, names);
  return near === undefined ? '' : `; did you mean ${near}?`;
}
