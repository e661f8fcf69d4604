import type { Permission } from '../catalog/roles.ts';
import { COUNT, listOf, record, TEXT, type Schema } from '../catalog/value-schema.ts';
import type { Tag } from './tags.ts';
import type { Arguments, Parameters, Rule } from './parameter.ts';
import type { Placeholder } from './placeholder.ts';

/** A path and method of REST: what it needs, takes, and answers. Guards, 405, conditional reads, and OpenAPI follow from it. */
export interface Route<P extends Parameters = Parameters> {
  readonly method: 'get' | 'post' | 'delete';
  /** With {placeholders}, as OpenAPI writes them. */
  readonly path: string;
  readonly id: string;
  readonly tag: Tag;
  /** `token`: any valid token will do. */
  readonly permission: Permission | 'token' | 'none';
  readonly summary: string;
  readonly description?: string;
  readonly placeholders?: Readonly<Record<string, Placeholder>>;
  readonly parameters: P;
  /** Headers of a protocol's own; others are the same everywhere. */
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: Schema; readonly required?: boolean }>>;
  /** What the parameters need of each other; OpenAPI cannot express it, so the description says it too. */
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
export const route = <const P extends Parameters>(declared: Route<P>): Route<P> => declared;

const SUCCESS: Schema = { type: 'boolean', const: true };

export const WHY_EMPTY: Schema = { ...TEXT, description: 'Why nothing matched, or which values of a list are unknown, and what may have been meant.' };

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
