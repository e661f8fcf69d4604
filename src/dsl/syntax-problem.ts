import { EOF, type IToken } from 'chevrotain';
import { isSubmitted, SUBMIT_PARTS, unknownPart, unknownSubject } from './commands/submit-parts.ts';
import { meantWrite } from './commands/meant-write.ts';
import { PARSER } from './grammar/commands.ts';
import { endOf, spanOf } from './grammar/nodes.ts';
import { nearWord } from './near-word.ts';
import type { Problem } from './problem.ts';
import { slipAt } from './syntax-slips.ts';
import { T } from './tokens.ts';
import { ANY_EXAMPLE, CLAUSE_EXAMPLES, FOREIGN_VERBS, VERBS } from './verbs.ts';

/** Expected tokens are computed only up to this number of tokens, because the search takes longer with each one. */
const MOST_TOKENS_EXPLAINED = 300;
const LONGEST_SHOWN = 60;

/** The problem of a query in which the parser stopped at `found`. */
export function syntaxProblem(tokens: readonly IToken[], found: IToken): Problem {
  const index = tokens.indexOf(found);
  const isEnd = found.tokenType === EOF || index === -1;
  if (index === 0) return unknownCommand(found);
  const before = isEnd ? tokens : tokens.slice(0, index);
  const expected = expectedAfter(before);
  const { example, shape } = VERBS[tokens[0]?.tokenType.name ?? ''] ?? ANY_EXAMPLE;
  const write = meantWrite(tokens);
  const form = write ?? `The form is ${shape}.`;
  const unknown = isEnd ? unknownInSubmit(tokens) : undefined;
  if (unknown !== undefined) return { ...unknown, example };
  if (isEnd) {
    const end = endOf(tokens.at(-1) ?? found);
    const suggestion = expected.includes(')') ? 'Close the parenthesis.' : form;
    return { message: `The query ends too early${expectation(expected, before)}`, suggestion, example, at: { start: end, end: end + 1 } };
  }
  const slip = slipAt(tokens, index, expected);
  const image = found.image.slice(0, LONGEST_SHOWN).toWellFormed();
  const message = slip?.message ?? `Unexpected ${found.tokenType === T.Text ? `text ${image}` : image}${slip?.meant ?? expectation(expected, before)}`;
  return { message, suggestion: write ?? slip?.suggestion ?? form, example, at: slip?.at ?? spanOf(found) };
}

/** SUBMIT FOO, SUBMIT SAMPLE … EXTRA: the last word is wrong, and not that nothing follows it. */
function unknownInSubmit(tokens: readonly IToken[]): Pick<Problem, 'message' | 'suggestion' | 'at'> | undefined {
  const [verb, what, ...parts] = tokens;
  const last = parts.at(-1);
  if (verb?.tokenType !== T.Submit || what === undefined) return undefined;
  const subject = what.image.toUpperCase();
  if (!isSubmitted(subject)) return { ...unknownSubject(subject), at: spanOf(what) };
  const name = last?.image.toUpperCase() ?? '';
  const valid: readonly string[] = SUBMIT_PARTS[subject];
  const isName = /^[A-Z_]/u.test(name) && !valid.includes(name);
  return last === undefined || !isName ? undefined : { ...unknownPart(name, valid), at: spanOf(last) };
}

export const unknownCommandMessage = (word: string, meant: string | undefined): string =>
  `Unknown command: ${word}${meant === undefined ? '' : `; did you mean ${meant}?`}`;

