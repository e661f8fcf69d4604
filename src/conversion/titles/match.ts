import { readWordList } from '../word-list.ts';
import { RANKING } from './tuning.ts';
import type { Range } from '../word-spans.ts';

/** A title document of the search index (indexer/projections/titles.ts). */
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

/** An occupation that a title can mean. Scores are comparable within one ranking only. */
export interface Candidate {
  readonly document: TitleDocument;
  readonly score: number;
  /** This occupation's share of all matching titles, weighted by how well each matches and how often it was observed, 0 to 1. */
  readonly share: number;
  /** Whether the full title is known, not only its beginning or a similar title. */
  readonly isFullTitle: boolean;
  /** Whether a title begins with the typed text. Typeahead only. */
  readonly isPrefix?: boolean | undefined;
  /** How many typos the text must have to mean the title; 0 if none. Typeahead only. */
  readonly typos?: number | undefined;
  /** Calibrated probability. If undefined, the share is used instead. */
  readonly probability?: number;
}

/** A candidate with another probability, which is also its score. Written out, because there are hundreds (see typeahead.ts). */
export function withProbability({ document, share, isFullTitle, isPrefix, typos }: Candidate, probability: number): Candidate {
  return { document, score: probability, share, isFullTitle, isPrefix, typos, probability };
}

/** One kind of evidence, in words that a person can check. */
export interface Evidence {
  readonly kind: string;
  readonly text: string;
  /**
   * Natural logarithm of how much more it supports this match than the ten best matches on average. The difference between the sums of two matches is the
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
  /** 1.0 for the best match; others are relative to it. */
  readonly match_score: number;
  readonly confidence: 'high' | 'medium' | 'low';
  /** Calibrated on held-out titles: of all matches with probability 0.8, 80% are right. For half-typed titles, that of the titles that they can become, weighted by how often each occurs. */
  readonly probability: number;
  readonly match_source: 'name_corpus' | 'database';
  readonly recommended: boolean;
  readonly owner_class?: true;
  /** The employer with the most postings for the occupation (in the given sector, if there is one); null if no employer of the dataset has it. */
  readonly company_name: string | null;
  /** The known title that matched. */
  readonly matched_title: string;
  /** Without a context, if the text may be unfinished: the parts of the matched title that were typed, `[start, end)` in UTF-16 units; none if it has none of the typed words. */
  readonly matched_ranges?: readonly Range[];
  /** The evidence for the match, strongest first; only on request. */
  readonly explanation?: readonly Evidence[];
  readonly cluster_id?: number | null;
  readonly cluster_name?: string | null;
}

/** The candidate with the highest score for each occupation, best first; ties by code. */
export function bestOfEachCode<T extends { readonly document: Pick<TitleDocument, 'onet_code'>; readonly score: number }>(candidates: readonly T[]): T[] {
  const best = new Map<string, T>();
  for (const candidate of candidates) {
    const known = best.get(candidate.document.onet_code);
    if (known === undefined || candidate.score > known.score) best.set(candidate.document.onet_code, candidate);
  }
  return [...best.values()].sort((a, b) => b.score - a.score || (a.document.onet_code < b.document.onet_code ? -1 : 1));
}

const OWNER_TITLES: ReadonlySet<string> = new Set(readWordList('owner-titles.txt'));

/** Whether the occupation depends on the company or industry, because people with the title work for themselves. */
export const isOwnerTitle = (key: string): boolean => OWNER_TITLES.has(key);

/** Converts ranked candidates to the matches that the API returns. `relativeScore` scales a score so that the best one is 1.0. */
export function toMatches(
  ranked: readonly Candidate[],
  source: TitleMatch['match_source'],
  titleKey: string,
  options: {
    readonly withCluster: boolean;
    readonly relativeScore: (score: number, best: number) => number;
    /** Lowest probabilities of the confidence levels. */
    readonly limits: { readonly high: number; readonly medium: number };
    readonly employerOf: (document: TitleDocument) => string | null;
    readonly explain?: (candidate: Candidate) => readonly Evidence[];
  },
): TitleMatch[] {
  const best = ranked[0]?.score ?? 1;
  return ranked.map((candidate, i) => {
    const { document, score, share } = candidate;
    const unranked = share * (candidate.isFullTitle ? RANKING.wholeTyped : RANKING.halfTyped);
    const probability = Number((candidate.probability ?? unranked).toFixed(4));
    const { limits, explain } = options;
    return {
      onet_code: document.onet_code,
      onet_title: document.onet_title,
      onet_frequency: document.onet_frequency,
      match_score: Number(options.relativeScore(score, best).toFixed(4)),
      confidence: confidenceBy(probability, limits),
      probability,
      match_source: source,
      recommended: i === 0 && probability >= RANKING.resolved,
      ...(isOwnerTitle(titleKey) ? { owner_class: true as const } : {}),
      company_name: options.employerOf(document),
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
