import type { operations } from './generated/schema.ts';
import type { OPERATIONS } from './generated/operations.ts';

/** The name of an operation: `listCompanies`. It is the `operationId` of the OpenAPI document. */
export type OperationId = keyof typeof OPERATIONS;

/** The parameters of one place; none if the operation has none there. */
type In<Id extends OperationId, Place extends 'path' | 'query'> =
  operations[Id]['parameters'] extends Partial<Record<Place, infer Given>> ? ([NonNullable<Given>] extends [never] ? unknown : NonNullable<Given>) : unknown;

/** Shows the members in an editor instead of `A & B`. */
type Simplified<T> = { [Name in keyof T]: T[Name] };

/** What an operation takes: the parameters of its path and its query, or its JSON body. */
export type Input<Id extends OperationId> = operations[Id] extends { requestBody: { content: { 'application/json': infer Body } } }
  ? Body
  : Simplified<In<Id, 'path'> & In<Id, 'query'>>;

/** What an operation returns: the whole JSON body of a success. */
export type Output<Id extends OperationId> = operations[Id]['responses'][200]['content']['application/json'];

/** The answer to a query: `data` is a list of rows, or an object for one record. */
export type QueryAnswer<Data = unknown> = Omit<Output<'runDsl'>, 'data'> & { readonly data: Data };

/** One row of an operation that returns a list. */
export type Row<Id extends OperationId> = Output<Id> extends { data: readonly (infer One)[] } ? One : never;

/** The operations that return a list page by page. */
export type ListId = {
  [Id in OperationId]: Output<Id> extends { data: readonly unknown[]; has_more: boolean } ? ('offset' extends keyof Input<Id> ? Id : never) : never;
}[OperationId];

/** Options of one call. */
export interface CallOptions {
  /** Cancels the call, its waiting included. */
  readonly signal?: AbortSignal;
  /** Replaces the number of retries of the client. */
  readonly retries?: number;
  /**
   * Whether the call may be sent again if nobody knows if the first one arrived. Default: only calls that change nothing. Set it for a change that
   * the service makes only once, such as a pick with an id.
   */
  readonly repeatable?: boolean;
}

/** A call of one operation. The input may be omitted if nothing in it is required. */
export type Method<Id extends OperationId> =
  Partial<Input<Id>> extends Input<Id>
    ? (input?: Input<Id>, options?: CallOptions) => Promise<Output<Id>>
    : (input: Input<Id>, options?: CallOptions) => Promise<Output<Id>>;
