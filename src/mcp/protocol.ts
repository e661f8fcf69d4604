import { z } from 'zod';
import { shownNames } from '../text/shown-names.ts';

/** Error codes of JSON-RPC 2.0. Failed tool calls have the codes of the query language. */
export const PARSE_ERROR = -32700;
export const INVALID_REQUEST = -32600;
export const METHOD_NOT_FOUND = -32601;
export const INVALID_PARAMS = -32602;

/** The only tool. */
export const TOOL_NAME = 'svc_dsl_query';

export type RequestId = string | number;

/** The error member of a response. `data` says how to fix it. */
export interface RpcError {
  readonly code: number;
  readonly message: string;
  readonly data: {
    readonly suggestion: string;
    /** A valid query for a tool call; otherwise a valid message. */
    readonly example: string;
    readonly error_type: string;
    /** The status that REST would return. The HTTP status of a failed tool call is 200. */
    readonly http_status: number;
  } & Readonly<Record<string, unknown>>;
}

/** An error whose message includes how to fix it, because many clients show a model nothing else. */
export function rpcError(code: number, message: string, data: RpcError['data']): RpcError {
  const { suggestion, example } = data;
  const said = [message, suggestion].map((text) => (/[.?!]$/u.test(text) ? text : `${text}.`)).join(' ');
  return { code, message: `${said} Example: ${example}`, data };
}

export type RpcAnswer = { readonly jsonrpc: '2.0'; readonly id: RequestId | null } & (
  { readonly result: Readonly<Record<string, unknown>> } | { readonly error: RpcError }
);

/** The message in a body. Notifications, and responses to requests that the service never sends, get no response. */
export type Message =
  | { readonly kind: 'request'; readonly id: RequestId; readonly method: string; readonly params: unknown }
  | { readonly kind: 'silent' }
  | { readonly kind: 'invalid'; readonly id: RequestId | null; readonly error: RpcError };

/** A valid message. */
export const EXAMPLE_CALL = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: TOOL_NAME, arguments: { query: 'TITLECONVERT "registered nurse" LIMIT 3' } },
};
/** The same as text, for errors. */
export const EXAMPLE_MESSAGE = JSON.stringify(EXAMPLE_CALL);

const ID_KIND = 'must be a string or an integer';
/** JavaScript, like many JSON readers, would change larger integers. */
const ID_SIZE = `must be an integer from ${Number.MIN_SAFE_INTEGER} to ${Number.MAX_SAFE_INTEGER}, or a string`;
const ID = z.union([z.string(), z.int({ error: ({ code }) => (code === 'too_big' || code === 'too_small' ? ID_SIZE : ID_KIND) })], { error: ID_KIND });
const VERSION = z.literal('2.0', { error: 'must be "2.0"' });
const METHOD = z.string({ error: 'must be a string' });
const PARAMS = z.record(z.string(), z.unknown(), { error: 'must be an object' }).optional();
const REQUEST = z.strictObject({ jsonrpc: VERSION, id: ID, method: METHOD, params: PARAMS });
const NOTIFICATION = z.strictObject({ jsonrpc: VERSION, method: METHOD, params: PARAMS });
const RESPONSE = z.union([
  z.strictObject({ jsonrpc: VERSION, id: ID, result: z.record(z.string(), z.unknown()) }),
  z.strictObject({ jsonrpc: VERSION, id: ID.nullable(), error: z.looseObject({ code: z.number(), message: z.string() }) }),
]);

/** Reads a body by JSON-RPC 2.0 and MCP 2025-06-18, which has no batches. Never throws. */
export function readMessage(body: unknown): Message {
  if (Array.isArray(body)) return invalid(null, ['batches are not supported; send one message per request']);
  if (typeof body !== 'object' || body === null) return invalid(null, ['the body must be one JSON-RPC message, an object']);
  const hasId = 'id' in body;
  if (!('method' in body) && ('result' in body || 'error' in body)) {
    const parsed = RESPONSE.safeParse(body);
    return parsed.success ? { kind: 'silent' } : invalid(idOf(body), ['the response is not a valid JSON-RPC 2.0 response']);
  }
  const parsed = hasId ? REQUEST.safeParse(body) : NOTIFICATION.safeParse(body);
  if (!parsed.success) return invalid(idOf(body), problemsOf(parsed.error));
  if (!hasId) return { kind: 'silent' };
  const { id, method, params } = parsed.data as z.infer<typeof REQUEST>;
  return { kind: 'request', id, method, params };
}

/** Each problem of a value in a few words, starting with its path. */
export function problemsOf({ issues }: z.ZodError, at: readonly string[] = []): string[] {
  return issues.map((issue) => {
    const path = [...at, ...issue.path.map(String)].join('.');
    if (issue.code === 'unrecognized_keys')
      return `unknown: ${shownNames(issue.keys)
        .map((key) => [...at, ...issue.path.map(String), key].join('.'))
        .join(', ')}`;
    return path === '' ? issue.message : `${path} ${issue.message}`;
  });
}

/** The error for a body that is not a JSON-RPC message. */
export function invalidRequest(problems: readonly string[], more: Readonly<Record<string, unknown>> = {}): RpcError {
  return {
    code: INVALID_REQUEST,
    message: `Invalid request: ${problems.join('; ')}`,
    data: {
      suggestion: 'Send one JSON-RPC 2.0 message with jsonrpc, id, method, and params.',
      example: EXAMPLE_MESSAGE,
      error_type: 'invalid_request',
      http_status: 400,
      ...more,
    },
  };
}

const invalid = (id: RequestId | null, problems: readonly string[]): Message => ({ kind: 'invalid', id, error: invalidRequest(problems) });

/** The id of a malformed request, if it has one, so that the client can find its request. */
function idOf(body: object): RequestId | null {
  const parsed = ID.safeParse((body as { id?: unknown }).id);
  return parsed.success ? parsed.data : null;
}
