/** How a name matched, best first. REST and DSL each use fewer values. */
export const MATCH_TYPES = ['exact', 'alias', 'prefix', 'suggest', 'fuzzy', 'fulltext'] as const;
export type MatchType = (typeof MATCH_TYPES)[number];

export interface Scored {
  readonly type: MatchType;
  readonly score: number;
}
