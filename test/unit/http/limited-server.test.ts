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
