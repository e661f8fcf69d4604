import { identityKey } from './identity-key.ts';

/** The identity key of a name or title is part of the id of its search document, which can have at most 512 bytes. */
export const LONGEST_KEY_BYTES = 400;

/** Whether the name is short enough for a search document. Normalization can make a text longer. */
export function fitsDocumentId(name: string): boolean {
  return Buffer.byteLength(identityKey(name)) <= LONGEST_KEY_BYTES;
}

/** Whether the database and the search index can hold this title. */
export function isStorableTitle(title: string): boolean {
  return Buffer.byteLength(title) <= LONGEST_KEY_BYTES && fitsDocumentId(title);
}

/** The reason why a title that is not storable is refused. */
export const TITLE_TOO_LONG = `is longer than ${LONGEST_KEY_BYTES} bytes of UTF-8 (after Unicode normalization)`;
