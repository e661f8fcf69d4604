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
  readonly staffing: StaffingFacts;
  /** Thousands of people in the U.S. who have the occupation, approximately, by its code. Specialties have few of those of their occupation. */
  readonly employment: ReadonlyMap<string, number>;
}

/** How far from its headquarters a typical employer hires; `home` is only there. */
export const REACHES = ['home', 'local', 'regional', 'national'] as const;
export interface IndustryFact {
  readonly slug: string;
  readonly name: string;
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
  /** Names of other occupations that employers also use for this one, less often: "Project Engineer". */
  readonly also: readonly string[];
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

/** A kind of work: clusters that behave alike in hiring and retention. Each core cluster is in one. */
export interface WorkGroupFact {
  readonly name: string;
  /** Share of beginners who are with the employer after three years. */
  readonly stay: number;
  /** Postings per job over the observation window, relative to other groups. */
  readonly hiring: number;
  /** Exponent of the employer's size for the share of the group: negative if large employers have relatively fewer of them. */
  readonly large: number;
  readonly clusterIds: readonly number[];
}

/** How a kind of employer is staffed. */
export interface StaffingPattern {
  readonly name: string;
  readonly industrySlug: string;
  /** Names; or `*` for all other companies of the industry, or `+slug` for those with that secondary industry. */
  readonly companies: readonly string[];
  readonly reach: (typeof REACHES)[number];
  /** Factor for the shares of the common pattern, which all employers have. */
  readonly overhead: number;
  /** Share of the workforce, per thousand, by the name of a group or the number of a cluster. They need not add up to 1,000. */
  readonly staff: ReadonlyMap<string, number>;
}

export interface StaffingFacts {
  readonly groups: readonly WorkGroupFact[];
  /** Shares that all employers have, before the overhead factor. */
  readonly common: ReadonlyMap<string, number>;
  readonly patterns: readonly StaffingPattern[];
  /** The pattern of every company, by its name. */
  readonly patternOf: ReadonlyMap<string, StaffingPattern>;
  /** Thousands of employees in the U.S., approximately, by company name; only where the size class says too little. */
  readonly thousands: ReadonlyMap<string, number>;
}
