import { COMPANY_DETAIL } from '../src/catalog/companies.ts';
import { CLUSTER_COMPANIES, OCCUPATION_BADGES } from '../src/catalog/pairs.ts';
import type { Resource } from '../src/catalog/resource.ts';
import type { Plan } from '../src/catalog/plan.ts';
import { companyPlan } from '../src/reads/companies.ts';
import { everyRow, listStatement } from '../src/reads/list.ts';
import type { Database, Statement } from '../src/store/pool.ts';
import { Client, printPercentiles, withRunningService, type RunningService } from './running-service.ts';

const TARGETS = 40;
const ROUNDS = 25;

/** One question in two forms: the path of the service, and the SQL statement that selects the rows. */
interface Question {
  readonly path: string;
  readonly statement: Statement;
}

/**
 * `npm run bench:reads`: measures the same reads three ways, in turns, by one client, in one run: PostgreSQL with the statement that the service runs,
 * the service, and the service when the caller already has the answer (304).
 */
async function measure(service: RunningService): Promise<void> {
  for (const [name, questions, rounds] of [
    ['100 pairs of a cluster: /api/clusters/{id}/companies?limit=100', await pairsOfClusters(service.database), ROUNDS],
    ['100 of all pairs: /api/occupations/badges?limit=100', [allPairs()], 4 * ROUNDS],
    ['one company: /api/companies/{name}', await companies(service.database), ROUNDS],
  ] as const) {
    const series = await service.progress.step(name, (tick) => askInTurns(service, questions, rounds, tick));
    console.log(`${name}; ${series.PostgreSQL.length} times each, one client, in turns:`);
    printPercentiles(series);
  }
}

async function askInTurns(
  { url, caller, database }: RunningService,
  questions: readonly Question[],
  rounds: number,
  tick: (done: number, total: number) => void,
): Promise<{ PostgreSQL: number[]; service: number[]; 'service, 304': number[] }> {
  const client = new Client();
  const ask = {
    full: (path: string) => client.ask(url + path, caller),
    unchanged: (path: string, tag: string) => client.ask(url + path, { ...caller, 'if-none-match': tag }, { expected: 304 }),
  };
  const askDatabase = async (statement: Statement): Promise<number> => {
    const start = performance.now();
    await database.query(statement);
    return performance.now() - start;
  };
  // The first round is not measured: it fills the caches of both sides and returns the ETags.
  const tags = new Map<string, string>();
  for (const { path, statement } of questions) {
    await assertSameRows(database, statement, (await ask.full(path)).body);
    tags.set(path, (await ask.full(path)).headers.etag ?? '');
  }
  const series = { PostgreSQL: [] as number[], service: [] as number[], 'service, 304': [] as number[] };
  for (let round = 0; round < rounds; round++) {
    for (const { path, statement } of questions) {
      series.PostgreSQL.push(await askDatabase(statement));
      series.service.push((await ask.full(path)).milliseconds);
      series['service, 304'].push((await ask.unchanged(path, tags.get(path) ?? '')).milliseconds);
    }
    tick(round + 1, rounds);
  }
  return series;
}

/** Throws if the two sides do not answer the same question. */
async function assertSameRows(database: Database, statement: Statement, body: string): Promise<void> {
  const rows = await database.query<{ company_uid: string }>(statement);
  const { data } = JSON.parse(body) as { data: { company_uid: string } | { company_uid: string }[] };
  const uids = (list: readonly { company_uid: string }[]): string => list.map(({ company_uid }) => company_uid).join();
  if (uids(rows) !== uids([data].flat())) throw new Error('the service and the statement give different rows');
}

const page = (resource: Resource, filter: Plan['filter']): Statement =>
  listStatement(resource, { ...everyRow(resource, filter), sort: [{ order: 'alpha', reversed: false }], limit: 100 });

function allPairs(): Question {
  return { path: '/api/occupations/badges?limit=100', statement: page(OCCUPATION_BADGES, undefined) };
}

/** Clusters with enough rows to fill the page. */
async function pairsOfClusters(database: Database): Promise<Question[]> {
  const rows = await database.query<{ cluster_id: number }>({
    text: 'SELECT cluster_id FROM clusters WHERE is_core AND company_count_all >= 100 ORDER BY cluster_id LIMIT $1',
    values: [TARGETS],
  });
  return rows.map(({ cluster_id }) => ({
    path: `/api/clusters/${cluster_id}/companies?limit=100`,
    statement: page(CLUSTER_COMPANIES, { kind: 'all', of: [{ kind: 'in', field: 'cluster_id', values: [cluster_id] }] }),
  }));
}

async function companies(database: Database): Promise<Question[]> {
  const rows = await database.query<{ company_name: string }>({
    text: 'SELECT company_name FROM companies ORDER BY company_uid LIMIT $1',
    values: [TARGETS],
  });
  return rows.map(({ company_name }) => ({
    path: `/api/companies/${encodeURIComponent(company_name)}`,
    statement: listStatement(COMPANY_DETAIL, companyPlan(company_name, [])),
  }));
}

await withRunningService(measure);
