import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startTestEngines } from '../embedded/test-engines.ts';
import { rebuildIndices } from '../indexer/rebuild.ts';
import { trainTitleModel } from '../indexer/title-model.ts';
import { generateDataset } from '../seeds/generate/dataset.ts';
import { scaled, type Scale } from './scaled-dataset.ts';
import { loadDataset } from '../seeds/load.ts';
import { addUser } from '../src/auth/users.ts';
import { readConfig } from '../src/config/config.ts';
import type { SearchEngine } from '../src/engine/client.ts';
import { withStoresForLongWork, type OpenStores } from '../src/runtime/long-work.ts';
import { Progress } from '../src/runtime/progress.ts';
import { migrate } from '../src/store/migrate.ts';
import type { Database } from '../src/store/pool.ts';
import { BENCH_USER, Client, signIn, startApi } from './running-service.ts';
import { line } from './suite/report.ts';
import { typedTitles } from './suite/typed.ts';

/** Questions of each kind, after as many that do not count. */
const ASKED = 150;
/** Slow questions are asked for this long, but not less often than this. */
const LONGEST_MS = 20_000;
const FEWEST = 6;
/** Time limit of a statement on a dataset that is many times as large. */
const LONG_MS = 3_600_000;

const PATHS = [
  '/api/companyconvert?name=walmrt',
  '/api/companies/search?q=hospital',
  '/api/titleconvert?title=senior%20registered%20nurse',
  '/api/companies/Walmart',
  '/api/companies?limit=100',
  '/api/companies?industry=Banking&limit=100',
  '/api/clusters/75/companies?limit=100',
  '/api/clusters/75/companies?cbsa=42660&limit=100',
  '/api/companies/Walmart/hiring?limit=100',
  '/api/companies/badges/counts?group_by=archetype',
  '/api/occupations/badges/counts?group_by=company',
];

/** `npm run bench:growth -- [--scales 1,4x2,10x3]`: the same questions with more data. `10x3` is ten times the companies and three times the titles. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { scales: { type: 'string', default: '1,4x2,10x3' } } });
  const scales = values.scales.split(',').map(scaleOf);
  const progress = new Progress(process.stderr);
  const engines = await progress.step('Starting the engines', () => startTestEngines());
  const urls = { databaseUrl: engines.postgres.url, opensearchUrl: engines.opensearch.url };
  const results: Record<string, string>[] = [];
  try {
    const work = async ({ database, engine }: OpenStores): Promise<void> => {
      await migrate(database);
      await addUser(database, { ...BENCH_USER, role: 'analyst', tier: 'internal' });
      for (const scale of scales) {
        const sizes = await prepare(database, engine, scale, progress);
        process.stderr.write(`${JSON.stringify(sizes)}\n`);
        const asked = await progress.step('Asking', () => ask(database, urls.databaseUrl, urls.opensearchUrl));
        results.push({ ...sizes, ...asked });
        // A run takes long, so that each result is shown at once.
        process.stderr.write(`${JSON.stringify(results.at(-1))}\n`);
      }
    };
    await withStoresForLongWork(readConfig({}), urls, work, { statementMs: LONG_MS });
    const [first = {}] = results;
    console.log(line(['', ...scales.map(({ companies, titles }) => `x${companies} (titles x${titles})`)]));
    console.log(line(['---', ...scales.map(() => '--:')]));
    for (const name of Object.keys(first)) console.log(line([name, ...results.map((result) => result[name] ?? '')]));
  } finally {
    await engines.stop();
  }
}

function scaleOf(text: string): Scale {
  const [companies = NaN, titles = 1] = text.split('x').map(Number);
  if (!Number.isInteger(companies) || !Number.isInteger(titles) || companies < 1 || titles < 1) throw new Error(`${text} is not a scale such as 10 or 10x3.`);
  return { companies, titles };
}

/** Loads, trains, and builds one after the other, and reports how long each took and how much was made. */
async function prepare(database: Database, engine: SearchEngine, scale: Scale, progress: Progress): Promise<Record<string, string>> {
  const dataset = scaled(generateDataset(), scale);
  const rows = Object.values(dataset.tables).reduce((sum, table) => sum + table.length, 0);
  const load = await seconds(() => progress.step('Loading', (tick) => loadDataset(database, () => dataset, { onlyIfEmpty: false, progress: tick })));
  await database.query({ text: 'VACUUM ANALYZE' });
  let bytes = 0;
  const train = await seconds(async () => {
    bytes = (await progress.step('Training', () => trainTitleModel(database)))?.bytes ?? 0;
  });
  let documents = 0;
  const rebuild = await seconds(async () => {
    const built = await progress.step('Building', () => rebuildIndices(database, engine));
    documents = Object.values(built.documents).reduce((sum, count) => sum + count, 0);
  });
  const [size] = await database.query<{ data: number; indexes: number }>({
    text: `SELECT sum(pg_table_size(c.oid))::bigint AS data, sum(pg_indexes_size(c.oid))::bigint AS indexes
           FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace`,
  });
  const { body } = await engine.client.indices.stats({ index: `${engine.alias('titles').replace(/titles$/u, '')}*`, metric: 'store' });
  const stored = (body as unknown as { _all: { primaries: { store: { size_in_bytes: number } } } })._all.primaries.store.size_in_bytes;
  return {
    companies: count(dataset.tables.companies.length),
    'pairs of company and cluster': count(dataset.tables.company_clusters.length),
    'rows in all': count(rows),
    'load (s)': load,
    'training (s)': train,
    'title model (MB)': megabytes(bytes),
    documents: count(documents),
    'rebuild (s)': rebuild,
    'PostgreSQL, tables (MB)': megabytes(size?.data ?? 0),
    'PostgreSQL, indexes (MB)': megabytes(size?.indexes ?? 0),
    'search indexes (MB)': megabytes(stored),
  };
}

