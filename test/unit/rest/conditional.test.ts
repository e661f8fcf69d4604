import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { conditional } from '../../../src/rest/conditional.ts';

/** What a service of this build answers to a caller who has a response with this tag. */
async function ask(build: string | undefined, known = ''): Promise<{ status: number; tag: string | null }> {
  const state = { dataset: 'demo', writes: 3 };
  const versions = { recentState: () => state, state: () => Promise.resolve(state) };
  const app = express().get('/rows', conditional(versions, build), (_request, response) => void response.end('rows'));
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/rows`, { headers: { 'if-none-match': known } });
    await response.text();
    return { status: response.status, tag: response.headers.get('etag') };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

it('a response of the same build is known', async () => {
  const { status, tag } = await ask('one');
  expect([status, tag]).toEqual([200, expect.stringMatching(/^W\/"demo\.3\./)]);
  expect(await ask('one', tag!)).toEqual({ status: 304, tag });
});

it('a response of another build is not, because the same rows can look different', async () => {
  const { tag } = await ask('one');
  const other = await ask('two', tag!);
  expect(other.status).toBe(200);
  expect(other.tag).not.toBe(tag);
});

it('processes of one build have the same tags', async () => {
  expect(await ask(undefined)).toEqual(await ask(undefined));
});
