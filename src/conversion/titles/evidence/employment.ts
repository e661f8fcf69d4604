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
type Amounts = ReadonlyMap<number, number>;

/** The occupations that the dataset's companies employ, by industry and location. Used as context where there are no observations. Immutable. */
export class Employment {
  /** Primary industries of the companies. */
  readonly industries: readonly string[];
  private readonly codesOfCluster = new Map<number, number[]>();
  private readonly byIndustry: ReadonlyMap<string, Amounts>;
  private readonly byMetro: ReadonlyMap<string, Amounts>;
  private readonly overall: Float64Array;
  private readonly hiring: Float64Array;

  constructor(
    { members, industries, metros }: EmploymentFacts,
    private readonly occupations: Pick<KnownTitles, 'codes' | 'codesOfGroup'>,
  ) {
    const index = new Map(occupations.codes.map((code, i) => [code, i]));
    for (const { code, cluster } of members) {
      const known = index.get(code);
      if (known === undefined) continue;
      const list = this.codesOfCluster.get(cluster) ?? [];
      this.codesOfCluster.set(cluster, list);
      list.push(known);
    }
    this.byIndustry = byPart(industries);
    this.byMetro = byPart(metros);
    this.industries = [...this.byIndustry.keys()];
    this.overall = this.sharesOf([...this.byIndustry.values()]);
    this.hiring = this.sharesOf([...this.byMetro.values()]);
  }

  /** Undefined if no company has one of these industries. */
  ofIndustries(industries: readonly string[]): Prevalence | undefined {
    return this.among('industry', present(this.byIndustry, industries), this.overall);
  }

  /** Undefined if no company hires in these metro areas. */
  ofMetros(metros: readonly string[]): Prevalence | undefined {
    return this.among('metro', present(this.byMetro, metros), this.hiring);
  }

  /** Prevalence at a company with these shares of its workforce by cluster. */
  ofCompany(clusters: readonly { readonly cluster: number; readonly share: number }[]): Prevalence | undefined {
    return this.among('company', [new Map(clusters.map(({ cluster, share }) => [cluster, share]))], this.overall);
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

function byPart(rows: readonly Amount[]): Map<string, Map<number, number>> {
  const parts = new Map<string, Map<number, number>>();
  for (const { part, cluster, amount } of rows) {
    const amounts = parts.get(part) ?? new Map<number, number>();
    parts.set(part, amounts);
    amounts.set(cluster, (amounts.get(cluster) ?? 0) + amount);
  }
  return parts;
}

function present(parts: ReadonlyMap<string, Amounts>, names: readonly string[]): Amounts[] {
  return names.flatMap((name) => parts.get(name) ?? []);
}
