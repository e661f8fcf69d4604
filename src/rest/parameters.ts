import type { Request } from 'express';
import type { Schema } from '../catalog/value-schema.ts';
import { wordsOf } from '../conversion/words.ts';
import type { Refusal } from '../errors.ts';
import { didYouMean, invalidParameters, problemOf, type Problem } from './problems.ts';
import { isLonger } from '../text/text-length.ts';

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
      /** Words that the text may be made of, for the reference. */
      readonly values?: readonly string[];
      /** Format of the text, or of each part of a comma-separated list, for the reference; `check` or the handler enforces it. */
      readonly pattern?: string;
      readonly items?: Schema;
      readonly maximumLength?: number;
      readonly maximumWords?: number;
      /** What is wrong with a text, if anything: lets its problems be told together with those of the other parameters. */
      readonly check?: (text: string) => Wrong | undefined;
    }
  | { readonly type: 'integer'; readonly minimum?: number; readonly maximum?: number; readonly default?: number }
  | { readonly type: 'number'; readonly minimum?: number; readonly maximum?: number; readonly default?: number }
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
  /** Documented, but not served by this version: refused with a message that says so, rather than ignored. */
  | { readonly type: 'unavailable' }
  /** Of an earlier version: refused with what replaces it. */
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

/** Long enough for any title or name, short enough to be cheap. */
export const MAXIMUM_TEXT = 500;

/** What parameters need of each other, or of the path. */
export interface Rule<T> {
  /** The parameters that it looks at; while one of them is malformed, the rule is not asked. */
  readonly of: readonly string[];
  // A method, so that operations of all parameters are one type.
  broken(given: T, path: Readonly<Record<string, unknown>>): Refusal | undefined;
}

/** What is told together with the problems of the query. */
export interface Beside<T> {
  /** Problems of the path. */
  readonly problems?: readonly Problem[];
  readonly rules?: readonly Rule<T>[];
}

/**
 * Reads the query of a request by its declaration. Unknown, repeated, empty and malformed parameters are refused, all in one
 * error `invalid_parameters` with what is wrong beside; nothing is ignored or clamped.
 */
export function readParameters<T extends Parameters>(request: Request, declared: T, example: string, beside: Beside<Arguments<T>> = {}): Arguments<T> {
  const query = request.query as Record<string, unknown>;
  const nameOf = new Map(Object.entries(declared).flatMap(([name, { aliases = [] }]) => [name, ...aliases].map((spelling) => [spelling, name] as const)));
  const unknown = Object.keys(query).filter((spelling) => !nameOf.has(spelling));
  const problems: Problem[] = [...(beside.problems ?? [])];
  const malformed = new Set<string>();
  const values: Record<string, unknown> = {};
  const spelledAs: Record<string, string> = {};

  for (const [spelling, raw] of Object.entries(query)) {
    const name = nameOf.get(spelling);
    const parameter = name === undefined ? undefined : declared[name];
    if (name === undefined || parameter === undefined) continue;
    const before = problems.length;
    if (parameter.type === 'retired') problems.push(problemOf(spelling, parameter.refusal));
    else if (typeof raw !== 'string') problems.push({ parameter: spelling, message: `${spelling} is given more than once; give it once` });
    else if (raw.trim() === '') problems.push({ parameter: spelling, message: `${spelling} is empty; give a value or leave it out` });
    else if (spelledAs[name] !== undefined)
      problems.push({ parameter: spelling, message: `${spelling} and ${spelledAs[name]} are the same parameter; give one of them` });
    else {
      spelledAs[name] = spelling;
      const value = parseValue(spelling, parameter, raw.trim(), problems);
      if (value !== undefined) values[name] = value;
    }
    if (problems.length > before) malformed.add(name);
  }
  for (const [name, parameter] of Object.entries(declared)) {
    if (parameter.required === true && !Object.keys(query).some((spelling) => nameOf.get(spelling) === name))
      problems.push({ parameter: name, message: `${name} is required` });
    if (values[name] === undefined && 'default' in parameter) values[name] = parameter.default;
    if (values[name] === undefined && parameter.type === 'tokens') values[name] = [];
  }
  const given = values as Arguments<T>;
  for (const rule of beside.rules ?? []) {
    const refusal = rule.of.some((name) => malformed.has(name)) ? undefined : rule.broken(given, request.params);
    if (refusal !== undefined) problems.push(problemOf(rule.of[0] ?? '', refusal));
  }
  if (unknown.length > 0 || problems.length > 0) throw invalidParameters({ problems, unknown, valid: validNames(declared), example });
  return given;
}

