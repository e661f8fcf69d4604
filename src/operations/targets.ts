import { isOnetCode } from '../catalog/onet-code.ts';
import { NotFound } from '../reads/hints.ts';
import { companyByName, unknownCompany } from '../reads/company-names.ts';
import { cbsaLocation, zipLocation, type Place } from '../reads/locations.ts';
import {
  clusterById,
  clusterByName,
  nearClusters,
  occupationByCode,
  occupationByTitle,
  type ClusterScope,
  type ClusterTarget,
  type OccupationOrCluster,
  type OccupationTarget,
} from '../reads/targets.ts';
import type { CompanyIdentity } from '../store/company-named.ts';
import type { Reads } from '../store/pool.ts';

/** The kinds of targets, and the input that an operation gets for each. */
export interface Targets {
  readonly nothing: undefined;
  readonly company: CompanyIdentity;
  /** A company. The operation itself reads its record, in one statement. */
  readonly company_name: string;
  readonly occupation: OccupationTarget;
  readonly cluster: ClusterTarget;
  readonly occupation_or_cluster: OccupationOrCluster;
  readonly zip: Place;
  readonly cbsa: Place;
}
export type About = keyof Targets;
/** The kinds of things that a single name can refer to. */
export type NameTarget = Exclude<About, 'nothing' | 'company_name' | 'occupation_or_cluster'>;

const ID = /^-?\d+$/;

/** Finds a target by name in any case, companies also by uid, clusters by id, occupations by code. Aliases are not followed. Throws {@link NotFound}. */
export const FINDERS: { readonly [K in NameTarget]: (database: Reads, given: string, scope: ClusterScope) => Promise<Targets[K]> } = {
  company: async (database, given) => {
    const found = await companyByName(database, given);
    if (found === undefined) throw new NotFound(await unknownCompany(database, given));
    return found;
  },
  occupation: async (database, given) => {
    const isCode = isOnetCode(given);
    const found = isCode ? await occupationByCode(database, given) : await occupationByTitle(database, given);
    if (found === undefined) throw new NotFound({ kind: 'unknown_occupation', given, isCode });
    return found;
  },
  cluster: async (database, given, scope) => {
    const isId = ID.test(given);
    const among = (all: ClusterScope): Promise<ClusterTarget | undefined> =>
      isId ? clusterById(database, Number(given), all) : clusterByName(database, given, all);
    const found = await among(scope);
    if (found !== undefined) return found;
    const isInAiData = scope.overlay !== true && (await among({ overlay: true })) !== undefined;
    throw new NotFound({ kind: 'unknown_cluster', given, isId, near: isId || isInAiData ? [] : await nearClusters(database, given), isInAiData });
  },
  zip: async (database, given) => {
    const found = await zipLocation(database, given);
    if (found === undefined) throw new NotFound({ kind: 'unknown_zip', given });
    return found;
  },
  cbsa: async (database, given) => {
    const found = await cbsaLocation(database, given);
    if (found === undefined) throw new NotFound({ kind: 'unknown_cbsa', given });
    return found;
  },
};

/** The target of an operation, found by a name of one kind. */
export async function findTarget(
  database: Reads,
  operation: ClusterScope & { readonly about?: About },
  { about, name }: { readonly about: NameTarget; readonly name: string },
): Promise<Targets[About]> {
  if (operation.about === 'company_name') return name;
  const found = await FINDERS[about](database, name, operation);
  if (operation.about !== 'occupation_or_cluster') return found;
  return about === 'cluster' ? { kind: 'cluster', cluster: found as ClusterTarget } : { kind: 'occupation', occupation: found as OccupationTarget };
}
