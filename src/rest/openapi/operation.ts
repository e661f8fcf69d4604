import type { Permission } from '../../auth/roles.ts';
import type { Column, Resource } from '../../catalog/resource.ts';
import { COUNT, listOf, NUMBER, record, TEXT, type Schema } from '../../catalog/value-schema.ts';
import type { Refusal } from '../../errors.ts';
import { badCbsa, badZip } from '../../reads/locations.ts';
import { badClusterId, badCode, badCodeOrCluster } from '../../reads/targets.ts';
import type { Arguments, Parameters, Rule } from '../parameters.ts';

export const TAGS = {
  Access: 'Sign-in, renewal and sign-out.',
  Companies: 'Employers, their badges, occupations, clusters and hiring.',
  Industries: 'Industries and how many companies are in each.',
  Occupations: 'Occupation codes: wages, education, pathways, AI impact, and the companies that have them.',
  Clusters: 'Occupation clusters: cohorts of codes that behave alike in labor data; not O*NET classifications.',
  Conversion: 'What people type, resolved to codes, companies and clusters.',
  'Query language': 'One command of the query language, the superset of REST.',
  MCP: 'The query language as a tool for agents: Streamable HTTP at protocol version 2025-06-18.',
  Location: 'ZIP codes and metropolitan areas.',
  System: 'State, versions and changes of the service.',
} as const;

/** What a placeholder of a path takes. */
export interface Placeholder {
  readonly description: string;
  readonly schema: Schema;
  /** What is wrong with a value, if anything; whether it names something is for the read to say. */
  readonly check?: (value: string) => Refusal | undefined;
}

/** An operation of REST, declared beside its route, which reads the same parameters. */
export interface Operation<P extends Parameters = Parameters> {
  readonly method: 'get' | 'post' | 'delete';
  /** With {placeholders}, as OpenAPI writes them. */
  readonly path: string;
  readonly id: string;
  readonly tag: keyof typeof TAGS;
  /** `token`: any valid token will do. */
  readonly permission: Permission | 'token' | 'none';
  readonly summary: string;
  readonly description?: string;
  readonly placeholders?: Readonly<Record<string, Placeholder>>;
  readonly parameters: P;
  /** Headers of a protocol's own; others are the same everywhere. */
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: Schema; readonly required?: boolean }>>;
  /** What the parameters need of each other; OpenAPI has no words for it, so the description says it too. */
  readonly rules?: readonly Rule<Arguments<P>>[];
  readonly body?: { readonly schema: Schema; readonly example: unknown; readonly required: boolean };
  /** The body of a success. */
  readonly answer: Schema;
  /** Further media types of a success. */
  readonly media?: readonly ('text/csv' | 'text/markdown')[];
  /** Carries an ETag and answers 304. */
  readonly conditional?: boolean;
  /** Path and query of a request that works. */
  readonly example: string;
  /** Statuses of errors besides 401, 403, 429, 500 and 503, which follow from the permission. */
  readonly errors: readonly number[];
  /** Answers other than success and the flat error body, by status; without a schema, those without a body. */
  readonly others?: Readonly<Record<number, { readonly description: string; readonly schema?: Schema }>>;
}

/** Keeps the exact types of the parameters, for the handler that reads them. */
export const operation = <const P extends Parameters>(declared: Operation<P>): Operation<P> => declared;

/** The members of a row: columns, those of expansions and orders as optional ones, numbered families by pattern. */
export function rowSchema(resource: Resource): Schema {
  const orders = Object.values(resource.sorts);
  const optional: Record<string, Column> = Object.assign(
    {},
    ...orders.map(({ columns }) => columns ?? {}),
    ...Object.values(resource.expansions).map(({ columns }) => columns),
  ) as Record<string, Column>;
  const columns = { ...optional, ...resource.columns };
  const single = Object.entries(columns).filter(([, { spread }]) => spread === undefined);
  const families = Object.values(columns).filter(({ spread }) => spread !== undefined);
  const properties = {
    ...Object.fromEntries(single.map(([name, { schema }]) => [name, schema])),
    ...(orders.some(({ score }) => score !== undefined)
      ? { badge_sort_score: { ...NUMBER, description: 'With include_score, or an order that needs it.' } }
      : {}),
  };
  const required = Object.keys(properties).filter((name) => name in resource.columns && resource.columns[name]?.omitWhenNull !== true);
  return {
    type: 'object',
    properties,
    required,
    ...(families.length === 0 ? {} : { patternProperties: Object.fromEntries(families.map(({ spread, schema }) => [`^${spread}_[1-9][0-9]*$`, schema])) }),
    additionalProperties: false,
  };
}

const SUCCESS: Schema = { type: 'boolean', const: true };

export const WHY_EMPTY: Schema = { ...TEXT, description: 'Why nothing matched, or which parts of a list name nothing, and what may have been meant.' };

/** Envelope of one record; `optional` names those of `more` that may be absent. */
export const recordAnswer = (data: Schema, more: Readonly<Record<string, Schema>> = {}, optional: readonly string[] = []): Schema =>
  record({ success: SUCCESS, data, count: { ...COUNT, description: 'Rows in data; 1 for a record.' }, ...more }, optional);

/** Envelope of a page; `optional` names those of `more` that may be absent. */
export const pageAnswer = (row: Schema, more: Readonly<Record<string, Schema>> = {}, optional: readonly string[] = []): Schema =>
  record(
    {
      success: SUCCESS,
      data: listOf(row),
      count: { ...COUNT, description: 'Rows in data.' },
      total: { ...COUNT, description: 'Rows that match before paging, exact.' },
      has_more: { type: 'boolean' },
      ...more,
      suggestion: WHY_EMPTY,
    },
    [...optional, 'suggestion'],
  );

/** Envelope of ranked matches of a text. */
export const matchesAnswer = (match: Schema, versions: Schema, more: Readonly<Record<string, Schema>> = {}, optional: readonly string[] = []): Schema =>
  record({ success: SUCCESS, data: listOf(match), count: COUNT, query: { ...TEXT, description: 'The text as asked.' }, ...more, versions }, optional);

export const COMPANY_NAME: Placeholder = {
  description: 'Exact company name in any case, or company_uid. An alias is not followed: the 404 names the company that it belongs to.',
  schema: { type: 'string', minLength: 1 },
};
export const CLUSTER_ID: Placeholder = {
  description: 'Id of a core cluster.',
  schema: { type: 'integer', minimum: 0, maximum: 2_147_483_647 },
  check: badClusterId,
};
export const ONET_CODE: Placeholder = {
  description: 'O*NET-SOC code, NN-NNNN.NN.',
  schema: { type: 'string', pattern: '^[0-9]{2}-[0-9]{4}\\.[0-9]{2}$' },
  check: badCode,
};
export const CODE_OR_CLUSTER: Placeholder = {
  description: 'O*NET-SOC code, NN-NNNN.NN, or `cluster:<cluster_id>`.',
  schema: { type: 'string', pattern: '^(?:[0-9]{2}-[0-9]{4}\\.[0-9]{2}|cluster:[0-9]{1,9})$' },
  check: badCodeOrCluster,
};
const FIVE_DIGITS = { type: 'string', pattern: '^[0-9]{5}$' };
export const ZIP_CODE: Placeholder = { description: 'Five digits, leading zeros included.', schema: FIVE_DIGITS, check: badZip };
export const CBSA_CODE: Placeholder = { description: 'Five digits.', schema: FIVE_DIGITS, check: badCbsa };
