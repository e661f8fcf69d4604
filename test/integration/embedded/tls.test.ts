import { chmodSync, chownSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Engine } from '../../../embedded/engine.ts';
import { startPostgres } from '../../../embedded/postgres.ts';
import { readConfig } from '../../../src/config/config.ts';
import { SearchEngine } from '../../../src/engine/client.ts';
import { Database } from '../../../src/store/pool.ts';

const TLS = join(import.meta.dirname, '..', '..', 'fixtures', 'tls');
const CA = join(TLS, 'ca.pem');
const OTHER_CA = join(TLS, 'other-ca.pem');

describe('DATABASE_TLS', () => {
  let home: string;
  let postgres: Engine;

  beforeAll(async () => {
    const runs = join(import.meta.dirname, '..', '..', '..', '.data', 'test');
    mkdirSync(runs, { recursive: true });
    home = mkdtempSync(join(runs, 'tls-'));
    chmodSync(home, 0o711);
    postgres = await startPostgres({ home, log: () => undefined, disposable: true });
    await useCertificate('localhost');
  });
  afterAll(async () => {
    await postgres.stop();
    rmSync(home, { recursive: true, force: true });
  });

  async function useCertificate(name: 'localhost' | 'elsewhere'): Promise<void> {
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    const data = rows[0]!.data_directory;
    for (const extension of ['pem', 'key']) {
      const file = join(data, `server.${extension}`);
      copyFileSync(join(TLS, `${name}.${extension}`), file);
      chmodSync(file, 0o600);
      if (process.getuid?.() === 0) chownSync(file, statSync(data).uid, statSync(data).gid);
    }
    await client.query(`ALTER SYSTEM SET ssl_cert_file = 'server.pem'`);
    await client.query(`ALTER SYSTEM SET ssl_key_file = 'server.key'`);
    await client.query('ALTER SYSTEM SET ssl = on');
    await client.query('SELECT pg_reload_conf()');
    await client.end();
    await new Promise((resolve) => setTimeout(resolve, 300));
  }

  /** Whether the connection is encrypted, by the server's word; rejects when it cannot be made. */
  async function encrypted(env: NodeJS.ProcessEnv, url = postgres.url): Promise<boolean> {
    const database = new Database(url, readConfig(env), () => undefined);
    try {
      const [row] = await database.query<{ ssl: boolean }>({ text: 'SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()' });
      return row!.ssl;
    } finally {
      await database.close();
    }
  }

  const cause = async (attempt: Promise<unknown>): Promise<string> => {
    const error = await attempt.then(
      () => undefined,
      (thrown: unknown) => thrown as { code: string; details: { cause: Error } },
    );
    expect(error?.code).toBe('store_unavailable');
    return error!.details.cause.message;
  };

  it('disable speaks in the clear, require is encrypted and takes any certificate', async () => {
    expect(await encrypted({ DATABASE_TLS: 'disable' })).toBe(false);
    expect(await encrypted({ DATABASE_TLS: 'require' })).toBe(true);
    expect(await encrypted({}, `${postgres.url}?sslmode=require`)).toBe(true);
  });

  it('verify-ca and verify-full accept a certificate of the given authority only', async () => {
    for (const mode of ['verify-ca', 'verify-full']) {
      expect(await encrypted({ DATABASE_TLS: mode, DATABASE_CA_FILE: CA })).toBe(true);
      expect(await cause(encrypted({ DATABASE_TLS: mode, DATABASE_CA_FILE: OTHER_CA }))).toMatch(/unable to verify|self-signed/);
      expect(await cause(encrypted({ DATABASE_TLS: mode }))).toMatch(/unable to verify|self-signed/);
    }
  });

  it('only verify-full refuses a certificate of another host', async () => {
    await useCertificate('elsewhere');
    expect(await encrypted({ DATABASE_TLS: 'verify-ca', DATABASE_CA_FILE: CA })).toBe(true);
    expect(await cause(encrypted({ DATABASE_TLS: 'verify-full', DATABASE_CA_FILE: CA }))).toMatch(/does not match certificate/);
  });
});

describe('OPENSEARCH_URL with https, user, password and authority', () => {
  let proxy: Server;
  let url: string;

  // A reverse proxy with TLS and basic authentication before the engine of the test run.
  beforeAll(async () => {
    const target = new URL(process.env['TEST_OPENSEARCH_URL']!);
    const credentials = `Basic ${Buffer.from('lma:secret').toString('base64')}`;
    proxy = createServer({ cert: readFileSync(join(TLS, 'localhost.pem')), key: readFileSync(join(TLS, 'localhost.key')) }, (incoming, outgoing) => {
      if (incoming.headers.authorization !== credentials) {
        outgoing.writeHead(401).end('{}');
        return;
      }
      const { authorization: _authorization, ...headers } = incoming.headers;
      const { hostname, port, username, password } = target;
      const auth = username === '' ? undefined : `${username}:${password}`;
      const forwarded = request({ hostname, port, auth, method: incoming.method, path: incoming.url, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(outgoing);
      });
      incoming.pipe(forwarded);
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    url = `https://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    proxy.closeAllConnections();
    await new Promise((resolve) => proxy.close(resolve));
  });

  const ping = async (env: NodeJS.ProcessEnv): Promise<number> => {
    const engine = new SearchEngine(url, readConfig(env));
    try {
      return await engine.ping();
    } finally {
      await engine.close();
    }
  };

  it('connects with all three', async () => {
    expect(await ping({ OPENSEARCH_USERNAME: 'lma', OPENSEARCH_PASSWORD: 'secret', OPENSEARCH_CA_FILE: CA })).toBeGreaterThan(0);
  });

  it('does not trust a certificate of an unknown authority', async () => {
    await expect(ping({ OPENSEARCH_USERNAME: 'lma', OPENSEARCH_PASSWORD: 'secret', OPENSEARCH_CA_FILE: OTHER_CA })).rejects.toMatchObject({
      code: 'search_unavailable',
    });
  });

  it('shows a wrong password as what it is, not as an absent engine', async () => {
    await expect(ping({ OPENSEARCH_USERNAME: 'lma', OPENSEARCH_PASSWORD: 'wrong', OPENSEARCH_CA_FILE: CA })).rejects.toMatchObject({ statusCode: 401 });
  });
});
