import { ALL_PERMISSIONS, type Permission } from '../../../src/catalog/roles.ts';
import { FORMS } from '../../../src/dsl/forms/forms.ts';
import { facesOf } from '../../../src/operations/operation.ts';
import { ACTIONS, OPERATIONS } from '../../../src/operations/table.ts';
import { clusterFace } from '../../../src/rest/operation-routes.ts';
import type { Route } from '../../../src/routing/route.ts';
import { ROUTES } from '../../../src/routes.ts';
import { TestService } from '../../setup/test-service.ts';
import { McpClient, type Seen } from '../mcp/mcp-client.ts';
import { TokenIssuer } from './token-issuer.ts';

let issuer: TokenIssuer;
let service: TestService;

beforeAll(async () => {
  issuer = await TokenIssuer.start();
  service = await TestService.start({ env: issuer.env });
});
afterAll(async () => {
  await Promise.all([service.stop(), issuer.stop()]);
});

type Asked = Pick<Route, 'method' | 'example' | 'body'> & { readonly permission: Permission };

const isPermission = (needed: Route['permission']): needed is Permission => needed !== 'token' && needed !== 'none';
const allBut = (lacking: Permission): Permission[] => ALL_PERMISSIONS.filter((permission) => permission !== lacking);
const named = <R extends Pick<Route, 'method' | 'example'>>(routes: readonly R[]) =>
  routes.map((route) => [`${route.method} ${route.example}`, route] as const);

/** A client of its own for each caller: their tokens differ in the permissions alone. */
const callerWith = async (permissions: readonly Permission[]): Promise<McpClient> => new McpClient(service, await issuer.token(permissions));
/** Sent byte by byte: fetch would resolve dot segments and write other letters. */
const send = (client: McpClient, { method, body }: Pick<Route, 'method' | 'body'>, path: string): Promise<Seen> =>
  client.send(method === 'post' ? JSON.stringify(body?.example) : '', { method: method.toUpperCase(), path });

/** Routes that ask for a permission; a path of a code that also takes `cluster:<cluster_id>` is asked in both forms. */
const GUARDED: readonly Asked[] = [
  ...ROUTES.flatMap((route) => (isPermission(route.permission) ? [{ ...route, permission: route.permission }] : [])),
  ...OPERATIONS.flatMap((operation) =>
    facesOf(operation.rest).flatMap((face) =>
      face.clusterForm !== undefined && isPermission(face.clusterForm.permission)
        ? [{ method: 'get' as const, example: clusterFace(face.clusterForm, face).example, permission: face.clusterForm.permission }]
        : [],
    ),
  ),
];

describe('without a token', () => {
  it.each(named(ROUTES.filter(({ permission }) => permission !== 'none')))('%s: 401', async (_name, route) => {
    const client = new McpClient(service);
    expect((await send(client, route, route.example)).status).toBe(401);
    if (route.method === 'get') expect((await client.send('', { method: 'HEAD', path: route.example })).status).toBe(401);
  });
});

describe('with every permission but the one that is needed', () => {
  it.each(named(GUARDED))('%s: 403 that names it', async (_name, route) => {
    const client = await callerWith(allBut(route.permission));
    const { status, headers, body } = await send(client, route, route.example);
    expect(status).toBe(403);
    const named = route.example === '/api/dsl' ? body.error : body.data;
    expect(named.required_permission).toBe(route.permission);
    if (route.example.startsWith('/mcp')) expect(headers['www-authenticate']).toContain('error="insufficient_scope", scope="mcp:access"');
    if (route.method === 'get') expect((await client.send('', { method: 'HEAD', path: route.example })).status).toBe(403);
  });
});

/** Bodies that need no second permission and record nothing: the example of the language asks for occupations, and that of a pick stores it. */
const BODIES: Readonly<Record<string, unknown>> = { '/api/dsl': { query: 'HELP' }, '/api/titleconvert': {} };

