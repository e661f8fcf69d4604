import { englishWords } from '../../conversion/english-words.ts';
import { edits } from '../../conversion/edits.ts';
import { FORMS } from '../forms/forms.ts';
import { orderNames } from '../rules/orders.ts';
import { expandTokens } from '../rules/tokens.ts';
import { TOKENS } from '../tokens.ts';
import { VERBS } from '../verbs.ts';
import { COMPARISONS, NOISE, OPENERS } from '../meanings/connectives.ts';
import { FIELD_PHRASES } from '../meanings/field-phrases.ts';
import { FIELD_NAMES, SUBJECTS } from '../meanings/known-phrases.ts';
import { LONGEST, piecesOf, type Piece } from '../meanings/pieces.ts';
import { OTHER_VERBS, VERB_PHRASES } from '../meanings/verb-phrases.ts';

/** Of the grammar: their tokens are named like them, in capitals. */
const KEYWORDS = TOKENS.map(({ name }) => name).filter((name) => /^[A-Z]{2,}$/u.test(name));
/** A query with more misspelled words is not corrected. First one of them is, then all. */
const MOST_SLIPS = 4;
const MOST_KEYWORDS = 3;
/** Most queries that are tried. */
const MOST_WAYS = 27;
/** A word of as many letters may have two slips. */
const LONG = 7;
/** "LSIT" is rather LIST than LAST. */
const SAME_LETTERS = 0.5;

const wordsOf = (names: readonly string[]): string[] => names.flatMap((name) => name.toLowerCase().split(/[\s_]+/u));

/** What a misspelled word of a query can be. */
const MEANT: readonly string[] = [
  ...new Set(
    wordsOf([
      ...KEYWORDS,
      ...FIELD_NAMES,
      ...FORMS.flatMap((form) => [form.subject, form.for ?? '', ...orderNames(form), ...expandTokens(form), ...(form.groups ?? [])]),
    ]),
  ),
].filter((word) => word !== '');

/** What a query begins with. */
const FIRST = Object.keys(VERBS).map((verb) => verb.toLowerCase());

/** Words of the query language, and the values that need no quotes. */
const RESERVED: ReadonlySet<string> = new Set([...MEANT, 'ranked', 'na', 'true', 'false', 'null']);

/** Words that are read as they are. */
const KNOWN: ReadonlySet<string> = new Set([
  ...MEANT,
  ...OTHER_VERBS,
  ...wordsOf([VERB_PHRASES, SUBJECTS, OPENERS, COMPARISONS, FIELD_PHRASES].flatMap((table) => Object.keys(table))),
  ...NOISE,
]);

interface Slip {
  readonly piece: Piece;
  /** Likeliest first. */
  readonly meant: readonly string[];
}

const wordPieces = (query: string): readonly Piece[] => (piecesOf(query)?.pieces ?? []).filter(({ kind }) => kind === 'word');

/**
 * The valid query that has other keywords, subjects, or fields in place of each word that is none, each a slip of one or two letters apart; undefined if there is
 * none. Names are in quotes in a valid query, so that no name is changed.
 */
export function asValid(query: string, isValid: (query: string) => boolean): string | undefined {
  const slips = wordPieces(query).flatMap((piece, i): Slip[] => {
    const word = piece.text.toLowerCase();
    // GTE is an operator, but at the beginning it is GET.
    const isStart = i === 0 && !FIRST.includes(word);
    const meant = isStart ? keywordsLike(word, FIRST) : RESERVED.has(word) ? [] : keywordsLike(word);
    return meant.length === 0 ? [] : [{ piece, meant }];
  });
  if (slips.length === 0 || slips.length > MOST_SLIPS) return undefined;
  const ways = slips.reduce<readonly (readonly string[])[]>((some, { meant }) => some.flatMap((way) => meant.map((word) => [...way, word])), [[]]);
  return ways
    .slice(0, MOST_WAYS)
    .map((way) =>
      replaced(
        query,
        slips.map(({ piece }, i) => ({ piece, meant: way[i] ?? piece.text })),
      ),
    )
    .find(isValid);
}

/**
 * Queries that a refused one can be a slip of: with a misspelled keyword, field, or subject corrected. English words and texts in quotes are not changed: they may
 * be names.
 */
export async function withoutSlips(query: string): Promise<readonly string[]> {
  const english = await englishWords();
  const slips = wordPieces(query).flatMap((piece) => {
    const word = piece.text.toLowerCase();
    const [meant] = KNOWN.has(word) || english.has(word) ? [] : keywordsLike(word);
    return meant === undefined ? [] : [{ piece, meant }];
  });
  if (slips.length > MOST_SLIPS) return [];
  return [...slips.map((slip) => [slip]), ...(slips.length > 1 ? [slips] : [])].map((some) => replaced(query, some));
}

/** Keywords that differ from a word by one letter, or by two if it is long or has the same letters, which come first. */
function keywordsLike(word: string, among: readonly string[] = MEANT): readonly string[] {
  const most = word.length < LONG ? 1 : 2;
  const hasSameLetters = (one: string): boolean => one.length === word.length && sorted(one) === sorted(word);
  const far = (one: string): number => edits(word, one) - (hasSameLetters(one) ? SAME_LETTERS : 0);
  return among
    .filter((one) => Math.abs(one.length - word.length) <= most && edits(word, one) <= (hasSameLetters(one) ? 2 : most))
    .sort((x, y) => far(x) - far(y))
    .slice(0, MOST_KEYWORDS);
}

const sorted = (word: string): string => Array.from(word).sort().join('');

const replaced = (query: string, slips: readonly { readonly piece: Piece; readonly meant: string }[]): string =>
  slips.reduceRight((text, { piece: { at }, meant }) => text.slice(0, at.start) + meant.toUpperCase() + text.slice(at.end), query);

/** Where a text ends that has no closing quote: before a comma in front of the next text, or a clause. */
const END = /,\s*$|\s+(?=(?:AND|OR|ORDER BY|LIMIT|OFFSET|GROUP BY|EXPAND|USING|WITH)\b)/u;
/** A text that has no opening quote, after what a text follows. */
const UNOPENED =
  /(?<=(?:\bIS|\bNOT|\bCONTAINS|\bCOMPANY|\bOCCUPATION|\bCLUSTER|[=(,])\s*)(?!(?:IS|NOT|IN)\b)(\p{L}[^"()=,]*)"(?=\s*(?:$|[),]|(?:AND|OR|ORDER|LIMIT|OFFSET|GROUP|EXPAND|USING|WITH)\b))/u;

/** With an odd number of quotes, the query with the missing one; undefined if it is only missing at the end. */
export function withoutLooseQuote(query: string): string | undefined {
  // Looking for the place takes the square of a run of spaces.
  if (query.length > LONGEST) return undefined;
  const parts = query.split('"');
  if (parts.length % 2 === 1) return undefined;
  // Every second part is a text.
  const open = parts.findIndex((part, i) => i % 2 === 1 && i < parts.length - 1 && END.test(part));
  const end = END.exec(parts[open] ?? '')?.index;
  if (end !== undefined) return parts.map((part, i) => (i === open ? `${part.slice(0, end)}"${part.slice(end)}` : part)).join('"');
  const opened = query.replace(UNOPENED, '"$1"');
  return opened === query ? undefined : opened;
}
