import type { ClusterFact, CompanyFact, Facts, StaffingPattern, WorkGroupFact } from '../fact-types.ts';
import { uniform } from './random.ts';

/** Employees of the size classes 1-5, in thousands: from, to. The company's name decides where in between. */
const CLASSES: readonly (readonly [number, number])[] = [
  [0.2, 1],
  [0.2, 1],
  [1, 5],
  [5, 18],
  [18, 80],
  [80, 150],
];
/** How many times more people work in a cluster than in one of the next smaller size class. */
const SIZE_STEP = 3;
/** The employer, in thousands of employees, whose staff is exactly that of its pattern. Larger ones differ by {@link WorkGroupFact.large}. */
const TYPICAL_THOUSANDS = 3;

export interface Staff {
  readonly cluster: ClusterFact;
  readonly group: WorkGroupFact;
  /** Share of the employer's workforce. */
  readonly share: number;
}

/** Number of employees in thousands: known, or by the size class. */
export function thousandsOf(company: CompanyFact, { staffing }: Facts): number {
  const known = staffing.thousands.get(company.name);
  if (known !== undefined) return known;
  const [low, high] = CLASSES[company.size] ?? [1, 1];
  return low * (high / low) ** uniform('headcount', company.name);
}

/** Who works for a company: the shares of its staffing pattern, in all clusters that the pattern implies. Adds up to 1. */
export function staffOf(facts: Facts): (company: CompanyFact) => Staff[] {
  const clusterById = new Map(facts.clusters.map((cluster) => [cluster.id, cluster]));
  const groupByName = new Map(facts.staffing.groups.map((group) => [group.name, group]));
  const groupOf = new Map(facts.staffing.groups.flatMap((group) => group.clusterIds.map((id) => [id, group] as const)));
  const known = new Map<string, readonly Staff[]>();

  const sharesOf = (pattern: StaffingPattern, industries: readonly string[]): readonly Staff[] => {
    const shares = new Map<number, number>();
    const add = (name: string, share: number): void => {
      const group = groupByName.get(name);
      const members = group === undefined ? [{ id: Number(name), weight: 1 }] : weightsWithin(group, clusterById, industries);
      const sum = members.reduce((total, { weight }) => total + weight, 0);
      for (const { id, weight } of members) if (weight > 0) shares.set(id, (shares.get(id) ?? 0) + (share * weight) / sum);
    };
    for (const [name, share] of facts.staffing.common) if (!pattern.staff.has(name)) add(name, share * pattern.overhead);
    for (const [name, share] of pattern.staff) if (share > 0) add(name, share);
    return [...shares].flatMap(([id, share]) => {
      const cluster = clusterById.get(id);
      const group = groupOf.get(id);
      return cluster === undefined || group === undefined ? [] : [{ cluster, group, share }];
    });
  };

  return (company) => {
    const pattern = facts.staffing.patternOf.get(company.name);
    if (pattern === undefined) throw new Error(`${company.name} has no staffing pattern`);
    const industries = [company.industry.slug, ...(company.secondaryIndustry === null ? [] : [company.secondaryIndustry.slug])];
    const key = [pattern.name, ...industries].join('|');
    const typical = known.get(key) ?? sharesOf(pattern, industries);
    known.set(key, typical);
    const relative = thousandsOf(company, facts) / TYPICAL_THOUSANDS;
    const own = typical.map((staff) => ({ ...staff, share: staff.share * relative ** staff.group.large }));
    const sum = own.reduce((total, { share }) => total + share, 0);
    return own.map((staff) => ({ ...staff, share: staff.share / sum }));
  };
}

/**
 * How the people of a group are divided among its clusters: by the size of the cluster, and by how typical it is of the employer's industries. By size only if
 * the authors of the clusters saw none of them there.
 */
function weightsWithin(group: WorkGroupFact, clusterById: ReadonlyMap<number, ClusterFact>, industries: readonly string[]): { id: number; weight: number }[] {
  const members = group.clusterIds.flatMap((id) => clusterById.get(id) ?? []);
  const typical = members.map((cluster) => {
    const of = (slug: string | undefined): number => (slug === undefined ? 0 : (cluster.industries.get(slug) ?? cluster.industries.get('*') ?? 0));
    return Math.max(of(industries[0]), of(industries[1]) / 3);
  });
  const none = typical.every((weight) => weight === 0);
  return members.map((cluster, i) => ({ id: cluster.id, weight: SIZE_STEP ** cluster.size * (none ? 1 : (typical[i] ?? 0) ** 2) }));
}
