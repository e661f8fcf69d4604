/** What is wrong with a part of a request. It is data, which REST puts into words (src/rest/request-problem-text.ts). */
export type RequestProblem =
  | { readonly kind: 'bad_cluster_id' }
  /** `cluster`: the text is the path of a cluster, which this endpoint does not take. */
  | { readonly kind: 'bad_onet_code'; readonly given: string; readonly cluster: string | undefined }
  | { readonly kind: 'bad_zip'; readonly given: string }
  | { readonly kind: 'bad_cbsa'; readonly given: string }
  | { readonly kind: 'unknown_expansions'; readonly unknown: readonly string[]; readonly valid: readonly string[] }
  /** How a company hires is asked for without a company. */
  | { readonly kind: 'hiring_without_company' }
  /** No baseline is named: the id in the path is 0, and there is no code. */
  | { readonly kind: 'no_baseline' }
  /** The path and the code name different baselines. */
  | { readonly kind: 'two_baselines'; readonly path: string; readonly code: string; readonly cluster: number }
  | { readonly kind: 'archetype_without_blend'; readonly archetype: string }
  | { readonly kind: 'two_archetypes'; readonly sort: string; readonly archetype: string }
  | { readonly kind: 'unknown_sort'; readonly given: string; readonly valid: readonly string[]; readonly modes: readonly string[] }
  | { readonly kind: 'unknown_group'; readonly given: string; readonly valid: readonly string[]; readonly example: string }
  /** The quintile of postings was retired. */
  | { readonly kind: 'retired_quintile'; readonly usedAs: 'filter' | 'sort' }
  /** Years of tenure without a common value, as the request has them. */
  | { readonly kind: 'contradicting_years'; readonly conditions: string };
