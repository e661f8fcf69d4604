import type { IToken, TokenType } from 'chevrotain';
import { isOnetCode } from '../catalog/onet-code.ts';
import { AROUND_WORDS, COMPARISONS } from './meanings/connectives.ts';
import { numberOfWord } from '../text/english-numbers.ts';
import { endOf, spanOf } from './grammar/nodes.ts';
import { nearWord } from './near-word.ts';
import { quoted } from './print.ts';
import { SIGNS } from './rules/rule.ts';
import type { Span } from './syntax-tree.ts';
import { T } from './tokens.ts';
import { VERBS } from './verbs.ts';
import { wordTable } from '../text/word-table.ts';

/** What was probably meant at the position where the parser stopped. */
interface Slip {
  /** Replaces "Unexpected …". */
  readonly message?: string;
  /** Replaces the list of expected tokens. */
  readonly meant?: string;
  readonly suggestion: string;
  readonly at?: Span;
}

interface Place {
  readonly tokens: readonly IToken[];
  readonly index: number;
  readonly found: IToken;
  readonly expected: readonly string[];
  /** The preceding tokens, nearest first. */
  readonly before: readonly [IToken | undefined, IToken | undefined];
  readonly after: IToken | undefined;
}

const LONGEST_SHOWN = 60;
const TEXT = T.Text.LABEL ?? '';
const NUMBER = T.Number.LABEL ?? '';
const NAME = T.NameWord.LABEL ?? '';

/** Keywords of other languages, and their equivalents. */
const FOREIGN = wordTable<string>({
  LIKE: 'CONTAINS',
  ILIKE: 'CONTAINS',
  EQUALS: 'IS',
  TOP: 'LIMIT',
  SKIP: 'OFFSET',
  SORT: 'ORDER BY',
});
const LONGEST_OPERATOR = 5;
const OPERATORS: readonly TokenType[] = [
  T.Is,
  T.In,
  T.Contains,
  T.Between,
  T.Equal,
  T.NotEqual,
  T.Gt,
  T.GtWord,
  T.Gte,
  T.GteWord,
  T.Lt,
  T.LtWord,
  T.Lte,
  T.LteWord,
];

/** Keywords with which a command goes on. No text begins with them, except in the commands that do not have them. */
const GOES_ON: readonly TokenType[] = [T.Where, T.Limit, T.Offset, T.Expand, T.Format, T.Using];
const WRITES: readonly TokenType[] = [T.Update, T.Add, T.Remove];
const OF_WRITES: readonly TokenType[] = [T.Set, T.To, T.From, T.Type];

const isWord = (token: IToken | undefined): boolean => token !== undefined && /^[A-Za-z_]/.test(token.image);
const isA = (token: IToken | undefined, ...types: readonly TokenType[]): boolean => token !== undefined && types.includes(token.tokenType);

/** The first of the common mistakes that explains the position. */
export function slipAt(tokens: readonly IToken[], index: number, expected: readonly string[]): Slip | undefined {
  const found = tokens[index];
  if (found === undefined) return undefined;
  const place: Place = { tokens, index, found, expected, before: [tokens[index - 1], tokens[index - 2]], after: tokens[index + 1] };
  for (const slip of SLIPS) {
    const meant = slip(place);
    if (meant !== undefined) return meant;
  }
  return undefined;
}

const SLIPS: readonly ((place: Place) => Slip | undefined)[] = [
  bareCode,
  misspelledKeyword,
  secondCommand,
  missingJoin,
  nullValue,
  spokenOperator,
  bareText,
  quotedName,
  wrongSign,
  wrongList,
  strayParenthesis,
];

/** `29-1141.00` without quotes is a number, a sign and a number. */
function bareCode({ tokens, index }: Place): Slip | undefined {
  for (const start of [index - 1, index]) {
    const parts = tokens.slice(start, start + 3);
    const text = parts.map(({ image }) => image).join('');
    const [first, , last] = parts;
    if (first !== undefined && last !== undefined && isOnetCode(text))
      return {
        message: `${text} must be quoted`,
        suggestion: `O*NET-SOC codes are text. Write "${text}".`,
        at: { start: first.startOffset, end: endOf(last) },
      };
  }
  return undefined;
}

