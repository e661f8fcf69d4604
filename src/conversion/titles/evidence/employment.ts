import { startsOf } from '../../../packed/lists.ts';
import type { Amount, EmploymentFacts } from '../../../store/employment-facts.ts';
import { RANKING } from '../tuning.ts';
import type { KnownTitles } from './known-titles.ts';

/** From the weakest part of the dataset to the strongest. */
export type Part = 'metro' | 'industry' | 'company';

/** How much more common each occupation is in a part of the dataset than in all of it; 1 if the dataset has no data. */
export interface Prevalence {
  readonly part: Part;
  /** By the index of the 6-digit occupation. */
  readonly ratios: Float64Array;
  /** By the index of the O*NET code. */
  readonly ofCodes: Float64Array;
}

/** Amounts by cluster. */
type Amounts = Iterable<readonly [cluster: number, amount: number]>;

/** The amounts of each part of the dataset, as arrays. */
interface PackedAmounts {
  /** Industries, or codes of metro areas. */
  readonly parts: readonly string[];
  /** Where the clusters of each part begin in the next two. */
  readonly starts: Int32Array;
  readonly clusters: Int32Array;
  readonly amounts: Float64Array;
}

/** What the companies employ, as arrays. */
export interface PackedEmployment {
  /** The core cluster of each O*NET code; -1 if it has none. */
  readonly clusterOfCode: Int32Array;
  readonly industries: PackedAmounts;
  readonly metros: PackedAmounts;
}

export function packEmployment({ members, industries, metros }: EmploymentFacts, codes: readonly string[]): PackedEmployment {
  const clusters = new Map(members.map(({ code, cluster }) => [code, cluster]));
  return {
    clusterOfCode: Int32Array.from(codes, (code) => clusters.get(code) ?? -1),
    industries: packAmounts(industries),
    metros: packAmounts(metros),
  };
}

function packAmounts(given: readonly Amount[]): PackedAmounts {
  const byPart = new Map<string, Amount[]>();
  for (const row of given) {
    const own = byPart.get(row.part);
    if (own === undefined) byPart.set(row.part, [row]);
    else own.push(row);
  }
  const rows = [...byPart.values()].flat();
  return {
    parts: [...byPart.keys()],
    starts: startsOf([...byPart.values()].map(({ length }) => length)),
    clusters: Int32Array.from(rows, ({ cluster }) => cluster),
    amounts: Float64Array.from(rows, ({ amount }) => amount),
  };
}

/** The occupations that the dataset's companies employ, by industry and location. Used as context where there are no observations. Immutable. */
export class Employment {
  /** Primary industries of the companies. */
  readonly industries: readonly string[];
  private readonly codesOfCluster = new Map<number, number[]>();
  private readonly overall: Float64Array;
  private readonly hiring: Float64Array;

  constructor(
    private readonly packed: PackedEmployment,
    private readonly occupations: Pick<KnownTitles, 'codes' | 'codesOfGroup'>,
  ) {
    for (const [code, cluster] of packed.clusterOfCode.entries()) {
      if (cluster < 0) continue;
      const list = this.codesOfCluster.get(cluster) ?? [];
      this.codesOfCluster.set(cluster, list);
      list.push(code);
    }
    this.industries = packed.industries.parts;
    this.overall = this.sharesOf(present(packed.industries, packed.industries.parts));
    this.hiring = this.sharesOf(present(packed.metros, packed.metros.parts));
  }

  /** Packs the facts and reads them at once. */
  static of(facts: EmploymentFacts, occupations: Pick<KnownTitles, 'codes' | 'codesOfGroup'>): Employment {
    return new Employment(packEmployment(facts, occupations.codes), occupations);
  }

  /** Undefined if no company has one of these industries. */
  ofIndustries(industries: readonly string[]): Prevalence | undefined {
    return this.among('industry', present(this.packed.industries, industries), this.overall);
  }

  /** Undefined if no company hires in these metro areas. */
  ofMetros(metros: readonly string[]): Prevalence | undefined {
    return this.among('metro', present(this.packed.metros, metros), this.hiring);
  }

  /** Prevalence at a company with these shares of its workforce by cluster. */
  ofCompany(clusters: readonly { readonly cluster: number; readonly share: number }[]): Prevalence | undefined {
    return this.among('company', [clusters.map(({ cluster, share }) => [cluster, share] as const)], this.overall);
  }

  private among(part: Part, amounts: readonly Amounts[], everywhere: Float64Array): Prevalence | undefined {
    const here = this.sharesOf(amounts);
    // No data at all is a gap in the dataset.
    if (!here.some((share) => share > 0) || !everywhere.some((share) => share > 0)) return undefined;
    return { part, ratios: ratiosOf(this.groupsOf(here), this.groupsOf(everywhere)), ofCodes: ratiosOf(here, everywhere) };
  }

  private groupsOf(codes: Float64Array): Float64Array {
    return Float64Array.from(this.occupations.codesOfGroup, (own) => own.reduce((sum, code) => sum + (codes[code] ?? 0), 0));
  }

  /** Each O*NET code's share of the amounts. The codes of a cluster have equal shares. */
  private sharesOf(all: readonly Amounts[]): Float64Array {
    const shares = new Float64Array(this.occupations.codes.length);
    let sum = 0;
    for (const amounts of all)
      for (const [cluster, amount] of amounts) {
        const codes = this.codesOfCluster.get(cluster) ?? [];
        for (const code of codes) shares[code] = (shares[code] ?? 0) + amount / codes.length;
        sum += codes.length === 0 ? 0 : amount;
      }
    return sum === 0 ? shares : shares.map((share) => share / sum);
  }
}

function ratiosOf(here: Float64Array, everywhere: Float64Array): Float64Array {
  const { floor } = RANKING.prevalence;
  return here.map((share, i) => (share + floor) / ((everywhere[i] ?? 0) + floor));
}

function present(packed: PackedAmounts, names: readonly string[]): Amounts[] {
  return names.flatMap((name) => {
    const at = packed.parts.indexOf(name);
    return at < 0 ? [] : [amountsAt(packed, at)];
  });
}

function* amountsAt({ starts, clusters, amounts }: PackedAmounts, part: number): Generator<readonly [number, number]> {
  for (let at = starts[part] ?? 0, end = starts[part + 1] ?? 0; at < end; at++) yield [clusters[at] ?? 0, amounts[at] ?? 0];
}
