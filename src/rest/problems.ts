import { ApiError, type Refusal } from '../errors/api-error.ts';
import type { RequestProblem } from '../routing/request-problem.ts';
import { parameterMeant } from './parameter-meant.ts';
import { refusalOf } from './request-problem-text.ts';

/** Values of parameters; undefined for one to leave out. */
export type Changes = Readonly<Record<string, string | undefined>>;

/** A problem with one parameter, or with a combination of parameters. */
export interface Problem {
  readonly parameter: string;
  readonly message: string;
  readonly valid_values?: readonly string[];
  /** How to fix it: one sentence of the suggestion. */
  readonly fix?: string;
  /** A value that works, as `name=value`. */
  readonly works?: string;
  /** A valid value, for an example of which nothing else would be left. */
  readonly standIn?: string;
  /** What to change in the request, so that it is valid. Undefined if only the caller knows. */
  readonly changes?: Changes;
  /** What the request is without after these changes. */
  readonly left?: readonly string[];
  /** The part of the path that is wrong, and what it means. */
  readonly segment?: { readonly given: string; readonly to: string };
  /** The error body if this is the only problem, if it differs from the usual one. If there are other problems, its members are kept. */
  readonly own?: Refusal;
}

/** A problem with its own error body. */
export const refused = (parameter: string, own: Refusal): Problem => ({ parameter, message: own.error, own });
export const problemOf = (parameter: string, problem: RequestProblem): Problem => ({
  ...refused(parameter, refusalOf(problem)),
  ...(problem.kind === 'retired_quintile' ? { changes: insteadOfQuintile(parameter, problem.usedAs) } : {}),
});

/** What replaces the retired quintile, as a filter with the value that most callers want. */
const insteadOfQuintile = (parameter: string, usedAs: 'filter' | 'sort'): Changes =>
  usedAs === 'sort' ? { [parameter]: 'total_postings' } : { [parameter]: undefined, total_posting_tier: 'high' };

/** The request of a caller, with its parameters corrected. */
export interface CorrectedRequest {
  readonly request: string;
  /** What the endpoint cannot be asked for, so that the request is without it. */
  readonly leftOut: readonly string[];
  /** The parameters that unknown ones stand for. */
  readonly names: ReadonlyMap<string, string | undefined>;
}

export interface Findings {
  readonly problems: readonly Problem[];
  readonly unknown: readonly string[];
  /** Valid parameters of the endpoint. */
  readonly valid: readonly string[];
  /** A valid request of the endpoint. */
  readonly example: string;
  /** The path of the request, if nothing in it is wrong. */
  readonly path?: string | undefined;
  /** The request that was sent, corrected. */
  readonly corrected?: CorrectedRequest | undefined;
  /** Where else the API has an unknown parameter. */
  readonly elsewhere?: ((name: string) => { readonly text: string; readonly request?: string } | undefined) | undefined;
}

/** A single 400 for all problems with the parameters of a request. */
export function invalidParameters({ problems, unknown, valid, example: usual, path, corrected, elsewhere }: Findings): ApiError {
  const { names } = corrected ?? {};
  const places = new Map(unknown.filter((name) => !isMeant(name, valid, names)).map((name) => [name, elsewhere?.(name)]));
  // The request without what it asks for says less than the one that can have it.
  const moved = problems.length === 0 && unknown.length === 1 ? places.get(unknown[0] ?? '')?.request : undefined;
  const { request: example = usual, leftOut = [] } = moved === undefined ? (corrected ?? {}) : { request: moved };
  const [only] = problems;
  if (only?.own !== undefined && problems.length === 1 && unknown.length === 0)
    return new ApiError('invalid_parameters', {
      ...only.own,
      // Texts of the contract stay as they are.
      ...(leftOut.length === 0 ? {} : { suggestion: [only.own.suggestion ?? [], leftOutOf(leftOut)].flat().map(sentence).join(' ') }),
      example: only.changes === undefined || corrected === undefined ? ofSameEndpoint(only.own.example, example, path) : example,
    });
  const hints = unknown.map((name) => {
    const place = places.get(name)?.text;
    return `${shownParameter(name)} is not a parameter of this endpoint${place === undefined ? orMeant(name, valid, names?.get(name)) : `; ${place}`}`;
  });
  const own = problems.flatMap((problem) => problem.own ?? []);
  const suggestions = [
    ...(unknown.length > 0 ? [...hints, valid.length === 0 ? 'This endpoint has no parameters' : `Valid parameters: ${valid.join(', ')}`] : []),
    ...problems.flatMap(({ fix }) => fix ?? []),
    ...examplesOf(problems.flatMap(({ works }) => works ?? [])),
    ...own.flatMap(({ suggestion }) => suggestion ?? []),
    ...leftOutOf(leftOut),
  ];
  const validValues = problems.find(({ valid_values }) => valid_values !== undefined)?.valid_values;
  return new ApiError('invalid_parameters', {
    error:
      unknown.length > 0 && problems.length === 0
        ? `Unknown parameter${unknown.length > 1 ? 's' : ''}: ${unknown.map(shownParameter).join(', ')}`
        : inSentences([...problems.map(({ message }) => message), ...hints]),
    suggestion: [...new Set(suggestions)].map(sentence).join(' '),
    example,
    data: {
      ...merged(own.map(({ data }) => data)),
      ...(unknown.length > 0 ? { unknown_fields: unknown, valid_fields: valid } : {}),
      ...(problems.length > 0 ? { problems: problems.map(shown) } : {}),
      ...(validValues === undefined ? {} : { valid_values: validValues }),
    },
    extra: merged(own.map(({ extra }) => extra)),
  });
}

