import { ROLE_PERMISSIONS } from '../../src/catalog/roles.ts';
import { errorAnswer } from '../../src/dsl/error-body.ts';
import { prepare } from '../../src/dsl/prepare.ts';
import { print } from '../../src/dsl/print.ts';
import { parse } from '../../src/dsl/parse.ts';
import { DslError } from '../../src/dsl/problem.ts';
import type { Caller } from '../../src/operations/services.ts';
import { withoutPositions } from './without-positions.ts';

/** Who may run everything. */
export const CALLER: Caller = { id: '1', name: 'anybody', permissions: ROLE_PERMISSIONS.admin };
/** An answer to an error is for a person to read. */
const LONGEST_ERROR = 60_000;

export type Outcome = 'read' | 'refused';

/** Reads a query as the service does: throws unless it is in order, or refused with an error that is whole. */
export function readOrRefuse(query: string): Outcome {
  try {
    const { command } = prepare(query, CALLER);
    // What is read can be printed, and means the same; printing writes out parentheses that may exceed the limit of nesting.
    const printed = print(command);
    if (/[()]/.test(query)) return 'read';
    if (JSON.stringify(withoutPositions(parse(printed))) !== JSON.stringify(withoutPositions(command))) throw new Error(`${printed} reads otherwise`);
    return 'read';
  } catch (error) {
    if (!(error instanceof DslError)) throw error;
    const answer = errorAnswer(error);
    const { code, message, suggestion, example, position } = answer.error;
    if (code !== -32602 || message === '' || suggestion === '' || example === '') throw new Error('the error is not whole', { cause: error });
    if (position !== undefined && !hasPlace(position as { line: number; column: number; caret: string }))
      throw new Error('the position is none', { cause: error });
    if (JSON.stringify(answer).length > LONGEST_ERROR) throw new Error('the error is too long', { cause: error });
    return 'refused';
  }
}

const hasPlace = ({ line, column, caret }: { line: number; column: number; caret: string }): boolean => line >= 1 && column >= 1 && caret.includes('^');
