import type { Refusal } from '../../errors/api-error.ts';
import type { Parameters } from '../../routing/parameter.ts';

/** The quintile of postings was retired. Its filter and sort return an error that names the replacements. */
const retiredQuintile = (what: 'filter' | 'sort', path: string): Refusal => ({
  error: `postings_qtile was retired in 0.13.0-beta and is no longer a ${what}`,
  suggestion: 'To filter, use entry_posting_tier or total_posting_tier. To sort, use entry_postings or total_postings.',
  example: `${path}?total_posting_tier=high`,
  data: {
    deprecated: 'postings_qtile',
    replacements: ['entry_posting_tier', 'total_posting_tier', 'entry_posting_count', 'total_posting_count', 'early_career_access'],
  },
});

/** Sort values of the retired quintile, for the list at `path`. */
export const retiredSorts = (path: string): Readonly<Record<string, Refusal>> => ({
  postings_qtile: retiredQuintile('sort', path),
  postings_count_qtile: retiredQuintile('sort', path),
});

/** The parameters of the list at `path`, and the retired ones, which are rejected. */
export function withRetiredQuintile<P extends Parameters>(parameters: P, path: string): P & Parameters {
  const { order_by } = parameters as Parameters;
  return {
    ...parameters,
    ...(order_by?.type === 'enumeration' ? { order_by: { ...order_by, retired: retiredSorts(path) } } : {}),
    postings_qtile: {
      type: 'retired',
      aliases: ['postings_count_qtile'],
      refusal: retiredQuintile('filter', path),
      description: 'Retired in 0.13.0-beta.',
    },
  };
}
