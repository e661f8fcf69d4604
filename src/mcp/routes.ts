import { INTEGER, listOf, record, TEXT, type Schema } from '../catalog/value-schema.ts';
import { route } from '../routing/route.ts';

/** What every request to MCP needs. */
export const MCP_PERMISSION = 'mcp:access';

const JSON_RPC = { type: 'string', const: '2.0' };
const ID = { anyOf: [TEXT, { type: 'integer', minimum: -9_007_199_254_740_991, maximum: 9_007_199_254_740_991 }] };
const FLAT: Schema = { $ref: '#/components/schemas/Error' };

const RPC_ERROR: Schema = {
  type: 'object',
  properties: {
    code: { ...INTEGER, enum: [-32700, -32600, -32601, -32602, -32603] },
    message: TEXT,
    data: {
      ...record({
        suggestion: TEXT,
        example: { ...TEXT, description: 'A query that runs; where the message itself is wrong, a message that is answered.' },
        error_type: TEXT,
        http_status: { ...INTEGER, description: 'What POST /api/dsl would have answered.' },
      }),
      additionalProperties: true,
    },
  },
  required: ['code', 'message', 'data'],
};

const HEADERS = {
  'MCP-Protocol-Version': { description: 'As negotiated. May be absent.', schema: { type: 'string', enum: ['2025-06-18'] } },
  'Mcp-Session-Id': {
    description: "The session that initialize answered in the header of this name. May be absent, but must be the caller's own and alive when it is sent.",
    schema: { type: 'string', format: 'uuid' },
  },
} as const;

const MESSAGE = route({
  method: 'post',
  path: '/mcp',
  id: 'sendMcpMessage',
  tag: 'MCP',
  permission: MCP_PERMISSION,
  summary: 'One message of the Model Context Protocol',
  description: [
    'Methods: `initialize`, `ping`, `tools/list`, `tools/call`; notifications are taken without an answer (202). Any offered protocol version negotiates to 2025-06-18. The only tool is `svc_dsl_query`; its argument `query` is one command of the query language.',
    'A tool call answers the envelope of POST /api/dsl three times over: `content[0].text`, `structuredContent`, and both alike for every client. What fails is a JSON-RPC error with status 200: look for `error`, not at the status. Bodies that are no message, and headers or addresses that are wrong, are JSON-RPC errors with 400; every other status has the flat body.',
    'Tool calls also need dsl:execute.',
  ].join('\n\n'),
  parameters: {},
  headers: HEADERS,
  body: {
    schema: {
      type: 'object',
      properties: { jsonrpc: JSON_RPC, id: { ...ID, description: 'Absent in notifications.' }, method: TEXT, params: { type: 'object' } },
      required: ['jsonrpc', 'method'],
      additionalProperties: false,
    },
    example: {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'svc_dsl_query', arguments: { query: 'TITLECONVERT "registered nurse" LIMIT 3' } },
    },
    required: true,
  },
  answer: {
    type: 'object',
    properties: { jsonrpc: JSON_RPC, id: ID, result: { type: 'object' }, error: RPC_ERROR },
    required: ['jsonrpc', 'id'],
    oneOf: [{ required: ['result'] }, { required: ['error'] }],
    additionalProperties: false,
  },
  example: '/mcp',
  errors: [406, 413, 415],
  others: {
    202: { description: 'A notification was taken; no body.' },
    400: {
      description: 'No JSON (-32700), no JSON-RPC message, a batch, another protocol version, or a query parameter (-32600).',
      schema: {
        type: 'object',
        properties: { jsonrpc: JSON_RPC, id: { anyOf: [...ID.anyOf, { type: 'null' }] }, error: RPC_ERROR },
        required: ['jsonrpc', 'id', 'error'],
        additionalProperties: false,
      },
    },
    404: { description: 'The session ended, expired, or is not of this caller.', schema: FLAT },
  },
});

const END = route({
  method: 'delete',
  path: '/mcp',
  id: 'endMcpSession',
  tag: 'MCP',
  permission: MCP_PERMISSION,
  summary: 'Ends an MCP session',
  parameters: {},
  headers: { ...HEADERS, 'Mcp-Session-Id': { ...HEADERS['Mcp-Session-Id'], description: "A session of the caller's own.", required: true } },
  answer: record({ success: { type: 'boolean', const: true }, data: record({ session_id: TEXT, ended: { type: 'boolean', const: true } }) }),
  example: '/mcp',
  errors: [],
  others: {
    400: { description: 'No session is named, or another protocol version.', schema: FLAT },
    404: { description: 'The session ended before, expired, or is not of this caller.', schema: FLAT },
  },
});

const CAPABILITIES = route({
  method: 'get',
  path: '/mcp/capabilities',
  id: 'getMcpCapabilities',
  tag: 'MCP',
  permission: MCP_PERMISSION,
  summary: 'What the MCP server offers, its tool included',
  parameters: {},
  answer: record({
    name: TEXT,
    version: TEXT,
    protocolVersion: TEXT,
    transport: { type: 'string', const: 'streamable-http' },
    endpoint: { type: 'string', const: '/mcp' },
    capabilities: record({ tools: { type: 'object' } }),
    tools: listOf({
      type: 'object',
      properties: { name: TEXT, title: TEXT, description: TEXT, inputSchema: { type: 'object' }, annotations: { type: 'object' } },
      required: ['name', 'description', 'inputSchema'],
    }),
    authentication: record({ type: TEXT, header: TEXT, credentials: listOf(TEXT), permission: TEXT, resource_metadata: TEXT }),
  }),
  example: '/mcp/capabilities',
  errors: [400],
});

/** The routes of MCP. */
export const MCP_ROUTES = { message: MESSAGE, end: END, capabilities: CAPABILITIES };
