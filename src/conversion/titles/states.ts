import { STATE_NAMES } from '../../catalog/states.ts';
import { identityKey } from '../../text/identity-key.ts';

/** Territories that filings name and that no company of the dataset is in. */
const TERRITORIES = { GU: 'Guam', VI: 'Virgin Islands', MP: 'Northern Mariana Islands', AS: 'American Samoa' };

const BY_NAME = new Map(
  Object.entries({ ...STATE_NAMES, ...TERRITORIES }).flatMap(([letters, name]) => [
    [identityKey(letters), letters],
    [identityKey(name), letters],
  ]),
);

/** Postal letters of a state or territory given by its letters or its name, in any case. */
export function stateLetters(text: string): string | undefined {
  return BY_NAME.get(identityKey(text));
}

/** Letters and names of all states and territories, in lower case. */
export const STATE_KEYS: readonly string[] = [...BY_NAME.keys()];
