import { ROLE_PERMISSIONS } from '../../src/catalog/roles.ts';
import { onCluster, scoped } from '../../src/operations/answer.ts';
import type { DslQuestion } from '../../src/dsl/forms/form.ts';
import { parse } from '../../src/dsl/parse.ts';
import { prepare } from '../../src/dsl/prepare.ts';
import { DslError } from '../../src/dsl/problem.ts';
import type { Plan } from '../../src/catalog/plan.ts';
import { listRows } from '../../src/reads/list.ts';
import type { RunningService } from '../running-service.ts';
import type { Effort } from './compare.ts';
import { line } from './report.ts';

/** Rounds of each query, per second of the effort. */
const ROUNDS_PER_SECOND = 400;
const WARM_UP = 500;
/** Executing a query takes much longer than parsing it, so fewer rounds are enough. */
const EXECUTE_EVERY = 20;
const CALLER = { id: '1', name: 'bench', permissions: ROLE_PERMISSIONS.analyst };

const QUERIES: Readonly<Record<string, string>> = {
  'one record': 'GET COMPANY "Walmart"',
  'a list': 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND OVERALL_BADGE IS Ranked ORDER BY PLATINUM LIMIT 10',
  'a list for a cluster': 'LIST COMPANIES FOR CLUSTER 75 WHERE CBSA IS "42660" AND HIRING_POSTINGS_QTILE IS "3" ORDER BY BLEND LIMIT 10',
  'a nested condition':
    'LIST COMPANIES WHERE (STATE IN ("California", "Ohio") OR NOT (INDUSTRY IS "Banking" AND BADGE_COUNT >= 3)) AND (ANY_BADGE IS "Platinum" OR NAME CONTAINS "health") LIMIT 10',
  'a count in groups': 'COUNT OCCUPATION_BADGES WHERE BADGE_GROWTH IS "Platinum" GROUP BY INDUSTRY',
  'a title': 'TITLECONVERT "software enginer" EXPAND CLUSTER LIMIT 3 USING NO FAST, FUSION_ALPHA=0.6',
  'a batch of 200 titles': `TITLECONVERT [${Array.from({ length: 200 }, (_, n) => `"registered nurse ${n}"`).join(', ')}] EXPAND CLUSTER`,
  '200 conditions': `LIST COMPANIES WHERE ${Array.from({ length: 200 }, (_, n) => `BADGE_COUNT >= ${n % 5}`).join(' OR ')} LIMIT 10`,
  'a mistyped field': 'LIST COMPANIES WHERE INDUSTRI IS "Banking"',
  'a mistyped keyword': 'LIST COMPANIES WEHRE INDUSTRY IS "Banking"',
};

type Series = Record<'JSON.parse' | 'parse' | 'parse, check, lower' | 'execute', number[]>;

/** Microseconds to parse queries of each kind, to parse, check, and lower them, JSON.parse of the same text, and the list on PostgreSQL, in turns in one process. */
export async function measureQueries({ database, progress }: RunningService, [effort]: readonly Effort[]): Promise<void> {
  const rounds = Math.round(ROUNDS_PER_SECOND * (effort?.seconds ?? 1));
  const names = ['JSON.parse', 'parse', 'parse, check, lower', 'execute'] as const;
  const rows: string[] = [line(['', ...names, 'lower / JSON.parse', 'lower / execute']), line(['---', ...names.map(() => '--:'), '--:', '--:'])];
  for (const [kind, query] of Object.entries(QUERIES)) {
    const body = JSON.stringify({ query });
    const question = questionOf(query);
    const series: Series = { 'JSON.parse': [], parse: [], 'parse, check, lower': [], execute: [] };
    await progress.step(kind, async (tick) => {
      for (let round = -WARM_UP; round < rounds; round++) {
        const times = {
          'JSON.parse': timeOf(() => JSON.parse(body) as unknown),
          parse: timeOf(() => parsed(query)),
          'parse, check, lower': timeOf(() => questionOf(query)),
        };
        if (round < 0) continue;
        for (const [name, time] of Object.entries(times)) series[name as keyof Series].push(time);
        const resource = question?.form.resource;
        if (round % EXECUTE_EVERY === 0 && question?.form.verb === 'LIST' && resource !== undefined) {
          const start = performance.now();
          await listRows(database, resource, planOf(question));
          series.execute.push((performance.now() - start) * 1_000);
        }
        if (round % 100 === 0) tick(round, rounds);
      }
    });
    rows.push(line([`${kind} (${query.length} characters)`, ...cellsOf(series)]));
  }
  console.log(`${rounds} times each, in turns, microseconds p50 / p99; ratios of the p50:\n\n${rows.join('\n')}\n`);
}

/** The query with the condition that its target adds. */
const planOf = ({ target, plan }: DslQuestion): Plan => (target?.kind === 'cluster' ? scoped(plan, onCluster(Number(target.value))) : plan);

function cellsOf(series: Series): string[] {
  const sorted = Object.fromEntries(Object.entries(series).map(([name, times]) => [name, [...times].sort((a, b) => a - b)])) as Series;
  const at = (name: keyof Series, share: number): number => sorted[name][Math.floor(share * (sorted[name].length - 1))] ?? NaN;
  const isExecuted = sorted.execute.length > 0;
  return [
    ...(Object.keys(series) as (keyof Series)[]).map((name) => (sorted[name].length === 0 ? '' : `${at(name, 0.5).toFixed(1)} / ${at(name, 0.99).toFixed(1)}`)),
    (at('parse, check, lower', 0.5) / at('JSON.parse', 0.5)).toFixed(1),
    isExecuted ? (at('parse, check, lower', 0.5) / at('execute', 0.5)).toFixed(3) : '',
  ];
}

function timeOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return (performance.now() - start) * 1_000;
}

/** Queries that the service rejects are measured, too. */
function unlessRefused<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof DslError) return undefined;
    throw error;
  }
}
const parsed = (query: string): unknown => unlessRefused(() => parse(query));
function questionOf(query: string): DslQuestion | undefined {
  const prepared = unlessRefused(() => prepare(query, CALLER));
  return prepared?.kind === 'question' ? prepared.question : undefined;
}
