import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import express from 'express';
import { pagesOf } from '../../../src/rest/pages.ts';
import type { Route } from '../../../src/routing/route.ts';
import { ROUTES } from '../../../src/routes.ts';
import type { Parameter } from '../../../src/routing/parameter.ts';
import { Metrics } from '../../../src/telemetry/metrics.ts';
import { TestService, type Answer } from '../../setup/test-service.ts';

/** Method and path of every route that the application mounts. */
const mounted = new Set<string>();
const PASSWORD = 'correct horse battery';

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);

let service: TestService;
let token: string;
// eslint-disable-next-line @typescript-eslint/no-explicit-any
let document: any;

beforeAll(async () => {
  // Express keeps no path of what is mounted: it is noted while the application is made.
  const { application } = express;
  const { use, get, post, delete: remove } = application;
  Object.assign(application, {
    use(this: unknown, ...given: unknown[]) {
      const base = typeof given[0] === 'string' ? given[0] : '';
      for (const router of given as { stack?: Layer[] }[])
        for (const { route } of router.stack ?? []) if (route !== undefined) note(base + route.path, Object.keys(route.methods));
      return Reflect.apply(use, this, given);
    },
    get(this: unknown, ...given: unknown[]) {
      if (given.length > 1) note(String(given[0]), ['get']);
      return Reflect.apply(get, this, given);
    },
    post(this: unknown, ...given: unknown[]) {
      note(String(given[0]), ['post']);
      return Reflect.apply(post, this, given);
    },
    delete(this: unknown, ...given: unknown[]) {
      note(String(given[0]), ['delete']);
      return Reflect.apply(remove, this, given);
    },
  });
  service = await TestService.start();
  Object.assign(application, { use, get, post, delete: remove });
  token = await service.signIn('admin');
  document = (await service.get('/openapi.json')).body;
});
afterAll(() => service.stop());

interface Layer {
  readonly route?: { readonly path: string; readonly methods: Readonly<Record<string, boolean>> };
}

function note(path: string, methods: readonly string[]): void {
  const template = path.replace(/(?<=.)\/$/, '').replace(/:(\w+)/g, '{$1}');
  for (const method of methods) mounted.add(`${method} ${template}`);
}

