import type { Schema } from '../catalog/value-schema.ts';
import type { RequestProblem } from './request-problem.ts';

/** Long enough for any title or name, short enough to be cheap. */
export const MAXIMUM_TEXT = 500;

/** The problem with a value: the rest of a sentence that starts with the parameter's name, with the value that was probably meant, without the parts `left`; or a problem of its own. */
export type Wrong =
  | { readonly problem: string; readonly valid?: readonly string[]; readonly meant?: string; readonly left?: readonly string[] }
  | { readonly own: RequestProblem; readonly meant: string | undefined }
  | RequestProblem;

/** What to send instead of a value in other words, with other parameters that it needs. */
export interface MeantChoice {
  readonly value: string;
  readonly others?: Readonly<Record<string, string>>;
}

/** A query parameter of an endpoint. */
export type Parameter = {
  /** Other names of the same parameter. */
  readonly aliases?: readonly string[];
  readonly required?: boolean;
  readonly description: string;
  /** An example value, for the reference. */
  readonly example?: string;
  /** What it changes in an answer, if not which rows are in it: how they are shown (number, order, further data), or that they are grouped. */
  readonly changes?: 'view' | 'groups';
} & (
  | {
      readonly type: 'text';
      /** Values that the reference lists. */
      readonly values?: readonly string[];
      /** Format of the text, or of each part of a comma-separated list, for the reference. `check` or the handler enforces it. */
      readonly pattern?: string;
      readonly items?: Schema;
      readonly maximumLength?: number;
      readonly maximumWords?: number;
      /** The parameters for a range of the same field. */
      readonly bounds?: { readonly gte: string; readonly lte: string };
      /** A comma-separated list. */
      readonly isList?: boolean;
      /** Values of the list. */
      readonly maximumValues?: number;
      /** What a person typed: spaces around it are kept, because answers echo it. */
      readonly isTyped?: boolean;
      /** What a text means that the endpoint takes, but that is in no row: "OH" for Ohio. */
      readonly meant?: (text: string) => string;
      /** The problem with a text, if any. It is reported together with those of the other parameters. */
      readonly check?: (text: string) => Wrong | undefined;
    }
  | {
      readonly type: 'integer' | 'number';
      readonly minimum?: number;
      readonly maximum?: number;
      readonly default?: number;
      /** Name of the parameter that this one must not exceed: the upper bound of the same range. */
      readonly upTo?: string;
      /** A number of rows. */
      readonly isCount?: boolean;
    }
  | { readonly type: 'boolean'; readonly default?: boolean }
  | {
      readonly type: 'enumeration';
      readonly values: readonly string[];
      readonly default?: string;
      /** What a text means that is none of the values. By default, a value with a similar name. */
      readonly meant?: (text: string) => MeantChoice | undefined;
      /** Removed values, with their replacements. */
      readonly retired?: Readonly<Record<string, RequestProblem>>;
    }
  /** A comma-separated list of tokens, each one of the values. */
  | { readonly type: 'tokens'; readonly values: readonly string[] }
  /** A removed parameter. It is rejected, and the error names the replacement. */
  | { readonly type: 'retired'; readonly problem: RequestProblem }
);

export type Parameters = Readonly<Record<string, Parameter>>;

/** The parameter with a name or alias. */
export const parameterNamed = (parameters: Parameters, spelling: string): Parameter | undefined =>
  Object.entries(parameters).find(([name, { aliases = [] }]) => name === spelling || aliases.includes(spelling))?.[1];

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

/** The parameters of an endpoint as its handler sees them; undefined if absent and without a default. */
export type Arguments<T extends Parameters> = { readonly [K in keyof T]: IsGiven<T[K]> extends true ? Parsed<T[K]> : Parsed<T[K]> | undefined };

/** A check across parameters, or parameters and path. */
export interface Rule<T> {
  /** The parameters that it reads. The rule is skipped if one of them is malformed. */
  readonly of: readonly string[];
  /** The values with which the request is valid; undefined for a parameter without which it is. */
  readonly changes?: (given: T) => Readonly<Record<string, string | undefined>>;
  // A method, so that rules for any parameters have the same type.
  broken(given: T, path: Readonly<Record<string, unknown>>): RequestProblem | undefined;
}
