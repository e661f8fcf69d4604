import type { Request } from 'express';
import { parametersMeant, valueMeant } from './parameter-meant.ts';
import { assigned, type Changes, type CorrectedRequest, type Problem } from './problems.ts';
import { withOffset, withOneOrder, type Endpoint, type Query } from './requests-of-others.ts';

/** What the parameters of a request mean, and what is wrong with them. */
export interface Examined {
  readonly given: Readonly<Record<string, unknown>>;
  readonly problems: readonly Problem[];
  readonly unknown: readonly string[];
}

type Examine = (query: Query) => Examined;
type Called = Pick<Request, 'method' | 'originalUrl' | 'query' | 'params'>;

/** A parameter with another name can have a wrong value, too. */
const MOST_ROUNDS = 3;
/** A longer example explains nothing. */
const LONGEST = 1_000;
/** They are of any list. */
const OF_PAGES = ['limit', 'offset'];
const LONGEST_SHOWN = 40;

/**
 * The request of a caller, with its parameters corrected, and without those that the endpoint cannot be asked for; undefined if nothing else would be left of it, or if its path
 * is wrong and only the caller knows how.
 */
export function correctedRequest({ method, originalUrl, query, params }: Called, endpoint: Endpoint, examine: Examine): CorrectedRequest | undefined {
  if (method !== 'GET') return undefined;
  let corrected: Query = withOffset(inOneOrder(query, endpoint, examine), endpoint);
  const leftOut: string[] = [];
  const standIns = new Map<string, string>();
  const renamed = new Map<string, string | undefined>();
  for (let round = 0; round <= MOST_ROUNDS; round++) {
    const found = examine(corrected);
    const all = found.problems.filter(({ segment }) => segment === undefined);
    if (all.length === 0 && found.unknown.length === 0) {
      const url = withSegments(originalUrl, found.problems);
      const isLeft = Object.keys(params).length > 0 || Object.keys(corrected).some((name) => !OF_PAGES.includes(name));
      if (leftOut.length > 0 && !isLeft) return withStandIns(url, corrected, standIns, { examine, names: renamed });
      const request = requestOf(url, corrected);
      return request === undefined ? undefined : { request, leftOut, names: renamed };
    }
    const given = corrected;
    const names = namesMeant(corrected, found.unknown, endpoint, examine);
    for (const [name, meant] of names) renamed.set(name, meant);
    // What is missing may be given with another name.
    const isRenamed = [...names.values()].some((meant) => meant !== undefined);
    const problems = isRenamed ? all.filter(({ parameter }) => Object.hasOwn(given, parameter)) : all;
    const left = problems.filter(({ changes }) => changes === undefined);
    // The problem has a body of its own, or the path is wrong.
    if (left.some(({ own, parameter }) => own !== undefined || !Object.hasOwn(corrected, parameter))) return undefined;
    const unwanted = [...left.map(({ parameter }) => parameter), ...found.unknown.filter((name) => names.get(name) === undefined)];
    for (const { parameter, standIn } of left) if (standIn !== undefined) standIns.set(parameter, standIn);
    leftOut.push(...unwanted.map((name) => shown(name, corrected[name])), ...problems.flatMap(({ left: parts = [] }) => parts));
    corrected = changed(without(corrected, unwanted), Object.assign({}, ...problems.map(({ changes }) => changes)) as Changes, names, endpoint);
  }
  return undefined;
}

/** A request of which nothing but pages would be left, with values that work in place of those that do not; undefined if there are none, or they do not go together. */
function withStandIns(
  url: string,
  pages: Query,
  standIns: ReadonlyMap<string, string>,
  { examine, names }: { readonly examine: Examine; readonly names: CorrectedRequest['names'] },
): CorrectedRequest | undefined {
  const query = { ...pages, ...Object.fromEntries(standIns) };
  const { problems, unknown } = examine(query);
  const request = standIns.size === 0 || problems.length > 0 || unknown.length > 0 ? undefined : requestOf(url, query);
  return request === undefined ? undefined : { request, leftOut: [], names };
}

/** The order in the direction that is given by a parameter of its own, which is left out where the rows have no such order. */
function inOneOrder(query: Query, endpoint: Endpoint, examine: Examine): Query {
  const ordered = withOneOrder(query, endpoint);
  const isRefused = examine(ordered).problems.some(({ parameter, changes }) => changes === undefined && ordered[parameter] !== query[parameter]);
  return isRefused ? query : ordered;
}

/** The parameters that unknown ones mean: the first one that can have the value and is not given. */
function namesMeant(query: Query, unknown: readonly string[], { valid }: Endpoint, examine: Examine): ReadonlyMap<string, string | undefined> {
  const fits = (name: string, value: unknown): boolean => {
    if (Object.hasOwn(query, name)) return query[name] === value;
    return !examine({ [name]: value }).problems.some(({ parameter, changes }) => parameter === name && changes === undefined);
  };
  return new Map(unknown.map((given) => [given, parametersMeant(given, valid).find((name) => fits(name, query[given]))]));
}

const shown = (name: string, value: unknown): string => {
  const text = `${name}=${String(value)}`;
  return text.length > LONGEST_SHOWN ? name : text;
};

const without = (query: Query, names: readonly string[]): Query => Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name)));

/** The path with the values that its wrong parts mean. */
function withSegments(url: string, problems: readonly Problem[]): string {
  return withSegment(
    url,
    problems.flatMap(({ segment }) => segment ?? []),
  );
}

/** A URL with other values in its path. */
export function withSegment(url: string, segments: readonly { readonly given: string; readonly to: string }[]): string {
  const meant = new Map(segments.map(({ given, to }) => [given, to]));
  const [path = '', ...query] = url.split('?');
  const parts = path.split('/').map((part) => meant.get(decodeURIComponent(part)) ?? part);
  return [parts.join('/'), ...query].join('?');
}

/** The parameters with other values and names. One that the request has already is not added. */
function changed(query: Query, changes: Changes, names: ReadonlyMap<string, string | undefined>, endpoint: Endpoint): Query {
  const kept = Object.entries(query).flatMap(([name, value]): (readonly [string, unknown])[] => {
    const meant = names.get(name) ?? name;
    const to = Object.hasOwn(changes, name) ? changes[name] : value;
    if (to === undefined || (meant !== name && Object.hasOwn(query, meant))) return [];
    return [[meant, meant !== name && typeof to === 'string' ? valueMeant(endpoint.declared[meant], to) : to]];
  });
  const added = Object.entries(changes).filter(([name, value]) => value !== undefined && !kept.some(([other]) => other === name));
  return Object.fromEntries([...kept, ...added]);
}

function requestOf(url: string, query: Query): string | undefined {
  const parameters = Object.entries(query).map(([name, value]) => assigned(name, String(value)));
  const request = [url.split('?', 1)[0], ...(parameters.length === 0 ? [] : [parameters.join('&')])].join('?');
  return request.length > LONGEST ? undefined : request;
}
