import type { Arguments, Parameter, Parameters, Rule } from '../routing/parameter.ts';
import type { Request } from 'express';
import { isBlank } from '../text/pasted-text.ts';
import { parseValue } from './parameter-values.ts';
import { correctedRequest, type Examined } from './corrected-request.ts';
import type { Query } from './requests-of-others.ts';
import { assigned, invalidParameters, problemOf, type Findings, type Problem } from './problems.ts';
import { withPercentPairs } from './percent-pairs.ts';

/** Further problems to report together with those of the query. */
export interface Further<T> {
  /** Problems of the path. */
  readonly problems?: readonly Problem[];
  readonly rules?: readonly Rule<T>[];
  /** Where else the API has an unknown parameter. */
  readonly elsewhere?: Findings['elsewhere'];
}

/**
 * Reads the query of a request by its declaration. All unknown, repeated, empty, and malformed parameters are reported in one error,
 * `invalid_parameters`; nothing is ignored or clamped. The example of the error is the corrected request, without what the suggestion says, or, if nothing would be left of it,
 * `example`, a valid request to the same endpoint.
 */
export function readParameters<T extends Parameters>(request: Request, declared: T, example: string, further: Further<Arguments<T>> = {}): Arguments<T> {
  const examine = (query: Query): Examined => examined(query, { declared, example, path: request.params, further });
  const { given, problems, unknown } = examine(request.query);
  if (unknown.length === 0 && problems.length === 0) return given as Arguments<T>;
  const valid = validNames(declared);
  const defaults = Object.fromEntries(Object.entries(declared).map(([name, parameter]) => [name, 'default' in parameter ? parameter.default : undefined]));
  const corrected = correctedRequest(request, { declared, valid, defaults }, examine);
  const path = (further.problems ?? []).length === 0 ? request.originalUrl.split('?', 1)[0] : undefined;
  throw invalidParameters({ problems, unknown, valid, example, path, corrected, elsewhere: further.elsewhere });
}

/** What the query of a request is examined by. */
interface Declared<T extends Parameters> {
  readonly declared: T;
  readonly example: string;
  readonly path: Request['params'];
  readonly further: Further<Arguments<T>>;
}

/** The values of the parameters, and all that is wrong with them. */
function examined<T extends Parameters>(query: Query, { declared, example, path, further }: Declared<T>): Examined {
  const nameOf = namesBySpelling(declared);
  const problems: Problem[] = [...(further.problems ?? [])];
  const malformed = new Set<string>();
  const values: Record<string, unknown> = {};
  const spelledAs: Record<string, string> = {};

  for (const [spelling, raw] of Object.entries(query)) {
    const name = nameOf.get(spelling);
    const parameter = name === undefined ? undefined : declared[name];
    if (name === undefined || parameter === undefined) continue;
    const problem =
      parameter.type === 'retired' ? problemOf(spelling, parameter.problem) : misgiven(spelling, raw, { name, before: spelledAs[name] }, parameter);
    if (problem === undefined) spelledAs[name] = spelling;
    const parsed = problem !== undefined || parameter.type === 'retired' ? { problem } : parseValue(spelling, parameter, String(raw));
    if ('value' in parsed) values[name] = parsed.value;
    else if (parsed.problem !== undefined) {
      problems.push(parsed.problem);
      malformed.add(name);
    }
  }
  problems.splice(0, problems.length, ...withPercentPairs(declared, values, problems));
  for (const [name, parameter] of Object.entries(declared)) {
    if (parameter.required === true && !Object.keys(query).some((spelling) => nameOf.get(spelling) === name)) problems.push(missing(name, example));
    if (values[name] === undefined && 'default' in parameter) values[name] = parameter.default;
    if (values[name] === undefined && parameter.type === 'tokens') values[name] = [];
  }
  problems.push(...emptyRanges(declared, values));
  for (const rule of further.rules ?? []) {
    const broken = rule.of.some((name) => malformed.has(name)) ? undefined : rule.broken(values as Arguments<T>, path);
    if (broken === undefined) continue;
    const changes = Object.entries(rule.changes?.(values as Arguments<T>) ?? {}).map(([name, to]) => [spelledAs[name] ?? name, to] as const);
    problems.push({ ...problemOf(rule.of[0] ?? '', broken), ...(changes.length === 0 ? {} : { changes: Object.fromEntries(changes) }) });
  }
  return { given: values, problems, unknown: Object.keys(query).filter((spelling) => !nameOf.has(spelling)) };
}

