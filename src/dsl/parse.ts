import { EOF, type ILexingError, type IToken } from 'chevrotain';
import { nearNames } from '../near-names.ts';
import { PARSER } from './grammar/commands.ts';
import { DslError, type Problem } from './problem.ts';
import type { Command, Span } from './syntax-tree.ts';
import { LEXER, T } from './tokens.ts';

export const LONGEST_QUERY = 100_000;
const DEEPEST_NESTING = 50;
/** A batch of 200 titles has some 400; lists in IN are bounded to 500. */
const MOST_TOKENS = 4_000;
/** Expectations are looked for only after so many tokens: the search grows with what precedes. */
const MOST_TOKENS_EXPLAINED = 300;

const VERBS = 'LIST, GET, COUNT, SEARCH, TITLECONVERT, COMPANYCONVERT, CLUSTERCONVERT, SUBMIT, ANALYZE, VERSION, HELP, UPDATE, ADD, REMOVE';
const EXAMPLE = 'LIST COMPANIES WHERE OVERALL_BADGE IS "Platinum" LIMIT 10';
const QUOTE_TEXTS = 'Put texts in double quotes and leave numbers bare.';

/** Reads exactly one command. Throws {@link DslError} with the position of what cannot be read. */
export function parse(query: string): Command {
  const unreadable = textProblem(query);
  if (unreadable !== undefined) throw new DslError(query, [unreadable]);
  const { tokens, errors } = LEXER.tokenize(query);
  const problem = errors[0] === undefined ? tokenProblem(tokens) : lexingProblem(query, errors[0]);
  if (problem !== undefined) throw new DslError(query, [problem]);
  PARSER.input = tokens;
  const command = PARSER.query();
  const [error] = PARSER.errors;
  if (error !== undefined) throw new DslError(query, [syntaxProblem(query, tokens, error.token)]);
  return command;
}

