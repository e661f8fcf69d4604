import type { Request } from 'express';
import { ApiError } from '../errors.ts';

/** The quintile of postings was retired: its filter and sort are answered with what replaces them. */
export function refusePostingsQuintile(request: Request): void {
  const { postings_qtile, sort, order_by } = request.query;
  const asFilter = postings_qtile !== undefined || request.query['postings_count_qtile'] !== undefined;
  const asSort = [sort, order_by].some((value) => value === 'postings_qtile' || value === 'postings_count_qtile');
  if (!asFilter && !asSort) return;
  throw new ApiError('invalid_parameters', {
    error: `postings_qtile was retired in 0.13.0-beta and is no longer a ${asFilter ? 'filter' : 'sort'}`,
    suggestion: 'Filter by entry_posting_tier or total_posting_tier; sort by entry_postings or total_postings.',
    example: `${request.baseUrl}${request.path}?total_posting_tier=high`,
    data: {
      deprecated: 'postings_qtile',
      replacements: ['entry_posting_tier', 'total_posting_tier', 'entry_posting_count', 'total_posting_count', 'early_career_access'],
    },
  });
}
