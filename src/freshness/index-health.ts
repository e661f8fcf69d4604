import type { SearchEngine } from '../engine/client.ts';
import { inspectAndRefuse, type IndexProblem, type IndexState } from '../engine/inspect-indices.ts';
import { answerWithin } from '../store/answer-within.ts';
import { readIndexBacklog, type IndexBacklog } from '../store/health.ts';
import { readProblems, type FoundProblem } from '../store/index-watch.ts';
import type { Database } from '../store/pool.ts';
import { stateOf } from './data-state.ts';

/** Changes are normally indexed within a second. A minute means that no indexer is running, or that the search engine rejects a change. */
const LONGEST_LAG_SECONDS = 60;

/** From the best to the worst. The worst problem of an index counts. */
export const INDEX_STATUSES = ['current', 'stale', 'different', 'read_only', 'empty', 'unreadable', 'closed', 'foreign', 'missing', 'unknown'] as const;
export type IndexStatus = (typeof INDEX_STATUSES)[number];

/** What is wrong with the index of a kind of documents. `different` is found by the indexer, which compares documents with rows. */
export interface IndexFault {
  readonly kind: IndexState['kind'];
  readonly problem: IndexProblem | 'different';
  /** When the indexer found it. */
  readonly since: Date | undefined;
  /** What prevents the repair. */
  readonly detail: string | null;
}

export interface IndexHealth {
  readonly status: IndexStatus;
  /** Age of the oldest change that is not indexed yet, and the number of changes; null if they are not known. */
  readonly lagSeconds: number | null;
  readonly pending: number | null;
  /** What it was built from, as the answers name it, and when. */
  readonly version: string | null;
  readonly builtAt: string | null;
  /** Undefined if the engine does not report the state of the indexes. */
  readonly faults: readonly IndexFault[] | undefined;
  /** The indexes are of other data, or changes have waited for too long. */
  readonly isStale: boolean;
}

/** Whether the indexes can be used and are of the current dataset, and how many changes they have not seen yet, the oldest for how long; these are known without the engine, too. */
export async function readIndexHealth(database: Database, engine: SearchEngine, withinMs: number): Promise<IndexHealth> {
  const unknown = (): undefined => undefined;
  const [states, backlog, found] = await Promise.all([
    answerWithin(withinMs, inspectAndRefuse(engine)).catch(unknown),
    answerWithin(withinMs, readIndexBacklog(database)).catch(unknown),
    answerWithin(withinMs, readProblems(database)).catch(() => []),
  ]);
  const meta = states?.find(({ kind }) => kind === 'titles')?.meta;
  const lagSeconds = backlog === undefined ? null : Number(Math.max(0, backlog.lag ?? 0).toFixed(1));
  // While versions of the service run side by side, the indexes are those of one of them, so that their code and lists say nothing here.
  const isOfData = meta?.dataset_version === backlog?.dataset_version && (meta?.imports ?? 0) === backlog?.imports;
  const isStale = backlog !== undefined && meta !== undefined && (!isOfData || (lagSeconds ?? 0) > LONGEST_LAG_SECONDS);
  const faults = states?.flatMap((state) => faultOf(state, found) ?? []);
  return {
    status: statusOf({ faults, isStale }, backlog),
    lagSeconds,
    pending: backlog?.pending ?? null,
    version: meta === undefined ? null : stateOf(meta),
    builtAt: meta?.built_at ?? null,
    faults,
    isStale,
  };
}

/** What the indexer saw is older than what is seen now, except for what only it can see. */
function faultOf({ kind, problem: seen }: IndexState, found: readonly FoundProblem[]): IndexFault | undefined {
  const known = found.find(({ document_kind }) => document_kind === kind);
  const problem = seen ?? (known?.problem === 'different' ? 'different' : undefined);
  if (problem === undefined) return undefined;
  const same = known?.problem === problem ? known : undefined;
  return { kind, problem, since: same?.since, detail: same?.detail ?? null };
}

function statusOf({ faults, isStale }: Pick<IndexHealth, 'faults' | 'isStale'>, backlog: IndexBacklog | undefined): IndexStatus {
  if (faults === undefined) return 'unknown';
  const all: readonly IndexStatus[] = [...faults.map(({ problem }) => problem), ...(isStale ? (['stale'] as const) : [])];
  return INDEX_STATUSES.findLast((status) => all.includes(status)) ?? (backlog === undefined ? 'unknown' : 'current');
}
