import { record, TEXT, TIMESTAMP } from '../catalog/value-schema.ts';
import type { TitleModelState } from '../conversion/titles/title-model.ts';
import type { IndexFault, IndexHealth } from '../freshness/index-health.ts';
import type { StandbyProblem } from '../store/replicated-reads.ts';

/** Something that is wrong, as `/health` shows it. */
export interface Problem {
  /** What was checked: `postgres`, `opensearch`, `index.titles`, `titles`. */
  readonly check: string;
  readonly problem: string;
  readonly since: string;
  /** What an operator should do. */
  readonly action: string;
}

export const PROBLEM_SCHEMA = record({ check: TEXT, problem: TEXT, since: TIMESTAMP, action: TEXT });

/** A problem without the time since when it is known. */
export type Finding = Omit<Problem, 'since'> & { readonly since?: Date | string | undefined };

const REPAIRED =
  'The indexer repairs this within seconds. If it stays: check that an indexer is running (npm run index -- --follow) and its log, or run npm run index.';

const INDEX_PROBLEMS: Readonly<Record<IndexFault['problem'], string>> = {
  missing: 'There is no index behind the alias, so conversions return 503.',
  foreign: 'The alias leads to an index that this service did not build, to a part of one, or to several, so conversions return 503.',
  closed: 'The index is closed, so conversions return 503.',
  unreadable: 'The index cannot be searched, so conversions return 503.',
  empty: 'The index has no documents, so conversions return 503.',
  read_only: 'The index is blocked, so changes wait to be indexed.',
  different: 'Documents differ from the data.',
};

/** What is wrong with the indexes of an engine that answers. */
export function indexFindings({ faults, isStale }: Pick<IndexHealth, 'faults' | 'isStale'>): Finding[] {
  if (faults === undefined) return [INDEX_UNKNOWN];
  const found = faults.map(({ kind, problem, since, detail }) => {
    const waits = detail === null ? '' : ` Not repaired yet: ${detail}.`;
    return { check: `index.${kind}`, problem: `${INDEX_PROBLEMS[problem]}${waits}`, since, action: REPAIRED };
  });
  return isStale ? [...found, INDEX_STALE] : found;
}

/** Remembers when each problem was first seen by this process. */
export class ProblemClock {
  private readonly firstSeen = new Map<string, string>();

  /** The findings with times. Forgets the time of each check that has no problem any more. */
  timed(findings: readonly Finding[]): Problem[] {
    const now = new Date().toISOString();
    const checks = new Set(findings.map(({ check }) => check));
    for (const check of this.firstSeen.keys()) if (!checks.has(check)) this.firstSeen.delete(check);
    return findings.map(({ check, problem, action, since }) => {
      const seen = this.firstSeen.get(check) ?? now;
      this.firstSeen.set(check, seen);
      const known = since instanceof Date ? since.toISOString() : since;
      return { check, problem, since: known !== undefined && known < seen ? known : seen, action };
    });
  }
}

/** What is wrong with the title model. `isReady`: no title has to wait for it. */
export function titleFindings({ failing_since }: TitleModelState, { isReady }: { readonly isReady: boolean }): Finding[] {
  if (failing_since !== null) return [{ ...TITLES_FAILING, since: failing_since }];
  return isReady ? [] : [TITLES_LOADING];
}

export const POSTGRES_DOWN = {
  check: 'postgres',
  problem: 'PostgreSQL does not answer.',
  action: 'Start it, and check DATABASE_URL and the network. The service connects again by itself.',
};
/** What is wrong with the streaming replica for reads. The primary server answers what it cannot answer. */
const REPLICA_PROBLEMS: Readonly<Record<StandbyProblem, Omit<Finding, 'check' | 'since'>>> = {
  unreachable: {
    problem: 'The replica of PostgreSQL does not answer, so the primary server answers all reads.',
    action: 'Start it, and check DATABASE_READ_URL and the network. The service connects again by itself.',
  },
  not_a_standby: {
    problem: 'The server of DATABASE_READ_URL is not a standby, so the primary server answers all reads.',
    action: 'If it was promoted, set DATABASE_URL to it, and DATABASE_READ_URL to a new standby.',
  },
  behind: {
    problem: 'The replica of PostgreSQL has not replayed the last change of the dataset, so the primary server answers reads.',
    action: 'See pg_stat_replication on the primary server, and the log of the replica.',
  },
};

export function replicaFindings({ problem, since }: { readonly problem: StandbyProblem | undefined; readonly since: Date | undefined }): Finding[] {
  return problem === undefined ? [] : [{ check: 'replica', ...REPLICA_PROBLEMS[problem], since }];
}

export const OPENSEARCH_DOWN = {
  check: 'opensearch',
  problem: 'The search engine does not answer, so conversions, search, and typeahead return 503.',
  action: 'Start it, and check OPENSEARCH_URL and the network. The service connects again by itself.',
};
const INDEX_UNKNOWN = {
  check: 'index',
  problem: 'The search engine answers, but does not report the state of the indexes.',
  action: 'See its log. If somebody blocked the indexes (index.blocks.metadata), the indexer removes the block within seconds.',
};
const INDEX_STALE = {
  check: 'index',
  problem: 'The indexes are of other data, or changes have waited for more than a minute.',
  action: 'Run npm run index if data was loaded or imported. Otherwise, check that an indexer is running (npm run index -- --follow), and its log.',
};
const TITLES_LOADING = {
  check: 'titles',
  problem: 'The title model is still loading. Titles wait for it.',
  action: 'Wait some seconds. Until then, /health/ready returns 503, so that no requests are sent here.',
};
export const STOPPING = {
  check: 'process',
  problem: 'This process is stopping. It answers the requests that it still gets.',
  action: 'Send requests to another process. /health/ready returns 503.',
};
const TITLES_FAILING = {
  check: 'titles',
  problem: 'The title model cannot be read, so titles are ranked by an older one or by search results alone.',
  action: 'Run npm run index, and see the log of the service.',
};
