import { Agent, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { DrainingServer } from '../../../src/http/draining-server.ts';

/** A server whose answers wait until they are released, and a client that keeps one connection. */
async function start() {
  const waiting: ServerResponse[] = [];
  const draining = new DrainingServer({ keepAliveTimeout: 60_000, idleTimeout: 60_000 }, (request, response) => {
    if (request.url === '/slow') waiting.push(response);
    else response.end('ok');
  });
  await new Promise<void>((resolve) => draining.server.listen(0, '127.0.0.1', resolve));
  const { port } = draining.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (path: string): Promise<string | undefined> =>
    new Promise((resolve, reject) => {
      get({ port, path, agent }, (response) => {
        response.resume().once('end', () => {
          resolve(response.headers.connection);
        });
      }).once('error', reject);
    });
  return { draining, ask, waiting, agent };
}

it('while it stops, it answers for the grace time, and every answer closes its connection', async () => {
  const { draining, ask, waiting, agent } = await start();
  expect(await ask('/')).toBe('keep-alive');
  const slow = ask('/slow');
  while (waiting.length === 0) await sleep(5);
  const stopped = draining.stop({ graceMs: 300, timeoutMs: 60_000 });
  expect(draining.isStopping).toBe(true);
  waiting[0]!.end('late');
  expect(await slow).toBe('close');
  expect(await ask('/')).toBe('close');
  await stopped;
  await expect(ask('/')).rejects.toThrow('ECONNREFUSED');
  agent.destroy();
});

it('a request in progress ends normally after the grace time, and one that does not end is cut off after the limit', async () => {
  const { draining, ask, waiting, agent } = await start();
  const slow = ask('/slow');
  while (waiting.length === 0) await sleep(5);
  const stopped = draining.stop({ graceMs: 0, timeoutMs: 60_000 });
  while (draining.server.listening) await sleep(5);
  waiting[0]!.end('late');
  expect(await slow).toBe('close');
  await stopped;
  agent.destroy();

  const other = await start();
  const endless = other.ask('/slow').catch((error: unknown) => (error as NodeJS.ErrnoException).code);
  while (other.waiting.length === 0) await sleep(5);
  await other.draining.stop({ graceMs: 0, timeoutMs: 100 });
  expect(await endless).toBe('ECONNRESET');
  other.agent.destroy();
});
