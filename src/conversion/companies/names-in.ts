import { withoutRegisterMark } from './name-key.ts';

/** Words between two names of one employer: "Wright Foods d/b/a Sunny Deli", "Block (formerly Square)". */
const BETWEEN_NAMES =
  /[\s,;(]+(?:d[/.]?b[/.]?a\.?|doing\s+business\s+as|f[/.]?k[/.]?a\.?|a[/.]?k[/.]?a\.?|(?:formerly|previously|also)(?:\s+known\s+as)?|now\s+known\s+as)\s+/iu;
const BETWEEN_READINGS = '/';
const IN_BRACKETS = /^(.*\S)\s*[([]([^()[\]]+)[)\]]\s*$/u;

/**
 * The names in what was typed, where it holds several of one employer: before and after "d/b/a" and the like, on both sides of a slash, and in brackets at the
 * end. Empty if it holds one name. What brackets hold may be a place as well, and a slash may stand for anything: each of these names a company only as a whole.
 */
export function namesIn(text: string): string[] {
  const bracketed = IN_BRACKETS.exec(text);
  const parts = (bracketed === null ? [text] : [bracketed[1] ?? '', bracketed[2] ?? ''])
    .flatMap((part) => ` ${part}`.split(BETWEEN_NAMES))
    .flatMap((part) => withoutRegisterMark(part).split(BETWEEN_READINGS));
  const names = parts.map((part) => part.replace(/^[\s,;(]+|[\s,;)]+$/gu, '')).filter((part) => part !== '');
  return names.length > 1 ? [...new Set(names)].slice(0, MOST_NAMES) : [];
}

const MOST_NAMES = 4;
