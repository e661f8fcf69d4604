import type { Span } from './syntax-tree.ts';

export const INVALID_PARAMS = -32602;
export const INTERNAL_ERROR = -32603;

/** The error_type of what the caller may not do. */
export const PERMISSION_DENIED = 'permission_denied';

/** One thing that is wrong with a query, and how to mend it. */
export interface Problem {
  readonly message: string;
  readonly suggestion: string;
  /** A query that runs. */
  readonly example: string;
  readonly at?: Span | undefined;
  /** HTTP status of the answer; 400 unless it says otherwise. */
  readonly status?: number;
  readonly errorType?: string;
  /** Further members of the error object, such as valid_values. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** The messages of all problems. */
export const inOneText = (problems: readonly Problem[]): string =>
  problems.map(({ message }, place) => (place === problems.length - 1 || message.endsWith('?') ? message : `${message}.`)).join(' ');

/** A query that is refused, with everything that is wrong with it. */
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

/** All problems of what a person writes; of thousands, the first tell enough. */
const MOST_TOLD = 30;

/** The problems of some items; not of all, where they have more than are told. */
export function firstProblems<T>(items: readonly T[], problemsOf: (item: T) => readonly Problem[]): Problem[] {
  const found: Problem[] = [];
  for (const item of items) {
    if (found.length > MOST_TOLD + 1) break;
    found.push(...problemsOf(item));
  }
  return found;
}

/** Throws when there are problems. */
export function refuse(query: string, problems: readonly Problem[]): void {
  const [first, ...rest] = [...problems].sort((a, b) => (a.at?.start ?? 0) - (b.at?.start ?? 0));
  if (first === undefined) return;
  const excess = rest[MOST_TOLD];
  if (excess === undefined) throw new DslError(query, [first, ...rest]);
  const more = { ...excess, message: 'There are more problems', suggestion: 'Correct these first.', extra: {} };
  throw new DslError(query, [first, ...rest.slice(0, MOST_TOLD), more]);
}
