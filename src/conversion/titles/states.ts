import { createRequire } from 'node:module';
import { identityKey } from '../../identity-key.ts';

const { abbr } = (createRequire(import.meta.url)('zipcodes') as { states: { abbr: Record<string, string> } }).states;
/** Territories that filings name and the package does not. */
const TERRITORIES = { PR: 'Puerto Rico', GU: 'Guam', VI: 'Virgin Islands', MP: 'Northern Mariana Islands', AS: 'American Samoa' };
const PROVINCES = new Set(['BC', 'ON', 'NL', 'NS', 'PE', 'NB', 'QC', 'MB', 'SK', 'AB', 'NT', 'NU', 'YT']);

const BY_NAME = new Map(
  Object.entries({ ...abbr, ...TERRITORIES })
    .filter(([letters]) => !PROVINCES.has(letters))
    .flatMap(([letters, name]) => [
      [identityKey(letters), letters],
      [identityKey(name), letters],
    ]),
);

/** Postal letters of a state or territory given by its letters or its name, in any case. */
export function stateLetters(text: string): string | undefined {
  return BY_NAME.get(identityKey(text));
}
