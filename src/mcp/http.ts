import { raw, Router, type ErrorRequestHandler, type Request, type RequestHandler } from 'express';
import { MCP_PROTOCOL_VERSION } from '../catalog/api-versions.ts';
import { requirePermission, type Challenge } from '../auth/authenticate.ts';
import { callerOf } from '../auth/caller.ts';
import { RESOURCE_METADATA_PATH, baseUrl, mcpChallenge } from '../auth/challenge.ts';
import { SERVICE_VERSION } from '../config/config.ts';
import { LARGEST_QUERY_BODY } from '../dsl/parse.ts';
import type { DslService } from '../dsl/service.ts';
import type { CurrentFacts } from '../reads/current-facts.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Logger } from '../runtime/log.ts';
import { isExpected } from '../runtime/store-log.ts';
import { drainBody } from '../http/drain-body.ts';
import { shownNames } from '../text/shown-names.ts';
import { toApiError } from '../http/to-api-error.ts';
import { dispatch, CAPABILITIES, type Conversation } from './dispatch.ts';
import { onlyKnownOrigins, type AllowedNames } from '../http/known-origins.ts';
import { EXAMPLE_MESSAGE, invalidRequest, PARSE_ERROR, readMessage, type RpcAnswer } from './protocol.ts';
import { methodsByPath } from '../routing/paths.ts';
import { nameOperation, noteStatus, requestId } from '../telemetry/request-scope.ts';
import { MCP_PATH, MCP_PERMISSION, MCP_ROUTES } from './routes.ts';
import type { McpSessions } from './sessions.ts';
import { LIMITS, toolFor } from './tool.ts';

const SESSION_HEADER = 'Mcp-Session-Id';
const VERSION_HEADER = 'MCP-Protocol-Version';

export interface McpDoor {
  readonly config: AllowedNames & { readonly SERVER_NAME: string };
  readonly dsl: DslService;
  /** Facts about the dataset for the instructions. */
  readonly facts: CurrentFacts;
  readonly sessions: McpSessions;
  readonly log: Logger;
  /** Requires a valid credential. Its 401 response has this challenge. */
  readonly authenticated: (challenge: Challenge) => RequestHandler;
  readonly limited: RequestHandler;
}

/**
 * /mcp: Streamable HTTP without streams. HTTP errors (401, 403, 404, 405, 406, 413, 415, 429) have the flat body of REST. A body that is not
 * a message of the protocol gets a JSON-RPC error with status 400, and the error of a valid request has status 200.
 */
export function mcpRoutes({ config, dsl, facts, sessions, log, authenticated, limited }: McpDoor): Router {
  const challenge: Challenge = (fault, request) => mcpChallenge(fault, request, config.PUBLIC_URL);
  const server = { name: config.SERVER_NAME, version: SERVICE_VERSION };
  const router = Router();
  router.use(onlyKnownOrigins(config), onlyKnownPaths, authenticated(challenge), limited, noParameters);
  router.use(requirePermission(MCP_PERMISSION, challenge));
  router.get(under(MCP_ROUTES.capabilities), (request, response) => {
    response.json(capabilities(request, server, config.PUBLIC_URL));
  });
  router.post(under(MCP_ROUTES.message), onlyThisVersion, onlyJson, raw({ type: () => true, limit: LARGEST_QUERY_BODY }), async (request, response) => {
    const message = readMessage(parse(request.body));
    if (message.kind === 'invalid') {
      response.status(400).json({ jsonrpc: '2.0', id: message.id, error: message.error } satisfies RpcAnswer);
      return;
    }
    const caller = { ...callerOf(request), requestId: requestId() };
    const session = request.get(SESSION_HEADER);
    if (session !== undefined && !(await sessions.isOpen(session, caller.id))) throw new ApiError('unknown_session');
    if (message.kind === 'silent') {
      response.status(202).end();
      return;
    }
    const conversation: Conversation = {
      caller,
      server,
      run: (query, who) => dsl.run(query, who, LIMITS),
      facts: () => facts.get(),
      openSession: (client) => sessions.open(caller.id, client),
      now: () => new Date(),
    };
    const { answer, sessionId, cause } = await dispatch(message, conversation);
    if (cause !== undefined && !isExpected(cause)) log.error({ err: cause, request_id: requestId() }, 'A tool call failed.');
    if ('error' in answer) noteStatus(answer.error.data.http_status);
    if (sessionId !== undefined) response.setHeader(SESSION_HEADER, sessionId);
    response.json(answer);
  });
  router.delete(under(MCP_ROUTES.end), onlyThisVersion, async (request, response) => {
    const session = request.get(SESSION_HEADER);
    if (session === undefined)
      throw new ApiError('invalid_request', {
        error: `DELETE /mcp needs the header ${SESSION_HEADER}.`,
        suggestion: 'Send the session id from the response to initialize in it.',
      });
    if (!(await sessions.end(session, callerOf(request).id))) throw new ApiError('unknown_session');
    response.json({ success: true, data: { session_id: session, ended: true } });
  });
  router.use(asRpcError);
  return router;
}

