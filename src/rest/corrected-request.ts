import type { Request } from 'express';
import { parameterMeant } from './parameter-meant.ts';
import { assigned, type Changes, type Problem } from './problems.ts';

/** The parameters of a request. One that is given several times has several values. */
export type Query = Readonly<Record<string, unknown>>;

/** What the parameters of a request mean, and what is wrong with them. */
export interface Examined {
  readonly given: Readonly<Record<string, unknown>>;
  readonly problems: readonly Problem[];
  readonly unknown: readonly string[];
}

/** A parameter with another name can have a wrong value, too. */
const MOST_ROUNDS = 3;
/** A longer example explains nothing. */
const LONGEST = 1_000;

/** The request of a caller, with its parameters corrected; undefined if only the caller knows how. `valid`: the names of parameters. */
export function correctedRequest(
  { method, originalUrl, query }: Pick<Request, 'method' | 'originalUrl' | 'query'>,
  valid: readonly string[],
  examine: (query: Query) => Examined,
): string | undefined {
  if (method !== 'GET') return undefined;
  let corrected: Query = withDirection(query, valid);
  for (let round = 0; round <= MOST_ROUNDS; round++) {
    const { problems: all, unknown } = examine(corrected);
    const problems = all.filter(({ segment }) => segment === undefined);
    if (problems.length === 0 && unknown.length === 0) return requestOf(withSegments(originalUrl, all), corrected);
    const names = new Map(unknown.map((name) => [name, parameterMeant(name, valid)] as const));
    const given = corrected;
    const isTaken = (name: string, meant: string | undefined): boolean => Object.hasOwn(given, meant ?? '') && given[meant ?? ''] !== given[name];
    // Nothing is dropped that is not understood.
    const isLost = [...names].some(([name, meant]) => meant === undefined || isTaken(name, meant));
    if (problems.some(({ changes }) => changes === undefined) || isLost) return undefined;
    corrected = changed(corrected, Object.assign({}, ...problems.map(({ changes }) => changes)) as Changes, names);
  }
  return undefined;
}

/** What other services call the direction of an order. */
const DIRECTIONS = ['order', 'dir', 'direction', 'sort_order', 'sort_dir'];
const ORDERS = ['order_by', 'sort'];

/** `sort=alpha&order=desc` as `sort=alpha desc`, where no parameter has the direction. */
function withDirection(query: Query, valid: readonly string[]): Query {
  const direction = DIRECTIONS.find((name) => !valid.includes(name) && /^(?:asc|desc)/iu.test(text(query[name])));
  const order = ORDERS.find((name) => valid.includes(name) && text(query[name]) !== '');
  if (direction === undefined || order === undefined) return query;
  const { [direction]: to, ...others } = query;
  return valid.includes('order') ? { ...others, order: to } : { ...others, [order]: `${text(query[order])} ${text(to)}` };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The path with the values that its wrong parts mean. */
function withSegments(url: string, problems: readonly Problem[]): string {
  const meant = new Map(problems.flatMap(({ segment }) => (segment === undefined ? [] : [[segment.given, segment.to] as const])));
  const [path = '', ...query] = url.split('?');
  const segments = path.split('/').map((part) => meant.get(decodeURIComponent(part)) ?? part);
  return [segments.join('/'), ...query].join('?');
}

/** The parameters with other values and names. One that the request has already is not added. */
function changed(query: Query, changes: Changes, names: ReadonlyMap<string, string | undefined>): Query {
  const kept = Object.entries(query).flatMap(([name, value]): (readonly [string, unknown])[] => {
    const meant = names.get(name) ?? name;
    const to = Object.hasOwn(changes, name) ? changes[name] : value;
    return to === undefined || (meant !== name && Object.hasOwn(query, meant)) ? [] : [[meant, to]];
  });
  const added = Object.entries(changes).filter(([name, value]) => value !== undefined && !kept.some(([other]) => other === name));
  return Object.fromEntries([...kept, ...added]);
}

function requestOf(url: string, query: Query): string | undefined {
  const parameters = Object.entries(query).map(([name, value]) => assigned(name, String(value)));
  const request = [url.split('?', 1)[0], ...(parameters.length === 0 ? [] : [parameters.join('&')])].join('?');
  return request.length > LONGEST ? undefined : request;
}
