import { createServer as createHttpServer } from 'node:http';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { TestService } from '../../setup/test-service.ts';

const NEEDS_THE_ENGINE = [
  '/api/titleconvert?title=registered%20nurse',
  '/api/titleconvert?title=registered%20nurse&_fast=false',
  '/api/companyconvert?name=amzn',
  '/api/clusters/convert?title=data%20analyst',
  '/api/companies/search?q=bank',
];
const KEEPS_WORKING = ['/api/companies?industry=Banking&order_by=platinum', '/api/companies/Walmart?expand=relationships', '/health'];

/** The sockets of a server, so that it can be ended at once. */
function trackSockets(server: Server): Set<Socket> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  });
  return sockets;
}

function listen(server: Server, port = 0): Promise<number> {
  return new Promise((resolve) =>
    server.listen(port, '127.0.0.1', () => {
      resolve((server.address() as AddressInfo).port);
    }),
  );
}

/** Engines that are not one; each is given as the server that stands in its place, or none. */
const STAND_INS: readonly (readonly [string, () => Server | undefined])[] = [
  ['refuses connections', () => undefined],
  ['accepts connections and never answers', () => createServer()],
  [
    'begins an answer and never ends it',
    () =>
      createHttpServer((_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('{"took":');
      }),
  ],
  [
    'is overloaded',
    () =>
      createHttpServer((_request, response) => {
        response.writeHead(503, { 'content-type': 'application/json' }).end('{"error":{"type":"cluster_block_exception"},"status":503}');
      }),
  ],
  [
    'closes every connection',
    () =>
      createServer((socket) => {
        socket.destroy();
      }),
  ],
];

describe.each(STAND_INS)('the search engine %s', (_case, standIn) => {
  let service: TestService;
  let server: Server | undefined;
  let sockets: Set<Socket> | undefined;
  let token: string;

  beforeAll(async () => {
    server = standIn();
    sockets = server === undefined ? undefined : trackSockets(server);
    const port = server === undefined ? 1 : await listen(server);
    service = await TestService.start({ opensearchUrl: `http://127.0.0.1:${port}` });
    token = await service.signIn();
  });
  afterAll(async () => {
    sockets?.forEach((socket) => socket.destroy());
    await service.stop();
    server?.close();
  });

  it.each(NEEDS_THE_ENGINE)('GET %s: 503 with Retry-After', async (path) => {
    const { status, headers, body } = await service.get(path, token);
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('2');
    expect(body).toEqual({
      success: false,
      error: 'The search engine is not available. Conversions, search, and typeahead need it.',
      suggestion: 'Try again after the number of seconds in the Retry-After header. Lists and single records keep working.',
      request_id: headers.get('x-request-id'),
    });
  });

  it.each(KEEPS_WORKING)('GET %s keeps working', async (path) => {
    const { status, headers } = await service.get(path, token);
    expect(status).toBe(200);
    expect(headers.get('x-dataset-version')).toMatch(/^demo-/);
  });

  it('plain English in a query: 503 with Retry-After, as in translation', async () => {
    const { status, headers, body } = await service.post('/api/dsl', { query: 'what do arborist helpers earn' }, token);
    expect({ status, retry: headers.get('retry-after'), message: body.error.message }).toEqual({
      status: 503,
      retry: '2',
      message: expect.stringContaining('The search engine is not available'),
    });
  });

  it.each(['GET WAGES FOR "arborist helper"', 'GET WAGES FOR "tree surgeon" "arborist helper"', 'GET OCCUPATION "arborist helper"'])(
    '%s: an error whose example needs the engine waits for it once',
    async (query) => {
      const start = performance.now();
      const { status } = await service.post('/api/dsl', { query }, token);
      expect(status).toBeLessThan(500);
      // It waits 1.5 s at most, so that twice takes longer than this.
      expect(performance.now() - start).toBeLessThan(3_000);
    },
  );

  it('mistakes are still reported', async () => {
    expect((await service.get('/api/titleconvert', token)).status).toBe(400);
  });
});

it('recovers by itself when the engine is back', async () => {
  const engine = new URL(process.env['TEST_OPENSEARCH_URL']!);
  const proxy = createServer((socket) => {
    const upstream = connect(Number(engine.port), engine.hostname);
    upstream.on('error', () => socket.destroy());
    socket.on('close', () => upstream.destroy());
    socket.pipe(upstream).pipe(socket);
  });
  const sockets = trackSockets(proxy);
  const port = await listen(proxy);
  const service = await TestService.start({ opensearchUrl: Object.assign(new URL(engine), { host: `127.0.0.1:${port}` }).href });
  const token = await service.signIn();
  const status = async (title = 'nurse'): Promise<number> => (await service.get(`/api/titleconvert?title=${title}`, token)).status;
  try {
    expect(await status()).toBe(200);
    proxy.close();
    sockets.forEach((socket) => socket.destroy());
    // What was asked before may be remembered until the first question that the engine does not answer.
    expect(await status('cook')).toBe(503);
    expect(await status()).toBe(503);
    await listen(proxy, port);
    expect(await status()).toBe(200);
  } finally {
    await service.stop();
    proxy.close();
    sockets.forEach((socket) => socket.destroy());
  }
});