it('documents every route that is mounted, and mounts every operation that is documented', () => {
  const documented = Object.entries<object>(document.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`));
  // Pages, and what the operator's tools read.
  const form = ['', '/form.css', '/form.js'].map((file) => `get /examples/form${file}`);
  const docs = ['', '/initializer.js', '/swagger-ui-bundle.js', '/swagger-ui.css'].map((file) => `get /docs${file}`);
  const pages = ['get /metrics', 'get /openapi.json', ...docs, ...form];
  expect([...documented, ...pages].sort()).toEqual([...mounted].sort());
});

describe('answers fit their schemas', () => {
  it.each(ROUTES.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))('%s: its example', async (_name, operation) => {
    expectFits(operation, 200, await ask(operation, operation.example));
  });

  const choices = ROUTES.flatMap((operation) =>
    Object.entries(operation.parameters).flatMap(([name, parameter]) => valuesOf(parameter).map((value) => [operation, name, value] as const)),
  );
  it.each(ROUTES.filter((operation) => choices.some(([other]) => other === operation)).map((operation) => [operation.path, operation] as const))(
    'get %s: every expansion and every choice of a parameter',
    async (_path, operation) => {
      for (const [, name, value] of choices.filter(([other]) => other === operation)) {
        const url = new URL(operation.example, service.url);
        for (const given of [...url.searchParams.keys()]) if (operation.parameters[given]?.required !== true) url.searchParams.delete(given);
        url.searchParams.set(name, value);
        if (value === 'company_hiring') url.searchParams.set('company', 'Walmart');
        expectFits(operation, 200, await ask(operation, `${url.pathname}${url.search}`), `${name}=${value}`);
      }
    },
  );

  it.each([
    '/api/occupations/cluster:75',
    '/api/occupations/cluster:75/wages?limit=3',
    '/api/occupations/cluster:75/ai-impact',
    '/api/occupations/cluster:75/education',
    '/api/occupations/cluster:75/pathways',
    '/api/clusters/0/skill-adj-clusters?onet=29-1141.00',
    '/api/clusters/75/companies?hiring_percentile=3&cbsa=42660',
    '/api/companies?industry=Bankng',
    '/api/companyconvert?name=ibm&industry=Bankng',
    '/api/titleconvert?title=senior%20owner%20ii',
  ])('%s', async (path) => {
    const operation = ROUTES.findLast(
      ({ method, path: template }) => method === 'get' && new RegExp(`^${template.replace(/\{\w+\}/, '[^/]+')}$`).test(path.split('?')[0]!),
    )!;
    expectFits(operation, 200, await ask(operation, path));
  });
});

describe('errors fit their schemas', () => {
  it.each([
    { from: null, to: '0.13.0-beta' },
    { from: '0.12.5-beta', to: null },
  ])('post /api/version/compare %j: null is no version', async (body) => {
    const { status, body: answer } = await service.post('/api/version/compare', body, token);
    expect(status).toBe(400);
    expect(answer.error).toBe('null is not a known version');
  });

  it('a list of identifiers may be long', async () => {
    const uids = Array.from({ length: 100 }, (_, i) => `00000000-0000-5000-8000-${String(i).padStart(12, '0')}`);
    const { status, body } = await service.get(`/api/companies?company_uid=${uids.join(',')}`, token);
    expect({ status, data: body.data }).toEqual({ status: 200, data: [] });
  });

  it.each(ROUTES.filter(({ errors }) => errors.includes(400)).map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
    '%s: 400',
    async (_name, operation) => {
      const answer = await (operation.method === 'post'
        ? service.post(operation.path, { no_such_member: 1 }, token)
        : service.request(`${operation.example.split('?')[0]}?no_such_parameter=1`, {
            method: operation.method.toUpperCase(),
            headers: { authorization: `Bearer ${token}` },
          }));
      expectFits(operation, 400, answer);
    },
  );

  it.each(ROUTES.filter(({ permission }) => permission !== 'none').map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
    '%s: 401',
    async (_name, operation) => {
      expectFits(operation, 401, await service.request(operation.example, { method: operation.method.toUpperCase() }));
    },
  );

  it.each(ROUTES.filter(({ errors }) => errors.includes(404)).map((operation) => [operation.path, operation] as const))(
    'get %s: 404',
    async (template, operation) => {
      const absent: Record<string, string> = {
        name: 'unheard-of',
        id: template.includes('occupations') ? '99-9999.99' : '999999',
        zip: '00000',
        cbsa: '00000',
      };
      expectFits(
        operation,
        404,
        await service.get(
          template.replace(/\{(\w+)\}/, (_, name: string) => absent[name] ?? ''),
          token,
        ),
      );
    },
  );
});

describe('the reference', () => {
  it('is served without a token, and holds no script of its own', async () => {
    const response = await fetch(`${service.url}/docs`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none';script-src 'self'");
    expect(html).not.toMatch(/https?:\/\/|<script(?! src=)/);
    for (const [, file = ''] of html.matchAll(/(?:src|href)="(docs\/[^"]+)"/g)) expect((await fetch(`${service.url}/${file}`)).status).toBe(200);
    expect(await (await fetch(`${service.url}/docs/`)).text()).toContain('src="initializer.js"');
  });
});

it.each(pagesOf(undefined, new Metrics()))('the page $path can only be read, by those who may see it', async ({ path, permission }) => {
  const posted = await service.request(path, { method: 'POST', ...(permission === 'none' ? {} : { headers: { authorization: `Bearer ${token}` } }) });
  expect(posted.status).toBe(405);
  expect(posted.headers.get('allow')).toBe('GET, HEAD');
  expect((await fetch(`${service.url}${path}`)).status).toBe(permission === 'none' ? 200 : 401);
});

/** Every value that a parameter lists. */
function valuesOf(parameter: Parameter): readonly string[] {
  if (parameter.type === 'enumeration' || parameter.type === 'tokens') return parameter.values;
  if (parameter.type === 'boolean') return ['true', 'false'];
  if (parameter.type !== 'text') return [];
  return parameter.values ?? (parameter.items?.['enum'] as readonly string[] | undefined) ?? [];
}

async function ask(operation: Route, path: string): Promise<Answer> {
  if (operation.method === 'get') return service.get(path, token);
  // Tokens of examples are not real, and a sign-out must not end the session of the other tests.
  const username = 'test-admin-internal';
  const login = await service.post('/auth/login', { username, password: PASSWORD });
  if (operation.id === 'login') return login;
  if (operation.id === 'openBrowserSession') return service.post(path, { username, password: PASSWORD });
  if (operation.id === 'endBrowserSession') return service.request(path, { method: 'DELETE' });
  if (operation.id === 'endMcpSession') return endMcpSession();
  if (operation.id === 'refresh') return service.post(path, { refresh_token: login.body.tokens.refresh_token });
  return service.post(path, operation.body?.example, login.body.tokens.access_token as string);
}

async function endMcpSession(): Promise<Answer> {
  const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
  const { headers } = await service.post('/mcp', { jsonrpc: '2.0', id: 1, method: 'initialize', params }, token);
  const session = headers.get('mcp-session-id')!;
  return service.request('/mcp', { method: 'DELETE', headers: { authorization: `Bearer ${token}`, 'mcp-session-id': session } });
}

function expectFits({ path, method }: Route, status: number, answer: Answer, what = ''): void {
  expect({ what, status: answer.status, error: answer.body.error }).toEqual({ what, status, error: status === 200 ? undefined : expect.any(String) });
  const declared = document.paths[path][method].responses[status];
  expect(declared).toBeDefined();
  const { schema } = (status === 200 ? declared : document.components.responses[`Error${status}`]).content['application/json'];
  const validate = ajv.compile(status === 200 ? schema : document.components.schemas.Error);
  const valid = validate(answer.body);
  expect({ what, errors: valid ? [] : validate.errors }).toEqual({ what, errors: [] });
}
