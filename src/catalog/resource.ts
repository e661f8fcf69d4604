import type { Permission } from '../auth/roles.ts';

/** How the values of a field are compared, and which values it takes. */
export type FieldType =
  /** Compared by identity key; case and white space do not matter. */
  | 'name'
  /** Compared as it stands. */
  | 'exact'
  | 'integer'
  /** Platinum, Gold; Ranked stands for either, NA for none. */
  | 'badge'
  /** One of {@link Field.values}, in any case. */
  | 'enumeration';

/** A field that callers may filter on, declared once for every door. */
export interface Field {
  readonly type: FieldType;
  /** SQL expression over the resource's FROM clause. */
  readonly sql: string;
  /** Canonical spellings of an enumeration. */
  readonly values?: readonly string[];
  /** The value that stands for an absent one, such as `none`. */
  readonly nullValue?: string;
  /** Query parameters of REST; the first is the documented one. */
  readonly rest: readonly string[];
  /** WHERE names of the DSL. */
  readonly dsl: readonly string[];
  /** `contains` matches a part of the text, `in` whole values, in a comma list as OR. */
  readonly operator: 'in' | 'contains';
  readonly description: string;
  readonly example: string;
}

/** An order of the rows, complete in itself: ties are broken by name, then by id. */
export interface SortOrder {
  readonly rest: readonly string[];
  readonly dsl: readonly string[];
  /** SQL ORDER BY list. */
  readonly sql: string;
  /** SQL expression of badge_sort_score under this order. */
  readonly score?: string;
  readonly description: string;
}

export interface Resource {
  readonly name: string;
  readonly permission: Permission;
  readonly fields: Readonly<Record<string, Field>>;
  readonly sorts: Readonly<Record<string, SortOrder>>;
  readonly defaultSort: string;
  readonly expansions: readonly string[];
  readonly defaultLimit: number;
  readonly maximumLimit: number;
}
