/** Printable ASCII with single spaces: only capitals can differ from the key. Most names and titles are like that. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/**
 * The key by which names, aliases, and titles are compared: Unicode NFKC, case folded, white space collapsed.
 * The SQL function `identity_key` does the same. A test compares the two.
 */
export function identityKey(name: string): string {
  if (PLAIN.test(name)) return name.toLowerCase();
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{White_Space}+/gu, ' ')
    .replace(/^ | $/gu, '');
}
