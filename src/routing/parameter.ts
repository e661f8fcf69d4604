import type { Schema } from '../catalog/value-schema.ts';
import type { Refusal } from '../errors/api-error.ts';

/** Long enough for any title or name, short enough to be cheap. */
export const MAXIMUM_TEXT = 500;

/** What is wrong with a value: the rest of a sentence that begins with the parameter's name, or a body of its own. */
export type Wrong = { readonly problem: string; readonly valid?: readonly string[] } | Refusal;

/** A query parameter of an endpoint. */
export type Parameter = {
  /** Other names of the same parameter. */
  readonly aliases?: readonly string[];
  readonly required?: boolean;
  readonly description: string;
  /** A value that works, for the reference. */
  readonly example?: string;
} & (
  | {
      readonly type: 'text';
      /** Values that the reference lists. */
      readonly values?: readonly string[];
      /** Format of the text, or of each part of a comma-separated list, for the reference; `check` or the handler enforces it. */
      readonly pattern?: string;
      readonly items?: Schema;
      readonly maximumLength?: number;
      readonly maximumWords?: number;
      /** What is wrong with a text, if anything. Its problems are then reported together with those of the other parameters. */
      readonly check?: (text: string) => Wrong | undefined;
    }
  | {
      readonly type: 'integer' | 'number';
      readonly minimum?: number;
      readonly maximum?: number;
      readonly default?: number;
      /** Name of the parameter that this one must not exceed: the upper bound of the same range. */
      readonly upTo?: string;
    }
  | { readonly type: 'boolean'; readonly default?: boolean }
  | {
      readonly type: 'enumeration';
      readonly values: readonly string[];
      readonly default?: string;
      /** Values of earlier versions, with what replaces them. */
      readonly retired?: Readonly<Record<string, Refusal>>;
    }
  /** A comma-separated list of tokens, each of the values. */
  | { readonly type: 'tokens'; readonly values: readonly string[] }
  /** From an earlier version: refused, with what replaces it. */
  | { readonly type: 'retired'; readonly refusal: Refusal }
);

export type Parameters = Readonly<Record<string, Parameter>>;

type Parsed<P extends Parameter> = P extends { type: 'text' }
  ? string
  : P extends { type: 'integer' | 'number' }
    ? number
    : P extends { type: 'boolean' }
      ? boolean
      : P extends { type: 'tokens' }
        ? readonly string[]
        : string;

type IsGiven<P extends Parameter> = P extends { required: true } ? true : P extends { default: unknown } ? true : P extends { type: 'tokens' } ? true : false;

/** The parameters of an endpoint as its handler sees them; undefined where absent and without a default. */
export type Arguments<T extends Parameters> = { readonly [K in keyof T]: IsGiven<T[K]> extends true ? Parsed<T[K]> : Parsed<T[K]> | undefined };

/** What parameters need of each other, or of the path. `example` is the one that readParameters() gets. */
export interface Rule<T> {
  /** The parameters that it looks at. While one of them is malformed, the rule is skipped. */
  readonly of: readonly string[];
  // A method, so that operations of all parameters are one type.
  broken(given: T, path: Readonly<Record<string, unknown>>, example: string): Refusal | undefined;
}
