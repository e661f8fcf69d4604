import { RANKING } from './tuning.ts';
import type { Range } from '../word-spans.ts';

/** A title as the search engine holds it (indexer/projections/titles.ts). */
export interface TitleDocument {
  readonly title: string;
  readonly key: string;
  readonly core_key: readonly string[];
  readonly onet_code: string;
  readonly onet_title: string;
  readonly cluster_id: number | null;
  readonly cluster_name: string | null;
  readonly observation_count: number;
  readonly onet_frequency: number;
  readonly top_company: string | null;
}

/** An occupation with the evidence that speaks for it; scores of one ranking compare with each other only. */
export interface Candidate {
  readonly document: TitleDocument;
  readonly score: number;
  /** This occupation's share of the observations of the titles that matched in the best way, 0 to 1. */
  readonly share: number;
  /** Whether the whole title is known, and not only its beginning or something like it. */
  readonly whole: boolean;
  /** Whether a title of it begins as it was typed; of typeahead only. */
  readonly begins?: boolean;
  /** Whether nothing but typos tells what was typed from the title; of typeahead only. */
  readonly butTypos?: boolean;
  /** Calibrated probability; undefined where there is none, and the share stands for it. */
  readonly probability?: number;
}

/** A piece of evidence in words that a person can check. */
export interface Evidence {
  readonly kind: string;
  readonly text: string;
  /**
   * Natural logarithm of how much more it speaks for this match than for the ten best on average. Added up for two matches, the difference is the
   * logarithm of the ratio of their scores.
   */
  readonly weight: number;
}

export type Scored = Pick<Candidate, 'document' | 'score'>;

/** A title-conversion match as the API serves it. */
export interface TitleMatch {
  readonly onet_code: string;
  readonly onet_title: string;
  readonly onet_frequency: number;
  /** 1.0 for the best match, the others relative to it. */
  readonly match_score: number;
  readonly confidence: 'high' | 'medium' | 'low';
  /** Of titles with this probability, that share is of this occupation: calibrated on held-out titles; half the share of the observations for half-typed ones. */
  readonly probability: number;
  readonly match_source: 'name_corpus' | 'database';
  readonly recommended: boolean;
  readonly owner_class?: true;
  /** The employer with the most postings for the occupation, under a sector one of its industries; null when no employer of the dataset has it. */
  readonly company_name: string | null;
  /** The name that matched. */
  readonly matched_title: string;
  /** In typeahead the parts of it that were typed, `[start, end)` in UTF-16 units. */
  readonly matched_ranges?: readonly Range[];
  /** What speaks for the match, the weightiest first; only when asked for. */
  readonly explanation?: readonly Evidence[];
  readonly cluster_id?: number | null;
  readonly cluster_name?: string | null;
}

/** The best-scored candidate of each occupation, best first; equal scores in the order of the codes. */
export function bestOfEachCode<T extends Scored>(candidates: readonly T[]): T[] {
  const best = new Map<string, T>();
  for (const candidate of candidates) {
    const known = best.get(candidate.document.onet_code);
    if (known === undefined || candidate.score > known.score) best.set(candidate.document.onet_code, candidate);
  }
  return [...best.values()].sort((a, b) => b.score - a.score || a.document.onet_code.localeCompare(b.document.onet_code));
}

/** Titles under which people work for themselves in any occupation: only a company or an industry tells which. */
const OWNER_TITLES = new Set([
  'owner',
  'business owner',
  'small business owner',
  'owner operator',
  'co owner',
  'self employed',
  'entrepreneur',
  'founder',
  'co founder',
  'cofounder',
  'proprietor',
  'sole proprietor',
  'freelancer',
  'independent contractor',
  'contractor',
  'partner',
  'franchisee',
  'franchise owner',
]);

/** Adds to ranked candidates what the API serves with each. `relativeScore` anchors a score at the best one: 1.0 for that. */
export function toMatches(
  ranked: readonly Candidate[],
  source: TitleMatch['match_source'],
  titleKey: string,
  options: {
    readonly withCluster: boolean;
    readonly relativeScore: (score: number, best: number) => number;
    /** Least probabilities of the confidence words. */
    readonly limits: { readonly high: number; readonly medium: number };
    readonly explain?: (candidate: Candidate) => readonly Evidence[];
  },
): TitleMatch[] {
  const best = ranked[0]?.score ?? 1;
  return ranked.map((candidate, i) => {
    const { document, score, share, probability = share * RANKING.halfTyped } = candidate;
    const { limits, explain } = options;
    return {
      onet_code: document.onet_code,
      onet_title: document.onet_title,
      onet_frequency: document.onet_frequency,
      match_score: Number(options.relativeScore(score, best).toFixed(4)),
      confidence: confidenceBy(probability, limits),
      probability: Number(probability.toFixed(4)),
      match_source: source,
      recommended: i === 0,
      ...(OWNER_TITLES.has(titleKey) ? { owner_class: true as const } : {}),
      company_name: document.top_company,
      matched_title: document.title,
      ...(explain === undefined ? {} : { explanation: explain(candidate) }),
      ...(options.withCluster ? { cluster_id: document.cluster_id, cluster_name: document.cluster_name } : {}),
    };
  });
}

function confidenceBy(probability: number, limits: { readonly high: number; readonly medium: number }): TitleMatch['confidence'] {
  if (probability >= limits.high) return 'high';
  return probability >= limits.medium ? 'medium' : 'low';
}
