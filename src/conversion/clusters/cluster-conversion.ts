import type { SearchEngine } from '../../engine/client.ts';
import type { CurrentVersions, Versions } from '../../freshness/current-versions.ts';
import { allowedEdits } from '../edits.ts';
import { fuzzyWords } from '../fuzzy-words.ts';
import { matchName } from '../name-match.ts';
import { isListed } from '../titles/no-job/no-job.ts';
import { normalizeTitle } from '../titles/normalize.ts';
import { TUNING } from '../tuning.ts';
import { wordKey, wordsOf } from '../../text/words.ts';

export interface ClusterMatch {
  readonly cluster_id: number;
  readonly cluster_name: string;
  /** The name that matched, and its source: cluster_name, common_clean_job_title_1..3, cluster_occs, or name_corpus. */
  readonly matched_title: string;
  readonly matched_field: string;
  readonly job_level: string | null;
  readonly ai_flag: string | null;
  /** 0 to 1, absolute. */
  readonly score: number;
}

export interface ClusterQuestion {
  readonly title: string;
  readonly jobLevel?: string | undefined;
  readonly aiFlag?: string | undefined;
  readonly minScore: number;
  readonly limit: number;
}

interface ClusterDocument {
  readonly cluster_id: number;
  readonly cluster_name: string;
  readonly job_level: string | null;
  readonly ai_flag: string | null;
}
interface NameHit {
  readonly _source: { readonly title: string; readonly field: string };
}

/** The search request: clusters with a name that has the words, as typed, stemmed, or with a typo. */
export function clusterRequest(title: string, filters: { jobLevel?: string | undefined; aiFlag?: string | undefined }): Record<string, unknown> {
  const { core, expanded } = normalizeTitle(title);
  const typed = wordsOf(title).join(' ');
  const mayHoldTypo = wordsOf(title).some((word) => allowedEdits(word) > 0);
  const filter = [
    ...(filters.jobLevel === undefined ? [] : [{ term: { job_level: filters.jobLevel } }]),
    ...(filters.aiFlag === undefined ? [] : [{ term: { ai_flag: filters.aiFlag } }]),
  ];
  const queries = [
    { constant_score: { filter: { term: { 'names.key': typed } }, boost: TUNING.cluster.request.wholeName } },
    { constant_score: { filter: { match: { 'names.title.prefix': { query: typed, operator: 'and' } } }, boost: TUNING.cluster.request.allWords } },
    { match: { 'names.title.stem': { query: expanded } } },
    ...(mayHoldTypo ? [{ bool: { must: fuzzyWords('names.title.prefix', core.split(' ')), boost: TUNING.cluster.request.typos } }] : []),
  ];
  return {
    size: TUNING.cluster.candidates,
    track_total_hits: false,
    _source: ['cluster_id', 'cluster_name', 'job_level', 'ai_flag'],
    query: {
      bool: {
        filter,
        must: [
          { nested: { path: 'names', score_mode: 'max', query: { dis_max: { queries } }, inner_hits: { size: 5, _source: ['names.title', 'names.field'] } } },
        ],
      },
    },
  };
}

/** Similarity of a title and a name of a cluster, 0 to 1. Pure. */
export function scoreClusterName(title: string, name: string): number {
  const t = TUNING.cluster;
  const { core } = normalizeTitle(title);
  const nameWords = wordsOf(name);
  const match = matchName(wordsOf(title), nameWords) ?? matchName(core.split(' '), nameWords);
  if (match !== undefined) return match.tier === 'exact' ? t.exact : t[match.tier] + t.coverage * match.coverage;
  const words = new Set(core.split(' '));
  const shared = nameWords.filter((word) => words.has(word)).length;
  return (t.partial * 2 * shared) / (words.size + nameWords.length) + (shared > 0 ? t.coverage : 0);
}

/** Converts job titles to clusters (legacy; titleconvert with expand=cluster is preferred). */
export class ClusterConversion {
  constructor(
    private readonly engine: SearchEngine,
    private readonly versions: CurrentVersions,
  ) {}

  async convert(question: ClusterQuestion): Promise<{ matches: ClusterMatch[]; versions: Versions }> {
    const versions = this.versions.current();
    if (wordsOf(question.title).length === 0 || isListed(wordKey(question.title))) return { matches: [], versions };
    const { hits } = await this.engine.search<ClusterDocument>('clusters', clusterRequest(question.title, question));
    const matches = hits.flatMap((hit): ClusterMatch[] => {
      const names = (hit as unknown as { inner_hits: { names: { hits: { hits: readonly NameHit[] } } } }).inner_hits.names.hits.hits;
      const scored = names
        .map(({ _source: { title, field } }) => ({
          title,
          field,
          score: Math.max(0, scoreClusterName(question.title, title) - (TUNING.cluster.fieldCost[field] ?? 0)),
        }))
        .sort((a, b) => b.score - a.score);
      const [best] = scored;
      return best === undefined ? [] : [{ ...hit._source, matched_title: best.title, matched_field: best.field, score: Number(best.score.toFixed(4)) }];
    });
    const wanted = matches.filter(({ score }) => score >= question.minScore).sort((a, b) => b.score - a.score || a.cluster_id - b.cluster_id);
    return { matches: wanted.slice(0, question.limit), versions };
  }
}
