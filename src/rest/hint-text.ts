import { LONGEST_COMPANY_NAME } from '../catalog/company-names.ts';
import { ApiError, type Refusal } from '../errors/api-error.ts';
import type { Hint, NotFound } from '../reads/hints.ts';

const RESOLVE_COMPANY = 'To resolve names, tickers, and aliases, use COMPANYCONVERT (GET /api/companyconvert).';
const inQuotes = (names: readonly string[]): string[] => names.map((name) => `"${name}"`);

type UnknownCompany = Extract<Hint, { kind: 'unknown_company' }>;

/** Which company may be meant by an unknown name. */
function companyMeant({ given, near, isAlias, isTooLong }: UnknownCompany): string[] {
  if (isTooLong) return [`Company names have at most ${LONGEST_COMPANY_NAME} characters.`];
  if (isAlias) return [`"${given}" is an alias of ${inQuotes(near).join(' and ')}. Use that name.`];
  return near.length > 0 ? [`Did you mean ${inQuotes(near).join(', ')}?`] : [];
}

/** What to say of company names in a condition, where an unknown name is not an error. */
export const unknownCompanies = (unknown: readonly UnknownCompany[]): string[] =>
  unknown.length === 0 ? [] : [...unknown.flatMap((hint) => [`Company "${hint.given}" was not found.`, ...companyMeant(hint)]), RESOLVE_COMPANY];

/** The REST error for something that does not exist. */
export function hintText(hint: Hint): Refusal {
  switch (hint.kind) {
    case 'unknown_company': {
      const { given, isTooLong } = hint;
      const suggestion = [...companyMeant(hint), RESOLVE_COMPANY].join(' ');
      if (isTooLong) return { error: 'Company not found', suggestion };
      const example = `/api/companyconvert?name=${encodeURIComponent(given)}`;
      return { error: `Company not found: ${given}`, suggestion, example };
    }
    case 'name_without_letters':
      return {
        error: 'The name has no letters or digits',
        suggestion: 'The name has no letters or digits. Send the name, a ticker, or an alias of an employer.',
        example: '/api/companyconvert?name=microsft',
      };
    case 'similar_companies':
      return {
        error: `No employer is surely meant by "${hint.given}"`,
        suggestion:
          hint.near.length === 0
            ? `No employer has a similar name${hint.isInTexts ? '. Check the spelling, or search with GET /api/companies/search?q=…' : ', or these words in its description. Check the spelling.'}`
            : `No employer is surely meant. Similar: ${inQuotes(hint.near).join(', ')}. To list such matches, send min_score=${hint.minScore}.`,
        example: `/api/companyconvert?name=${encodeURIComponent(hint.given)}&min_score=${hint.minScore}`,
      };
    case 'unknown_occupation':
      return {
        error: `Occupation not found: ${hint.given}`,
        suggestion: 'To convert a job title to a code, use GET /api/titleconvert. To search the codes, use GET /api/occupations?search=…',
        example: '/api/occupations?search=nurse',
      };
    case 'unknown_cluster':
      return {
        error: 'Cluster not found',
        suggestion:
          'To list the clusters, use GET /api/clusters. To find the cluster of a job title, use GET /api/clusters/convert. Clusters that only the AI data has are at GET /api/clusters/{id}/ai-impact.',
        example: '/api/clusters?search=nurse',
      };
    case 'unknown_zip':
      return {
        error: `ZIP code not found: ${hint.given}`,
        suggestion: 'Check the digits. Military and territorial ZIP codes are not in the dataset.',
        example: '/api/location/zip/98101',
      };
    case 'unknown_cbsa':
      return {
        error: `CBSA not found: ${hint.given}`,
        suggestion: 'The dataset contains metro areas only. To find the code of a place, use GET /api/location/zip/{zip}.',
        example: '/api/location/cbsa/42660',
      };
    case 'other_snapshot':
      return {
        error: 'No row has this metric at this snapshot',
        suggestion: !hint.alone
          ? 'wage_p75_at_10y is filled only at experience_level=10, promotion and retention rates only at Entry-Level and Experienced. Ask for each in its own request.'
          : hint.metrics === 'wage'
            ? 'wage_p75_at_10y is filled only at experience_level=10. Use that snapshot.'
            : 'Promotion and retention rates are filled only at experience_level=Entry-Level or Experienced. Use one of these snapshots.',
      };
    case 'unknown_pick':
      return {
        error: `${hint.member} ${hint.value} is not in the dataset`,
        suggestion: `Copy the ${hint.member} from a row of GET /api/titleconvert${hint.member === 'cluster_id' ? ', or omit it' : ''}.`,
      };
  }
}

/** Why a list is empty. */
export const whyEmpty = (hint: Hint): string => (hint.kind === 'unknown_company' ? unknownCompanies([hint]).join(' ') : (hintText(hint).suggestion ?? ''));

/** `example`: the request that was probably meant. */
export function notFoundError({ hint }: NotFound, example?: string): ApiError {
  const body = hintText(hint);
  return new ApiError(hint.kind === 'unknown_pick' ? 'invalid_parameters' : 'not_found', example === undefined ? body : { ...body, example });
}
