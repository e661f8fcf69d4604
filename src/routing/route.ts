import type { Permission } from '../catalog/roles.ts';
import { COUNT, listOf, record, TEXT, type Schema } from '../catalog/value-schema.ts';
import type { Tag } from './tags.ts';
import type { Arguments, Parameters, Rule } from './parameter.ts';
import type { Placeholder } from './placeholder.ts';

/** A REST path and method with its permission, parameters, and responses. Middleware, 405, conditional reads, and OpenAPI are derived from it. */
export interface Route<P extends Parameters = Parameters> {
  readonly method: 'get' | 'post' | 'delete';
  /** With {placeholders}, as OpenAPI writes them. */
  readonly path: string;
  readonly id: string;
  readonly tag: Tag;
  /** `token`: any valid token. */
  readonly permission: Permission | 'token' | 'none';
  readonly summary: string;
  readonly description?: string;
  readonly placeholders?: Readonly<Record<string, Placeholder>>;
  readonly parameters: P;
  /** Headers of a specific protocol. Other headers are the same for all routes. */
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: Schema; readonly required?: boolean }>>;
  /** Checks across parameters. OpenAPI cannot express them, so the description explains them, too. */
  readonly rules?: readonly Rule<Arguments<P>>[];
  readonly body?: { readonly schema: Schema; readonly example: unknown; readonly required: boolean };
  /** The body of a success. */
  readonly answer: Schema;
  /** Further media types of a success. */
  readonly media?: readonly ('text/csv' | 'text/markdown')[];
  /** The form of the path that has the further media types, if only one has them. */
  readonly mediaOnlyFor?: string;
  /** Responses have an ETag, and the route returns 304. */
  readonly conditional?: boolean;
  /** A POST that changes nothing, so that a client may send it again. */
  readonly readsOnly?: boolean;
  /** Path and query of a valid request. */
  readonly example: string;
  /** Error statuses besides 401, 403, 429, 500, and 503, which follow from the permission. */
  readonly errors: readonly number[];
  /** Responses other than success and the flat error body, by status. Without a schema, the response has no body. */
  readonly others?: Readonly<Record<number, { readonly description: string; readonly schema?: Schema }>>;
}

/** Keeps the exact types of the parameters for the handler. */
export const route = <const P extends Parameters>(declared: Route<P>): Route<P> => declared;

const SUCCESS: Schema = { type: 'boolean', const: true };

export const WHY_EMPTY: Schema = { ...TEXT, description: 'Why nothing matched, or which values of a list are unknown, with similar names.' };

/** Envelope of one record; `optional` names those of `more` that may be absent. */
export const recordAnswer = (data: Schema, more: Readonly<Record<string, Schema>> = {}, optional: readonly string[] = []): Schema =>
  record({ success: SUCCESS, data, count: { ...COUNT, description: 'Number of rows in data; 1 for a record.' }, ...more }, optional);

/** Envelope of a page; `optional` names those of `more` that may be absent. */
export const pageAnswer = (row: Schema, more: Readonly<Record<string, Schema>> = {}, optional: readonly string[] = []): Schema =>
  record(
    {
      success: SUCCESS,
      data: listOf(row),
      count: { ...COUNT, description: 'Number of rows in data.' },
      total: { ...COUNT, description: 'Exact number of matching rows before paging.' },
      has_more: { type: 'boolean' },
      ...more,
      suggestion: WHY_EMPTY,
    },
    [...optional, 'suggestion'],
  );

/** Envelope of ranked matches of a text. */
export const matchesAnswer = (match: Schema, versions: Schema, more: Readonly<Record<string, Schema>> = {}, optional: readonly string[] = []): Schema =>
  record({ success: SUCCESS, data: listOf(match), count: COUNT, query: { ...TEXT, description: 'The text from the request.' }, ...more, versions }, optional);
