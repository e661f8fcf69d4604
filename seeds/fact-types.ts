import type { AiFlag, AliasType, EventType, JobLevel } from '../src/catalog/enumerations.ts';

/** Hand-written facts from seeds/data, read and checked. Everything else in the dataset is generated from them. */
export interface Facts {
  readonly industries: readonly IndustryFact[];
  readonly companies: readonly CompanyFact[];
  readonly clusters: readonly ClusterFact[];
  readonly overlay: readonly OverlayFact[];
  readonly occupations: readonly OccupationFact[];
  readonly metros: readonly MetroFact[];
  readonly companyTitles: readonly CompanyTitleFact[];
  readonly specialties: readonly SpecialtyFact[];
}

export const REACHES = ['local', 'regional', 'national'] as const;
export interface IndustryFact {
  readonly slug: string;
  readonly name: string;
  /** How far from its headquarters a typical employer of the industry hires. */
  readonly reach: (typeof REACHES)[number];
  /** NAICS sector of most of its employers. */
  readonly sector: string;
  /** NAICS sectors that have no industry and whose employers are in this one. */
  readonly otherSectors: readonly string[];
  /** Everyday names of the industry. */
  readonly everydayNames: readonly string[];
}

export interface CompanyFact {
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly homepage: string;
  /** 1 (under 1,000 employees in the U.S.) to 5 (over 100,000). */
  readonly size: number;
  readonly ticker: string | null;
  readonly industry: IndustryFact;
  readonly secondaryIndustry: IndustryFact | null;
  readonly description: string;
  readonly aliases: readonly { readonly type: AliasType; readonly alias: string }[];
  readonly parent: string | null;
  readonly event: EventType;
  readonly eventNote: string | null;
}

/** The author's estimate of the AI impact on the cluster, with a certainty of 1 to 100. */
export interface AiLean {
  readonly flag: AiFlag;
  readonly strength: number;
}

export interface ClusterFact {
  readonly id: number;
  readonly name: string;
  readonly jobLevel: JobLevel;
  readonly baPlusShare: number;
  /** Median annual wage in a large metro at 0 and at 10 years, U.S. dollars. */
  readonly wage0: number;
  readonly wage10: number;
  /** 1 (rare) to 5 (millions of workers). */
  readonly size: number;
  /** 0-100: how open the work is to people without experience. */
  readonly entry: number;
  /** Weight 1-10 by industry slug; `*` for every industry not named. */
  readonly industries: ReadonlyMap<string, number>;
  readonly skills: readonly { readonly skill: string; readonly description: string }[];
  /** O*NET codes whose clusters are skill-adjacent, and codes that people move to next, best first. */
  readonly near: readonly string[];
  readonly next: readonly string[];
  readonly ai: AiLean | null;
}

/** A cluster that is only in the AI-impact overlay. */
export interface OverlayFact {
  readonly id: number;
  readonly name: string;
  readonly codes: readonly string[];
  readonly ai: AiLean | null;
}

export interface OccupationFact {
  readonly code: string;
  readonly title: string;
  readonly clusterId: number;
  /** Names in use, most common first. */
  readonly titles: readonly string[];
}

export interface MetroFact {
  readonly cbsa: string;
  readonly name: string;
  /** Estimate for 2024. */
  readonly population: number;
  /** Places, as "City ST", whose surroundings belong to the metro area: principal cities and county seats. */
  readonly places: readonly string[];
}

/** A title that one employer uses. */
export interface CompanyTitleFact {
  readonly company: string;
  readonly title: string;
  readonly code: string;
  readonly count: number;
}

/** Clusters that only some companies of an industry employ: pilots work for airlines, not for railroads. */
export interface SpecialtyFact {
  readonly industrySlug: string;
  readonly clusterIds: readonly number[];
  readonly companies: readonly string[];
}
