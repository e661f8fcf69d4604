import {
  CallToolResultSchema,
  EmptyResultSchema,
  InitializeResultSchema,
  JSONRPCMessageSchema,
  ListResourcesResultSchema,
  ListToolsResultSchema,
  ReadResourceResultSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { ROLE_PERMISSIONS } from '../../../src/catalog/roles.ts';
import type { DslOutcome, Envelope } from '../../../src/dsl/service.ts';
import { ApiError } from '../../../src/errors/api-error.ts';
import { dispatch, type Conversation } from '../../../src/mcp/dispatch.ts';
import type { RpcAnswer } from '../../../src/mcp/protocol.ts';

const envelope: Envelope = { status: 'success', success: true, data: [{ a: null }], count: 1, total: 9, has_more: true, baseline: { cluster_id: 1 } };
const asked: string[] = [];

function conversation(answer: DslOutcome = { ok: true, envelope }): Conversation {
  return {
    caller: { id: 'user:1', name: 'somebody', permissions: ROLE_PERMISSIONS.analyst },
    server: { name: 'labor-market-analytics', version: '0.1.0' },
    facts: async () => undefined,
    run: async (query) => {
      asked.push(query);
      return answer;
    },
    openSession: async ({ name, version }) => `session of ${name} ${version}`,
    now: () => new Date('2026-01-02T03:04:05.678Z'),
  };
}

const METHODS = ['initialize', 'ping', 'tools/list', 'tools/call', 'resources/list', 'resources/templates/list', 'resources/read'];

beforeEach(() => {
  asked.length = 0;
});

// The shape of a body is what tests are about.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Shapeless = any;

async function ask(
  method: string,
  params?: unknown,
  with_ = conversation(),
): Promise<{ result?: Shapeless; error?: Shapeless; sessionId?: string; cause?: unknown }> {
  const { answer, ...rest } = await dispatch({ kind: 'request', id: 'q', method, params }, with_);
  // The SDK's own schema of a message is the judge of every answer.
  expect(JSONRPCMessageSchema.parse(JSON.parse(JSON.stringify(answer)))).toEqual(JSON.parse(JSON.stringify(answer)));
  const { jsonrpc, id, ...outcome } = answer as RpcAnswer & { result?: unknown; error?: unknown };
  expect({ jsonrpc, id }).toEqual({ jsonrpc: '2.0', id: 'q' });
  return { ...outcome, ...rest };
}
const call = (args: unknown, with_?: Conversation) => ask('tools/call', { name: 'svc_dsl_query', arguments: args }, with_);

describe('initialize', () => {
  const offer = (protocolVersion: unknown) => ({ protocolVersion, capabilities: {}, clientInfo: { name: 'c', version: '1' } });

  it.each(['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28', 'junk', ''])('negotiates %j to 2025-06-18', async (version) => {
    const { result, sessionId } = await ask('initialize', offer(version));
    expect(InitializeResultSchema.parse(result)).toEqual(result);
    expect(result.protocolVersion).toBe('2025-06-18');
    expect(result.capabilities).toEqual({ tools: {}, resources: {} });
    expect(result.serverInfo).toEqual({ name: 'labor-market-analytics', version: '0.1.0', title: 'Labor-market analytics' });
    expect(sessionId).toBe('session of c 1');
  });

  it.each([
    [undefined, ['params must be an object with protocolVersion, capabilities, and clientInfo']],
    [
      {},
      [
        'params.protocolVersion is required and must be a string',
        'params.capabilities is required and must be an object',
        'params.clientInfo is required and must be an object with name and version',
      ],
    ],
    [offer(5), ['params.protocolVersion is required and must be a string']],
    [
      { ...offer('x'), clientInfo: { name: 1 } },
      ['params.clientInfo.name is required and must be a string', 'params.clientInfo.version is required and must be a string'],
    ],
  ])('refuses %j, and opens no session', async (params, problems) => {
    const { error, sessionId } = await ask('initialize', params);
    expect(error).toMatchObject({ code: -32602, data: { problems, http_status: 400, error_type: 'invalid_params' } });
    expect(sessionId).toBeUndefined();
  });

  it('lets members of later versions be', async () => {
    const params = {
      ...offer('x'),
      capabilities: { roots: { listChanged: true }, later: {} },
      clientInfo: { name: 'c', version: '1', icons: [] },
      _meta: {},
      later: 1,
    };
    expect((await ask('initialize', params)).result.protocolVersion).toBe('2025-06-18');
  });
});

describe('ping and tools/list', () => {
  it.each([undefined, {}, { _meta: { progressToken: 1 } }])('ping %j', async (params) => {
    expect(EmptyResultSchema.parse((await ask('ping', params)).result)).toEqual({});
  });

  it('lists one tool', async () => {
    const { result } = await ask('tools/list');
    expect(ListToolsResultSchema.parse(result)).toEqual(result);
    expect(result.tools.map(({ name }: { name: string }) => name)).toEqual(['svc_dsl_query']);
    expect(result.tools[0].inputSchema).toMatchObject({ type: 'object', required: ['query'], properties: { query: { type: 'string' } } });
  });

  it('gave no cursor, and takes none', async () => {
    expect((await ask('tools/list', { cursor: 'x' })).error).toMatchObject({
      code: -32602,
      data: { problems: ['params.cursor is not valid: everything is on one page'] },
    });
  });

  it('warns of what may be destroyed only those who may destroy', async () => {
    const of = async (permissions: Conversation['caller']['permissions']) =>
      (await ask('tools/list', {}, { ...conversation(), caller: { id: 'x', name: 'x', permissions } })).result.tools[0];
    const [analyst, admin] = [await of(ROLE_PERMISSIONS.analyst), await of(ROLE_PERMISSIONS.admin)];
    expect([analyst.annotations.destructiveHint, admin.annotations.destructiveHint]).toEqual([false, true]);
    expect([analyst.description.includes('REMOVE ALIAS'), admin.description.includes('REMOVE ALIAS')]).toEqual([false, true]);
  });
});

describe('the topics of HELP', () => {
  it('are resources that can be read', async () => {
    const { result } = await ask('resources/list');
    expect(ListResourcesResultSchema.parse(result)).toEqual(result);
    expect(result.resources.map(({ uri }: { uri: string }) => uri)).toContain('help://COMPANIES');
    for (const { uri, name } of result.resources) {
      const read = (await ask('resources/read', { uri })).result;
      expect(ReadResourceResultSchema.parse(read)).toEqual(read);
      expect(JSON.parse(read.contents[0].text)).toMatchObject({ topic: name, examples: expect.any(Array) });
    }
    expect((await ask('resources/templates/list')).result).toEqual({ resourceTemplates: [] });
  });

  it.each(['help://NOTHING', 'file:///etc/passwd', ''])('has no resource %j', async (uri) => {
    const { error } = await ask('resources/read', { uri });
    expect(error).toMatchObject({ code: -32002, data: { error_type: 'unknown_resource', http_status: 404 } });
  });
});

describe('tools/call', () => {
  it('carries the envelope as text and as an object alike', async () => {
    const { result } = await call({ query: 'VERSION' });
    expect(CallToolResultSchema.parse(result)).toEqual(result);
    expect(result).toEqual({
      content: [{ type: 'text', text: JSON.stringify(envelope) }],
      structuredContent: envelope,
      isError: false,
      _meta: { tool: 'svc_dsl_query', query: 'VERSION', timestamp: '2026-01-02T03:04:05.678Z', record_count: 1 },
    });
    expect(asked).toEqual(['VERSION']);
  });

  it.each(['standard', 'compact', 'detailed', 'anything', 1, null, {}])('ignores the former argument format: %j', async (format) => {
    expect((await call({ query: 'VERSION', format })).result.isError).toBe(false);
  });

  it.each([
    ['no arguments', undefined, ['arguments.query is required and must be a string']],
    ['null as arguments', null, ['arguments.query is required and must be a string']],
    ['no query', {}, ['arguments.query is required and must be a string']],
    ['a query that is no text', { query: 7 }, ['arguments.query is required and must be a string']],
    ['arguments that are no object', 'VERSION', ['arguments must be an object']],
    ['a list of arguments', ['VERSION'], ['arguments must be an object']],
    ['unknown arguments', { query: 'VERSION', sql: 1, limit: 2 }, ['unknown: arguments.sql, arguments.limit']],
    ['both', { q: 'VERSION' }, ['arguments.query is required and must be a string', 'unknown: arguments.q']],
  ])('refuses %s', async (_name, args, problems) => {
    const { result, error } = await call(args);
    expect(result).toBeUndefined();
    expect(error).toMatchObject({ code: -32602, data: { problems, example: 'HELP GUIDELINES', http_status: 400, error_type: 'invalid_arguments' } });
    expect(asked).toEqual([]);
  });

  it.each(['svc_title_convert', '', '__proto__', 'SVC_DSL_QUERY'])('knows no tool %j', async (name) => {
    const { error } = await ask('tools/call', { name, arguments: { query: 'VERSION' } });
    expect(error).toMatchObject({
      code: -32602,
      message: expect.stringMatching(new RegExp(`^Unknown tool: ${name}\\. .*svc_dsl_query.* Example: HELP GUIDELINES$`)),
      data: { error_type: 'unknown_tool', http_status: 404, valid_tools: ['svc_dsl_query'] },
    });
    expect(asked).toEqual([]);
  });

  it('tells everything about a query that fails, and no result', async () => {
    const error = { code: -32602, message: 'no', suggestion: 's', example: 'VERSION', position: { line: 1, column: 2, caret: '^' }, valid_values: ['a'] };
    const answer = await call({ query: 'x' }, conversation({ ok: false, cause: new Error('secret'), httpStatus: 400, error }));
    expect(answer).toEqual({
      error: {
        code: -32602,
        message: 'no. s. Example: VERSION',
        data: { suggestion: 's', example: 'VERSION', position: error.position, valid_values: ['a'], error_type: 'invalid_query', http_status: 400 },
      },
    });
  });

  it.each([
    [403, 'permission_denied'],
    [404, 'not_found'],
    [500, 'internal_error'],
  ])('names the kind of failure of a %i', async (httpStatus, errorType) => {
    const error = { code: httpStatus === 500 ? -32603 : -32602, message: 'no', suggestion: 's', example: 'VERSION' };
    const answer = await call({ query: 'x' }, conversation({ ok: false, cause: 'cause', httpStatus, error }));
    expect(answer.error.data).toMatchObject({ http_status: httpStatus, error_type: errorType });
    // Only what was not foreseen is for the log, and its cause never for the caller.
    expect(answer.cause).toBe(httpStatus === 500 ? 'cause' : undefined);
    expect(JSON.stringify(answer.error)).not.toContain('cause');
  });

  it('has the id of the request, also in a message that asks to report it: a model sees no headers', async () => {
    const { suggestion } = new ApiError('internal').body('') as { suggestion: string };
    const error = { code: -32603, message: 'no', suggestion, example: 'VERSION' };
    const { caller, ...others } = conversation({ ok: false, cause: 'cause', httpStatus: 500, error });
    const answer = await call({ query: 'x' }, { ...others, caller: { ...caller, requestId: 'r-1' } });
    expect(answer.error).toMatchObject({
      message: 'no. Try again. If it happens again, report the request_id r-1 to the operator. Example: VERSION',
      data: { request_id: 'r-1' },
    });
  });

  it('keeps the kind that the language names, and tells when to try again', async () => {
    const error = { code: -32602, message: 'gone', suggestion: 's', example: 'VERSION', error_type: 'command_removed' };
    expect((await call({ query: 'x' }, conversation({ ok: false, cause: 0, httpStatus: 410, error }))).error.data).toMatchObject({
      error_type: 'command_removed',
      http_status: 410,
    });
    const { suggestion } = new ApiError('search_unavailable').body('') as { suggestion: string };
    const away = { code: -32603, message: 'away', suggestion, example: 'VERSION' };
    expect((await call({ query: 'x' }, conversation({ ok: false, cause: 0, httpStatus: 503, error: away, retryAfter: true }))).error).toMatchObject({
      // The answer of a tool has no headers.
      message: 'away. Try again after 2 seconds. Lists and single records keep working. Example: VERSION',
      data: { error_type: 'unavailable', retry_after: 2, suggestion: 'Try again after 2 seconds. Lists and single records keep working.' },
    });
  });
});

it.each(['server/discover', 'resources/subscribe', 'prompts/list', 'logging/setLevel', 'tools/Call', 'constructor', '__proto__', ''])(
  'knows no method %j',
  async (method) => {
    const { error } = await ask(method, {});
    expect(error).toMatchObject({ code: -32601, data: { error_type: 'unknown_method', valid_methods: METHODS } });
  },
);
