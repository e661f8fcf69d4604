import { once } from 'node:events';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { pino } from 'pino';
import { requestLog } from '../../../src/http/request-log.ts';
import { Metrics } from '../../../src/telemetry/metrics.ts';

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly responseTime: number;
  readonly req: { readonly id: string; readonly method: string; readonly url: string };
  readonly res: { readonly status: number };
}

const lines: Line[] = [];
let server: Server;
let url: string;

beforeAll(async () => {
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line) as Line) });
  const app = express().use(requestLog(log, new Metrics()));
  app.get('/slow', () => undefined);
  app.use(
    '/below',
    express.Router().get('/refused', (_request, response) => void response.status(400).end()),
  );
  app.use((_request, response) => void response.end('done'));
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  lines.length = 0;
});

/** The one line that is written; it comes after the answer. */
async function line(): Promise<Line> {
  for (let i = 0; i < 200 && lines.length === 0; i++) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(lines).toHaveLength(1);
  return lines[0]!;
}

it('one line a request, with the id of X-Request-Id', async () => {
  const response = await fetch(`${url}/fine?limit=5`);
  await response.text();
  expect(await line()).toMatchObject({
    level: 30,
    msg: 'request completed',
    req: { id: response.headers.get('x-request-id'), method: 'GET', url: '/fine?limit=5' },
    res: { status: 200 },
    responseTime: expect.any(Number),
  });
});

it('a refused request is logged with the whole path, and is no warning', async () => {
  await (await fetch(`${url}/below/refused`, { headers: { 'x-request-id': 'mine' } })).text();
  expect(await line()).toMatchObject({ level: 30, req: { id: 'mine', url: '/below/refused' }, res: { status: 400 } });
});

it.each(['token', 'access_token', 'password', 'secret', 'api_key', 'apikey', 'REFRESH_TOKEN'])('no %s is kept', async (name) => {
  await (await fetch(`${url}/?a=1&${name}=hidden&b=2`)).text();
  expect((await line()).req.url).toBe(`/?a=1&${name}=[redacted]&b=2`);
});

it('a long URL is cut off, with nothing left of a token where it is cut', async () => {
  const token = `eyJ${'a'.repeat(3_000)}.eyJ${'b'.repeat(3_000)}.c`;
  await (await fetch(`${url}/${'x'.repeat(400)}/${token}/end?limit=5`)).text();
  expect((await line()).req.url).toBe(`/${'x'.repeat(400)}/[redacted]`);
});

it('what follows a secret is kept if there is room', async () => {
  await (await fetch(`${url}/?token=${'a'.repeat(2_000)}&limit=5`)).text();
  expect((await line()).req.url).toBe('/?token=[redacted]&limit=5');
});

it('a caller who hangs up is logged as well', async () => {
  const call = get(`${url}/slow`);
  call.on('error', () => undefined);
  await once(server, 'request');
  call.destroy();
  expect(await line()).toMatchObject({ msg: 'request aborted', req: { url: '/slow' } });
});