/** A misspelled keyword, or one of another language. */
function misspelledKeyword({ found, expected }: Place): Slip | undefined {
  const word = found.image.toUpperCase();
  const foreign = FOREIGN[word];
  const keywords = expected.filter((label) => /^[A-Z]{2,}$/.test(label));
  const meant = foreign !== undefined && keywords.includes(foreign.split(' ')[0] ?? '') ? foreign : isWord(found) ? nearWord(word, keywords, 0.85) : undefined;
  return meant === undefined ? undefined : { meant: `; did you mean ${meant}?`, suggestion: `Write ${meant}.` };
}

function secondCommand({ found, expected }: Place): Slip | undefined {
  if (!Object.hasOwn(VERBS, found.tokenType.name) || !expected.includes('WHERE')) return undefined;
  return { message: `A second command starts at ${found.image}`, suggestion: 'A query is a single command. Send two queries.' };
}

/** A condition without WHERE, AND or OR before it. */
function missingJoin({ found, after, expected }: Place): Slip | undefined {
  if (!isWord(found) || !isA(after, ...OPERATORS)) return undefined;
  const field = found.image.toUpperCase();
  if (expected.includes('AND')) return { suggestion: `Conditions must be joined by AND or OR. Write AND ${field}.` };
  return expected.includes('WHERE') ? { suggestion: `Conditions must come after WHERE. Write WHERE ${field}.` } : undefined;
}

/** NULL among values. */
function nullValue({ tokens, index, found, expected }: Place): Slip | undefined {
  if (!isA(found, T.Null) || !expected.includes(TEXT)) return undefined;
  const isCondition = tokens.slice(0, index).some((token) => isA(token, T.Where));
  return { message: 'NULL is not a value', suggestion: isCondition ? 'Write IS NULL in a condition of its own.' : 'Remove NULL.' };
}

/** An operator in words, alone or after IS: "PAY IS less than 40000". The parser reads a first word after IS as a value. */
function spokenOperator({ tokens, index, found, expected, before: [previous, second] }: Place): Slip | undefined {
  if (!isWord(found) || isA(found, ...OPERATORS)) return undefined;
  const isOperator = expected.includes('CONTAINS') || isA(previous, T.Is, T.Equal, T.Not);
  if (isOperator) return spokenAt(tokens, index);
  // "In excess of" begins as a list does.
  if (isA(previous, T.In)) return spokenAt(tokens, index - 1);
  return isA(previous, T.Plain) && isA(second, T.Is, T.Equal, T.Not) ? spokenAt(tokens, index - 1) : undefined;
}

const isBySize = (comparison: string | undefined): comparison is keyof typeof SIGNS => comparison !== undefined && Object.hasOwn(SIGNS, comparison);

function spokenAt(tokens: readonly IToken[], start: number): Slip | undefined {
  for (let count = LONGEST_OPERATOR; count > 0; count--) {
    const words = tokens.slice(start, start + count);
    const [first, last] = [words[0], words.at(-1)];
    const text = words.map(({ image }) => image).join(' ');
    const comparison = COMPARISONS[text.toLowerCase()];
    const sign = AROUND_WORDS[text.toLowerCase()] === true ? 'BETWEEN' : isBySize(comparison) ? SIGNS[comparison] : undefined;
    // A name can begin like an operator: "Under Armour".
    const number = tokens[start + count];
    const isNumber = isA(number, T.Number) || numberOfWord(number?.image ?? '') !== undefined;
    if (sign !== undefined && last !== undefined && isNumber)
      return { message: `${quoted(text)} is not an operator`, suggestion: `Write ${sign}.`, at: spanTo(first, last) };
  }
  return undefined;
}