/** The name of each spelling of a parameter. They are the same for all requests to an endpoint. */
const NAMES = new WeakMap<Parameters, ReadonlyMap<string, string>>();
function namesBySpelling(declared: Parameters): ReadonlyMap<string, string> {
  let names = NAMES.get(declared);
  if (names === undefined) {
    names = new Map(Object.entries(declared).flatMap(([name, { aliases = [] }]) => [name, ...aliases].map((spelling) => [spelling, name] as const)));
    NAMES.set(declared, names);
  }
  return names;
}

/** The parameters of an endpoint, with their aliases. */
const validNames = (declared: Parameters): string[] =>
  Object.entries(declared).flatMap(([name, { type, aliases = [] }]) => (type === 'retired' ? [] : [name, ...aliases]));

/** Problems that do not depend on the type of a parameter. */
function misgiven(
  spelling: string,
  raw: unknown,
  { name, before }: { readonly name: string; readonly before: string | undefined },
  parameter: Parameter,
): Problem | undefined {
  const { example, required } = parameter;
  const problem = (message: string, fix: string, to?: string): Problem => ({ parameter: spelling, message, fix, changes: { [spelling]: to } });
  if (typeof raw !== 'string') {
    const texts = Array.isArray(raw) ? new Set(raw.map(String).filter((text) => text.trim() !== '')) : new Set<string>();
    const isList = parameter.type === 'tokens' || (parameter.type === 'text' && parameter.isList === true);
    const [message, fix] = [`${spelling} is given more than once`, `Send ${spelling} only once.`];
    return texts.size > 1 && !isList ? { parameter: spelling, message, fix } : problem(message, fix, texts.size === 0 ? undefined : [...texts].join(','));
  }
  if (isBlank(raw)) {
    const works = example === undefined ? '' : `, for example ${assigned(spelling, example)}`;
    return problem(`${spelling} is empty`, `Set ${spelling} to a value${works}${required === true ? '' : ', or omit it'}.`);
  }
  if (before === undefined) return undefined;
  // The example keeps the name that is no alias.
  const [left, kept] = spelling === name ? [before, spelling] : [spelling, before];
  return { parameter: left, message: `${left} and ${kept} are the same parameter`, fix: `Remove ${left} or ${kept}.` };
}

/** The problem for a missing required parameter. The suggestion has an example value. */
function missing(name: string, example: string): Problem {
  const value = new URLSearchParams(example.split('?')[1]).get(name) ?? undefined;
  const shown = value === undefined ? '' : `, for example ?${assigned(name, value)}`;
  return { parameter: name, message: `${name} is required`, fix: `Add ${name}${shown}.`, ...(value === undefined ? {} : { changes: { [name]: value } }) };
}

/** Ranges whose lower bound is above the upper bound, so that nothing can match. */
function emptyRanges(declared: Parameters, values: Readonly<Record<string, unknown>>): Problem[] {
  return Object.entries(declared).flatMap(([name, parameter]): Problem[] => {
    const upper = 'upTo' in parameter ? parameter.upTo : undefined;
    const [low, high] = [values[name], values[upper ?? '']];
    if (upper === undefined || typeof low !== 'number' || typeof high !== 'number' || low <= high) return [];
    return [
      {
        parameter: name,
        message: `${name} (${low}) is greater than ${upper} (${high})`,
        fix: `Swap the two bounds (${name}=${high}&${upper}=${low}), or omit one of them.`,
        changes: { [name]: String(high), [upper]: String(low) },
      },
    ];
  });
}
