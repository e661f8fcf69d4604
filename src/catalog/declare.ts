import type { Column, Field, FieldType, IdKind, NamedKind, Resource, SortOrder } from './resource.ts';
import { sortBy } from './sorts.ts';
import { INTEGER, NUMBER, oneOf, orNull, TEXT, type Schema } from './value-schema.ts';

/** What one declaration adds to a resource: a column of its rows, a filter, and an order, each if it has one. */
export interface Declaration {
  readonly column?: readonly [name: string, column: Column];
  readonly field?: readonly [name: string, field: Field];
  /** Makes the order. The tiebreakers are the same in the whole resource. */
  readonly sort?: readonly [name: string, order: (ties: string) => SortOrder];
}

/** How the values of a declaration are used. By default, everything has the name of the declaration. */
interface Use {
  /** What the values mean. */
  readonly describe?: string;
  readonly example?: string;
  /** `value`: callers filter by values. `range`: also by a range. Omitted: no filter. */
  readonly filter?: 'value' | 'range';
  /** Query parameters of REST, the documented one first. Default: the name. */
  readonly rest?: readonly string[];
  /** Names in the DSL. Default: the name in upper case. */
  readonly dsl?: readonly string[];
  /** `true`, or the description of the order in the reference. */
  readonly sort?: true | string | SortUse;
  /** Name of the column; the column itself if its SQL differs from that of the filter; `false` if rows do not have it. */
  readonly column?: string | false | readonly [name: string, column: Column];
  /** JSON Schema of the column. Default: that of the type. */
  readonly schema?: Schema;
  readonly nullable?: boolean;
  /** The largest value of an integer. A number has the limits of its schema. */
  readonly largest?: number;
  readonly names?: NamedKind;
  readonly ids?: IdKind;
  readonly within?: string;
  /** The column with the identity key of a name. */
  readonly key?: string;
  /** The column with the identity key of the state of a city. */
  readonly stateKey?: string;
  readonly absent?: string;
  readonly about?: string;
  /** Query parameters that are deprecated. Their replacement is the first one. */
  readonly deprecated?: readonly string[];
}

type SortUse = { readonly describe: string; readonly name?: string; readonly sql?: string } & Partial<
  Pick<SortOrder, 'rest' | 'dsl' | 'dslStartsHigh' | 'ties' | 'columns'>
>;

/** Text that is compared exactly. */
export const text = (name: string, sql: string, use: Use = {}): Declaration => declare('exact', name, sql, TEXT, use);

/** A name. Case and white space do not matter. A filter compares `key`, a generated column with the identity key of the name. */
export const name = (called: string, sql: string, use: Omit<Use, 'filter'> | (Use & { readonly filter: 'value'; readonly key: string }) = {}): Declaration =>
  declare('name', called, sql, TEXT, use);

export const integer = (key: string, sql: string, use: Use = {}): Declaration => declare('integer', key, sql, INTEGER, use);

/** An identifier. The DSL can compare it; REST has no bounds on it, because its size means nothing. */
export const id = (key: string, sql: string, use: Use = {}): Declaration => {
  const { field, ...others } = declare('integer', key, sql, INTEGER, use);
  return field === undefined ? others : { ...others, field: [field[0], { ...field[1], range: 'dsl' }] };
};

/** A decimal number. REST filters it by bounds only, because equality of decimals is rarely useful. */
export const number = (key: string, sql: string, use: Use = {}): Declaration => declare('number', key, sql, NUMBER, { rest: [], ...use });

/** One of `values`, in any case. With `filter: 'range'` the values are integers in the database. */
export const enumeration = (key: string, sql: string, values: readonly string[], use: Use = {}): Declaration => {
  const { field, ...others } = declare('enumeration', key, sql, oneOf(values), use);
  return field === undefined ? others : { ...others, field: [field[0], { ...field[1], values }] };
};

/** 1 or 0. */
export const flag = (key: string, sql: string, use: Use = {}): Declaration => declare('flag', key, sql, { type: 'integer', enum: [0, 1] }, use);

/** An O*NET-SOC code. */
export const code = (key: string, sql: string, use: Use = {}): Declaration =>
  declare('onet_code', key, sql, TEXT, { ids: 'onet_code', describe: 'O*NET-SOC code.', example: '29-1141.00', ...use });

/** A metro area, by its CBSA code or by text in its name. */
export const metro = (key: string, sql: string, use: Use = {}): Declaration =>
  declare('metro', key, sql, TEXT, {
    names: 'metro',
    describe: 'Numeric CBSA code, or text in the name of a metro area.',
    example: '42660',
    ...use,
  });

/** A state, by full name or postal code, in the list of postal codes `sql`. */
export const state = (key: string, sql: string, use: Use): Declaration =>
  declare('state', key, sql, TEXT, { column: false, filter: 'value', names: 'state', example: 'Texas', ...use });

/** The filter `search`: rows whose text contains the value. `sql` is in lower case. */
export const search = (sql: string, describe: string, example: string): Declaration => containing('search', sql, { describe, example });

/** A filter on text that contains the value. The text is in lower case. */
export const containing = (key: string, sql: string, use: Use): Declaration => {
  const { field } = declare('name', key, sql, TEXT, { ...use, filter: 'value', column: false });
  return field === undefined ? {} : { field: [field[0], { ...field[1], operator: 'contains' }] };
};

