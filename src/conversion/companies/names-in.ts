/** Words between two names of one employer: "Wright Foods d/b/a Sunny Deli", "Block (formerly Square)". */
const BETWEEN_NAMES =
  /[\s,;(]+(?:d[/.]?b[/.]?a\.?|doing\s+business\s+as|f[/.]?k[/.]?a\.?|a[/.]?k[/.]?a\.?|(?:formerly|previously|also)(?:\s+known\s+as)?|now\s+known\s+as)\s+/iu;
const IN_BRACKETS = /^(.*\S)\s*[([]([^()[\]]+)[)\]]\s*$/u;

/**
 * The names in the typed text, if it has several names of one employer: before and after "d/b/a" and similar words, and in brackets at the end. Empty for a single
 * name. Brackets can also contain a place, so each of these names must match fully.
 */
export function namesIn(text: string): string[] {
  const bracketed = IN_BRACKETS.exec(text);
  const parts = (bracketed === null ? [text] : [bracketed[1] ?? '', bracketed[2] ?? '']).flatMap((part) => ` ${part}`.split(BETWEEN_NAMES));
  const names = parts.map((part) => part.replace(/^[\s,;(]+|[\s,;)]+$/gu, '')).filter((part) => part !== '');
  return names.length > 1 ? [...new Set(names)].slice(0, MOST_NAMES) : [];
}

const MOST_NAMES = 4;
