import type { Caller, Services } from '../operations/services.ts';
import { findTarget } from '../operations/targets.ts';
import { NotFound } from '../reads/hints.ts';
import { prepare, type Prepared } from './prepare.ts';
import { DslError } from './problem.ts';

/** A question that passes all checks and whose target exists; undefined for any other query. */
export async function prepareWithTarget(
  database: Services['database'],
  query: string,
  caller: Caller,
): Promise<Extract<Prepared, { kind: 'question' }> | undefined> {
  try {
    const prepared = prepare(query, caller);
    if (prepared.kind !== 'question') return undefined;
    const { form, target } = prepared.question;
    if (target !== undefined) await findTarget(database, form.operation, { about: target.kind, name: String(target.value) });
    return prepared;
  } catch (error) {
    if (error instanceof DslError || error instanceof NotFound) return undefined;
    throw error;
  }
}
