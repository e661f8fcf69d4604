import type { Refusal } from '../errors/api-error.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Hint, NotFound } from '../reads/hints.ts';

const RESOLVE_COMPANY = 'COMPANYCONVERT (GET /api/companyconvert) resolves names, tickers and aliases.';
const inQuotes = (names: readonly string[]): string[] => names.map((name) => `"${name}"`);

/** Something that does not exist, in the words of REST. */
export function hintText(hint: Hint): Refusal {
  switch (hint.kind) {
    case 'unknown_company': {
      const { given, near, isAlias, isTooLong } = hint;
      if (isTooLong)
        return {
          error: 'Company not found',
          suggestion: `No company name is longer than 255 characters. GET /api/companyconvert resolves names, tickers and aliases.`,
        };
      const error = `Company not found: ${given}`;
      if (isAlias)
        return {
          error,
          suggestion: `"${given}" is an alias of ${inQuotes(near).join(' and ')}; use that name. ${RESOLVE_COMPANY}`,
          example: `/api/companies/${encodeURIComponent(near[0] ?? '')}`,
        };
      return {
        error,
        suggestion: near.length > 0 ? `Did you mean ${inQuotes(near).join(', ')}? ${RESOLVE_COMPANY}` : RESOLVE_COMPANY,
        example: `/api/companyconvert?name=${encodeURIComponent(given)}`,
      };
    }
    case 'unknown_occupation':
      return {
        error: `Occupation not found: ${hint.given}`,
        suggestion: 'GET /api/titleconvert resolves job titles to codes; GET /api/occupations?search=… lists them.',
        example: '/api/occupations?search=nurse',
      };
    case 'unknown_cluster':
      return {
        error: 'Cluster not found',
        suggestion: 'GET /api/clusters lists the clusters; GET /api/clusters/convert finds them by job title.',
        example: '/api/clusters?search=nurse',
      };
    case 'unknown_zip':
      return {
        error: `ZIP code not found: ${hint.given}`,
        suggestion: 'Check the digits; military and territorial ZIP codes are not in the dataset.',
        example: '/api/location/zip/98101',
      };
    case 'unknown_cbsa':
      return {
        error: `CBSA not found: ${hint.given}`,
        suggestion: 'The dataset holds metropolitan areas; GET /api/location/zip/{zip} gives the code of a place.',
        example: '/api/location/cbsa/42660',
      };
    case 'other_snapshot':
      return {
        error: 'No row has this metric at the snapshot',
        suggestion:
          hint.metrics === 'wage'
            ? 'wage_p75_at_10y is filled at experience_level=10 only; use that snapshot.'
            : 'Promotion and retention rates are filled at experience_level=Entry-Level or Experienced; use one of these snapshots.',
      };
    case 'unknown_pick':
      return {
        error: `onet_code ${hint.code} is no occupation of the dataset`,
        suggestion: 'Copy the code from a row of GET /api/titleconvert, which resolves job titles to codes.',
      };
  }
}

/** Why a list is empty: a name in a condition is no error. */
export function whyEmpty(hint: Hint): string {
  const { suggestion = '' } = hintText(hint);
  return hint.kind === 'unknown_company' ? `No company is named "${hint.given}". ${suggestion}` : suggestion;
}

export const notFoundError = ({ hint }: NotFound): ApiError => new ApiError(hint.kind === 'unknown_pick' ? 'invalid_parameters' : 'not_found', hintText(hint));
