import type { Phrases } from './phrases.ts';

/** A condition on a field, by its name in the query language. */
export interface SpokenCondition {
  readonly field: string;
  /** `null`: the field has no value. */
  readonly operator?: 'gt' | 'gte' | 'lt' | 'lte' | 'between' | 'null';
  readonly values: readonly (string | number)[];
}

/** What people call a value. Of several conditions, the first one counts whose field the question is about. */
export interface SpokenValue {
  readonly means: readonly SpokenCondition[];
  readonly phrases: Phrases;
  /** The phrase asks for this field, too: "starting salary" is a question about pay. */
  readonly asksFor?: 'wages' | 'education' | 'promotion' | 'retention' | 'aliases';
}

/** A field that has one of some values. */
export const is = (field: string, ...values: readonly (string | number)[]): SpokenCondition => ({ field, values });
