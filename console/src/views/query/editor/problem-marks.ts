import { setDiagnostics, type Diagnostic } from '@codemirror/lint';
import type { EditorState, TransactionSpec } from '@codemirror/state';
import type { ProblemBody } from '../../../api/problem.ts';

/** Underlines the part of the query that an error is about. */
export function markProblem(state: EditorState, problem: ProblemBody | undefined): TransactionSpec {
  const position = problem?.position;
  if (problem === undefined || position === undefined || position.line > state.doc.lines) return setDiagnostics(state, []);
  const line = state.doc.line(position.line);
  const from = Math.min(line.from + position.column - 1, line.to);
  const length = /\^+/.exec(position.caret)?.[0].length ?? 1;
  const mark: Diagnostic = {
    from,
    to: Math.min(from + length, line.to),
    severity: 'error',
    message: [problem.error, problem.suggestion].filter((text) => text !== undefined).join(' '),
  };
  return setDiagnostics(state, [mark]);
}
