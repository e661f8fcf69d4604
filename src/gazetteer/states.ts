import { US_STATES } from '../catalog/states.ts';
import { identityKey } from '../text/identity-key.ts';
import { listedPlaces } from './place-list.ts';

const TERRITORIES = Array.from(listedPlaces('territory'), ([name, [letters = '']]) => [letters, name] as const);

const BY_NAME = new Map(
  [...Object.entries(US_STATES), ...TERRITORIES].flatMap(([letters, name]) => [
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
