import { AsyncLocalStorage } from 'node:async_hooks';

/** What a request is, for logs, metrics, and limits. The operation is known once the request is matched, or its query is parsed. */
export interface RequestScope {
  readonly id: string;
  interface: 'rest' | 'dsl' | 'mcp';
  /** An id of the operations table or of a route; {@link NO_OPERATION} for an unknown path. */
  operation: string;
  /** The status of an answer inside of a response with another status: MCP reports failed calls with 200. */
  status?: number;
  /** The id of the caller, once the credential is checked. */
  caller?: string;
  /** Lets other requests pass, for one that turns out to be a batch. */
  giveWay?: () => void;
  /** Aborted with {@link CallerLeft} when the caller disconnects before the answer. */
  readonly left?: () => AbortSignal;
}

/** The reason why work is not done: its caller has disconnected. Nobody sees it. */
export class CallerLeft extends Error {
  override name = 'CallerLeft';
}

export const NO_OPERATION = 'none';

/** The only one of its kind: each costs every promise of every request. */
const scope = new AsyncLocalStorage<RequestScope>();

/** Does the rest of a request in its scope, to the last statement and search. */
export const inRequest = (request: RequestScope, work: () => void): void => {
  scope.run(request, work);
};

/** The request that the current work is for; undefined for the service's own work. */
export const currentRequest = (): RequestScope | undefined => scope.getStore();

/** The id of the current request, which the caller finds in X-Request-Id; empty for the service's own work. */
export const requestId = (): string => scope.getStore()?.id ?? '';

/** Does the rest of the current request on behalf of a caller: what one caller uses of a shared resource is limited. */
export function actFor(caller: string): void {
  const request = scope.getStore();
  if (request !== undefined) request.caller = caller;
}

/** Names the operation of the current request. */
export function nameOperation(operation: string, by?: RequestScope['interface']): void {
  const request = scope.getStore();
  if (request === undefined) return;
  request.operation = operation;
  if (by !== undefined) request.interface = by;
}

/** Reports a failure that the response shows in its body only. */
export function noteStatus(status: number): void {
  const request = scope.getStore();
  if (request !== undefined) request.status = status;
}
