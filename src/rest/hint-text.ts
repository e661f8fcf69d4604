import { ApiError, type Refusal } from '../errors/api-error.ts';
import type { Hint, NotFound } from '../reads/hints.ts';
import { companyMeant, hintSentences, hintWords, resolvingNames } from '../wording/hint-words.ts';
import { ASKING } from './asking.ts';

type UnknownCompany = Extract<Hint, { kind: 'unknown_company' }>;

/** What to say of company names in a condition, where an unknown name is not an error. */
export const unknownCompanies = (unknown: readonly UnknownCompany[]): string[] =>
  unknown.length === 0 ? [] : [...unknown.flatMap((hint) => [`Company "${hint.given}" was not found.`, ...companyMeant(hint, ASKING)]), resolvingNames(ASKING)];

/** A request that finds something. */
function exampleOf(hint: Hint): string | undefined {
  switch (hint.kind) {
    case 'unknown_company':
      return hint.isTooLong ? undefined : `/api/companyconvert?name=${encodeURIComponent(hint.given)}`;
    case 'name_without_letters':
      return '/api/companyconvert?name=microsft';
    case 'similar_companies':
      return `/api/companyconvert?name=${encodeURIComponent(hint.given)}&min_score=${hint.minScore}`;
    case 'unknown_occupation':
      return '/api/occupations?search=nurse';
    case 'unknown_cluster':
      return hint.isInAiData ? `/api/clusters/${hint.given}/ai-impact` : '/api/clusters?search=nurse';
    case 'unknown_zip':
      return '/api/location/zip/98101';
    case 'unknown_cbsa':
      return '/api/location/cbsa/42660';
    case 'other_snapshot':
    case 'unknown_pick':
      return undefined;
  }
}

/** The REST error for something that does not exist. */
function refusalOf(hint: Hint): Refusal {
  const { message: error, suggestion } = hintWords(hint, ASKING);
  const example = exampleOf(hint);
  return { error, suggestion, ...(example === undefined ? {} : { example }) };
}

/** Why a list is empty. A conversion also says what was not found. */
export function whyEmpty(hint: Hint): string {
  switch (hint.kind) {
    case 'unknown_company':
      return unknownCompanies([hint]).join(' ');
    case 'name_without_letters':
    case 'similar_companies':
      return hintSentences(hint, ASKING);
    default:
      return hintWords(hint, ASKING).suggestion;
  }
}

/** `example`: the request that was probably meant. */
export function notFoundError({ hint }: NotFound, example?: string): ApiError {
  const body = refusalOf(hint);
  return new ApiError(hint.kind === 'unknown_pick' ? 'invalid_parameters' : 'not_found', example === undefined ? body : { ...body, example });
}
