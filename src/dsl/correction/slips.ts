import { englishWords } from '../../conversion/english-words.ts';
import { edits } from '../../conversion/edits.ts';
import { boundNames } from '../../catalog/bound-names.ts';
import { FORMS } from '../forms/forms.ts';
import { nearWord } from '../near-word.ts';
import { orderNames } from '../rules/orders.ts';
import { expandTokens } from '../rules/tokens.ts';
import { VERBS } from '../verbs.ts';
import { COMPARISONS, NOISE, OPENERS } from './connectives.ts';
import { FIELD_PHRASES } from './field-phrases.ts';
import { SUBJECTS } from './known-phrases.ts';
import { piecesOf, type Piece } from './pieces.ts';
import { OTHER_VERBS, VERB_PHRASES } from './verb-phrases.ts';

/** Keywords of clauses. Verbs, subjects, and fields are declared elsewhere. */
const KEYWORDS = 'WHERE AND OR NOT IN IS CONTAINS BETWEEN FOR ORDER BY LIMIT OFFSET GROUP EXPAND INCLUDE WITH USING RANGE ASC DESC NULL'.split(' ');
const SHORTEST = 3;
/** A query with more misspelled words is not corrected. First one of them is, then all. */
const MOST_SLIPS = 4;
/** With as few letters, only two of them may be swapped. */
const SHORT = 4;

const wordsOf = (names: readonly string[]): string[] => names.flatMap((name) => name.toLowerCase().split(/[\s_]+/u));

/** What a misspelled word of a query can be. */
const MEANT: readonly string[] = [
  ...new Set(
    wordsOf([
      ...Object.keys(VERBS),
      ...KEYWORDS,
      ...FORMS.flatMap((form) => [
        form.subject,
        form.for ?? '',
        ...Object.entries(form.resource?.fields ?? {}).flatMap(([key, field]) => [...field.dsl, ...Object.values(boundNames(key, field) ?? {})]),
        ...Object.values(form.settings ?? {}).flatMap(({ names }) => names),
        ...orderNames(form),
        ...expandTokens(form),
        ...(form.groups ?? []),
      ]),
    ]),
  ),
].filter((word) => word.length >= SHORTEST);

/** Words that are read as they are. */
const KNOWN: ReadonlySet<string> = new Set([
  ...MEANT,
  ...OTHER_VERBS,
  ...wordsOf([VERB_PHRASES, SUBJECTS, OPENERS, COMPARISONS, FIELD_PHRASES].flatMap((table) => Object.keys(table))),
  ...NOISE,
]);

/**
 * Queries that a refused one can be a slip of: with a misspelled keyword, field, or subject corrected. English words and texts in quotes are not changed: they may
 * be names.
 */
export async function withoutSlips(query: string): Promise<readonly string[]> {
  const english = await englishWords();
  const slips = (piecesOf(query)?.pieces ?? []).flatMap((piece) => {
    const word = piece.text.toLowerCase();
    const meant = piece.kind === 'word' && !KNOWN.has(word) && !english.has(word) ? keywordLike(piece.text) : undefined;
    return meant === undefined ? [] : [{ piece, meant }];
  });
  if (slips.length > MOST_SLIPS) return [];
  return [...slips.map((slip) => [slip]), ...(slips.length > 1 ? [slips] : [])].map((some) => replaced(query, some));
}

function keywordLike(written: string): string | undefined {
  const word = written.toLowerCase();
  if (word.length < SHORTEST) return undefined;
  const swapped = MEANT.find((one) => edits(word, one) === 1 && sorted(one) === sorted(word));
  return swapped ?? (word.length <= SHORT ? undefined : nearWord(word, MEANT)?.toLowerCase());
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
  const parts = query.split('"');
  if (parts.length % 2 === 1) return undefined;
  // Every second part is a text.
  const open = parts.findIndex((part, i) => i % 2 === 1 && i < parts.length - 1 && END.test(part));
  const end = END.exec(parts[open] ?? '')?.index;
  if (end !== undefined) return parts.map((part, i) => (i === open ? `${part.slice(0, end)}"${part.slice(end)}` : part)).join('"');
  const opened = query.replace(UNOPENED, '"$1"');
  return opened === query ? undefined : opened;
}
