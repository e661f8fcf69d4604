import { record, TEXT, TIMESTAMP } from '../catalog/value-schema.ts';
import type { IndexProblem } from '../engine/inspect-indices.ts';

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

/** What is wrong with an index, by the problem. `different` is found by the indexer, which compares documents with rows. */
const INDEX_PROBLEMS: Readonly<Record<IndexProblem | 'different', string>> = {
  missing: 'There is no index behind the alias, so conversions return 503.',
  foreign: 'The alias leads to an index that this service did not build, to a part of one, or to several, so conversions return 503.',
  closed: 'The index is closed, so conversions return 503.',
  unreadable: 'The index cannot be searched, so conversions return 503.',
  empty: 'The index has no documents, so conversions return 503.',
  read_only: 'The index is blocked, so changes wait to be indexed.',
  different: 'Documents are not as in the database.',
};

/** `reason`: what prevents the repair. */
export function indexFinding(kind: string, problem: string, since: Date | undefined, reason: string | null | undefined): Finding {
  const text = INDEX_PROBLEMS[problem as IndexProblem] as string | undefined;
  const waits = typeof reason === 'string' ? ` Not repaired yet: ${reason}.` : '';
  return { check: `index.${kind}`, problem: `${text ?? problem}${waits}`, since, action: REPAIRED };
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