/** A text without quotes: where only a value is valid, after GET and its subject, after FOR and its target; or the second word of such a text. */
function bareText({ tokens, index, found, expected, before }: Place): Slip | undefined {
  if (!isWord(found) || isA(found, ...OPERATORS, ...GOES_ON) || (isA(tokens[0], ...WRITES) && isA(found, ...OF_WRITES))) return undefined;
  const isSecondWord = isA(before[0], T.Plain) && isA(before[1], ...OPERATORS, T.Not);
  const takesText = expected.includes(TEXT) && (!expected.includes('WHERE') || index === 2 || isA(before[1], T.For));
  if (!isSecondWord && !takesText) return undefined;
  const start = isSecondWord ? index - 1 : index;
  const rest = tokens.slice(start);
  const end = rest.findIndex((token, i) => i > 0 && !isA(token, T.Plain));
  const words = rest.slice(0, Math.max(1, end === -1 ? rest.length : end));
  const text = words
    .map(({ image }) => image)
    .join(' ')
    .slice(0, LONGEST_SHOWN);
  return {
    message: `${text} must be quoted`,
    suggestion: `Write ${quoted(text)}.`,
    at: { start: words[0]?.startOffset ?? found.startOffset, end: endOf(words.at(-1) ?? found) },
  };
}

function quotedName({ found, expected }: Place): Slip | undefined {
  const name = found.image.slice(1, -1);
  const isWanted = (expected.includes(NAME) && /^\w+$/.test(name)) || (expected.includes(NUMBER) && /^\d+$/.test(name));
  if (!isA(found, T.Text) || expected.includes(TEXT) || !isWanted) return undefined;
  return { suggestion: `Write ${name.slice(0, LONGEST_SHOWN)} without quotes.` };
}

function wrongSign({ found, before: [previous] }: Place): Slip | undefined {
  if (isA(previous, T.Minus) && isA(found, T.Minus)) return { suggestion: 'Comments start with #.', at: spanTo(previous, found) };
  if (isA(previous, T.Equal) && isA(found, T.Gt, T.Lt)) return { suggestion: `Write ${found.image}=.`, at: spanTo(previous, found) };
  return isA(previous, ...OPERATORS) && isA(found, ...OPERATORS) ? { suggestion: 'Write one operator.', at: spanTo(previous, found) } : undefined;
}

const spanTo = (first: IToken | undefined, last: IToken): Span => ({ start: (first ?? last).startOffset, end: endOf(last) });

/** Mistakes in lists and pairs of values: IN without parentheses, an extra or missing comma, two values after IS, BETWEEN with a comma. */
function wrongList({ tokens, index, found, before: [previous, second] }: Place): Slip | undefined {
  const image = found.image.slice(0, LONGEST_SHOWN);
  if (isA(previous, T.In)) return { suggestion: `IN takes a list. Write IN (${image}).` };
  if (isA(found, T.CloseList) && isA(previous, T.OpenList)) return { message: 'The list of titles is empty', suggestion: 'Write at least one title.' };
  if (isA(found, T.CloseList) && isA(previous, T.Comma))
    return { message: 'No title follows the comma', suggestion: 'Remove the comma, or add another title.', at: spanOf(previous ?? found) };
  if (isA(found, T.Close, T.CloseList) && isA(previous, T.Open, T.OpenList)) return { suggestion: 'Write at least one value.' };
  if (isA(found, T.Close, T.CloseList) && isA(previous, T.Comma))
    return { suggestion: 'Remove the comma, or add another value.', at: spanOf(previous ?? found) };
  if (isA(found, T.Comma) && tokens.slice(Math.max(0, index - 2), index).some((token) => isA(token, T.Between)))
    return { suggestion: 'BETWEEN takes two values, as in BETWEEN 1 AND 3.' };
  if (!isA(found, T.Text, T.Number) || !isA(previous, T.Text, T.Number)) return undefined;
  if (isA(second, T.Is, T.Equal)) return { suggestion: `For several values, write IN (${previous?.image ?? ''}, ${image}).` };
  return isA(second, T.Comma, T.Open, T.OpenList) ? { suggestion: 'Put a comma between the values.' } : undefined;
}

function strayParenthesis({ found, expected }: Place): Slip | undefined {
  return isA(found, T.Close) && expected.includes('AND') ? { suggestion: 'No parenthesis is open. Remove this one.' } : undefined;
}
