import type { SearchEngine } from '../../engine/client.ts';
import type { CurrentVersions, Versions } from '../../engine/versions.ts';
import { allowedEdits, edits } from '../edits.ts';
import { fuzzyWords } from '../fuzzy-words.ts';
import { matchName } from '../name-match.ts';
import { industryFilter } from '../industry-filter.ts';
import { TUNING } from '../tuning.ts';
import { wordsOf } from '../words.ts';
import { squashedName, squashedWords } from './name-key.ts';

/** A name of a company as the search engine holds it (indexer/projections/aliases.ts). */
export interface AliasDocument {
  readonly name: string;
  readonly squashed: string;
  /** `name` for the canonical one. */
  readonly alias_type: string;
  readonly company_uid: string;
  readonly company_name: string;
  readonly prominence_value: number;
}

/** How a name matched, best first. REST and DSL each know fewer words for it. */
export const MATCH_TYPES = ['exact', 'alias', 'prefix', 'suggest', 'fuzzy', 'fulltext'] as const;
export type MatchType = (typeof MATCH_TYPES)[number];

export interface CompanyMatch {
  readonly company_name: string;
  readonly company_uid: string;
  /** 0 to 1, absolute: the same for every question, so that a higher min_score gives a subset. */
  readonly match_score: number;
  readonly match_type: MatchType;
  readonly confidence: 'high' | 'medium' | 'low';
  /** The name or alias that matched. */
  readonly matched_name: string;
}

export interface CompanyQuestion {
  readonly name: string;
  /** Primary industries; only their companies are considered. */
  readonly industries?: readonly string[] | undefined;
  readonly minScore: number;
  readonly limit: number;
}

/** Longer names are matched by their words: an automaton for a long text is slow. */
const LONGEST_FUZZY_NAME = 60;

const FIELDS = ['name', 'squashed', 'alias_type', 'company_uid', 'company_name', 'prominence_value'];

/** The engine's requests for a name, in the order exact, prefix, words, full text, typos in the whole and in words. */
export function companyRequests(name: string, industries: readonly string[] | undefined): Record<string, unknown>[] {
  const squashed = squashedName(name);
  const text = wordsOf(name).join(' ');
  const words = squashedWords(name);
  const filter = industryFilter(industries);
  const ask = (query: unknown): Record<string, unknown> => ({
    size: TUNING.company.candidates,
    track_total_hits: false,
    _source: FIELDS,
    query: { bool: { must: [query], filter, should: [{ rank_feature: { field: 'prominence' } }] } },
  });
  const fuzziness = squashed.length > LONGEST_FUZZY_NAME ? 0 : allowedEdits(squashed);
  const requests = [
    ask({ constant_score: { filter: { term: { squashed } } } }),
    ask({ constant_score: { filter: { prefix: { squashed } } } }),
    ask({ constant_score: { filter: { match: { 'name.prefix': { query: words.join(' '), operator: 'and' } } } } }),
    ask({ match: { name: { query: text, minimum_should_match: '2<60%' } } }),
  ];
  if (fuzziness === 0) return requests;
  return [
    ...requests,
    ask({ fuzzy: { squashed: { value: squashed, fuzziness, prefix_length: 1, transpositions: true } } }),
    ask({ bool: { must: fuzzyWords('name.prefix', words) } }),
  ];
}

/** Scores one name of a company against what was typed; undefined when they have too little in common. Pure. */
export function scoreName(typed: string, document: AliasDocument): { type: MatchType; score: number } | undefined {
  const t = TUNING.company;
  const query = squashedName(typed);
  if (query === '') return undefined;
  const prominence = Math.min(1, document.prominence_value / t.mostProminent);
  // An alias counts for less than the name, whatever the way it matched.
  const trust = document.alias_type === 'name' ? 1 : (t.alias[document.alias_type] ?? 1);
  if (document.squashed === query) return { type: document.alias_type === 'name' ? 'exact' : 'alias', score: t.exact * trust };
  const coverage = query.length / Math.max(query.length, document.squashed.length);
  if (document.squashed.startsWith(query)) return { type: 'prefix', score: trust * (t.prefix + t.prefixCoverage * coverage + t.prefixProminence * prominence) };
  const words = squashedWords(typed);
  const match = matchName(words, wordsOf(document.name));
  if (match?.edits === 0) return { type: 'suggest', score: trust * (t.suggest + t.suggestCoverage * coverage + t.suggestProminence * prominence) };
  const whole = edits(query, document.squashed);
  const fewest = Math.min(match?.edits ?? Infinity, whole <= allowedEdits(query) ? whole : Infinity);
  if (fewest !== Infinity) {
    // Letters typed but for typos; a name of which only a part was typed scores as that part would.
    const wholeName = whole <= allowedEdits(query);
    const ceiling = wholeName ? t.fuzzy : t.suggest + t.suggestCoverage * coverage;
    return { type: 'fuzzy', score: trust * ceiling * Math.max(0, 1 - (t.fuzzyEdit * fewest) / query.length) };
  }
  const common = sharedWords(words, squashedWords(document.name));
  return common === 0 ? undefined : { type: 'fulltext', score: trust * t.fulltext * common };
}

/** Share of words that both names have (Dice), long words counting more. */
function sharedWords(a: readonly string[], b: readonly string[]): number {
  const letters = (words: readonly string[]): number => words.reduce((sum, word) => sum + word.length, 0);
  const other = new Set(b);
  return (2 * letters(a.filter((word) => other.has(word)))) / Math.max(1, letters(a) + letters(b));
}

/** The best match of each company, best first: by score, then prominence, then name. Pure. */
export function rankCompanies(typed: string, documents: readonly AliasDocument[]): CompanyMatch[] {
  const best = new Map<string, { document: AliasDocument; type: MatchType; score: number }>();
  for (const document of documents) {
    const scored = scoreName(typed, document);
    const known = best.get(document.company_uid);
    if (scored !== undefined && (known === undefined || scored.score > known.score)) best.set(document.company_uid, { document, ...scored });
  }
  return [...best.values()]
    .sort(
      (a, b) =>
        b.score - a.score || b.document.prominence_value - a.document.prominence_value || a.document.company_name.localeCompare(b.document.company_name, 'en'),
    )
    .map(({ document, type, score }) => ({
      company_name: document.company_name,
      company_uid: document.company_uid,
      match_score: Number(score.toFixed(4)),
      match_type: type,
      confidence: score >= 0.9 ? 'high' : score >= 0.75 ? 'medium' : 'low',
      matched_name: document.name,
    }));
}

/** Company names, tickers and aliases to companies. */
export class CompanyConversion {
  constructor(
    private readonly engine: SearchEngine,
    private readonly versions: CurrentVersions,
  ) {}

  async convert(question: CompanyQuestion): Promise<{ matches: CompanyMatch[]; versions: Versions }> {
    const versions = this.versions.current();
    // Nothing but a legal form names no company.
    if (squashedName(question.name) === '') return { matches: [], versions };
    const requests = companyRequests(question.name, question.industries).map((body) => ({ kind: 'aliases' as const, body }));
    const results = await this.engine.searchMany<AliasDocument>(requests);
    const ranked = rankCompanies(
      question.name,
      results.flatMap(({ hits }) => hits.map((hit) => hit._source)),
    );
    return { matches: ranked.filter(({ match_score }) => match_score >= question.minScore).slice(0, question.limit), versions };
  }
}