async function ask(database: Database, databaseUrl: string, opensearchUrl: string): Promise<Record<string, string>> {
  const began = performance.now();
  const api = await startApi(databaseUrl, opensearchUrl, randomBytes(32).toString('hex'));
  try {
    const found: Record<string, string> = { 'API ready after (s)': ((performance.now() - began) / 1_000).toFixed(1) };
    const caller = { authorization: `Bearer ${await signIn(api.url)}` };
    const typed = (await typedTitles(database, 'one word')).map(({ title, limit }) => `/api/titleconvert?title=${encodeURIComponent(title)}&limit=${limit}`);
    const client = new Client();
    const kinds: readonly [string, readonly string[]][] = [['typeahead, new text', typed], ...PATHS.map((path): [string, string[]] => [path, [path]])];
    for (const [name, paths] of kinds) {
      const times: number[] = [];
      const end = performance.now() + LONGEST_MS;
      for (let i = 0; i < 2 * ASKED && (performance.now() < end || times.length < FEWEST); i++) {
        // The time limit of a statement is an answer, too.
        const answer = await client.ask(api.url + (paths[i % paths.length] ?? ''), caller).catch(() => undefined);
        times.push(answer?.milliseconds ?? NaN);
      }
      const last = times.slice(Math.floor(times.length / 2)).sort((a, b) => a - b);
      found[`${name.startsWith('/') ? `\`${name}\`` : name}, p50 (ms)`] = last.some(Number.isNaN) ? 'refused' : (last[last.length >> 1] ?? 0).toFixed(2);
    }
    if (process.platform === 'linux') {
      const kilobytes = /VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${api.pid}/status`, 'utf8'))?.[1];
      found['memory of the API (MB)'] = (Number(kilobytes) / 1_024).toFixed(0);
    }
    return found;
  } finally {
    await api.stop();
  }
}

async function seconds(work: () => Promise<unknown>): Promise<string> {
  const start = performance.now();
  await work();
  return ((performance.now() - start) / 1_000).toFixed(1);
}

const count = (number: number): string => number.toLocaleString('en-US');
const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(0);

await main();
