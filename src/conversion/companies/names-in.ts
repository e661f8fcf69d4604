import { withoutRegisterMark } from './name-key.ts';

/** Words between two names of one employer, or of one that has become another: "Wright Foods d/b/a Sunny Deli", "Block (formerly Square)", "Cerner, now Oracle". */
const BETWEEN_NAMES =
  /[\s,;(]+(?:d[/.]?b[/.]?a\.?|doing\s+business\s+as|f[/.]?k[/.]?a\.?|a[/.]?k[/.]?a\.?|(?:now\s+)?part\s+of|now\s+called|(?:formerly|previously|also|now)(?:\s+known\s+as)?|(?:(?:was|got)\s+)?(?:acquired|bought|taken\s+over)\s+by|merged\s+(?:with|into)),?\s+/iu;
/** What says the same at the end: "Magellan formerly, Oneok now". */
const SAID_LAST = /[\s,]+(?:now|formerly|previously|before(?:\s+that)?)\s*$/iu;
/** Signs and words between several employers. Names have them, too. */
const BETWEEN_EMPLOYERS = /\s*[,;]\s*|\s+(?:[&+]|and|or|then|plus)\s+/iu;
const BETWEEN_READINGS = /\/|\s+(?:[-=]+>|→)\s+/u;
/** "Hillrom, a Baxter company". */
const OF_ANOTHER = /^(.*\S)\s*,\s*an?\s+(\S+(?:\s\S+){0,2})\s+(?:company|brand|subsidiary)\s*$/iu;
const IN_BRACKETS = /^(.*\S)\s*[([]([^()[\]]+)[)\]]\s*$/u;

/**
 * The names in what was typed, where it holds several of one employer: before and after "d/b/a" and the like, on both sides of a slash, and in brackets at the
 * end. Empty if it holds one name. What brackets hold may be a place as well, and a slash may stand for anything: each of these names a company only as a whole.
 */
export function namesIn(text: string): string[] {
  const bracketed = IN_BRACKETS.exec(text) ?? OF_ANOTHER.exec(text);
  const parts = (bracketed === null ? [text] : [bracketed[1] ?? '', bracketed[2] ?? ''])
    .flatMap((part) => ` ${part}`.split(BETWEEN_NAMES))
    .flatMap((part) => withoutRegisterMark(part).split(BETWEEN_READINGS));
  return several(parts);
}

/** The parts of a text between signs and words that may join several employers: "Macy's and Bloomingdale's". They do so only if each part is the whole name of one. Empty for one part. */
export function employersIn(text: string): string[] {
  const names = several(text.split(BETWEEN_NAMES).flatMap((part) => part.split(BETWEEN_EMPLOYERS)));
  // "A & P".
  return names.some((name) => name.length < SHORTEST_NAME) ? [] : names;
}

const SHORTEST_NAME = 2;

/** Each name once, without the signs and words around it. Empty if there is one. */
function several(parts: readonly string[]): string[] {
  const names = parts.map((part) => part.replace(SAID_LAST, '').replace(/^[\s,;(]+|[\s,;)]+$/gu, '')).filter((part) => part !== '');
  return names.length > 1 ? [...new Set(names)].slice(0, MOST_NAMES) : [];
}

const MOST_NAMES = 4;