const leftOutOf = (parts: readonly string[]): string[] => (parts.length === 0 ? [] : [`The example leaves out ${[...new Set(parts)].join(' and ')}`]);

const isMeant = (given: string, valid: readonly string[], names: CorrectedRequest['names'] | undefined): boolean =>
  orMeant(given, valid, names?.get(given)) !== '';

/** A field without a parameter of its own has bounds. */
function orMeant(given: string, valid: readonly string[], used: string | undefined): string {
  const bounds = ['min', 'max'].flatMap((bound) => parameterMeant(`${bound}_${given}`, valid) ?? []).filter((name) => /^(?:min|max)_/u.test(name));
  const meant = used ?? parameterMeant(given, valid) ?? (bounds.length === 2 ? bounds.join(' or ') : undefined);
  return meant === undefined ? '' : `; did you mean ${meant}?`;
}

/** `?=5` has a parameter without a name. */
const shownParameter = (name: string): string => (name === '' ? '"" (without a name)' : name);

/** One sentence for the values of all parameters that work. */
const examplesOf = (works: readonly string[]): string[] =>
  works.length === 0 ? [] : [`For example, ${[...new Set(works)].join(' and ')} ${works.length === 1 ? 'works' : 'work'}`];

/** The example of a problem if it is for the same endpoint; otherwise the example of the endpoint. */
function ofSameEndpoint(own: string | undefined, example: string, given: string | undefined): string {
  const [path = ''] = example.split('?');
  if (own?.startsWith('?') === true) return `${given ?? path}${own}`;
  return own?.split('?')[0] === path ? own : example;
}

/** `name=value`, encoded for a query string. */
export const assigned = (name: string, value: string): string => `${name}=${encodeURIComponent(value)}`;

/** Messages as sentences. The last one has no period. */
const inSentences = (messages: readonly string[]): string => [...messages.slice(0, -1).map(sentence), ...messages.slice(-1)].join(' ');

const sentence = (text: string): string => (/[.?!…]$/.test(text) ? text : `${text}.`);

const merged = (members: readonly (Readonly<Record<string, unknown>> | string | undefined)[]): Record<string, unknown> =>
  Object.assign({}, ...members.filter((member) => typeof member === 'object')) as Record<string, unknown>;

function shown({ parameter, message, valid_values, own }: Problem): Record<string, unknown> {
  return { parameter, message, ...(valid_values === undefined ? {} : { valid_values }), ...(typeof own?.data === 'string' ? { note: own.data } : {}) };
}

/** Describes the values of an enumeration: successive integers as a range, everything else as a list. */
export function mustBeOneOf(values: readonly string[]): string {
  const [first, last] = [Number(values[0]), Number(values.at(-1))];
  const isRange = values.length > 2 && values.every((value, i) => value === String(first + i));
  return isRange ? `must be an integer from ${first} to ${last}` : `must be one of ${values.join(', ')}`;
}
