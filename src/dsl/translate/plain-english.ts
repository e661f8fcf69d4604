import type { Services } from '../../operations/services.ts';
import { LONGEST_QUESTION, type QuestionRefusal, type Translation } from '../../operations/translation.ts';
import { FORMS } from '../forms/forms.ts';
import { errorAnswer, type ErrorAnswer } from '../error-body.ts';
import { isParsed } from '../parse.ts';
import { DslError } from '../problem.ts';
import { wordKey } from '../../text/words.ts';
import { quoted } from '../print.ts';
import { LEXER, T } from '../tokens.ts';
import { VERBS } from '../verbs.ts';
import { asQuestion } from './spoken-query.ts';
import { vocabulary } from './vocabulary/vocabulary.ts';
import { wordsIn } from './words/words-in.ts';

/** Lowest confidence of a query that an error shows as the one that was meant. */
const LEAST_CONFIDENCE = 0.5;
/** The same for one that is shown before any correction, or of a text that may also be a query with a mistake. */
const SURE = 0.9;
const SUBJECTS = new Set(FORMS.map(({ subject }) => subject));
/** What no question has, so that the error of the grammar says more than a translation of a part. */
const CLAUSE = /\b(?:where|limit|order by|group by|expand)\b/iu;
const CONDITIONS = /\bwhere\b/iu;
const VERB_BEFORE_WORDS = new RegExp(`^\\s*(?:${Object.keys(VERBS).join('|')})(?=\\s+\\p{Ll})`, 'u');
/** `TRANSLATE "banks in Ohio"`: a question in quotes. */
const TRANSLATE = /^\s*(?:translate|ask|question|nl|interpret|understand)\s*[:(]?\s*["“'](.+)["”']\)?\s*$/isu;
/** Columns that no English has: `SELECT *`, `SELECT state, COUNT(*)`. */
const SQL = /^\s*select\s(?:[^"']*\s)?(?:\*|[\w.]+\s*[,(])[^"']*\bfrom\s/iu;
/** `DESCRIBE companies`: the columns of a table. */
const DESCRIBE = /^\s*DESC(?:RIBE)?\s+\w+\s*;?\s*$/u;
const KEYWORD = /(?<![\p{L}\p{N}_])[A-Z][A-Z_]+(?![\p{L}\p{N}_])/gu;

/**
 * Whether a text that is no valid query is plain English and not a query with a mistake: no word of it is written like a keyword, except for the verb before
 * other words in small letters ("LIST banks in Texas"), and, if it begins with a verb of the query language, it has words that queries do not have. Without those it may be either
 * ("list banks in Texas").
 */
export function plainEnglishIn(text: string): 'surely' | 'perhaps' | 'not' {
  if (text.length > LONGEST_QUESTION || /^\s*#|[={}[\]]|\w_\w/u.test(text) || SQL.test(text) || DESCRIBE.test(text)) return 'not';
  if (isInCapitals(text)) return plainEnglishIn(text.toLowerCase()) === 'not' ? 'not' : 'perhaps';
  const tokens = LEXER.tokenize(text).tokens;
  const isKeyword = (word: string): boolean => tokens.some((token) => token.image === word && token.tokenType !== T.Plain);
  const rest = text.replace(VERB_BEFORE_WORDS, '');
  if ((rest.match(KEYWORD) ?? []).some((word) => isKeyword(word) || SUBJECTS.has(word))) return 'not';
  const words = wordsIn(text).filter(({ kind }) => kind === 'word');
  const [first] = words;
  if (first === undefined || words.length < 2) return 'not';
  if (!Object.keys(VERBS).some((verb) => verb.toLowerCase() === first.key)) return 'surely';
  return words.slice(1).some(({ lemma, text: word }) => vocabulary().get(lemma)?.kind === 'skip' && !isKeyword(word)) ? 'surely' : 'perhaps';
}

/** "COUNT BANKS IN OHIO" shows by no letter what is a keyword, so that the grammar has to. */
function isInCapitals(text: string): boolean {
  const words = text.match(/[\p{L}_]+/gu) ?? [];
  return !/\p{Ll}/u.test(text) && words.length > 2 && !CLAUSE.test(text) && !words.some((word) => SUBJECTS.has(word)) && !isParsed(text);
}

/**
 * The error of a query, with the query that was probably meant as its example: for plain English that the rules fully understand, its translation; or else what `correct`
 * finds; or else the translation of plain English, also by a language model; or else what `correct` finds for a part of the query. Other plain English is said to
 * have no answer.
 */
export async function withMeantQuery(
  { translator, unlessOutage }: Pick<Services, 'translator' | 'unlessOutage'>,
  query: string,
  error: unknown,
  correct: (options: { readonly inPart: boolean }) => Promise<ErrorAnswer | undefined>,
  rows?: number,
): Promise<ErrorAnswer> {
  const [, quoted] = TRANSLATE.exec(query) ?? [];
  const text = quoted ?? query;
  const english = error instanceof DslError && error.problems.every(({ status = 400 }) => status === 400) ? plainEnglishIn(text) : 'not';
  // A failure must not replace the error of the query.
  const translate = (given: string, options: { readonly model: boolean }): Promise<Translation | undefined> =>
    unlessOutage('translation', () => translator.translate(given, { ...options, rows }));
  const ruled = english === 'surely' ? await translate(text, { model: false }) : undefined;
  const sure = isSure(ruled) ? ruled : undefined;
  if (sure !== undefined) return errorAnswer(meantQuery(query, sure));
  const refused = (): Promise<QuestionRefusal | undefined> => unlessOutage('translation', () => translator.refusalOf(text));
  const refusal = english === 'surely' && ruled === undefined ? await refused() : undefined;
  // "Companies like Starbucks" would be corrected to another question.
  if (refusal?.closest !== undefined) return errorAnswer(unanswered(query, refusal));
  const corrected = await correct({ inPart: false });
  if (corrected !== undefined) {
    const read = english === 'not' ? undefined : (ruled ?? (await translate(text, { model: false })));
    return saysMore(read, corrected) ? errorAnswer(meantQuery(query, read)) : corrected;
  }
  const meant = english === 'not' ? undefined : await translate(text, { model: english === 'surely' });
  if (isSure(meant) || (english === 'surely' && isLikely(meant))) return errorAnswer(meantQuery(query, meant));
  if (english === 'surely' && !isMisspelledVerb(query, error))
    return errorAnswer(unanswered(query, refusal ?? (await refused()) ?? { reason: '', queries: [] }));
  const read = english === 'not' && canBeSpoken(query, error) ? await translate(asQuestion(query), { model: false }) : undefined;
  // Without any condition, it is another query.
  const spoken = read !== undefined && CONDITIONS.test(query) && !CONDITIONS.test(read.dsl) ? undefined : read;
  if (isLikely(spoken) && spoken.not_understood.length === 0) return withExample(error, spoken);
  const part = await correct({ inPart: true });
  if (part !== undefined) return part;
  if (isLikely(spoken)) return withExample(error, spoken);
  return errorAnswer(isLikely(meant) && !CLAUSE.test(query) ? meantQuery(query, meant) : error);
}

/** No word says what an empty list should have had. */
const EMPTY_LIST = /\bIN\s*\(\s*\)/iu;

/** Whether the words of a query may say what is meant: the grammar does not read it, its example is not fixed, and no name in it is unknown. */
const canBeSpoken = (query: string, error: unknown): boolean =>
  query.length <= LONGEST_QUESTION &&
  !isParsed(query) &&
  !EMPTY_LIST.test(query) &&
  error instanceof DslError &&
  error.problems.every(({ status = 400, errorType }) => status === 400 && errorType === undefined);

/** The error of the grammar with the query that the words of the refused one ask for. */
function withExample(error: unknown, { dsl, not_understood: left }: Translation): ErrorAnswer {
  const answer = errorAnswer(error);
  // What a question leaves out can be the name of a field in a query: PAY IS six figures.
  const keywords = dsl.split(/[^A-Z_]+/u);
  const suggestion = `Write ${dsl}.${missing(left.filter((part) => !keywords.includes(part.toUpperCase())))}`;
  return { ...answer, error: { ...answer.error, suggestion, example: dsl } };
}
const missing = (left: readonly string[]): string => (left.length === 0 ? '' : ` The example leaves out: ${left.join(', ')}.`);

const isSure = (meant: Translation | undefined): meant is Translation => meant !== undefined && meant.confidence >= SURE && meant.not_understood.length === 0;
const isLikely = (meant: Translation | undefined): meant is Translation => meant !== undefined && meant.confidence >= LEAST_CONFIDENCE;

/**
 * Whether the translation of a text says more than its correction: it has understood all of it, or is the same query and says what that leaves out ("at Starbucks" of "show me the
 * salary of a barista at Starbucks").
 */
function saysMore(meant: Translation | undefined, corrected: ErrorAnswer): meant is Translation {
  if (meant === undefined) return false;
  const isSame = meant.dsl === corrected.error.example;
  return meant.not_understood.length === 0 ? !isSame && isLikely(meant) : isSame;
}

/** Whether a text without a filler begins with a word that is similar to a verb of the query language, or asks for a change. */
function isMisspelledVerb(text: string, error: unknown): boolean {
  if (!(error instanceof DslError) || error.problems[0].mistakenFor === undefined) return false;
  const kinds = wordsIn(text).map(({ lemma }) => vocabulary().get(lemma)?.kind);
  return kinds[0] === 'write' || !kinds.includes('skip');
}

/** The error of plain English that no query answers, with queries about what it names. */
function unanswered(query: string, { reason, closest, queries }: QuestionRefusal): DslError {
  const [example = EXAMPLE, ...others] = queries;
  const known = queries.length === 0 ? '' : ' The example shows what the data has about what you named.';
  return new DslError(query, [
    {
      message: 'This is plain English, not a query, and the data cannot answer it.',
      suggestion: `${reason === '' ? '' : `${reason} `}${closest === undefined ? `${HAS}${known}` : `${closest.text}, as in the example.`} HELP shows how to write queries.`,
      example,
      at: { start: 0, end: query.length },
      extra: others.length === 0 ? {} : { alternatives: others },
    },
  ]);
}
const HAS =
  'The data has employers with their badges and hiring, and occupations and clusters with their pay, retention, promotion, and next jobs. Requests to change data are not translated.';
const EXAMPLE = 'LIST COMPANIES WHERE OVERALL_BADGE IS "Platinum" LIMIT 10';

/** Names in the query that are spelled otherwise than in the question: "Bostn". */
function respelled({ entities }: Translation): string {
  const isNamed = (type: string): boolean => ['company', 'city', 'state'].includes(type);
  return entities
    .filter(({ text, type, resolved, score }) => isNamed(type) && score < 1 && wordKey(text) !== wordKey(resolved))
    .map(({ text, resolved }) => ` ${quoted(text)} is read as ${quoted(resolved)}.`)
    .join('');
}

function meantQuery(query: string, meant: Translation): DslError {
  const { dsl, alternatives, not_understood: left } = meant;
  return new DslError(query, [
    {
      message: `This is plain English, not a query; did you mean ${dsl}?`,
      suggestion: `Send the query in the example.${respelled(meant)}${missing(left)} HELP shows how to write queries.`,
      example: dsl,
      at: { start: 0, end: query.length },
      extra: { ...(alternatives.length === 0 ? {} : { alternatives }), ...(left.length === 0 ? {} : { not_understood: left }) },
    },
  ]);
}
