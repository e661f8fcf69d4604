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
  let corrected: Query = query;
  for (let round = 0; round <= MOST_ROUNDS; round++) {
    const { problems, unknown } = examine(corrected);
    if (problems.length === 0 && unknown.length === 0) return requestOf(originalUrl, corrected);
    const names = new Map(unknown.map((name) => [name, parameterMeant(name, valid)] as const));
    // Nothing is dropped that is not understood.
    if (problems.some(({ changes }) => changes === undefined) || [...names.values()].includes(undefined)) return undefined;
    corrected = changed(corrected, Object.assign({}, ...problems.map(({ changes }) => changes)) as Changes, names);
  }
  return undefined;
}

/** The parameters with other values and names. One that the request has already is not added, and no other one is called so. */
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
