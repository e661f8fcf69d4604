import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { once } from 'node:events';
import { startTestEngines } from '../engines/test-engines.ts';
import { freePort } from '../engines/free-port.ts';
import { saveUser } from '../src/auth/sessions.ts';
import { readConfig } from '../src/config.ts';
import { typeaheadRequest } from '../src/conversion/titles/typeahead.ts';
import { wordsOf } from '../src/conversion/words.ts';
import { SearchEngine } from '../src/engine/client.ts';
import { prepareStores } from '../src/prepare.ts';
import { Progress } from '../src/progress.ts';
import { Database } from '../src/store/pool.ts';

const TITLES = 60;
const ROUNDS = 4;

interface Sample {
  readonly raw: number[];
  readonly service: number[];
}

/**
 * `npm run bench:typeahead`: the same half-typed titles, asked of the service (authentication, limits, ranking and all) and of
 * OpenSearch directly with the query that the service would send, in turns, by one client, in one run.
 */
async function main(): Promise<void> {
  const progress = new Progress(process.stderr);
  const engines = await progress.step('Starting the engines', () => startTestEngines());
  try {
    const config = readConfig({});
    const database = new Database(engines.postgres.url, { ...config, DATABASE_STATEMENT_TIMEOUT_MS: 600_000 }, () => undefined);
    const engine = new SearchEngine(engines.opensearch.url, { ...config, OPENSEARCH_TIMEOUT_MS: 60_000 });
    await prepareStores(database, engine, progress);
    await saveUser(database, { username: 'bench', password: 'a password of the bench', role: 'analyst', tier: 'internal' });
    const prefixes = await typedPrefixes(database);
    const alias = engine.alias('titles');
    await Promise.all([database.close(), engine.close()]);

    const service = await startApi(engines.postgres.url, engines.opensearch.url);
    try {
      const token = await signIn(service.url);
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const askService = (text: string): Promise<number> =>
        timed(agent, `${service.url}/api/titleconvert?title=${encodeURIComponent(text)}`, { authorization: `Bearer ${token}` });
      const askRaw = (text: string): Promise<number> =>
        timed(agent, `${engines.opensearch.url}/${alias}/_search`, { 'content-type': 'application/json' }, JSON.stringify(typeaheadRequest(wordsOf(text))));
      for (const text of prefixes) {
        await askRaw(text);
        await askService(text);
      }
      const sample: Sample = { raw: [], service: [] };
      await progress.step('Asking', async (tick) => {
        for (let round = 0; round < ROUNDS; round++) {
          for (const text of prefixes) {
            sample.raw.push(await askRaw(text));
            sample.service.push(await askService(text));
          }
          tick(round + 1, ROUNDS);
        }
      });
      print(prefixes.length, sample);
    } finally {
      await service.stop();
    }
  } finally {
    await engines.stop();
  }
}

/** Every prefix from the second letter of the most observed titles, as a person types them. */
async function typedPrefixes(database: Database): Promise<string[]> {
  const rows = await database.query<{ title: string }>({
    text: 'SELECT title FROM title_observations WHERE company_uid IS NULL ORDER BY observation_count DESC, title LIMIT $1',
    values: [TITLES],
  });
  return rows
    .flatMap(({ title }) => Array.from({ length: title.length - 1 }, (_, i) => title.slice(0, i + 2).toLowerCase()))
    .filter((text) => !text.endsWith(' '));
}

async function startApi(databaseUrl: string, opensearchUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server.ts'], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      OPENSEARCH_URL: opensearchUrl,
      PORT: String(port),
      JWT_SECRET: randomBytes(32).toString('hex'),
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; ; attempt++) {
    const up = await fetch(`${url}/health/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (up) break;
    if (attempt > 200 || child.exitCode !== null) throw new Error('the API did not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    stop: async () => {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'bench', password: 'a password of the bench' }),
  });
  return ((await response.json()) as { tokens: { access_token: string } }).tokens.access_token;
}

/** Milliseconds until the whole answer is read; anything but 200 ends the bench. */
function timed(agent: Agent, url: string, headers: Record<string, string>, body?: string): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, headers, method: body === undefined ? 'GET' : 'POST' }, (response) => {
      response.resume();
      response.once('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - start);
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    });
    call.once('error', reject);
    call.end(body);
  });
}

function print(prefixes: number, { raw, service }: Sample): void {
  const percentile = (times: number[], share: number): number => [...times].sort((a, b) => a - b)[Math.floor(share * (times.length - 1))] ?? 0;
  const row = (share: number): Record<string, string> => ({
    'raw OpenSearch (ms)': percentile(raw, share).toFixed(2),
    'service (ms)': percentile(service, share).toFixed(2),
    'service / raw': (percentile(service, share) / percentile(raw, share)).toFixed(2),
  });
  console.log(`${prefixes} prefixes of ${TITLES} titles, ${ROUNDS} rounds, one client, in turns:`);
  console.table({ p50: row(0.5), p90: row(0.9), p99: row(0.99) });
}

await main();
