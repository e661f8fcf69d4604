import type { Permission } from './roles.ts';
import type { Schema } from './value-schema.ts';

/** How the values of a field are compared, and which values it takes. */
export type FieldType =
  /** Compared by identity key; case and white space do not matter. */
  | 'name'
  /** Compared as it stands. */
  | 'exact'
  | 'integer'
  | 'number'
  /** Platinum, Gold; Ranked stands for either, NA for none. */
  | 'badge'
  /** One of {@link Field.values}, in any case. */
  | 'enumeration'
  /** 1 or 0; Y, Yes, true and their opposites are understood. */
  | 'flag'
  /** NN-NNNN.NN. */
  | 'onet_code'
  /** A five-digit CBSA code, or a part of the name of a metropolitan area. */
  | 'metro';

/** Kinds of things that a filter can name. */
export type NamedKind = 'company' | 'industry' | 'state' | 'metro';

/** A field that callers may filter on, declared once for every door. */
export interface Field {
  readonly type: FieldType;
  /** SQL expression over the resource's FROM clause. */
  readonly sql: string;
  /** Canonical spellings of an enumeration. */
  readonly values?: readonly string[];
  /** Query parameters of REST; the first is the documented one. Empty for a field that only paths and the DSL use. */
  readonly rest: readonly string[];
  /** WHERE names of the DSL. */
  readonly dsl: readonly string[];
  /** Those of its REST names that still work but have a successor, the first; the DSL has them in upper case. */
  readonly deprecated?: readonly string[];
  /** `contains` matches a part of the text, `in` whole values, in a comma list as OR. */
  readonly operator: 'in' | 'contains';
  /**
   * FROM and WHERE of a subquery in which the field lives. Fields of one AND with the same subquery are asked of the same row of it:
   * hiring in Seattle in the top third means the third in Seattle.
   */
  readonly within?: string;
  /** Badge columns that a badge field covers together: `any` is met when one of them has the level, `all` when each has. */
  readonly over?: { readonly columns: readonly string[]; readonly quantifier: 'any' | 'all' };
  /** Value that is stored where there is none, and counts as absent. */
  readonly absent?: string;
  /**
   * Values have a size. `everywhere`: the DSL compares them (>, >=, <, <=, BETWEEN) and REST takes inclusive bounds, `min_<name>` and `max_<name>`.
   * `dsl`: only the DSL compares them, because a bound means little (identifiers) or another field has the same one.
   */
  readonly range?: 'everywhere' | 'dsl';
  /** The kind of thing that values name: an empty answer can then say which name is unknown, and which was probably meant. */
  readonly names?: NamedKind;
  readonly description: string;
  readonly example: string;
}

/** An order of the rows; after the keys a caller asked for, the ties of the first are broken by name, then by id. */
export interface SortOrder {
  readonly rest: readonly string[];
  readonly dsl: readonly string[];
  /** SQL ORDER BY list in the order's own direction; `$text` in it stands for the text that is searched for. */
  readonly sql: string;
  /** The same turned round, nulls still last; absent where the order has one direction only. */
  readonly reversed?: string;
  /** The order's own direction is the descending one: largest, newest or best first. */
  readonly startsHigh?: boolean;
  /** The DSL starts with the largest unless asked otherwise, REST with the smallest. */
  readonly dslStartsHigh?: boolean;
  /** REST offers a direction too. */
  readonly directed?: boolean;
  /** What makes the order total: name, then id. */
  readonly ties: string;
  /** Columns that rows carry only under this order. */
  readonly columns?: Readonly<Record<string, Column>>;
  /** Column of badge_sort_score under this order, served when the score is asked for. */
  readonly score?: string;
  readonly description: string;
}

/** A field of the rows. */
export interface Column {
  readonly sql: string;
  readonly schema: Schema;
  /** Left out of the row when null, by the specification. */
  readonly omitWhenNull?: boolean;
  /** The value is an object of a numbered family, `<spread>_1` and so on, whose members become fields of the row. */
  readonly spread?: string;
}

export interface Expansion {
  readonly columns: Readonly<Record<string, Column>>;
  readonly description: string;
}

export interface Resource {
  readonly name: string;
  readonly permission: Permission;
  /** SQL FROM clause, without the lookups. */
  readonly from: string;
  /** Tables of which each row of FROM has exactly one row, as `table alias ON condition`. Counting leaves them out where no filter needs them. */
  readonly lookups?: readonly string[];
  /** The SQL carries values of the request: its plan is not worth keeping. */
  readonly changing?: boolean;
  /** SQL condition that every row meets. */
  readonly where?: string;
  readonly columns: Readonly<Record<string, Column>>;
  readonly fields: Readonly<Record<string, Field>>;
  readonly sorts: Readonly<Record<string, SortOrder>>;
  readonly defaultSort: string;
  readonly expansions: Readonly<Record<string, Expansion>>;
  /** Rows of a page when the caller does not say; null for all. */
  readonly defaultLimit: number | null;
  readonly maximumLimit: number;
}
