import { API_VERSIONS, REST_VERSION } from '../../catalog/api-versions.ts';
import { oneOf, record, TEXT, type Schema } from '../../catalog/value-schema.ts';
import { ApiError, ERROR_CODES } from '../../errors/api-error.ts';
import { INTRODUCTION } from './introduction.ts';
import { TAGS } from '../../routing/tags.ts';
import type { Route } from '../../routing/route.ts';
import { pathPattern } from '../../routing/paths.ts';
import { queryParameter } from './parameter-schema.ts';

type Document = Readonly<Record<string, unknown>>;

const BEARER =
  'An access token from POST /auth/login, a service key (`svc_…`) from the operator, or, if an identity provider is configured, an access token (JWT) from it. Send it in the Authorization header only.';

/** The OpenAPI 3.1 document, generated from the declarations. It is the same for every installation. `npm run docs` writes it to openapi.json. */
export function openApiDocument(routes: readonly Route[]): Document {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const declared of routes) paths[declared.path] = { ...paths[declared.path], [declared.method]: describe(declared) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Labor-market analytics',
      version: REST_VERSION,
      description: `${INTRODUCTION}\n\nThe newest changelog entry is ${API_VERSIONS.at(-1)?.version}.`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: BEARER } },
      schemas: { Error: ERROR_SCHEMA },
      examples: Object.fromEntries(
        ERROR_CODES.map((code) => [code, { summary: code, value: new ApiError(code).body('7f0c1b3e-6a52-4d0e-9f43-1f2a3b4c5d6e') }]),
      ),
      responses: Object.fromEntries(Object.keys(ERROR_RESPONSES).map((status) => [responseName(status), errorResponse(Number(status))])),
      headers: HEADERS,
    },
  };
}

function describe(declared: Route): Record<string, unknown> {
  const { id, tag, summary, description, permission, placeholders = {}, headers = {}, parameters, body, example } = declared;
  const values = pathPattern(declared.path).exec(example.split('?')[0] ?? '') ?? [];
  const inPath = [...declared.path.matchAll(/\{([^}]+)\}/g)].map(([, name = ''], i) => ({
    name,
    in: 'path',
    required: true,
    description: placeholders[name]?.description,
    schema: placeholders[name]?.schema,
    example: placeholders[name]?.schema['type'] === 'integer' ? Number(values[i + 1]) : decodeURIComponent(values[i + 1] ?? ''),
  }));
  const notes = [
    description ?? '',
    permission === 'none' ? 'No token required.' : permission === 'token' ? 'Requires any valid token.' : `Requires the permission ${permission}.`,
    `Example: \`${declared.method.toUpperCase()} ${example}\``,
  ];
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: notes.filter((note) => note !== '').join('\n\n'),
    parameters: [
      ...inPath,
      ...Object.entries(parameters).flatMap(([name, parameter]) => queryParameter(name, parameter) ?? []),
      ...Object.entries(headers).map(([name, header]) => ({ name, in: 'header', required: false, ...header })),
    ],
    ...(body === undefined
      ? {}
      : { requestBody: { required: body.required, content: { 'application/json': { schema: body.schema, example: body.example } } } }),
    responses: responsesOf(declared),
    ...(declared.readsOnly === true ? { 'x-reads-only': true } : {}),
    ...(permission === 'none' ? { security: [] } : {}),
  };
}

function responsesOf({ answer, media = [], mediaOnlyFor, conditional, permission, errors, others = {} }: Route): Record<string, unknown> {
  const headers = Object.fromEntries(
    ['X-Request-Id', 'X-Dataset-Version', ...(conditional === true ? ['ETag'] : [])].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  );
  const statuses = [
    ...errors,
    ...(permission === 'none' ? [] : [401, 429]),
    ...(permission === 'none' || permission === 'token' ? [] : [403]),
    500,
    503,
  ].filter((status) => !(status in others));
  return {
    200: {
      description: mediaOnlyFor === undefined ? 'Success.' : `Success. Only \`${mediaOnlyFor}\` is available as ${media.join(' and ')}.`,
      headers,
      content: { 'application/json': { schema: answer }, ...Object.fromEntries(media.map((type) => [type, { schema: TEXT }])) },
    },
    ...(conditional === true ? { 304: { description: 'Not modified: the ETag in If-None-Match is still current. No body.' } } : {}),
    431: { description: 'The URL and headers together are longer than 16 kB. No body.' },
    ...Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${responseName(status)}` }])),
    ...Object.fromEntries(
      Object.entries(others).map(([status, { description, schema }]) => [
        status,
        { description, ...(schema === undefined ? {} : { content: { 'application/json': { schema } } }) },
      ]),
    ),
  };
}

const ERROR_RESPONSES: Readonly<Record<number, string>> = {
  400: 'The request is invalid. All problems are reported at once.',
  401: 'The token is missing or invalid, or the credentials are wrong.',
  403: 'The caller does not have the permission in data.required_permission.',
  404: 'Not found.',
  406: 'None of the media types in the Accept header is available.',
  413: 'The body is too large.',
  415: 'The body is not JSON.',
  422: 'The text is not a question that the data can answer, or it asks for a change. data.example_questions has questions that work.',
  429: 'Too many requests.',
  500: 'Internal error.',
  503: 'The database is unreachable; for conversions and search, the search engine; for tokens of the identity provider, the identity provider.',
};

const responseName = (status: number | string): string => `Error${status}`;

function errorResponse(status: number): Record<string, unknown> {
  const codes = ERROR_CODES.filter((code) => new ApiError(code).status === status);
  return {
    description: ERROR_RESPONSES[status],
    headers: {
      'X-Request-Id': { $ref: '#/components/headers/X-Request-Id' },
      'X-Error-Code': { $ref: '#/components/headers/X-Error-Code' },
      ...(status === 429 || status === 503 ? { 'Retry-After': { $ref: '#/components/headers/Retry-After' } } : {}),
      ...(status === 401 ? { 'WWW-Authenticate': { $ref: '#/components/headers/WWW-Authenticate' } } : {}),
    },
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Error' },
        examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  };
}

const ERROR_SCHEMA: Schema = {
  ...record(
    {
      success: { type: 'boolean', const: false },
      error: TEXT,
      suggestion: { ...TEXT, description: 'How to fix the problem.' },
      example: { ...TEXT, description: 'A valid request: the one that was sent, corrected, if that is possible.' },
      data: {
        type: ['object', 'string'],
        description: 'Details, such as unknown_fields and valid_fields, problems by parameter, valid_values, or required_permission, or example_questions.',
      },
      valid_sort_modes: { type: 'array', items: TEXT },
      valid_group_by: { type: 'array', items: TEXT },
      request_id: { ...TEXT, description: 'Also in the X-Request-Id header and the log of the service.' },
    },
    ['suggestion', 'example', 'data', 'valid_sort_modes', 'valid_group_by'],
  ),
  description: 'The flat error body of REST.',
};

const HEADERS = {
  'X-Request-Id': { required: true, description: 'Id of the request. An id that the caller sends is kept if it is safe to log.', schema: TEXT },
  'X-Dataset-Version': { required: true, description: 'Version of the dataset.', schema: TEXT },
  'X-Error-Code': { required: true, description: 'What went wrong, for programs. Texts may change, codes do not.', schema: oneOf(ERROR_CODES) },
  ETag: { description: 'A weak ETag. It changes with the dataset and with every admin write.', schema: TEXT },
  'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } },
  'WWW-Authenticate': { description: 'Present if the token is missing or invalid.', schema: TEXT },
};