/** The problem of a query that does not start with a verb. */
export function unknownCommand(found: IToken): Problem {
  const word = found.image.slice(0, LONGEST_SHOWN).toWellFormed();
  const names = Object.keys(VERBS);
  const spelled = word.toUpperCase();
  const near = FOREIGN_VERBS[spelled] ?? nearWord(word, names) ?? names.find((verb) => spelled.startsWith(verb));
  const isQuoted = found.tokenType === T.Text || found.tokenType === T.Json;
  const withClause = CLAUSE_EXAMPLES[spelled];
  if (withClause !== undefined)
    return { message: `${spelled} must follow a command`, suggestion: withClause.suggestion, example: withClause.example, at: spanOf(found) };
  return {
    message: unknownCommandMessage(word, near),
    ...(near === undefined ? {} : { mistakenFor: { word } }),
    suggestion: isQuoted ? 'Send the command without surrounding quotes.' : `A query must start with one of ${names.join(', ')}.`,
    example: (VERBS[near ?? ''] ?? ANY_EXAMPLE).example,
    at: spanOf(found),
  };
}

/** Labels of the tokens that may come next. */
function expectedAfter(tokens: readonly IToken[]): string[] {
  if (tokens.length > MOST_TOKENS_EXPLAINED) return [];
  const paths = PARSER.computeContentAssist('query', [...tokens]);
  const all = [...new Set(paths.map(({ nextTokenType }) => nextTokenType.LABEL ?? nextTokenType.name))];
  // FORMAT JSON changes nothing, so it is not worth suggesting as the only clause.
  const labels = all.includes('WHERE') ? all : all.filter((label) => label !== 'FORMAT');
  // The grammar allows a value after any subject, but only GET uses one.
  return tokens.length === 2 && tokens[0]?.tokenType !== T.Get && labels.includes('WHERE') ? labels.filter((label) => !VALUES.includes(label)) : labels;
}

const TEXT = T.Text.LABEL ?? '';
const NAME = T.NameWord.LABEL ?? '';
const VALUES: readonly (string | undefined)[] = [TEXT, T.Json.LABEL, '-', T.Number.LABEL];
const CLAUSES = ['FOR', 'BY', 'WHERE', 'LIMIT', 'OFFSET', 'RANGE', 'ORDER', 'GROUP', 'EXPAND', 'INCLUDE', 'RESOLVE', 'WITH', 'FORMAT', 'USING', 'CLARIFY'];
const SIGNS = ['=', '!=', '>=', 'GTE', '<=', 'LTE', '>', 'GT', '<', 'LT'];
/** Unusual alternatives, which are not listed next to usual ones. */
const RARE: readonly (string | undefined)[] = ['-', T.Json.LABEL, T.Plain.LABEL];

function expectation(expected: readonly string[], before: readonly IToken[]): string {
  if (expected.length === 0) return before.length > MOST_TOKENS_EXPLAINED ? '' : '; expected the end of the query';
  const hasClauses = expected.includes('WHERE');
  const hasSigns = expected.includes('>=');
  const shown = [
    ...expected
      .filter((label) => !(hasClauses && CLAUSES.includes(label)) && !(hasSigns && SIGNS.includes(label)) && !(expected.length > 1 && RARE.includes(label)))
      .map((label) => (label === NAME ? nameAfter(before.at(-1)) : /^[A-Za-z]/.test(label) ? label : `"${label}"`)),
    ...(hasSigns ? ['a comparison (=, !=, >, >=, <, <=)'] : []),
    ...(hasClauses ? ['a clause (WHERE, LIMIT, ORDER BY, and so on)'] : []),
  ];
  return `; expected ${shown.length === 1 ? '' : 'one of '}${shown.join(', ')}`;
}

/** The kind of name that is expected after a token. */
function nameAfter(token: IToken | undefined): string {
  switch (token?.tokenType) {
    case T.Where:
    case T.And:
    case T.Or:
    case T.Not:
    case T.Open:
      return 'a field';
    case T.By:
      return 'a field to order or group by';
    case T.Expand:
      return 'an EXPAND target';
    case T.Format:
      return 'JSON or MERMAID';
    case T.Using:
      return 'a flag';
    default:
      return token !== undefined && Object.hasOwn(VERBS, token.tokenType.name) ? 'a subject' : NAME;
  }
}