const under = ({ path }: { readonly path: string }): string => path.slice(MCP_PATH.length) || '/';
const methodsOf = methodsByPath(Object.values(MCP_ROUTES));

/** 404 and 405 do not require a credential. They reveal nothing that is not in the specification. */
const onlyKnownPaths: RequestHandler = ({ path, method }, _response, next) => {
  const whole = `${MCP_PATH}${path.replace(/\/$/, '')}`;
  const methods = methodsOf(whole);
  if (methods.length === 0) throw new ApiError('unknown_path', { error: `Path ${whole} was not found.`, suggestion: 'The MCP endpoint is POST /mcp.' });
  if (!methods.includes(method))
    throw new ApiError('method_not_allowed', {
      headers: { Allow: methods.join(', ') },
      suggestion: whole === MCP_PATH ? 'Use POST /mcp. Server-sent events are not supported.' : 'Use GET /mcp/capabilities.',
    });
  nameOperation(
    Object.values(MCP_ROUTES).find((route) => route.path === whole && route.method === method.toLowerCase())?.id ?? MCP_ROUTES.capabilities.id,
    'mcp',
  );
  next();
};

/** A token in the URL would end up in logs and histories. There are no other query parameters either. */
const noParameters: RequestHandler = (request, _response, next) => {
  const names = Object.keys(request.query);
  if (names.length === 0) {
    next();
    return;
  }
  throw new ApiError('invalid_parameters', {
    error: `MCP paths have no query parameters: ${shownNames(names).join(', ')}`,
    suggestion: names.includes('token')
      ? 'Send the token only in the header `Authorization: Bearer <ACCESS_TOKEN>`, and remove it from the URL.'
      : 'Remove them.',
    data: { unknown_fields: shownNames(names), valid_fields: [] },
  });
};

const onlyThisVersion: RequestHandler = (request, _response, next) => {
  const version = request.get(VERSION_HEADER);
  if (version !== undefined && version !== MCP_PROTOCOL_VERSION)
    throw new ApiError('invalid_request', {
      error: `Unsupported protocol version in ${VERSION_HEADER}: ${version.slice(0, 50)}`,
      suggestion: `Send ${VERSION_HEADER}: ${MCP_PROTOCOL_VERSION}, or omit the header.`,
      data: { supported: [MCP_PROTOCOL_VERSION] },
    });
  next();
};

/** Clients must accept JSON; they may also accept event streams. */
const onlyJson: RequestHandler = (request, _response, next) => {
  const accept = request.get('Accept')?.trim() ?? '';
  if (accept !== '' && request.accepts('application/json') === false)
    throw new ApiError('not_acceptable', { suggestion: 'Send `Accept: application/json, text/event-stream`; the response is always JSON.' });
  if (!/^application\/json\s*(?:;\s*charset="?utf-?8"?\s*)?$/i.test(request.get('Content-Type') ?? ''))
    throw new ApiError('unsupported_media_type', { example: EXAMPLE_MESSAGE });
  next();
};

function parse(body: unknown): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.isBuffer(body) ? body : Buffer.alloc(0)));
  } catch (error) {
    throw new ApiError('malformed_json', { cause: error });
  }
}

/** Turns a 400 for a body or header into a JSON-RPC error: newer clients that probe for a version fall back to initialize when they see one. */
const asRpcError: ErrorRequestHandler = async (thrown: unknown, request, response, next) => {
  const refused = toApiError(thrown);
  if (refused.status !== 400 || request.method !== 'POST') {
    next(thrown);
    return;
  }
  const { error, suggestion, data } = refused.body('') as { error: string; suggestion?: string; data?: object };
  const refusal = invalidRequest([error], { ...data, ...(suggestion === undefined ? {} : { suggestion }) });
  const isMalformed = refused.code === 'malformed_json';
  const answer = isMalformed
    ? { ...refusal, code: PARSE_ERROR, message: `Parse error: ${error}`, data: { ...refusal.data, error_type: 'parse_error' } }
    : refusal;
  await drainBody(request, response);
  response.status(400).json({ jsonrpc: '2.0', id: null, error: answer } satisfies RpcAnswer);
};

/** The capabilities of the endpoint, for people and for clients before they connect. */
function capabilities(request: Request, server: Conversation['server'], publicUrl: string | undefined): Record<string, unknown> {
  return {
    ...server,
    protocolVersion: MCP_PROTOCOL_VERSION,
    transport: 'streamable-http',
    endpoint: MCP_PATH,
    capabilities: CAPABILITIES,
    tools: [toolFor(callerOf(request))],
    authentication: {
      type: 'bearer',
      header: 'Authorization',
      credentials: ['access token of POST /auth/login', 'access token of the identity provider', 'service key'],
      permission: MCP_PERMISSION,
      resource_metadata: `${baseUrl(request, publicUrl)}${RESOURCE_METADATA_PATH}/mcp`,
    },
  };
}