describe('with only the permission that is needed', () => {
  // A sign-out is asked too: callers of an identity provider have no session to end.
  const admitted = ROUTES.filter(({ permission }) => permission !== 'none').map((route) => ({ ...route, example: route.example }));
  it.each(named(admitted))('%s: neither 401 nor 403', async (_name, route) => {
    const client = await callerWith(isPermission(route.permission) ? [route.permission] : []);
    const example = BODIES[route.example];
    const body = route.body === undefined || example === undefined || route.method !== 'post' ? route.body : { ...route.body, example };
    const { status } = await send(client, { method: route.method, ...(body === undefined ? {} : { body }) }, route.example);
    expect([401, 403]).not.toContain(status);
    expect(status).toBeLessThan(500);
  });
});

/** Other ways to write a path: some lead nowhere, none may lead around a guard. */
function spellingsOf(example: string): string[] {
  const [path = '', query] = example.split('?');
  const segments = path.split('/').slice(1);
  const changed = (change: (segment: string) => string): string[] =>
    segments.map((_, place) => `/${segments.map((segment, i) => (i === place ? change(segment) : segment)).join('/')}`);
  const last = segments.at(-1) ?? '';
  const spellings = [
    path.toUpperCase(),
    `${path}/`,
    `${path}//`,
    `/.${path}`,
    `/x/..${path}`,
    `/%2e%2e${path}`,
    `/health/..${path}`,
    `/docs/%2e%2e${path}`,
    `${path}/.`,
    `${path}/x/..`,
    `${path}%2f`,
    `${path};x=1`,
    `${path}.json`,
    `${path}%20`,
    `${path}%00`,
    `${path.slice(0, -last.length - 1)}%2F${last}`,
    `${path.slice(0, -last.length - 1)}\\${last}`,
    ...changed((segment) => segment.toUpperCase()),
    ...changed((segment) => `/${segment}`),
    ...changed((segment) => `./${segment}`),
    ...changed((segment) => `%${segment.charCodeAt(0).toString(16)}${segment.slice(1)}`),
  ];
  return [...new Set(spellings)].filter((spelling) => spelling !== path).map((spelling) => (query === undefined ? spelling : `${spelling}?${query}`));
}

describe('other spellings of the path give no caller more', () => {
  it.each(named(GUARDED))('%s', async (_name, route) => {
    const permitted: string[] = [];
    // Each caller may send 60 requests a minute.
    const client = await callerWith(allBut(route.permission));
    for (const path of spellingsOf(route.example)) {
      const { status } = await send(client, route, path);
      expect(status).not.toBe(429);
      if (status < 400) permitted.push(`${status} ${path}`);
    }
    expect(permitted).toEqual([]);
  });
});

describe('queries without the permission of what they ask', () => {
  /** A text in the place of each <text> of the grammar: no company has this name, should a guard let the query through. */
  const written = (syntax: string): string => syntax.replaceAll('<text>', '"no such name"').replaceAll('<alias_type>', 'abbreviation');
  const queries = [
    ...FORMS.map(({ operation, examples }) => [examples[0], operation.permission] as const),
    ...ACTIONS.flatMap(({ dsl, permission }) => (dsl === undefined ? [] : [[dsl.examples[0] ?? written(dsl.syntax[0] ?? ''), permission] as const])),
  ].flatMap(([query, permission]) => (isPermission(permission) ? [[query, permission] as const] : []));

  it('every form and every command is among them', () => {
    expect(queries.length).toBe(FORMS.length + ACTIONS.filter(({ dsl }) => dsl !== undefined).length);
  });

  it.each(queries)('%s: 403 that names %s, over POST /api/dsl and over MCP', async (query, permission) => {
    const token = await issuer.token(allBut(permission));
    const { status, body } = await service.post('/api/dsl', { query }, token);
    expect({ status, error: body.error }).toMatchObject({
      status: 403,
      error: { code: -32602, error_type: 'permission_denied', required_permission: permission },
    });
    const over = await new McpClient(service, token).query(query);
    expect(over.body).not.toHaveProperty('result');
    expect(over.body.error).toMatchObject({ code: -32602, data: { http_status: 403, required_permission: permission } });
  });
});
