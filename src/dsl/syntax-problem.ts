import { EOF, type IToken } from 'chevrotain';
import { edits } from '../conversion/edits.ts';
import { nearNames } from '../near-names.ts';
import { PARSER } from './grammar/commands.ts';
import { endOf, spanOf } from './grammar/nodes.ts';
import { quoted } from './print.ts';
import type { Problem } from './problem.ts';
import { T } from './tokens.ts';

/** Expectations are looked for only after so many tokens: the search grows with what precedes. */
const MOST_TOKENS_EXPLAINED = 300;
const LONGEST_SHOWN = 60;

const ORDER = 'The order is VERB SUBJECT [FOR …] [WHERE …] [modifiers]; HELP shows the forms.';
export const QUOTE_TEXTS = 'Put texts in double quotes and leave numbers bare.';

/** The verbs, each with a query that runs for everyone who may run queries. */
const VERBS: Readonly<Record<string, string>> = {
  LIST: 'LIST COMPANIES WHERE OVERALL_BADGE IS "Platinum" LIMIT 10',
  GET: 'GET COMPANY "Walmart"',
  COUNT: 'COUNT COMPANIES WHERE OVERALL_BADGE IS Ranked',
  SEARCH: 'SEARCH COMPANIES WHERE SEARCH IS "hospital"',
  TITLECONVERT: 'TITLECONVERT "registered nurse"',
  COMPANYCONVERT: 'COMPANYCONVERT "microsft"',
  CLUSTERCONVERT: 'CLUSTERCONVERT "data analyst"',
  SUBMIT: 'SUBMIT SAMPLE SOURCE "resume" VALUE "Registered nurse on a cardiac ward"',
  ANALYZE: 'ANALYZE BADGES',
  VERSION: 'VERSION',
  HELP: 'HELP',
  UPDATE: 'HELP ADMIN',
  ADD: 'HELP ADMIN',
  REMOVE: 'HELP ADMIN',
};
const [ANY_EXAMPLE = ''] = Object.values(VERBS);

/** Words of other languages, and what says the same here. */
const FOREIGN_VERBS: Readonly<Record<string, string>> = { SELECT: 'LIST', SHOW: 'LIST', FIND: 'SEARCH', DELETE: 'REMOVE', INSERT: 'ADD', DESCRIBE: 'HELP' };
const FOREIGN: Readonly<Record<string, string>> = {
  LIKE: 'CONTAINS',
  ILIKE: 'CONTAINS',
  EQUALS: 'IS',
  TOP: 'LIMIT',
  SKIP: 'OFFSET',
  SORT: 'ORDER BY',
};

/** What to say of a query that the parser stops at `found`. */
export function syntaxProblem(tokens: readonly IToken[], found: IToken): Problem {
  const index = tokens.indexOf(found);
  const isEnd = found.tokenType === EOF || index === -1;
  if (index === 0) return unknownCommand(found);
  const before = isEnd ? tokens : tokens.slice(0, index);
  const expected = expectedAfter(before);
  const example = VERBS[tokens[0]?.tokenType.name ?? ''] ?? ANY_EXAMPLE;
  if (isEnd) {
    const end = endOf(tokens.at(-1) ?? found);
    return {
      message: `The query ends too early${expectation(expected)}`,
      suggestion: `Complete it as in the example. ${ORDER}`,
      example,
      at: { start: end, end: end + 1 },
    };
  }
  const image = found.image.slice(0, LONGEST_SHOWN).toWellFormed();
  const meant = keywordMeant(found, expected);
  const message = `Unexpected ${found.tokenType === T.Text ? `text ${image}` : image}${meant === undefined ? expectation(expected) : `; did you mean ${meant}?`}`;
  return { message, suggestion: meant === undefined ? hint(tokens, index, expected) : `Write ${meant}.`, example, at: spanOf(found) };
}

function unknownCommand(found: IToken): Problem {
  const word = found.image.slice(0, LONGEST_SHOWN);
  const names = Object.keys(VERBS);
  const near = FOREIGN_VERBS[word.toUpperCase()] ?? nearNames(word.toUpperCase(), names, 0.78)[0];
  return {
    message: `Unknown command: ${word}${near === undefined ? '' : `; did you mean ${near}?`}`,
    suggestion: `A query begins with one of ${names.join(', ')}.`,
    example: VERBS[near ?? ''] ?? ANY_EXAMPLE,
    at: spanOf(found),
  };
}

