import type { Parameters } from '../../routing/parameter.ts';
import type { RequestProblem } from '../../routing/request-problem.ts';

const RETIRED_SORT: RequestProblem = { kind: 'retired_quintile', usedAs: 'sort' };

/** The quintile of postings was retired. Its filter and sort return an error that names the replacements. */
export const RETIRED_SORTS: Readonly<Record<string, RequestProblem>> = { postings_qtile: RETIRED_SORT, postings_count_qtile: RETIRED_SORT };

/** The parameters of a list, and the retired ones, which are rejected. */
export function withRetiredQuintile<P extends Parameters>(parameters: P): P & Parameters {
  const { order_by } = parameters as Parameters;
  return {
    ...parameters,
    ...(order_by?.type === 'enumeration' ? { order_by: { ...order_by, retired: RETIRED_SORTS } } : {}),
    postings_qtile: {
      type: 'retired',
      aliases: ['postings_count_qtile'],
      problem: { kind: 'retired_quintile', usedAs: 'filter' },
      description: 'Retired in 0.13.0-beta.',
    },
  };
}