/** The parameters that an endpoint takes, with their other names. */
const validNames = (declared: Parameters): string[] =>
  Object.entries(declared).flatMap(([name, { type, aliases = [] }]) => (type === 'unavailable' || type === 'retired' ? [] : [name, ...aliases]));

type Valued = Exclude<Parameter, { type: 'retired' }>;

function parseValue(name: string, parameter: Valued, raw: string, problems: Problem[]): unknown {
  const refuseAs = (own: Refusal): unknown => {
    problems.push(problemOf(name, own));
    return undefined;
  };
  const refuse = (message: string, valid_values?: readonly string[]): unknown => {
    problems.push({ parameter: name, message: `${name} ${message}`, ...(valid_values === undefined ? {} : { valid_values }) });
    return undefined;
  };
  switch (parameter.type) {
    case 'text': {
      const longest = parameter.maximumLength ?? MAXIMUM_TEXT;
      if (isLonger(raw, longest)) return refuse(`is longer than ${longest} characters`);
      if (parameter.maximumWords !== undefined && wordsOf(raw).length > parameter.maximumWords) return refuse(`has more than ${parameter.maximumWords} words`);
      if (raw.includes('\0') || !raw.isWellFormed()) return refuse('holds characters that are not text (NUL or half a surrogate pair)');
      const wrong = parameter.check?.(raw);
      if (wrong === undefined) return raw;
      return 'problem' in wrong ? refuse(wrong.problem, wrong.valid) : refuseAs(wrong);
    }
    case 'integer':
    case 'number': {
      const { minimum = -Infinity, maximum = Infinity } = parameter;
      const shape = parameter.type === 'integer' ? /^[+-]?\d{1,15}$/ : /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?$/i;
      const value = Number(raw);
      const range = minimum === -Infinity ? '' : maximum === Infinity ? ` of at least ${minimum}` : ` from ${minimum} to ${maximum}`;
      if (!shape.test(raw) || !Number.isFinite(value) || value < minimum || value > maximum)
        return refuse(`must be ${parameter.type === 'integer' ? 'an integer' : 'a number'}${range}`);
      return value;
    }
    case 'boolean': {
      if (/^(?:true|1)$/i.test(raw)) return true;
      if (/^(?:false|0)$/i.test(raw)) return false;
      return refuse('must be true or false', ['true', 'false']);
    }
    case 'enumeration': {
      const retired = parameter.retired?.[raw.toLowerCase()];
      if (retired !== undefined) return refuseAs(retired);
      return canonical(raw, parameter.values) ?? refuse(`must be one of ${parameter.values.join(', ')}${didYouMean(raw, parameter.values)}`, parameter.values);
    }
    case 'tokens': {
      const tokens = raw
        .split(',')
        .map((token) => token.trim())
        .filter((token) => token !== '');
      const bad = tokens.filter((token) => canonical(token, parameter.values) === undefined);
      if (tokens.length === 0 || bad.length > 0)
        return refuse(
          `takes a comma-separated list of ${parameter.values.join(', ')}${bad[0] === undefined ? '' : `, not «${bad.join(', ')}»${didYouMean(bad[0], parameter.values)}`}`,
          parameter.values,
        );
      return [...new Set(tokens.map((token) => canonical(token, parameter.values)))];
    }
    case 'unavailable':
      return refuse('is not served by this version yet; leave it out');
  }
}

/** The canonical spelling of a value, whatever its case; undefined when it is none of them. */
export function canonical(given: string, values: readonly string[]): string | undefined {
  return values.find((value) => value.toLowerCase() === given.toLowerCase());
}
