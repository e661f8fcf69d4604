import type { ILexingError, IToken } from 'chevrotain';
import { PARSER } from './grammar/commands.ts';
import { endOf, spanOf } from './grammar/nodes.ts';
import { DslError, type Problem } from './problem.ts';
import { syntaxProblem, unknownCommand } from './syntax-problem.ts';
import type { Command } from './syntax-tree.ts';
import { LEXER, T } from './tokens.ts';
import { ANY_EXAMPLE, VERBS } from './verbs.ts';
import { wordTable } from '../text/word-table.ts';

/** In characters. */
export const LONGEST_QUERY = 100_000;
/** The size of a body with a query, whose characters have up to six bytes when they are escaped. */
export const LARGEST_QUERY_BODY = '1mb';
const DEEPEST_NESTING = 50;
/** More than twice the length of the longest keyword or name. */
const LONGEST_WORD = 100;
/** A batch of 200 titles has about 400 tokens. Lists in IN have at most 500 values. */
const MOST_TOKENS = 4_000;

const EXAMPLE = ANY_EXAMPLE.example;
const JSON_EXAMPLE = `SUBMIT TITLECONVERT TITLE "registered nurse" VALUE '{"onet_code": "29-1141.00"}'`;

/** What is in no text: NUL, and half of a character. */
const NO_TEXT = /\0|\p{Surrogate}/u;

/** Parses exactly one command. Throws {@link DslError} with the position of the error. */
export function parse(query: string): Command {
  const unreadable = textProblem(query);
  if (unreadable !== undefined) throw new DslError(query, [unreadable]);
  const start = query.search(NO_TEXT);
  if (start < 0) return parseText(query);
  // In a title of a batch, it concerns only that title, whose result says so.
  const command = query.includes('[') ? parsedOrNothing(query) : undefined;
  if (command !== undefined && isOnlyInTitles(query, command)) return command;
  throw new DslError(query, [noTextProblem(query, start)]);
}

function parsedOrNothing(query: string): Command | undefined {
  try {
    return parseText(query);
  } catch (error) {
    if (error instanceof DslError) return undefined;
    throw error;
  }
}

function isOnlyInTitles(query: string, command: Command): boolean {
  if (command.kind !== 'convert' || !command.isBatch) return false;
  let [rest, at] = ['', 0];
  for (const { at: title } of command.inputs) {
    rest += query.slice(at, title.start);
    at = title.end;
  }
  return !NO_TEXT.test(rest + query.slice(at));
}

function noTextProblem(query: string, start: number): Problem {
  const without = query.replace(new RegExp(NO_TEXT, 'gu'), '');
  const { kind } = parsedOrNothing(without) ?? {};
  return {
    message: 'The query contains a NUL character or an unpaired surrogate',
    suggestion: 'Remove them.',
    // No query takes an empty text.
    example: (kind === 'read' || kind === 'convert') && !without.includes('""') ? without : EXAMPLE,
    at: { start, end: start + 1 },
  };
}

function parseText(query: string): Command {
  const { tokens, errors } = LEXER.tokenize(query);
  const problem = readingProblem(query, tokens, errors[0]);
  if (problem !== undefined) throw new DslError(query, [problem]);
  PARSER.input = tokens;
  const command = PARSER.query();
  const [error] = PARSER.errors;
  if (error !== undefined) throw new DslError(query, [syntaxProblem(tokens, error.token)]);
  return command;
}

function readingProblem(query: string, tokens: readonly IToken[], error: ILexingError | undefined): Problem | undefined {
  const [first] = tokens;
  // For a query in another language, the first word explains most.
  const isForeign = first !== undefined && error !== undefined && first.startOffset < error.offset && !Object.hasOwn(VERBS, first.tokenType.name);
  if (isForeign) return unknownCommand(first);
  return brokenJson(query, tokens) ?? (error === undefined ? tokenProblem(tokens) : lexingProblem(query, error));
}

