import type { Schema } from '../catalog/value-schema.ts';
import type { Refusal } from '../errors/api-error.ts';

/** What a placeholder of a path takes. */
export interface Placeholder {
  readonly description: string;
  readonly schema: Schema;
  /** What is wrong with a value, if anything; whether it names something is for the read to say. */
  readonly check?: (value: string) => Refusal | undefined;
}
