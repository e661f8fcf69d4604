import { ApiError } from '../errors/api-error.ts';
import { DslError, inOneText, INTERNAL_ERROR, INVALID_PARAMS, type Problem } from './problem.ts';
import type { Span } from './syntax-tree.ts';

/** Longest part of a line to show above the caret. */
const CARET_WINDOW = 80;

/** A DSL error. MCP errors have the same members. */
export interface ErrorAnswer {
  readonly httpStatus: number;
  readonly error: { readonly code: number; readonly message: string; readonly suggestion: string; readonly example: string } & Readonly<
    Record<string, unknown>
  >;
  /** Seconds to wait before the next attempt. */
  readonly retryAfter?: boolean;
}

/** The public error for anything that was thrown while a query was parsed or run. Details of unexpected errors are not shown. */
export function errorAnswer(thrown: unknown): ErrorAnswer {
  if (thrown instanceof DslError) return ofProblems(thrown.query, thrown.problems);
  return ofApiError(thrown instanceof ApiError ? thrown : new ApiError('internal'));
}

function ofProblems(query: string, problems: readonly [Problem, ...Problem[]]): ErrorAnswer {
  const [first] = problems;
  const errorType = problems.find((problem) => problem.errorType !== undefined)?.errorType;
  const several =
    problems.length === 1
      ? {}
      : {
          problems: problems.map(({ message, suggestion, at, errorType, extra = {} }) => ({
            message,
            suggestion,
            ...(errorType === undefined ? {} : { error_type: errorType }),
            ...(at === undefined ? {} : { position: positionOf(query, at) }),
            ...extra,
          })),
        };
  return {
    httpStatus: Math.max(...problems.map(({ status = 400 }) => status)),
    error: {
      code: INVALID_PARAMS,
      message: inOneText(problems),
      suggestion: first.suggestion,
      example: first.example,
      ...(errorType === undefined ? {} : { error_type: errorType }),
      ...(first.at === undefined ? {} : { position: positionOf(query, first.at) }),
      ...(Object.assign({}, ...problems.map(({ extra }) => extra ?? {}).reverse()) as Record<string, unknown>),
      ...several,
    },
  };
}

function ofApiError(error: ApiError): ErrorAnswer {
  const { suggestion = 'Try again later.', example = 'VERSION' } = error.body('') as { suggestion?: string; example?: string };
  const data = error.details.data;
  return {
    httpStatus: error.status,
    ...(error.passesSoon ? { retryAfter: true } : {}),
    error: {
      code: error.status >= 500 ? INTERNAL_ERROR : INVALID_PARAMS,
      message: error.message,
      suggestion,
      example,
      ...(error.status === 429 ? { error_type: error.code } : {}),
      ...(typeof data === 'object' ? data : {}),
    },
  };
}

/** Line and column, both counted from 1 in UTF-16 units, and the line with a caret below the position. */
export function positionOf(query: string, { start, end }: Span): { line: number; column: number; caret: string } {
  const at = Math.min(start, query.length);
  const lines = query.slice(0, at).split(/\r\n|\r|\n/);
  const lineStart = at - (lines.at(-1) ?? '').length;
  const lineEnd = at + (/^[^\r\n]*/.exec(query.slice(at))?.[0].length ?? 0);
  const from = Math.max(lineStart, Math.min(at - CARET_WINDOW / 2, lineEnd - CARET_WINDOW));
  const shown = visible(query.slice(from, Math.min(lineEnd, from + CARET_WINDOW)));
  const width = Math.max(1, Math.min(end, from + shown.length) - at);
  return {
    line: lines.length,
    column: at - lineStart + 1,
    caret: `${shown}\n${' '.repeat(at - from)}${'^'.repeat(width)}`,
  };
}

/** A text of the same length without invisible characters, and without characters that move others. */
const visible = (text: string): string => text.replaceAll('\t', ' ').replace(/[\p{C}\u2028\u2029]/gu, (character) => '\uFFFD'.repeat(character.length));