/** A column without a filter or an order. */
export const column = (key: string, sql: string, schema: Schema): Declaration => ({ column: [key, { sql, schema }] });

/** Existing columns, filters, and orders, as declarations. */
export const columns = (made: Readonly<Record<string, Column>>): Declaration[] => Object.entries(made).map((entry) => ({ column: entry }));
export const filters = (made: Readonly<Record<string, Field>>): Declaration[] => Object.entries(made).map((entry) => ({ field: entry }));

/** The same, with what answers in its order say about the value. */
export const notedInOrder = ({ sort, ...others }: Declaration, note: string): Declaration =>
  sort === undefined ? others : { ...others, sort: [sort[0], (ties) => ({ ...sort[1](ties), note })] };

/** The same, with what answers say about the value that are filtered by it or in its order. */
export const noted = (declaration: Declaration, note: string): Declaration => {
  const { field, ...others } = notedInOrder(declaration, note);
  return field === undefined ? others : { ...others, field: [field[0], { ...field[1], note }] };
};

/** A value of the cluster, shown for each of its occupations. */
export const ofCluster = (declaration: Declaration): Declaration =>
  notedInOrder(declaration, 'This is a value of the cluster: all occupations of a cluster have the same.');

/** The same as a filter only, or as a column only. */
export const asFilter = ({ field }: Declaration): Declaration => (field === undefined ? {} : { field });
export const asColumn = ({ column: own }: Declaration): Declaration => (own === undefined ? {} : { column: own });

function declare(type: FieldType, key: string, sql: string, schema: Schema, use: Use): Declaration {
  const { column: shown = key, nullable = false } = use;
  const own: Column = { sql, schema: nullable ? orNull(use.schema ?? schema) : (use.schema ?? schema) };
  return {
    ...(shown === false ? {} : { column: typeof shown === 'string' ? ([shown, own] as const) : shown }),
    ...(use.filter === undefined ? {} : { field: [key, fieldOf(type, key, sql, use)] as const }),
    ...(use.sort === undefined ? {} : { sort: sortOf(key, sql, use.sort, use.describe) }),
  };
}

function fieldOf(type: FieldType, key: string, sql: string, use: Use): Field {
  const { rest = [key], dsl = [key.toUpperCase()], describe = '', example = '', names, ids, within, key: stored, stateKey, absent, deprecated, about } = use;
  const { smallest, largest = use.largest } = type === 'number' ? limitsIn(use.schema) : {};
  return {
    type,
    sql,
    rest,
    dsl,
    operator: 'in',
    description: describe,
    example,
    ...(use.filter === 'range' ? { range: 'everywhere' } : {}),
    ...(names === undefined ? {} : { names }),
    ...(ids === undefined ? {} : { ids }),
    ...(within === undefined ? {} : { within }),
    ...(stored === undefined ? {} : { key: stored }),
    ...(stateKey === undefined ? {} : { stateKey }),
    ...(absent === undefined ? {} : { absent }),
    ...(about === undefined ? {} : { about }),
    ...(deprecated === undefined ? {} : { deprecated }),
    ...(smallest === undefined ? {} : { smallest }),
    ...(largest === undefined ? {} : { largest }),
  };
}

function limitsIn({ minimum, maximum }: Schema = {}): Pick<Field, 'smallest' | 'largest'> {
  return { ...(typeof minimum === 'number' ? { smallest: minimum } : {}), ...(typeof maximum === 'number' ? { largest: maximum } : {}) };
}

function sortOf(key: string, sql: string, use: true | string | SortUse, describe = ''): [string, (ties: string) => SortOrder] {
  const given: SortUse = use === true ? { describe } : typeof use === 'string' ? { describe: use } : use;
  const { name: called = key, rest = [called], dsl = [called.toUpperCase()], sql: by = sql, dslStartsHigh, ties: own, columns } = given;
  return [
    called,
    (ties) => ({
      ...sortBy(by, own ?? ties, { rest, dsl }, given.describe),
      ...(dslStartsHigh === undefined ? {} : { dslStartsHigh }),
      ...(columns === undefined ? {} : { columns }),
    }),
  ];
}

/** Options for all declarations of a resource. */
interface Arrangement {
  /** Tiebreakers of every order: name, then id. */
  readonly ties?: string;
  /** Filters and orders that the reference shows first. The others follow in the order of their declarations. */
  readonly filters?: readonly string[];
  readonly orders?: readonly string[];
}

/** The columns, filters and orders of a resource, in the order of their declarations. */
export function declared(
  declarations: readonly Declaration[],
  { ties = '', filters: first = [], orders = [] }: Arrangement = {},
): Pick<Resource, 'columns' | 'fields' | 'sorts'> {
  return {
    columns: Object.fromEntries(declarations.flatMap(({ column: own }) => (own === undefined ? [] : [own]))),
    fields: arranged(
      declarations.flatMap(({ field }) => (field === undefined ? [] : [field])),
      first,
    ),
    sorts: arranged(
      declarations.flatMap(({ sort }) => (sort === undefined ? [] : [[sort[0], sort[1](ties)] as const])),
      orders,
    ),
  };
}

function arranged<T>(entries: readonly (readonly [string, T])[], first: readonly string[]): Record<string, T> {
  const rank = (key: string): number => (first.includes(key) ? first.indexOf(key) : first.length);
  return Object.fromEntries(entries.toSorted(([a], [b]) => rank(a) - rank(b)));
}
