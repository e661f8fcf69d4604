import type { Translation, TranslatesQuestions } from '../../operations/translation.ts';
import { LONGEST_QUESTION } from '../../operations/translation.ts';
import { FORMS } from '../forms/forms.ts';
import { DslError } from '../problem.ts';
import { LEXER, T } from '../tokens.ts';
import { VERBS } from '../verbs.ts';
import { vocabulary } from './vocabulary/vocabulary.ts';
import { wordsIn } from './words.ts';

/** Lowest confidence of a query that an error shows as the one that was meant. */
const LEAST_CONFIDENCE = 0.5;
/** The same for a text that may also be a query with a mistake. */
const SURE = 0.9;
const SUBJECTS = new Set(FORMS.map(({ subject }) => subject));
const KEYWORD = /(?<![\p{L}\p{N}_])[A-Z][A-Z_]+(?![\p{L}\p{N}_])/gu;

/**
 * Whether a text that is no valid query is plain English and not a query with a mistake: no word of it is written like a keyword, and, if it begins with a verb
 * of the query language, it has words that queries do not have. Without those it may be either ("list banks in Texas").
 */
export function isPlainEnglish(text: string): boolean | 'perhaps' {
  if (text.length > LONGEST_QUESTION || /^\s*#|[={}[\]]|\w_\w/u.test(text)) return false;
  const tokens = LEXER.tokenize(text).tokens;
  const isKeyword = (word: string): boolean => tokens.some((token) => token.image === word && token.tokenType !== T.Plain);
  if ((text.match(KEYWORD) ?? []).some((word) => isKeyword(word) || SUBJECTS.has(word))) return false;
  const words = wordsIn(text).filter(({ kind }) => kind === 'word');
  const [first] = words;
  if (first === undefined || words.length < 2) return false;
  if (!Object.keys(VERBS).some((verb) => verb.toLowerCase() === first.key)) return true;
  return words.slice(1).some(({ lemma, text: word }) => vocabulary().get(lemma)?.kind === 'skip' && !isKeyword(word)) || 'perhaps';
}

/** The error for plain English that is surely understood: it contains the query that was meant. Undefined for any other. */
export async function surelyTranslated(translator: TranslatesQuestions, query: string, error: unknown): Promise<DslError | undefined> {
  return isPlainEnglish(query) === true ? translated(translator, query, error, isSure) : undefined;
}

/** The error for plain English that was sent as a query: it contains the query that was probably meant. The given error if there is none. */
export async function withTranslation(translator: TranslatesQuestions, query: string, error: unknown): Promise<unknown> {
  const isPlain = isPlainEnglish(query);
  if (isPlain === false) return error;
  return (await translated(translator, query, error, isPlain === 'perhaps' ? isSure : isLikely)) ?? error;
}

const isSure = ({ confidence, not_understood: left }: Translation): boolean => confidence >= SURE && left.length === 0;
const isLikely = ({ confidence }: Translation): boolean => confidence >= LEAST_CONFIDENCE;

async function translated(
  translator: TranslatesQuestions,
  query: string,
  error: unknown,
  isMeant: (meant: Translation) => boolean,
): Promise<DslError | undefined> {
  if (!(error instanceof DslError) || error.problems.some(({ status = 400 }) => status !== 400)) return undefined;
  // A failure of a store must not replace the error of the query.
  const meant = await translator.translate(query).catch(() => undefined);
  return meant !== undefined && isMeant(meant) ? meantQuery(query, meant) : undefined;
}

function meantQuery(query: string, { dsl, alternatives, not_understood: left }: Translation): DslError {
  const missing = left.length === 0 ? '' : ` It does not say: ${left.join(', ')}.`;
  return new DslError(query, [
    {
      message: `This is plain English, not a query; did you mean ${dsl}`,
      suggestion: `Send the query in the example.${missing} HELP shows how to write queries.`,
      example: dsl,
      at: { start: 0, end: query.length },
      extra: { ...(alternatives.length === 0 ? {} : { alternatives }), ...(left.length === 0 ? {} : { not_understood: left }) },
    },
  ]);
}