function textProblem(query: string): Problem | undefined {
  const suggestion = 'Send one command, such as the example. HELP lists the topics.';
  if (query.length > LONGEST_QUERY)
    return {
      message: `The query is longer than ${LONGEST_QUERY} characters`,
      suggestion: 'Split it. TITLECONVERT takes up to 200 titles per call.',
      example: EXAMPLE,
    };
  return query.replace(/#[^\n\r]*/g, '').trim() === '' ? { message: 'The query is empty', suggestion, example: 'HELP' } : undefined;
}

/** Symbols of other languages, and what to write instead. */
const FOREIGN_SIGNS = wordTable<string>({
  '&': 'Join conditions with AND.',
  '*': 'Rows always have all fields. Remove it.',
  $: 'Queries have no parameters. Write the value itself.',
  '?': 'Queries have no parameters. Write the value itself.',
  '{': 'Send the command as text, not as JSON.',
  '/': 'Comments start with #. Put text in double quotes.',
});

function lexingProblem(query: string, { offset }: ILexingError): Problem {
  const found = String.fromCodePoint(query.codePointAt(offset) ?? 0);
  const at = { start: offset, end: offset + found.length };
  if (found === '"') return brokenText(query, offset);
  if (found === "'")
    return {
      message: 'Missing closing quote for the text that starts here',
      suggestion: 'Single quotes are for JSON. Add the closing quote, and write an apostrophe in the JSON as \\u0027.',
      example: EXAMPLE,
      at,
    };
  if ('“”„‟«»‘’`´'.includes(found))
    return { message: `${found} is not a valid quotation mark`, suggestion: 'Use straight double quotes: "text".', example: EXAMPLE, at };
  const shown = /[\p{C}\p{Z}]/u.test(found) ? `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}` : found;
  return { message: `Unexpected character ${shown}`, suggestion: FOREIGN_SIGNS[found] ?? 'Put text in double quotes.', example: EXAMPLE, at };
}

/** An apostrophe in JSON ends it: the next token then follows without a space. */
function brokenJson(query: string, tokens: readonly IToken[]): Problem | undefined {
  const token = tokens.find((one) => one.tokenType === T.Json && /[\p{L}\p{N}"]/u.test(query[endOf(one)] ?? ''));
  if (token === undefined) return undefined;
  const end = endOf(token);
  return {
    message: 'This apostrophe ends the JSON',
    suggestion: 'Write an apostrophe in the JSON as \\u0027.',
    example: JSON_EXAMPLE,
    at: { start: end - 1, end },
  };
}

/** A text without a closing quote, or an unknown escape. */
function brokenText(query: string, start: number): Problem {
  for (let place = start + 1; place < query.length; place += 1) {
    if (query[place] === '"') break;
    if (query[place] !== '\\') continue;
    const next = query[place + 1];
    if (next !== '"' && next !== '\\') {
      const message = `\\${next ?? ''} is not a valid escape`;
      return {
        message,
        suggestion: 'In text, write \\" for a double quote and \\\\ for a backslash.',
        example: EXAMPLE,
        at: { start: place, end: place + 2 },
      };
    }
    place += 1;
  }
  return {
    message: 'Missing closing quote for the text that starts here',
    suggestion: 'Add the closing double quote.',
    example: EXAMPLE,
    at: { start, end: start + 1 },
  };
}

/** Checks that apply to all queries: a single command, and a maximum size. */
function tokenProblem(tokens: readonly IToken[]): Problem | undefined {
  const excess = tokens[MOST_TOKENS];
  if (excess !== undefined)
    return {
      message: `The query has more than ${MOST_TOKENS} words, values, and symbols`,
      suggestion: 'Split it into several queries.',
      example: EXAMPLE,
      at: spanOf(excess),
    };
  // The depth of each open parenthesis. Parentheses and NOTs both add a level.
  const open: number[] = [];
  let depth = 0;
  let nots = 0;
  for (const token of tokens) {
    if (token.tokenType === T.Plain && token.image.length > LONGEST_WORD)
      return { message: `A word has more than ${LONGEST_WORD} characters`, suggestion: 'Put text in double quotes.', example: EXAMPLE, at: spanOf(token) };
    if (token.tokenType === T.Number && !Number.isFinite(Number(token.image)))
      return { message: 'The number is too large', suggestion: 'Write a number with fewer digits.', example: EXAMPLE, at: spanOf(token) };
    if (token.tokenType === T.Pipe || token.tokenType === T.Semicolon) return secondCommand(token, { isLast: tokens.at(-1) === token });
    if (token.tokenType === T.Open) {
      open.push(depth);
      depth += nots + 1;
    }
    if (token.tokenType === T.Close) depth = open.pop() ?? 0;
    nots = token.tokenType === T.Not ? nots + 1 : 0;
    if (depth + nots > DEEPEST_NESTING)
      return {
        message: `Conditions are nested deeper than ${DEEPEST_NESTING}`,
        suggestion: 'Use fewer levels of parentheses, or IN with a list.',
        example: 'LIST COMPANIES WHERE INDUSTRY IN ("Banking", "Retail")',
        at: spanOf(token),
      };
  }
  return undefined;
}

function secondCommand(token: IToken, { isLast }: { readonly isLast: boolean }): Problem {
  const what = token.tokenType === T.Pipe ? 'The pipe (|)' : 'The semicolon (;)';
  return {
    message: `${what} is not supported: a query is exactly one command`,
    suggestion: isLast ? 'Remove it.' : 'Send two queries, and use the result of the first one in the second one.',
    example: EXAMPLE,
    at: spanOf(token),
  };
}

/** Whether a text has the syntax of a query. */
export const isParsed = (query: string): boolean => parsedIfValid(query) !== undefined;

/** The command of a text with the syntax of a query; undefined for any other text. */
export function parsedIfValid(query: string): Command | undefined {
  try {
    return parse(query);
  } catch (error) {
    if (error instanceof DslError) return undefined;
    throw error;
  }
}
