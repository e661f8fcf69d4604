import type { Schema } from './value-schema.ts';

/** Begins a subquery that is read once for all rows: `x IN (SELECT … WHERE …`. */
export const ROWS_OF = 'once: ';

/** How the values of a field are compared, and which values it accepts. */
export type FieldType =
  /** Compared by identity key: case and white space do not matter. */
  | 'name'
  /** Compared exactly. */
  | 'exact'
  | 'integer'
  | 'number'
  /** Platinum or Gold. Ranked means either, NA means none. */
  | 'badge'
  /** One of {@link Field.values}, in any case. */
  | 'enumeration'
  /** 1 or 0. Y, Yes, true, and their opposites are accepted. */
  | 'flag'
  /** NN-NNNN.NN. */
  | 'onet_code'
  /** A five-digit CBSA code, or text in the name of a metro area. */
  | 'metro'
  /** A state by full name or postal code. The value is a list of postal codes that contains it. */
  | 'state';

/** Kinds of things that a filter can name. */
export type NamedKind = 'company' | 'industry' | 'state' | 'city' | 'country' | 'metro';
/** Kinds of ids that a filter can name. */
export type IdKind = 'onet_code' | 'cluster_id' | 'industry_id' | 'company_uid';

/** A field that callers can filter by, declared once for all interfaces. */
export interface Field {
  readonly type: FieldType;
  /** SQL expression over the resource's FROM clause. */
  readonly sql: string;
  /** The stored identity key of a name. Filters compare it, so that no key is computed for a row. */
  readonly key?: string;
  /** The stored identity key of the state of a city. Values can name it after the city: "Portland, OR". */
  readonly stateKey?: string;
  /** Canonical spellings of an enumeration. */
  readonly values?: readonly string[];
  /** The smallest and the largest value of a number, if they follow from what it measures or counts. Integers are never negative. */
  readonly smallest?: number;
  readonly largest?: number;
  /** Query parameters of REST. The first is the documented one. Empty if only paths and the DSL use the field. */
  readonly rest: readonly string[];
  /** WHERE names of the DSL. */
  readonly dsl: readonly string[];
  /** Deprecated REST names. Their replacement is the first REST name. The DSL has them in upper case. */
  readonly deprecated?: readonly string[];
  /** `contains` matches a part of the text. `in` matches whole values; a comma-separated list means OR. */
  readonly operator: 'in' | 'contains';
  /**
   * FROM and WHERE of the subquery that has the field. Conditions joined by AND on the same subquery must hold for the same row:
   * hiring in Seattle and in the top third means the top third in Seattle. Two values of one field are in two rows: hiring in Seattle and in Portland.
   * After {@link ROWS_OF}, the beginning of a condition with a subquery that does not depend on the row, up to its conditions.
   */
  readonly within?: string;
  /** Badge columns that a badge field combines. `any`: at least one of them has the level. `all`: each of them has it. */
  readonly over?: { readonly columns: readonly string[]; readonly quantifier: 'any' | 'all' };
  /** Stored value that means "none" and counts as absent. */
  readonly absent?: string;
  /**
   * The values can be compared by size. `everywhere`: the DSL has >, >=, <, <=, BETWEEN, and REST has inclusive bounds, `min_<name>` and `max_<name>`.
   * `dsl`: only the DSL compares them, because a bound means little (identifiers) or another field already has it.
   */
  readonly range?: 'everywhere' | 'dsl';
  /** The kind of thing that the values name. An empty answer can then report an unknown name and suggest a similar one. */
  readonly names?: NamedKind;
  /** The ids that the values are. An empty answer can then report one that does not exist. */
  readonly ids?: IdKind;
  readonly description: string;
  readonly example: string;
  /** What the value is, if an answer that is filtered by it should say so. */
  readonly note?: string;
  /** What the value belongs to or measures, if fields of the same name or use differ in it: a badge of the company, or of a role there. */
  readonly about?: string;
}

/** An order of the rows. After the requested keys, ties of the first one are broken by name, then by id. */
export interface SortOrder {
  readonly rest: readonly string[];
  readonly dsl: readonly string[];
  /** SQL ORDER BY list in the default direction. `$text` in it is replaced by the search text. */
  readonly sql: string;
  /** The reverse direction, nulls still last. Absent if the order has only one direction. */
  readonly reversed?: string;
  /** The default direction is descending: largest, newest, or best first. */
  readonly startsHigh?: boolean;
  /** By default, the DSL returns the largest first, REST the smallest. */
  readonly dslStartsHigh?: boolean;
  /** REST has a direction parameter for this order. */
  readonly directed?: boolean;
  /** Tiebreakers: name, then id. */
  readonly ties: string;
  /** What the order needs of other tables, joined once: `table alias ON condition`, with at most one row per row of the resource. */
  readonly lookup?: string;
  /** Columns that rows have only with this order. */
  readonly columns?: Readonly<Record<string, Column>>;
  /** What the value is, if an answer in this order should say so. */
  readonly note?: string;
  /** Column of badge_sort_score with this order, returned on request. */
  readonly score?: string;
  readonly description: string;
}

/** A field of the rows. */
export interface Column {
  readonly sql: string;
  readonly schema: Schema;
  /** Omitted from the row when null, as the specification requires. */
  readonly omitWhenNull?: boolean;
  /** The value is an object with a numbered family (`<spread>_1`, `<spread>_2`, ...), whose members become fields of the row. */
  readonly spread?: string;
}

export interface Expansion {
  readonly columns: Readonly<Record<string, Column>>;
  readonly description: string;
}

export interface Resource {
  readonly name: string;
  /** SQL FROM clause, without the lookups. */
  readonly from: string;
  /** Tables with exactly one row per row of FROM, as `table alias ON condition`. Counts skip them if no filter needs them. */
  readonly lookups?: readonly string[];
  /** The SQL contains values of the request, so its plan is not cached. */
  readonly changing?: boolean;
  /** SQL condition that all rows must meet. */
  readonly where?: string;
  readonly columns: Readonly<Record<string, Column>>;
  readonly fields: Readonly<Record<string, Field>>;
  readonly sorts: Readonly<Record<string, SortOrder>>;
  readonly defaultSort: string;
  readonly expansions: Readonly<Record<string, Expansion>>;
  /** Default number of rows per page; null for all. */
  readonly defaultLimit: number | null;
  readonly maximumLimit: number;
}
