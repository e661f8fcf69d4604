import { MCP_PROTOCOL_VERSION } from '../catalog/api-versions.ts';
import { INTEGER, listOf, record, TEXT, type Schema } from '../catalog/value-schema.ts';
import { route } from '../routing/route.ts';
import { EXAMPLE_CALL, TOOL_NAME } from './protocol.ts';
import { LIMITS } from './tool.ts';

/** What every request to MCP needs. */
export const MCP_PERMISSION = 'mcp:access';

const JSON_RPC = { type: 'string', const: '2.0' };
const ID = { anyOf: [TEXT, { type: 'integer', minimum: -9_007_199_254_740_991, maximum: 9_007_199_254_740_991 }] };
const FLAT: Schema = { $ref: '#/components/schemas/Error' };

const RPC_ERROR: Schema = {
  type: 'object',
  properties: {
    code: { ...INTEGER, enum: [-32700, -32600, -32601, -32602, -32603, -32002] },
    message: TEXT,
    data: {
      ...record({
        suggestion: TEXT,
        example: { ...TEXT, description: 'A valid query or, if the message itself is invalid, a valid message.' },
        error_type: TEXT,
        http_status: { ...INTEGER, description: 'The status that POST /api/dsl would have returned.' },
      }),
      additionalProperties: true,
    },
  },
  required: ['code', 'message', 'data'],
};

const HEADERS = {
  'MCP-Protocol-Version': { description: 'The negotiated version. Optional.', schema: { type: 'string', enum: [MCP_PROTOCOL_VERSION] } },
  'Mcp-Session-Id': {
    description: 'The session id from the response to initialize. Optional, but if sent, it must be a valid session of the caller.',
    schema: { type: 'string', format: 'uuid' },
  },
} as const;

/** Where the router of these routes is mounted. */
export const MCP_PATH = '/mcp';

const MESSAGE = route({
  method: 'post',
  path: MCP_PATH,
  id: 'sendMcpMessage',
  tag: 'MCP',
  permission: MCP_PERMISSION,
  summary: 'Handles one message of the Model Context Protocol.',
  description: [
    `The methods are \`initialize\`, \`ping\`, \`tools/list\`, \`tools/call\`, \`resources/list\`, \`resources/templates/list\`, and \`resources/read\` (the topics of HELP). Notifications return 202 without a body. Any requested protocol version is negotiated to ${MCP_PROTOCOL_VERSION}. The only tool is \`${TOOL_NAME}\`. Its argument \`query\` is one command of the query language.`,
    `A tool call returns the envelope of POST /api/dsl twice: as text in \`content[0].text\` and as an object in \`structuredContent\`. Lists without LIMIT have ${LIMITS.rows} rows; \`next_page\` is the query for the next ones. An answer of more than ${LIMITS.characters.toLocaleString('en-US')} characters is cut, and \`left_out\` says what is missing. A failed call is a JSON-RPC error with status 200, so check for \`error\`, not the status. A body that is not a valid message, or an invalid header or query string, returns a JSON-RPC error with status 400. All other error statuses have the flat body.`,
    'Tool calls also require dsl:execute.',
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
    example: EXAMPLE_CALL,
    required: true,
  },
  answer: {
    type: 'object',
    properties: { jsonrpc: JSON_RPC, id: ID, result: { type: 'object' }, error: RPC_ERROR },
    required: ['jsonrpc', 'id'],
    oneOf: [{ required: ['result'] }, { required: ['error'] }],
    additionalProperties: false,
  },
  example: MCP_PATH,
  errors: [406, 413, 415],
  others: {
    202: { description: 'The notification was accepted. No body.' },
    400: {
      description:
        'The body is not JSON (-32700), or the request has an invalid JSON-RPC message, a batch, another protocol version, or a query parameter (-32600).',
      schema: {
        type: 'object',
        properties: { jsonrpc: JSON_RPC, id: { anyOf: [...ID.anyOf, { type: 'null' }] }, error: RPC_ERROR },
        required: ['jsonrpc', 'id', 'error'],
        additionalProperties: false,
      },
    },
    404: { description: 'The session ended, expired, or belongs to another caller.', schema: FLAT },
  },
});

const END = route({
  method: 'delete',
  path: MCP_PATH,
  id: 'endMcpSession',
  tag: 'MCP',
  permission: MCP_PERMISSION,
  summary: 'Ends an MCP session.',
  parameters: {},
  headers: { ...HEADERS, 'Mcp-Session-Id': { ...HEADERS['Mcp-Session-Id'], description: 'A session of the caller.', required: true } },
  answer: record({ success: { type: 'boolean', const: true }, data: record({ session_id: TEXT, ended: { type: 'boolean', const: true } }) }),
  example: MCP_PATH,
  errors: [],
  others: {
    400: { description: 'The session id is missing, or the protocol version is not supported.', schema: FLAT },
    404: { description: 'The session already ended, expired, or belongs to another caller.', schema: FLAT },
  },
});

const CAPABILITIES = route({
  method: 'get',
  path: `${MCP_PATH}/capabilities`,
  id: 'getMcpCapabilities',
  tag: 'MCP',
  permission: MCP_PERMISSION,
  summary: 'Capabilities of the MCP server, including its tool.',
  parameters: {},
  answer: record({
    name: TEXT,
    version: TEXT,
    protocolVersion: TEXT,
    transport: { type: 'string', const: 'streamable-http' },
    endpoint: { type: 'string', const: MCP_PATH },
    capabilities: record({ tools: { type: 'object' }, resources: { type: 'object' } }),
    tools: listOf({
      type: 'object',
      properties: {
        name: TEXT,
        title: TEXT,
        description: TEXT,
        inputSchema: { type: 'object' },
        outputSchema: { type: 'object' },
        annotations: { type: 'object' },
      },
      required: ['name', 'description', 'inputSchema'],
    }),
    authentication: record({ type: TEXT, header: TEXT, credentials: listOf(TEXT), permission: TEXT, resource_metadata: TEXT }),
  }),
  example: `${MCP_PATH}/capabilities`,
  errors: [400],
});

/** The routes of MCP. */
export const MCP_ROUTES = { message: MESSAGE, end: END, capabilities: CAPABILITIES };
