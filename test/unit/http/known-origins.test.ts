import type { Request, Response } from 'express';
import type { ApiError } from '../../../src/errors/api-error.ts';
import { onlyKnownOrigins } from '../../../src/http/known-origins.ts';

const allowed = {
  HOST: '127.0.0.1',
  PUBLIC_URL: 'https://api.example.com/base',
  MCP_ALLOWED_HOSTS: ['api', 'inner.example.net'],
  CORS_ORIGINS: ['https://app.example.com'],
};

function outcome(host: string | undefined, origin?: string, names: Parameters<typeof onlyKnownOrigins>[0] = allowed): string {
  let told = 'served';
  try {
    onlyKnownOrigins(names)({ host, headers: origin === undefined ? {} : { origin } } as unknown as Request, {} as unknown as Response, () => undefined);
  } catch (error) {
    told = (error as ApiError).code;
  }
  return told;
}

it.each([
  'localhost',
  'localhost:8080',
  'LOCALHOST:1',
  '127.0.0.1:8080',
  '10.1.2.3',
  '[::1]:8080',
  'api.example.com',
  'API.example.com:443',
  'api:8080',
  'inner.example.net',
])('serves the host %s', (host) => {
  expect(outcome(host)).toBe('served');
});

it.each([
  undefined,
  '',
  'evil.example.com',
  'evil.example.com:8080',
  'api.example.com.evil.com',
  'notapi',
  'localhost.evil.com',
  'evil.com@localhost',
  'localhost/evil.com',
  'localhost#evil.com',
  'a b',
  '127.0.0.1.evil.com',
  ':8080',
])('refuses the host %s', (host) => {
  expect(outcome(host)).toBe('foreign_host');
});

it.each([
  ['localhost:8080', undefined],
  ['localhost:8080', 'http://localhost:8080'],
  ['127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ['[::1]:8080', 'http://[::1]:8080'],
  ['api.example.com', 'https://api.example.com'],
  ['inner.example.net:443', 'https://inner.example.net'],
  ['inner.example.net', 'https://inner.example.net'],
  ['127.0.0.1:8080', 'https://app.example.com'],
  ['127.0.0.1:8080', 'https://api.example.com'],
])('%s serves a page of %s', (host, origin) => {
  expect(outcome(host, origin)).toBe('served');
});

it.each([
  ['localhost:8080', 'null'],
  ['localhost:8080', ''],
  ['localhost:8080', 'http://localhost:3000'],
  ['localhost:8080', 'http://localhost'],
  ['localhost:8080', 'http://127.0.0.1:8080'],
  ['localhost:8080', 'https://evil.example.com'],
  ['api.example.com', 'http://app.example.com'],
  ['api.example.com', 'https://app.example.com.evil.com'],
  ['localhost:8080', 'file://localhost:8080'],
  ['localhost:8080', 'http://localhost:8080/path'],
  ['localhost:8080', 'http://user@localhost:8080'],
  ['localhost:8080', 'http://localhost:8080 http://evil.com'],
  ['localhost:8080', 'chrome-extension://localhost:8080'],
])('%s refuses a page of %j', (host, origin) => {
  expect(outcome(host, origin)).toBe('foreign_origin');
});

it('without configuration goes by its own names alone', () => {
  const plain = { HOST: 'mine.local', MCP_ALLOWED_HOSTS: [], CORS_ORIGINS: [] };
  expect(['mine.local', 'localhost', '192.168.0.7', 'api.example.com'].map((host) => outcome(host, undefined, plain))).toEqual([
    'served',
    'served',
    'served',
    'foreign_host',
  ]);
});
