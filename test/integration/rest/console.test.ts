import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { consolePages } from '../../../src/http/console-pages.ts';
import { ServiceClient } from '../../setup/service-client.ts';

let service: ServiceClient;

beforeAll(() => {
  service = ServiceClient.shared();
});
afterAll(async () => {
  await service.stop();
});

const page = (path: string, init: RequestInit = {}): Promise<Response> => fetch(`${service.url}${path}`, init);

describe('the web console', () => {
  it.each(['/', '/?q=nurse', '/app', '/app/employer/Walmart', '/app/employer/A%2FB'])(
    'is served at %s without a token, and is checked at each visit',
    async (path) => {
      const response = await page(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('private, no-cache');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("connect-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      const html = await response.text();
      expect(html).toContain('<div id="root">');
      expect(html).not.toMatch(/<script(?![^>]* src="\/app\/assets\/)/);
    },
  );

  it('has files that browsers keep forever, compressed', async () => {
    const html = await (await page('/')).text();
    const files = [...html.matchAll(/(?:src|href)="(\/app\/assets\/[^"]+)"/g)].map(([, file]) => file!);
    expect(files.length).toBeGreaterThanOrEqual(2);
    for (const file of files) {
      const response = await page(file, { headers: { 'accept-encoding': 'br' } });
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      // Small files are not compressed.
      if ((await response.text()).length > 1024) expect(response.headers.get('content-encoding')).toBe('br');
    }
  });

  it('answers an unknown file with 404, so that a browser does not take a page for a script', async () => {
    const { status, body } = await service.get('/app/assets/none.js');
    expect(status).toBe(404);
    expect(body).toMatchObject({ success: false });
  });

  it.each([
    ['/api/nothing', 401],
    ['/api', 401],
    ['/application', 401],
    ['/App', 401],
    ['/index.html', 401],
    ['/auth/nothing', 404],
  ])('does not answer for %s: %i in JSON, as everywhere', async (path, expected) => {
    const { status, body } = await service.get(path);
    expect(status).toBe(expected);
    expect(body).toMatchObject({ success: false });
  });

  it('does not take other methods', async () => {
    expect((await service.post('/', {})).status).toBe(401);
    expect((await page('/', { method: 'HEAD' })).status).toBe(200);
  });

  it('says how to build it where it is missing', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'lma-console-'));
    const server: Server = express().use(consolePages(empty, [])).listen(0, '127.0.0.1');
    await once(server, 'listening');
    try {
      const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      expect(response.status).toBe(503);
      expect(await response.text()).toContain('npm run console:build');
    } finally {
      server.close();
      rmSync(empty, { recursive: true });
    }
  });
});
