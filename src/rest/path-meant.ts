import type { Request } from 'express';
import type { Caller, Services } from '../operations/services.ts';
import { meaningsOf } from '../dsl/meanings/meanings.ts';
import { clusterByName } from '../reads/targets.ts';
import type { Hint } from '../reads/hints.ts';
import type { Placeholder } from '../routing/placeholder.ts';
import type { Route } from '../routing/route.ts';
import { withSegment } from './corrected-request.ts';

/** A part of a path that is wrong, and what it means. */
export interface Segment {
  readonly given: string;
  readonly to: string;
  /** The likeliest occupations of a title that may be several, as titles with codes. */
  readonly among?: readonly string[];
}

type Named = NonNullable<Placeholder['names']>;

/** The codes and ids of what the path of a request names in words: "teacher" instead of 25-2031.00. */
export async function segmentsMeant(services: Services, { params }: Request, { placeholders = {} }: Route, caller: Caller): Promise<readonly Segment[]> {
  const found = Object.entries(placeholders).map(async ([name, { check, meant, names }]): Promise<readonly Segment[]> => {
    const given = String(params[name]);
    // "cluster:75" is no name.
    if (names === undefined || given.includes(':') || check?.(given) === undefined || meant?.(given) !== undefined) return [];
    // What the path means is only for the example of its error.
    const found = await services.unlessOutage('path_meant', () => meantBy(services, caller, names, given));
    return found === undefined ? [] : [{ given, ...found }];
  });
  return (await Promise.all(found)).flat();
}

async function meantBy(services: Services, caller: Caller, names: Named, given: string): Promise<Omit<Segment, 'given'> | undefined> {
  const text = given.replace(/[-_+]+/gu, ' ');
  const meanings = await meaningsOf(services, caller, { kind: 'text', text }, { wantsJob: names === 'occupation' || names === 'cluster' });
  const found = meanings.find(({ kind }) => kind === names);
  if (found === undefined) return undefined;
  const { name, among } = found;
  const unclear = among === undefined ? {} : { among };
  if (names !== 'cluster' || /^\d+$/u.test(name)) return { to: name, ...unclear };
  const cluster = await clusterByName(services.database, name);
  return cluster === undefined ? undefined : { to: String(cluster.cluster_id), ...unclear };
}

/** The request with the name of the company that an unknown one in its path means; undefined if none is similar. */
export function withCompanyMeant({ originalUrl, params }: Pick<Request, 'originalUrl' | 'params'>, hint: Hint): string | undefined {
  const given = String(Object.values(params)[0]);
  if (hint.kind !== 'unknown_company' || hint.given !== given || hint.near[0] === undefined) return undefined;
  return withSegment(originalUrl, [{ given, to: encodeURIComponent(hint.near[0]) }]);
}
