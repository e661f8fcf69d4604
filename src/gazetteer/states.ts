import { identityKey } from '../text/identity-key.ts';
import { listedPlaces } from './place-list.ts';

/** Full names of the states, as in company records, by postal code. Without territories. */
export const STATE_NAMES: Readonly<Record<string, string>> = Object.fromEntries(Array.from(listedPlaces('state'), ([name, [letters = '']]) => [letters, name]));

const BY_NAME = new Map(
  [...listedPlaces('state'), ...listedPlaces('territory')].flatMap(([name, [letters = '']]) => [
    [identityKey(letters), letters],
    [identityKey(name), letters],
  ]),
);

/** Postal code of a state or territory, given by postal code or name in any case. */
export function stateLetters(text: string): string | undefined {
  return BY_NAME.get(identityKey(text));
}

/** Postal codes and names of all states and territories, in lower case. */
export const STATE_KEYS: readonly string[] = [...BY_NAME.keys()];
