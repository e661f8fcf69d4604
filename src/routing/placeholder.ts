import type { Schema } from '../catalog/value-schema.ts';
import type { RequestProblem } from './request-problem.ts';

/** A placeholder in a path. */
export interface Placeholder {
  readonly description: string;
  readonly schema: Schema;
  /** The problem with the format of a value, if any. The read checks whether the thing exists. */
  readonly check?: (value: string) => RequestProblem | undefined;
  /** What the value names, if it can be found by another name, too. */
  readonly names?: 'occupation' | 'cluster' | 'zip' | 'cbsa';
  /** The value that a wrong one means. */
  readonly meant?: (value: string) => string | undefined;
}
