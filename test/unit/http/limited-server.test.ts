import { once } from 'node:events';
import { get, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { limitedServer } from '../../../src/http/limited-server.ts';

/** More than the buffers of both ends hold. */
const LARGE = Buffer.alloc(64_000_000, 'x');

let server: Server;
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** A server that answers with a large body; its last response. */
async function start(idleTimeout: number): Promise<{ readonly port: number; readonly answered: Promise<ServerResponse> }> {
  let response!: (response: ServerResponse) => void;
  const answered = new Promise<ServerResponse>((resolve) => (response = resolve));
  server = limitedServer({ idleTimeout, keepAliveTimeout: 60_000 }, (_request, sent) => {
    sent.end(LARGE);
    response(sent);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, answered };
}

it('a client that stops reading its answer is disconnected, and the answer is dropped', async () => {
  const { port, answered } = await start(200);
  const client = connect(port, '127.0.0.1');
  client.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  client.pause();
  const response = await answered;
  await once(response, 'close');
  client.resume();
  await once(client, 'close');
  expect(client.bytesRead).toBeLessThan(LARGE.length);
});

it('a client that reads slowly, but reads, gets its answer', async () => {
  const { port } = await start(1_000);
  const received = await new Promise<number>((resolve, reject) => {
    get({ port, host: '127.0.0.1' }, (response) => {
      let bytes = 0;
      response
        .on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          // Pauses that take longer than the limit together, but not each of them.
          if (Math.floor(bytes / 8_000_000) > Math.floor((bytes - chunk.length) / 8_000_000)) {
            response.pause();
            setTimeout(() => response.resume(), 200);
          }
        })
        .on('end', () => {
          resolve(bytes);
        })
        .on('error', reject);
    }).on('error', reject);
  });
  expect(received).toBe(LARGE.length);
});

describe('a request that is no HTTP', () => {
  const ask = async (port: number, request: string): Promise<{ status: number; headers: string; body: Record<string, unknown> }> => {
    const client = connect(port, '127.0.0.1');
    client.write(request, 'utf8');
    let answer = '';
    for await (const chunk of client) answer += String(chunk);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    return { status: Number(head.split(' ')[1]), headers: head, body: JSON.parse(body) as Record<string, unknown> };
  };

  it.each([
    ['letters that are not percent-encoded', 'GET /api/companyconvert?name=nestlé HTTP/1.1\r\nHost: localhost\r\n\r\n', 400, 'The request is not valid HTTP.'],
    ['an unknown method', 'FOO / HTTP/1.1\r\nHost: localhost\r\n\r\n', 400, 'The request is not valid HTTP.'],
    ['headers that are too large', `GET / HTTP/1.1\r\nHost: localhost\r\nX-Large: ${'x'.repeat(40_000)}\r\n\r\n`, 431, 'The headers are too large.'],
  ])('%s: gets the flat error body with a fix', async (_, request, expected, error) => {
    const { port } = await start(1_000);
    const { status, headers, body } = await ask(port, request);
    expect(status).toBe(expected);
    expect(body).toEqual({ success: false, error, suggestion: expect.any(String) as string, request_id: expect.any(String) as string });
    expect(headers).toContain(`X-Request-Id: ${String(body['request_id'])}`);
    expect(headers).toContain('X-Error-Code: invalid_request');
  });
});