/** Labels of what may follow these tokens. */
function expectedAfter(tokens: readonly IToken[]): string[] {
  if (tokens.length > MOST_TOKENS_EXPLAINED) return [];
  const paths = PARSER.computeContentAssist('query', [...tokens]);
  return [...new Set(paths.map(({ nextTokenType }) => nextTokenType.LABEL ?? nextTokenType.name))];
}

const TEXT = T.Text.LABEL ?? '';
const NAME = T.NameWord.LABEL ?? '';
const CLAUSES = ['FOR', 'WHERE', 'LIMIT', 'OFFSET', 'RANGE', 'ORDER', 'GROUP', 'EXPAND', 'INCLUDE', 'RESOLVE', 'WITH', 'FORMAT', 'USING', 'CLARIFY'];
const SIGNS = ['=', '!=', '>=', 'GTE', '<=', 'LTE', '>', 'GT', '<', 'LT'];
/** Rare beside what is usual in their place. */
const RARE = ['-', T.Json.LABEL, T.Plain.LABEL, 'BY'];

function expectation(expected: readonly string[]): string {
  const hasClauses = expected.includes('WHERE');
  const hasSigns = expected.includes('>=');
  const plain = expected.filter((label) => !(hasClauses && CLAUSES.includes(label)) && !(hasSigns && SIGNS.includes(label)));
  const usual = plain.filter((label) => !((expected.includes(TEXT) || hasClauses || label === '-') && RARE.includes(label)));
  const shown = [...usual, ...(hasSigns ? ['a comparison (=, !=, >, >=, <, <=)'] : []), ...(hasClauses ? ['a clause (WHERE, LIMIT, ORDER BY and so on)'] : [])];
  if (shown.length === 0) return expected.length === 0 ? '; nothing may follow here' : '';
  return `; expected ${shown.length === 1 ? '' : 'one of '}${shown.join(', ')}`;
}

/** A keyword that was meant: one of another language, or one misspelt. */
function keywordMeant(found: IToken, expected: readonly string[]): string | undefined {
  const word = found.image.toUpperCase();
  const foreign = FOREIGN[word];
  if (foreign !== undefined && expected.includes(foreign.split(' ')[0] ?? '')) return foreign;
  const keywords = expected.filter((label) => /^[A-Z]{2,}$/.test(label));
  return nearNames(word, keywords, 0.85)[0] ?? keywords.find((keyword) => word.length >= 3 && edits(word, keyword) === 1);
}

/** The commonest slips of the pen, by what stands at the place. */
function hint(tokens: readonly IToken[], index: number, expected: readonly string[]): string {
  const code = codeAround(tokens, index);
  if (code !== undefined) return `O*NET-SOC codes are texts: write "${code}".`;
  const here = tokens[index];
  if (here === undefined) return `${ORDER} ${QUOTE_TEXTS}`;
  if (isWord(here) && expected.includes(TEXT) && takesText(tokens, index, expected)) return `Write ${quoted(wordsFrom(tokens, index))}.`;
  if (here.tokenType === T.Text && expected.includes(NAME) && !expected.includes(TEXT))
    return `Write ${here.image.slice(1, -1).slice(0, LONGEST_SHOWN)} without quotes.`;
  return `${ORDER} ${QUOTE_TEXTS}`;
}

const isWord = (token: IToken): boolean => /^[A-Za-z_]/.test(token.image);

/** Whether a text makes sense here, not only to the grammar: after GET and its subject, after FOR and its target, or where nothing else may stand. */
function takesText(tokens: readonly IToken[], index: number, expected: readonly string[]): boolean {
  return !expected.includes('WHERE') || (tokens[0]?.tokenType === T.Get && index === 2) || tokens[index - 2]?.tokenType === T.For;
}

/** Words that follow one another, as they were written: a name without its quotes. */
function wordsFrom(tokens: readonly IToken[], index: number): string {
  const rest = tokens.slice(index);
  const end = rest.findIndex((token) => token.tokenType !== T.Plain);
  return rest
    .slice(0, Math.max(1, end === -1 ? rest.length : end))
    .map(({ image }) => image)
    .join(' ')
    .slice(0, LONGEST_SHOWN);
}

/** `29-1141.00` without quotes is a number, a sign and a number. */
function codeAround(tokens: readonly IToken[], index: number): string | undefined {
  const around = [index - 1, index].map((start) =>
    tokens
      .slice(start, start + 3)
      .map(({ image }) => image)
      .join(''),
  );
  return around.find((text) => /^\d{2}-\d{4}\.\d{2}$/.test(text));
}
