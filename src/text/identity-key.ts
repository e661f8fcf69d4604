/**
 * The key by which names, aliases and titles are compared: Unicode NFKC, case folded, white space collapsed.
 * The SQL function `identity_key` is its twin; a test holds the two together.
 */
export function identityKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{White_Space}+/gu, ' ')
    .replace(/^ | $/gu, '');
}
