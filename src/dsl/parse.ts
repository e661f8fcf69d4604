import type { ILexingError, IToken } from 'chevrotain';
import { PARSER } from './grammar/commands.ts';
import { endOf, spanOf } from './grammar/nodes.ts';
import { DslError, type Problem } from './problem.ts';
import { syntaxProblem, unknownCommand } from './syntax-problem.ts';
import type { Command } from './syntax-tree.ts';
import { LEXER, T } from './tokens.ts';
import { ANY_EXAMPLE, VERBS } from './verbs.ts';

export const LONGEST_QUERY = 100_000;
const DEEPEST_NESTING = 50;
/** No name of the language is half as long. */
const LONGEST_WORD = 100;
/** A batch of 200 titles has some 400; lists in IN are bounded to 500. */
const MOST_TOKENS = 4_000;

const EXAMPLE = ANY_EXAMPLE.example;
const JSON_EXAMPLE = `SUBMIT TITLECONVERT TITLE "registered nurse" VALUE '{"onet_code": "29-1141.00"}'`;

/** Reads exactly one command. Throws {@link DslError} with the position of what cannot be read. */
export function parse(query: string): Command {
  const unreadable = textProblem(query);
  if (unreadable !== undefined) throw new DslError(query, [unreadable]);
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
  // Of a query in another language the first word says most.
  const isForeign = first !== undefined && error !== undefined && first.startOffset < error.offset && !Object.hasOwn(VERBS, first.tokenType.name);
  if (isForeign) return unknownCommand(first);
  return brokenJson(query, tokens) ?? (error === undefined ? tokenProblem(tokens) : lexingProblem(query, error));
}

function textProblem(query: string): Problem | undefined {
  const suggestion = 'Send one command, such as the example; HELP lists what there is.';
  if (query.length > LONGEST_QUERY)
    return { message: `The query is longer than ${LONGEST_QUERY} characters`, suggestion: 'Split it: TITLECONVERT takes 200 titles a call.', example: EXAMPLE };
  if (!query.isWellFormed() || query.includes('\0')) {
    const start = query.search(/\0|\p{Surrogate}/u);
    return {
      message: 'The query holds characters that are not text (NUL or half a surrogate pair)',
      suggestion: 'Remove them.',
      example: EXAMPLE,
      at: { start, end: start + 1 },
    };
  }
  return query.replace(/#[^\n\r]*/g, '').trim() === '' ? { message: 'The query is empty', suggestion, example: 'HELP' } : undefined;
}

/** Signs of other languages, and what to do about them. */
const FOREIGN_SIGNS: Readonly<Record<string, string>> = {
  '&': 'Join conditions with AND.',
  '*': 'Rows have all their fields; leave it out.',
  $: 'There are no parameters: write the value itself.',
  '?': 'There are no parameters: write the value itself.',
  '{': 'Send the command as text, not as JSON.',
  '/': 'Comments begin with #; texts stand in double quotes.',
};

function lexingProblem(query: string, { offset }: ILexingError): Problem {
  const found = String.fromCodePoint(query.codePointAt(offset) ?? 0);
  const at = { start: offset, end: offset + found.length };
  if (found === '"') return brokenText(query, offset);
  if (found === "'")
    return {
      message: 'The text that begins here is not closed',
      suggestion: 'Single quotes enclose JSON; close them, and write an apostrophe inside as \\u0027.',
      example: EXAMPLE,
      at,
    };
  if ('“”„‟«»‘’`´'.includes(found))
    return { message: `${found} is not a quotation mark of the language`, suggestion: 'Use straight double quotes: "text".', example: EXAMPLE, at };
  const shown = /[\p{C}\p{Z}]/u.test(found) ? `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}` : found;
  return { message: `Unexpected character ${shown}`, suggestion: FOREIGN_SIGNS[found] ?? 'Texts stand in double quotes.', example: EXAMPLE, at };
}

/** An apostrophe within JSON ends it: what follows is not separated from it. */
function brokenJson(query: string, tokens: readonly IToken[]): Problem | undefined {
  const token = tokens.find((one) => one.tokenType === T.Json && /[\p{L}\p{N}"]/u.test(query[endOf(one)] ?? ''));
  if (token === undefined) return undefined;
  const end = endOf(token);
  return {
    message: 'The JSON ends at the apostrophe here',
    suggestion: 'Write an apostrophe inside as \\u0027.',
    example: JSON_EXAMPLE,
    at: { start: end - 1, end },
  };
}

/** A text that does not end, or an escape that does not exist. */
function brokenText(query: string, start: number): Problem {
  for (let place = start + 1; place < query.length; place += 1) {
    if (query[place] === '"') break;
    if (query[place] !== '\\') continue;
    const next = query[place + 1];
    if (next !== '"' && next !== '\\') {
      const message = `\\${next ?? ''} is not an escape`;
      return {
        message,
        suggestion: 'In a text write \\" for a double quote and \\\\ for a backslash.',
        example: EXAMPLE,
        at: { start: place, end: place + 2 },
      };
    }
    place += 1;
  }
  return { message: 'The text that begins here is not closed', suggestion: 'Add the closing double quote.', example: EXAMPLE, at: { start, end: start + 1 } };
}

/** What no query may hold: a second command, and nesting that no person writes. */
function tokenProblem(tokens: readonly IToken[]): Problem | undefined {
  const excess = tokens[MOST_TOKENS];
  if (excess !== undefined)
    return {
      message: `The query has more than ${MOST_TOKENS} words, values and signs`,
      suggestion: 'Split it into several queries.',
      example: EXAMPLE,
      at: spanOf(excess),
    };
  // How deep each open parenthesis lies, by parentheses and NOTs alike: both nest what is read from them.
  const open: number[] = [];
  let depth = 0;
  let nots = 0;
  for (const token of tokens) {
    if (token.tokenType === T.Plain && token.image.length > LONGEST_WORD)
      return { message: `A word has more than ${LONGEST_WORD} characters`, suggestion: 'Texts stand in double quotes.', example: EXAMPLE, at: spanOf(token) };
    if (token.tokenType === T.Number && !Number.isFinite(Number(token.image)))
      return { message: 'The number is too large', suggestion: 'Write a number of fewer digits.', example: EXAMPLE, at: spanOf(token) };
    if (token.tokenType === T.Pipe || token.tokenType === T.Semicolon) return secondCommand(token, tokens.at(-1) === token);
    if (token.tokenType === T.Open) {
      open.push(depth);
      depth += nots + 1;
    }
    if (token.tokenType === T.Close) depth = open.pop() ?? 0;
    nots = token.tokenType === T.Not ? nots + 1 : 0;
    if (depth + nots > DEEPEST_NESTING)
      return {
        message: `Conditions are nested deeper than ${DEEPEST_NESTING}`,
        suggestion: 'Write the condition flatter; IN takes lists.',
        example: 'LIST COMPANIES WHERE INDUSTRY IN ("Banking", "Retail")',
        at: spanOf(token),
      };
  }
  return undefined;
}

function secondCommand(token: IToken, isLast: boolean): Problem {
  const what = token.tokenType === T.Pipe ? 'The pipe (|)' : 'The semicolon (;)';
  return {
    message: `${what} is not supported: a query holds exactly one command`,
    suggestion: isLast ? 'Leave it out.' : 'Send two queries, one after the other, and put what the first answers into the second.',
    example: EXAMPLE,
    at: spanOf(token),
  };
}
