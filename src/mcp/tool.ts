import { z } from 'zod';
import type { Schema } from '../catalog/value-schema.ts';
import type { AnswerLimits } from '../dsl/answer-size.ts';
import { mayWrite } from '../dsl/commands/writes.ts';
import { ENVELOPE } from '../dsl/envelope-schema.ts';
import type { DslOutcome } from '../dsl/service.ts';
import type { Caller } from '../operations/services.ts';
import { RETRY_AFTER_SECONDS, selfContained } from '../errors/api-error.ts';
import { shownName } from '../text/shown-names.ts';
import { INVALID_PARAMS, problemsOf, rpcError, TOOL_NAME, type RpcError } from './protocol.ts';
import { QUERY_DESCRIPTION, toolDescription } from './tool-description.ts';

const EXAMPLE_QUERY = 'HELP GUIDELINES';

/** The members of an answer with their types. A model reads this schema before each conversation, so it has no descriptions. */
const OUTPUT = {
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(ENVELOPE['properties'] as Readonly<Record<string, Schema>>).map(([name, { type }]) => [name, type === undefined ? {} : { type }]),
  ),
  required: ENVELOPE['required'],
};

/** What an agent can use: about 10,000 tokens, at three characters for each token of JSON. */
export const LIMITS: Required<AnswerLimits> = { rows: 25, characters: 30_000 };

/** The declaration of the only tool for tools/list. Only callers with permission see the admin writes. */
export function toolFor(caller: Pick<Caller, 'permissions'>): Readonly<Record<string, unknown>> {
  const withWrites = mayWrite(caller);
  return {
    name: TOOL_NAME,
    title: 'Labor-market query',
    description: toolDescription({ withWrites }),
    inputSchema: {
      type: 'object',
      properties: { query: { type: 'string', description: QUERY_DESCRIPTION } },
      required: ['query'],
    },
    outputSchema: OUTPUT,
    annotations: {
      title: 'Labor-market query',
      // SUBMIT records samples and picks; admin writes change company data.
      readOnlyHint: false,
      destructiveHint: withWrites,
      idempotentHint: false,
      openWorldHint: false,
    },
  };
}

/** `format` is an argument of earlier versions, ignored as the specification says. */
const ARGUMENTS = z.strictObject(
  { query: z.string({ error: 'is required and must be a string' }), format: z.unknown().optional() },
  { error: 'must be an object' },
);
const CALL = z.looseObject(
  { name: z.string({ error: 'is required and must be a string' }), arguments: z.unknown().optional() },
  { error: 'must be an object' },
);

/** The dependencies of a tool call. */
export interface ToolContext {
  readonly caller: Caller;
  readonly run: (query: string, caller: Caller) => Promise<DslOutcome>;
  readonly now: () => Date;
}

export type ToolOutcome = { readonly result: Readonly<Record<string, unknown>> } | { readonly error: RpcError; readonly cause?: unknown };

/** tools/call: runs one query. The result has the envelope as text and as an object. A failure is a JSON-RPC error without a result. */
export async function callTool(params: unknown, { caller, run, now }: ToolContext): Promise<ToolOutcome> {
  const call = CALL.safeParse(params);
  if (!call.success) return { error: wrongArguments(problemsOf(call.error, ['params'])) };
  if (call.data.name !== TOOL_NAME)
    return {
      error: rpcError(INVALID_PARAMS, `Unknown tool: ${shownName(call.data.name)}`, {
        suggestion: `The only tool is ${TOOL_NAME}; tools/list describes it.`,
        example: EXAMPLE_QUERY,
        error_type: 'unknown_tool',
        http_status: 404,
        valid_tools: [TOOL_NAME],
      }),
    };
  const given = ARGUMENTS.safeParse(call.data.arguments ?? {});
  if (!given.success) return { error: wrongArguments(problemsOf(given.error, ['arguments'])) };
  const { query } = given.data;
  const answer = await run(query, caller);
  if (!answer.ok) return { error: queryError(answer, caller.requestId), cause: answer.cause };
  const { envelope } = answer;
  const text = JSON.stringify(envelope);
  return {
    result: {
      content: [{ type: 'text', text }],
      structuredContent: envelope,
      isError: false,
      _meta: { tool: TOOL_NAME, query, timestamp: now().toISOString(), record_count: envelope.count },
    },
  };
}

const wrongArguments = (problems: readonly string[]): RpcError =>
  rpcError(INVALID_PARAMS, `Invalid arguments: ${problems.join('; ')}`, {
    suggestion: `Call ${TOOL_NAME} with the argument query, a string with one command of the query language.`,
    example: EXAMPLE_QUERY,
    error_type: 'invalid_arguments',
    http_status: 400,
    problems,
  });

const ERROR_TYPES: Readonly<Record<number, string>> = { 400: 'invalid_query', 403: 'permission_denied', 404: 'not_found', 503: 'unavailable' };

/** The error of a query for MCP, with the same members. Code and message are separate. The id of the request is in `data`, because a model sees no headers. */
function queryError({ httpStatus, error, retryAfter }: Extract<DslOutcome, { ok: false }>, requestId: string | undefined): RpcError {
  const { code, message, ...more } = error;
  return rpcError(code, message, {
    error_type: ERROR_TYPES[httpStatus] ?? 'internal_error',
    ...more,
    suggestion: selfContained(error.suggestion, requestId),
    http_status: httpStatus,
    ...(retryAfter === true ? { retry_after: RETRY_AFTER_SECONDS } : {}),
    ...(requestId === undefined ? {} : { request_id: requestId }),
  });
}
