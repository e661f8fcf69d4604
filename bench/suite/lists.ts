import pg from 'pg';
import { facesOf } from '../../src/operations/operation.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import type { Statement } from '../../src/store/pool.ts';
import type { RunningService } from '../running-service.ts';
import { asking } from './clients.ts';
import { compare, type Effort } from './compare.ts';
import { recordStatements } from './recorded-statements.ts';
import { printTable, type Row } from './report.ts';

const AIMS = { service: 2.3, 'service, 304': 0.6 };

/** Questions that people ask often, besides the lists themselves. */
const OFTEN = [
  '/api/companies?industry=Banking',
  '/api/clusters/75/companies?cbsa=42660',
  '/api/clusters?limit=100&expand=ai_impact',
  '/api/occupations/badges/counts?group_by=company',
];
/** Those that are also asked by many clients at a time. */
const AT_ONCE = ['/api/companies?industry=Banking', '/api/companies?limit=100', '/api/clusters/75/companies?limit=100'];

/**
 * Every list and record of REST, from the declarations: the SQL statements that the service sends for it, as prepared statements without the service; the service; and
 * the service when the caller has the answer already.
 */
export async function measureLists(service: RunningService, efforts: readonly Effort[]): Promise<void> {
  const recorder = await recordStatements(service);
  const ask = asking(service);
  const rows: Row[] = [];
  try {
    const questions = new Map<string, Statement[]>();
    for (const wanted of [...OFTEN, ...pathsOfOperations(), ...AT_ONCE]) {
      const [path, statements] = await answerable(wanted, recorder.statementsOf);
      if (statements.length > 0) questions.set(path, statements);
    }
    let done = 0;
    for (const [path, statements] of questions) {
      for (const effort of AT_ONCE.includes(path) ? efforts : efforts.slice(0, 1)) {
        rows.push({ what: `\`${path}\``, clients: effort.clients, measured: await measureOne(service, ask, path, statements, effort) });
      }
      service.progress.say(`${++done} of ${questions.size}: ${path}`);
    }
  } finally {
    await recorder.close();
  }
  printTable(rows, AIMS);
}

async function measureOne(service: RunningService, ask: ReturnType<typeof asking>, path: string, statements: readonly Statement[], effort: Effort) {
  const pool = await Promise.all(Array.from({ length: Math.min(effort.clients, 16) }, () => connected(service.databaseUrl)));
  const { headers } = await ask(path, 0);
  const unchanged = { 'if-none-match': headers.etag ?? '' };
  const measured = await compare(
    [
      { name: 'prepared SQL', ask: (_, client) => run(pool[client % pool.length], statements) },
      { name: 'service', ask: (_, client) => ask(path, client) },
      ...(headers.etag === undefined ? [] : [{ name: 'service, 304', ask: (_: number, client: number) => ask(path, client, unchanged, 304) }]),
    ],
    effort,
  );
  await Promise.all(pool.map((client) => client.end()));
  return measured;
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  return client;
}

async function run(client: pg.Client | undefined, statements: readonly Statement[]): Promise<void> {
  for (const { text, values, name } of statements) await client?.query({ text, values: [...(values ?? [])], ...(name === undefined ? {} : { name }) });
}

/** The lists of the table with 100 rows, and its records, each by its example. Conversions and the search have their own groups. */
function pathsOfOperations(): string[] {
  return OPERATIONS.filter(({ tag, id, answer }) => tag !== 'Conversion' && answer.kind !== 'matches' && id !== 'searchCompanies').flatMap(({ rest, answer }) =>
    facesOf(rest).map(({ example }) => (answer.kind === 'page' ? `${example.split('?')[0] ?? example}?limit=100` : example)),
  );
}

/** The path, or without its limit where the operation has none. */
async function answerable(path: string, statementsOf: (path: string) => Promise<Statement[] | undefined>): Promise<[string, Statement[]]> {
  const statements = await statementsOf(path);
  if (statements !== undefined) return [path, statements];
  const plain = path.split('?')[0] ?? path;
  const own = OPERATIONS.flatMap(({ rest }) => facesOf(rest).map(({ example }) => example)).find((example) => example.split('?')[0] === plain) ?? plain;
  return [own, (await statementsOf(own)) ?? []];
}