function textProblem(query: string): Problem | undefined {
  const suggestion = 'Send one command, such as the example; HELP lists what there is.';
  if (query.length > LONGEST_QUERY)
    return { message: `The query is longer than ${LONGEST_QUERY} characters`, suggestion: 'Split it: TITLECONVERT takes 200 titles a call.', example: EXAMPLE };
  if (!query.isWellFormed() || query.includes('\0')) {
    const start = query.search(/\0|[\uD800-\uDFFF]/);
    return {
      message: 'The query holds characters that are not text (NUL or half a surrogate pair)',
      suggestion: 'Remove them.',
      example: EXAMPLE,
      at: { start, end: start + 1 },
    };
  }
  return query.replace(/#.*/g, '').trim() === '' ? { message: 'The query is empty', suggestion, example: 'HELP' } : undefined;
}

function lexingProblem(query: string, { offset }: ILexingError): Problem {
  const at = { start: offset, end: offset + 1 };
  const found = query[offset] ?? '';
  if (found === '"') return brokenText(query, offset);
  if (found === "'")
    return {
      message: 'The text that begins here is not closed',
      suggestion: 'Single quotes enclose JSON; close them, and write an apostrophe inside as \\u0027.',
      example: EXAMPLE,
      at,
    };
  if ('“”„‟«»‘’'.includes(found))
    return { message: `«${found}» is not a quotation mark of the language`, suggestion: 'Use straight double quotes: "text".', example: EXAMPLE, at };
  return { message: `Unexpected character ${JSON.stringify(found)}`, suggestion: QUOTE_TEXTS, example: EXAMPLE, at };
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
  let depth = 0;
  let nots = 0;
  for (const token of tokens) {
    nots = token.tokenType === T.Not ? nots + 1 : 0;
    if (token.tokenType === T.Number && !Number.isFinite(Number(token.image)))
      return { message: 'The number is too large', suggestion: 'Write a number of fewer digits.', example: EXAMPLE, at: spanOf(token) };
    if (token.tokenType === T.Pipe || token.tokenType === T.Semicolon) return secondCommand(token, tokens.at(-1) === token);
    if (token.tokenType === T.Open) depth += 1;
    if (token.tokenType === T.Close) depth -= 1;
    if (Math.max(depth, nots) > DEEPEST_NESTING)
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

function syntaxProblem(query: string, tokens: readonly IToken[], found: IToken): Problem {
  const index = tokens.indexOf(found);
  const isEnd = found.tokenType === EOF || index === -1;
  const at = isEnd ? { start: query.length, end: query.length + 1 } : spanOf(found);
  if (index === 0) return unknownCommand(found);
  const expected = expectedAfter(isEnd ? tokens : tokens.slice(0, index));
  const near = isEnd
    ? []
    : nearNames(
        found.image.toUpperCase(),
        expected.filter((label) => /^[A-Z]+$/.test(label)),
        0.85,
      );
  const what = isEnd ? 'The query ends too early' : `Unexpected ${found.image.startsWith('"') ? 'text' : ''} ${found.image.slice(0, 60)}`.replace(/ +/g, ' ');
  const instead = near[0] === undefined ? (expected.length > 0 ? `; expected ${listed(expected)}` : '') : `; did you mean ${near[0]}?`;
  return { message: `${what}${instead}`, suggestion: syntaxHint(query, tokens, index, isEnd), example: EXAMPLE, at };
}

/** The commonest slips of the pen, by what stands at the place. */
function syntaxHint(query: string, tokens: readonly IToken[], index: number, isEnd: boolean): string {
  const around = query.slice(Math.max(0, (tokens[Math.max(0, index - 2)]?.startOffset ?? 0) - 1), (tokens[index]?.endOffset ?? query.length) + 12);
  const code = /\b\d{2}-\d{4}\.\d{2}\b/.exec(around)?.[0];
  if (code !== undefined && !around.includes(`"${code}"`)) return `O*NET codes are texts: write "${code}".`;
  const [before, here] = [tokens[index - 1], tokens[index]];
  if (!isEnd && here !== undefined && here.tokenType !== T.Text && before !== undefined && (before.tokenType === T.Plain || here.tokenType === T.Plain))
    return `${QUOTE_TEXTS} The order is VERB SUBJECT [FOR …] [WHERE …] [modifiers]; HELP shows the forms.`;
  return `The order is VERB SUBJECT [FOR …] [WHERE …] [modifiers]; HELP shows the forms. ${QUOTE_TEXTS}`;
}

function unknownCommand(found: IToken): Problem {
  const word = found.image.slice(0, 60);
  const [near] = nearNames(word.toUpperCase(), VERBS.split(', '), 0.78);
  return {
    message: `Unknown command: ${word}${near === undefined ? '' : `; did you mean ${near}?`}`,
    suggestion: `A query begins with one of ${VERBS}.`,
    example: near === undefined || ['SUBMIT', 'UPDATE', 'ADD', 'REMOVE'].includes(near) ? EXAMPLE : (EXAMPLES[near] ?? EXAMPLE),
    at: spanOf(found),
  };
}

const EXAMPLES: Readonly<Record<string, string>> = {
  GET: 'GET COMPANY "Walmart"',
  COUNT: 'COUNT COMPANIES WHERE OVERALL_BADGE IS Ranked',
  SEARCH: 'SEARCH COMPANIES WHERE SEARCH IS "hospital"',
  TITLECONVERT: 'TITLECONVERT "registered nurse"',
  COMPANYCONVERT: 'COMPANYCONVERT "microsft"',
  CLUSTERCONVERT: 'CLUSTERCONVERT "data analyst"',
  ANALYZE: 'ANALYZE BADGES',
  VERSION: 'VERSION',
  HELP: 'HELP',
};

/** Labels of what may follow these tokens. */
function expectedAfter(tokens: readonly IToken[]): string[] {
  if (tokens.length > MOST_TOKENS_EXPLAINED) return [];
  const paths = PARSER.computeContentAssist('query', [...tokens]);
  return [...new Set(paths.map(({ nextTokenType }) => nextTokenType.LABEL ?? nextTokenType.name))];
}

function listed(labels: readonly string[]): string {
  const MOST = 8;
  const shown = labels.slice(0, MOST);
  return shown.length === 1 ? (shown[0] ?? '') : `one of ${shown.join(', ')}${labels.length > MOST ? ', …' : ''}`;
}

const spanOf = (token: IToken): Span => ({ start: token.startOffset, end: (token.endOffset ?? token.startOffset) + 1 });
