import { z } from 'zod';
import { MCP_PROTOCOL_VERSION } from '../catalog/api-versions.ts';
import { INTERNAL_ERROR } from '../dsl/problem.ts';
import { shownName } from '../text/shown-names.ts';
import type { DatasetFacts } from '../reads/dataset-facts.ts';
import { helpResources, readHelp } from './help-resources.ts';
import { instructions } from './instructions.ts';
import { EXAMPLE_MESSAGE, INVALID_PARAMS, METHOD_NOT_FOUND, problemsOf, type Message, type RpcAnswer, type RpcError } from './protocol.ts';
import type { ClientInfo } from './sessions.ts';
import { callTool, toolFor, type ToolContext, type ToolOutcome } from './tool.ts';

/** The dependencies of the methods. */
export interface Conversation extends ToolContext {
  readonly server: { readonly name: string; readonly version: string };
  /** Opens a session for the caller and returns its id. */
  readonly openSession: (client: ClientInfo) => Promise<string>;
  /** Facts about the loaded dataset. */
  readonly facts: () => Promise<DatasetFacts | undefined>;
}

export interface Reply {
  readonly answer: RpcAnswer;
  /** Id of a session that was opened. */
  readonly sessionId?: string;
  /** For the log. */
  readonly cause?: unknown;
}

type Outcome = ToolOutcome & { readonly sessionId?: string };
type Method = (params: unknown, conversation: Conversation) => Promise<Outcome>;

export const CAPABILITIES = { tools: {}, resources: {} } as const;

/** Unknown members of params are ignored: later versions of MCP may add some. */
const INITIALIZE = z.looseObject(
  {
    protocolVersion: z.string({ error: 'is required and must be a string' }),
    capabilities: z.record(z.string(), z.unknown(), { error: 'is required and must be an object' }),
    clientInfo: z.looseObject(
      { name: z.string({ error: 'is required and must be a string' }), version: z.string({ error: 'is required and must be a string' }) },
      { error: 'is required and must be an object with name and version' },
    ),
  },
  { error: 'must be an object with protocolVersion, capabilities, and clientInfo' },
);
const EMPTY = z.looseObject({}, { error: 'must be an object' }).optional();
/** All tools or resources are on one page, so there is no valid cursor. */
const LIST = z.looseObject({ cursor: z.never({ error: 'is not valid: everything is on one page' }).optional() }, { error: 'must be an object' }).optional();

const READ = z.looseObject({ uri: z.string({ error: 'is required and must be a string' }) }, { error: 'must be an object with uri' });

const METHODS: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['initialize', checked(INITIALIZE, initialize)],
  ['ping', checked(EMPTY, async () => ({ result: {} }))],
  ['tools/list', checked(LIST, async (_params, { caller }) => ({ result: { tools: [toolFor(caller)] } }))],
  ['tools/call', callTool],
  ['resources/list', checked(LIST, async () => ({ result: { resources: helpResources() } }))],
  ['resources/templates/list', checked(LIST, async () => ({ result: { resourceTemplates: [] } }))],
  ['resources/read', checked(READ, async ({ uri }, { facts }) => readHelp(uri, await facts()))],
]);

/**
 * Answers one request. This replaces the SDK's server, which turns failures into results, shows messages of unexpected errors, requires both media types,
 * negotiates newer versions than the specified one, and keeps sessions in memory, open to every caller. Tests check the responses against the SDK's
 * schemas and read them with its clients.
 */
export async function dispatch({ id, method, params }: Extract<Message, { kind: 'request' }>, conversation: Conversation): Promise<Reply> {
  const answerer = METHODS.get(method);
  if (answerer === undefined) return { answer: { jsonrpc: '2.0', id, error: unknownMethod(method) } };
  const outcome = await answerer(params, conversation);
  if ('error' in outcome)
    return { answer: { jsonrpc: '2.0', id, error: outcome.error }, ...(outcome.error.code === INTERNAL_ERROR ? { cause: outcome.cause } : {}) };
  return { answer: { jsonrpc: '2.0', id, result: outcome.result }, ...(outcome.sessionId === undefined ? {} : { sessionId: outcome.sessionId }) };
}

async function initialize({ clientInfo }: z.infer<typeof INITIALIZE>, { server, facts, openSession }: Conversation): Promise<Outcome> {
  return {
    result: {
      protocolVersion: MCP_PROTOCOL_VERSION,
      capabilities: CAPABILITIES,
      serverInfo: { ...server, title: 'Labor-market analytics' },
      instructions: instructions(await facts()),
    },
    sessionId: await openSession(clientInfo),
  };
}

/** A method whose params are checked first. */
function checked<T>(schema: z.ZodType<T>, method: (params: T, conversation: Conversation) => Promise<Outcome>): Method {
  return async (params, conversation) => {
    const parsed = schema.safeParse(params);
    return parsed.success ? method(parsed.data, conversation) : { error: invalidParams(problemsOf(parsed.error, ['params'])) };
  };
}

const invalidParams = (problems: readonly string[]): RpcError => ({
  code: INVALID_PARAMS,
  message: `Invalid params: ${problems.join('; ')}`,
  data: {
    suggestion: `Send the params of MCP ${MCP_PROTOCOL_VERSION}.`,
    example: EXAMPLE_MESSAGE,
    error_type: 'invalid_params',
    http_status: 400,
    problems,
  },
});

const unknownMethod = (method: string): RpcError => ({
  code: METHOD_NOT_FOUND,
  message: `Unknown method: ${shownName(method)}`,
  data: {
    suggestion: `Use one of ${[...METHODS.keys()].join(', ')}. This server implements MCP ${MCP_PROTOCOL_VERSION}; start with initialize.`,
    example: EXAMPLE_MESSAGE,
    error_type: 'unknown_method',
    http_status: 404,
    valid_methods: [...METHODS.keys()],
  },
});
