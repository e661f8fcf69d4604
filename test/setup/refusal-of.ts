import { refusalText } from '../../src/dsl/commands/refusal-text.ts';
import { NotFound } from '../../src/reads/hints.ts';
import { notFoundError } from '../../src/rest/hint-text.ts';
import { RefusedWrite } from '../../src/writes/write-problems.ts';

/** What a refused write says to its caller. */
export async function refusalOf(writing: Promise<unknown>): Promise<{ status: number; error: string; suggestion: unknown }> {
  const error = await writing.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof RefusedWrite) {
    const { status = 400, message, suggestion } = refusalText(error.problems, 'Acme');
    return { status, error: message, suggestion };
  }
  if (!(error instanceof NotFound)) throw new Error('the write was not refused', { cause: error });
  const refused = notFoundError(error);
  return { status: refused.status, error: refused.message, suggestion: refused.details.suggestion };
}
