import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type ErrorRequestHandler } from 'express';
import { ApiError } from '../../../src/errors/api-error.ts';
import { browserSessionEndpoints } from '../../../src/rest/browser-session.ts';
import type { SignInParts } from '../../../src/rest/sign-in.ts';

let server: Server;
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const SIGNED_IN = { tokens: { access_token: 'a', refresh_token: 'r', token_type: 'Bearer', expires_in: 1 }, session_id: 's', user: {} };
/** No cookie is valid, and the address has sent too many. */
const SPENT = {
  sessions: { find: () => undefined, open: () => SIGNED_IN },
  throttle: {
    attempt: () => ({ fits: true, user: {} }),
    addFailedRefresh: () => {
      throw new ApiError('rate_limited');
    },
  },
  audit: { record: () => undefined },
};

/** Sends a request to the endpoints; those of the session are as `parts` says. */
async function answerOf(
  method: string,
  path: string,
  { parts = {}, PUBLIC_URL }: { readonly parts?: object; readonly PUBLIC_URL?: string },
): Promise<Response> {
  const app = express();
  for (const { route, handlers } of browserSessionEndpoints({ ...SPENT, ...parts } as unknown as SignInParts, { PUBLIC_URL }))
    app[route.method](route.path, ...handlers);
  const showError: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
    response.status(error instanceof ApiError ? error.status : 500).end();
  };
  app.use(showError);
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    method,
    headers: { cookie: 'lma_session=invalid', 'content-type': 'application/json' },
    ...(path === '/auth/session' && method === 'POST' ? { body: '{"username": "analyst", "password": "p"}' } : {}),
  });
}

it.each([
  ['https://data.example.com', true],
  ['HTTPS://data.example.com/base', true],
  ['http://data.example.com', false],
  [undefined, false],
])('with the public URL %s, without a trusted proxy: is the cookie Secure? %s', async (url, expected) => {
  const { status, headers } = await answerOf('POST', '/auth/session', url === undefined ? {} : { PUBLIC_URL: url });
  expect(status).toBe(200);
  expect(headers.get('set-cookie')).toMatch(/^lma_session=r;/);
  expect(headers.get('set-cookie')!.includes('; Secure')).toBe(expected);
});

it.each([
  ['DELETE', '/auth/session'],
  ['POST', '/auth/session/token'],
])('%s %s deletes an invalid cookie, also above the limit of invalid ones', async (method, path) => {
  const { status, headers } = await answerOf(method, path, {});
  expect(status).toBe(429);
  expect(headers.get('set-cookie')).toMatch(/^lma_session=;/);
});

const fails = (): never => {
  throw new ApiError('store_unavailable');
};
it.each([
  ['looked up', { find: fails }],
  ['ended', { find: () => ({ session_id: 's' }), logout: fails }],
])('a session that cannot be %s keeps its cookie, so that signing out can be tried again', async (_, sessions) => {
  const { status, headers } = await answerOf('DELETE', '/auth/session', { parts: { sessions } });
  expect([status, headers.get('set-cookie')]).toEqual([503, null]);
});
