import type { Repair } from './repairs.ts';
import type { Span } from './syntax-tree.ts';

export const INVALID_PARAMS = -32602;
export const INTERNAL_ERROR = -32603;

/** The error_type for a missing permission. */
export const PERMISSION_DENIED = 'permission_denied';

/** One problem in a query, and how to fix it. */
export interface Problem {
  readonly message: string;
  readonly suggestion: string;
  /** A valid query. */
  readonly example: string;
  readonly at?: Span | undefined;
  /** Whether the example asks for what was meant, so that no correction of the query is better. */
  readonly hasMeantExample?: boolean;
  /** HTTP status of the response. Default: 400. */
  readonly status?: number;
  readonly errorType?: string;
  /** The first word of a query that begins with no verb, if the message names a similar one. */
  readonly mistakenFor?: { readonly word: string };
  /** A valid text for what is at `at`, to show in an example that keeps all else. It is not what was meant. */
  readonly instead?: string;
  /** How the query is repaired, if that is clear from the problem. */
  readonly repair?: Repair;
  /** Further members of the error object, such as valid_values. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** The messages of all problems, each once: several values of a list can have the same problem. */
export const inOneText = (problems: readonly Problem[]): string =>
  [...new Set(problems.map(({ message }) => message))]
    .map((message, i, all) => (i === all.length - 1 || message.endsWith('?') ? message : `${message}.`))
    .join(' ');

/** A rejected query with all its problems. */
export class DslError extends Error {
  override name = 'DslError';
  readonly problems: readonly [Problem, ...Problem[]];

  constructor(
    readonly query: string,
    problems: readonly [Problem, ...Problem[]],
  ) {
    super(inOneText(problems));
    this.problems = problems;
  }
}

/** Enough for all problems that a person causes. Of thousands, only the first are reported. */
const MOST_REPORTED = 30;

/** The problems of some items. Stops once there are more problems than are reported. */
export function firstProblems<T>(items: readonly T[], problemsOf: (item: T) => readonly Problem[]): Problem[] {
  const found: Problem[] = [];
  for (const item of items) {
    if (found.length > MOST_REPORTED + 1) break;
    found.push(...problemsOf(item));
  }
  return found;
}

/** Throws if there are problems. */
export function refuse(query: string, problems: readonly Problem[]): void {
  const [first, ...rest] = [...problems].sort((a, b) => (a.at?.start ?? 0) - (b.at?.start ?? 0));
  if (first === undefined) return;
  const excess = rest[MOST_REPORTED];
  if (excess === undefined) throw new DslError(query, [first, ...rest]);
  const more = { ...excess, message: 'There are more problems', suggestion: 'Fix these first.', extra: {} };
  throw new DslError(query, [first, ...rest.slice(0, MOST_REPORTED), more]);
}
