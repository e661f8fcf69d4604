/** Printable ASCII with single spaces: only capitals can differ from the key. Most names and titles are like that. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/** Signs that phones and word processors put in place of those of a keyboard, or that look like them. */
const APOSTROPHES = /[‘’‚‛ʼ′]/gu;
const QUOTES = /[“”„‟]/gu;
const DASHES = /[‐‒–—―−]/gu;
/** What pasted text has inside words, and nobody sees: soft hyphens, spaces without a width, and marks of the direction. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/gu;

/**
 * The key by which names, aliases, and titles are compared: Unicode NFKC, case folded, white space collapsed, and quotation marks, apostrophes, and dashes as a
 * keyboard has them, so that "McDonald’s" is McDonald's. The SQL function `identity_key` does the same. A test compares the two.
 */
export function identityKey(name: string): string {
  if (PLAIN.test(name)) return name.toLowerCase();
  return name
    .replaceAll('´', "'")
    .normalize('NFKC')
    .toLowerCase()
    .replace(APOSTROPHES, "'")
    .replace(QUOTES, '"')
    .replace(DASHES, '-')
    .replace(UNSEEN, '')
    .replace(/\p{White_Space}+/gu, ' ')
    .replace(/^ | $/gu, '');
}
