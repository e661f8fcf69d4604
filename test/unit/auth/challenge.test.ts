import type { Request } from 'express';
import { baseUrl, bearerChallenge, mcpChallenge } from '../../../src/auth/challenge.ts';

const request = (host: string | undefined, protocol = 'http'): Request => ({ protocol, host }) as unknown as Request;

it.each([
  [bearerChallenge('missing'), 'Bearer'],
  [bearerChallenge('invalid'), 'Bearer error="invalid_token"'],
  [bearerChallenge('insufficient_scope', { scope: 'dsl:execute' }), 'Bearer error="insufficient_scope", scope="dsl:execute"'],
])('%s', (challenge, expected) => {
  expect(challenge).toBe(expected);
});

it('the challenge of MCP leads to the metadata; it names no error where no credential was sent', () => {
  const metadata = 'resource_metadata="http://127.0.0.1:8080/.well-known/oauth-protected-resource/mcp"';
  const at = request('127.0.0.1:8080');
  expect(mcpChallenge('missing', at, undefined)).toBe(`Bearer scope="mcp:access", ${metadata}`);
  expect(mcpChallenge('invalid', at, undefined)).toBe(`Bearer error="invalid_token", ${metadata}`);
  expect(mcpChallenge('insufficient_scope', at, undefined)).toBe(`Bearer error="insufficient_scope", scope="mcp:access", ${metadata}`);
});

it('the address is PUBLIC_URL or what was asked, and never more than an origin', () => {
  expect(baseUrl(request('internal:8080'), 'https://data.example.com/base/')).toBe('https://data.example.com/base');
  expect(baseUrl(request('data.example.com', 'https'), undefined)).toBe('https://data.example.com');
  expect(baseUrl(request('[::1]:8080'), undefined)).toBe('http://[::1]:8080');
  for (const host of [undefined, '', '" evil="1', 'a b', 'x"/', '%22']) expect(baseUrl(request(host), undefined)).toMatch(/^http:\/\/[\w.:%-]+$/);
});
