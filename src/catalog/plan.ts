/** A query on a resource, from any interface. The store executes nothing else. */
export interface Plan {
  readonly resource: string;
  readonly filter: Filter | undefined;
  /** Names of the resource's sort orders, most significant first. */
  readonly sort: readonly SortKey[];
  /** Rows of the page; null for all. */
  readonly limit: number | null;
  readonly offset: number;
  readonly expand: readonly string[];
  readonly withScore: boolean;
}

/** The plan of a question about no resource. */
export const NO_PLAN: Plan = { resource: '', filter: undefined, sort: [], limit: null, offset: 0, expand: [], withScore: false };

export interface SortKey {
  readonly order: string;
  /** Reverses the default direction of the order. */
  readonly reversed: boolean;
  /** The search text, if the order ranks by similarity to it. */
  readonly text?: string;
}

/** A value to compare with. Null means an absent value. */
export type Value = string | number | null;

export type Filter =
  | { readonly kind: 'all'; readonly of: readonly Filter[] }
  | { readonly kind: 'any'; readonly of: readonly Filter[] }
  | { readonly kind: 'not'; readonly of: Filter }
  | { readonly kind: 'in'; readonly field: string; readonly values: readonly Value[] }
  | { readonly kind: 'contains'; readonly field: string; readonly text: string }
  | { readonly kind: 'compare'; readonly field: string; readonly operator: 'gte' | 'lte' | 'gt' | 'lt'; readonly value: number };
