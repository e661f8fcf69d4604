import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { leanest } from './lean-title-query.ts';

// What a service without any features costs: Express alone, in front of the engine, or with a fixed answer. Takes the address of the engine and the name of its index.
const [engine = '', index = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
const { origin, username, password } = new URL(engine);
const auth = username === '' ? undefined : `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
const app = express();

app.get('/unchanged', (_request, response) => {
  response.status(304).end();
});

app.get('/typed', (asked, response, next) => {
  const given = new URL(asked.originalUrl, origin).searchParams;
  const options = { method: 'POST', agent, auth: auth ?? null, headers: { 'content-type': 'application/json' } };
  const call = request(`${origin}/${index}/_search`, options, (found) => {
    response.type('json');
    found.pipe(response);
  });
  call.once('error', next);
  call.end(leanest(given.get('title') ?? '', { fuzzy: given.has('fuzzy') }));
});

const server = app.listen(0, '127.0.0.1', () => {
  console.log((server.address() as AddressInfo).port);
});
