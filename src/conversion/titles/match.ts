import { TUNING } from '../tuning.ts';

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
}

/** A title-conversion match as the API serves it. */
export interface TitleMatch {
  readonly onet_code: string;
  readonly onet_title: string;
  readonly onet_frequency: number;
  /** 1.0 for the best match, the others relative to it. */
  readonly match_score: number;
  readonly confidence: 'high' | 'medium' | 'low';
  readonly match_source: 'name_corpus' | 'database';
  readonly recommended: boolean;
  readonly owner_class?: true;
  /** The employer with the most postings for the occupation; null when no employer of the dataset has it. */
  readonly company_name: string | null;
  /** The name that matched. */
  readonly matched_title: string;
  readonly cluster_id?: number | null;
  readonly cluster_name?: string | null;
}

/** The best-scored candidate of each occupation, best first; equal scores in the order of the codes. */
export function bestOfEachCode(candidates: readonly Candidate[]): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const known = best.get(candidate.document.onet_code);
    if (known === undefined || candidate.score > known.score) best.set(candidate.document.onet_code, candidate);
  }
  return [...best.values()].sort((a, b) => b.score - a.score || a.document.onet_code.localeCompare(b.document.onet_code));
}

/** Titles under which people work for themselves in any occupation: only a company or an industry tells which. */
const OWNER_TITLES = new Set([
  'owner', 'business owner', 'small business owner', 'owner operator', 'co owner', 'self employed', 'entrepreneur', 'founder', 'co founder', 'cofounder', 'proprietor',
  'sole proprietor', 'freelancer', 'independent contractor', 'contractor', 'partner', 'franchisee', 'franchise owner',
]);

/** Anchors the scores at the best match and adds what the API serves with each. */
export function toMatches(ranked: readonly Candidate[], source: TitleMatch['match_source'], titleKey: string, options: { limit: number; withCluster: boolean }): TitleMatch[] {
  const best = ranked[0]?.score ?? 1;
  const total = ranked.reduce((sum, { score }) => sum + score, 0);
  return ranked.slice(0, options.limit).map(({ document, score }, i) => ({
    onet_code: document.onet_code,
    onet_title: document.onet_title,
    onet_frequency: document.onet_frequency,
    match_score: Number((score / best).toFixed(4)),
    confidence: confidenceOf(score / total),
    match_source: source,
    recommended: i === 0,
    ...(OWNER_TITLES.has(titleKey) ? { owner_class: true as const } : {}),
    company_name: document.top_company,
    matched_title: document.title,
    ...(options.withCluster ? { cluster_id: document.cluster_id, cluster_name: document.cluster_name } : {}),
  }));
}

function confidenceOf(share: number): TitleMatch['confidence'] {
  if (share >= TUNING.confidence.high) return 'high';
  return share >= TUNING.confidence.medium ? 'medium' : 'low';
}
