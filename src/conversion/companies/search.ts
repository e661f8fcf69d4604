import type { SearchEngine, SearchResult } from '../../engine/client.ts';
import type { CurrentVersions, Versions } from '../../freshness/current-versions.ts';
import { companiesByUid, type Company } from '../../reads/companies.ts';
import type { Reads } from '../../store/pool.ts';
import { allowedEdits } from '../edits.ts';
import { fuzzyWords } from '../fuzzy-words.ts';
import { industryFilter } from '../industry-filter.ts';
import { TUNING } from '../tuning.ts';
import { wordsOf } from '../../text/words.ts';

export interface CompanySearchRow extends Company {
  /** 1.0 for the best row. */
  readonly match_score: number;
  readonly match_type: 'name' | 'alias' | 'description' | 'fuzzy';
  /** The matched text: matched words in `<em>`, the rest HTML-escaped. */
  readonly highlight: string;
}

export interface CompanySearchPage {
  readonly rows: readonly CompanySearchRow[];
  readonly total: number;
  readonly versions: Versions;
}

const BOOST = TUNING.companySearch;

interface Page {
  readonly industries?: readonly string[] | undefined;
  readonly limit: number;
  readonly offset: number;
}

/**
 * The search request for words as typed: those of the name rank above those of an alias, then the description. `withTypos` finds misspelled words of names, too;
 * they rank last.
 */
export function companySearchRequest(text: string, page: Page, { withTypos }: { readonly withTypos: boolean }): Record<string, unknown> {
  const query = wordsOf(text).join(' ');
  // The engine reports one query per name, so each query needs its own name.
  const clause = (name: string, field: string, boost: number): Record<string, unknown> => ({
    match: { [field]: { query, operator: 'and', boost, _name: `${name}:${field}` } },
  });
  return {
    from: page.offset,
    size: page.limit,
    track_total_hits: true,
    // Adds the best score of all pages, to which scores are relative.
    track_scores: true,
    _source: ['company_uid'],
    query: {
      bool: {
        must: [
          {
            dis_max: {
              tie_breaker: BOOST.otherFields,
              queries: [
                clause('name', 'company_name', BOOST.name.asTyped),
                clause('name', 'company_name.prefix', BOOST.name.beginning),
                clause('name', 'company_name.stem', BOOST.name.stem),
                clause('alias', 'aliases', BOOST.alias.asTyped),
                clause('alias', 'aliases.prefix', BOOST.alias.beginning),
                clause('description', 'company_description.stem', BOOST.description),
                ...(withTypos
                  ? [
                      { bool: { must: fuzzyWords('company_name.prefix', wordsOf(text)), _name: 'fuzzy:company_name.prefix' } },
                      { bool: { must: fuzzyWords('aliases', wordsOf(text)), boost: BOOST.aliasWithTypos, _name: 'fuzzy:aliases' } },
                      clause('fuzzy', 'misspellings', BOOST.alias.asTyped),
                    ]
                  : []),
              ],
            },
          },
        ],
        filter: industryFilter(page.industries),
        should: [{ rank_feature: { field: 'prominence', boost: BOOST.prominence } }],
      },
    },
    sort: ['_score', { company_uid: 'asc' }],
    highlight: {
      encoder: 'html',
      number_of_fragments: 1,
      fragment_size: 200,
      fields: { company_name: {}, 'company_name.prefix': {}, 'company_name.stem': {}, aliases: {}, 'aliases.prefix': {}, 'company_description.stem': {} },
    },
  };
}

/** Full-text search over names, aliases, and descriptions. */
export class CompanySearch {
  constructor(
    private readonly engine: SearchEngine,
    private readonly database: Reads,
    private readonly versions: CurrentVersions,
  ) {}

  async search(text: string, page: Page): Promise<CompanySearchPage> {
    const versions = this.versions.current();
    // "&" alone is "and", which 1,500 companies have.
    if (!/[\p{L}\p{N}]/u.test(text)) return { rows: [], total: 0, versions };
    const { hits, total, maxScore } = await this.find(text, page);
    if (hits.length === 0) return { rows: [], total, versions };
    const uids = hits.map((hit) => hit._source.company_uid);
    const rows = await companiesByUid(this.database, uids);
    const byUid = new Map(rows.map((row) => [row.company_uid, row]));
    const best = maxScore ?? hits[0]?._score ?? 1;
    return {
      total,
      versions,
      rows: hits.flatMap((hit): CompanySearchRow[] => {
        const company = byUid.get(hit._source.company_uid);
        if (company === undefined) return [];
        const type =
          (['name', 'alias', 'description', 'fuzzy'] as const).find((name) => hit.matched_queries?.some((query) => query.startsWith(`${name}:`))) ?? 'fuzzy';
        return [
          {
            ...company,
            match_score: Number((hit._score / best).toFixed(4)),
            match_type: type,
            highlight: highlightOf(hit.highlight, type, company.company_name),
          },
        ];
      }),
    };
  }

  /** Typos count only if no company matches the words as typed: "ford" does not mean "Air Force", and looking for typos takes half of the time. */
  private async find(text: string, page: Page): Promise<SearchResult<{ readonly company_uid: string }>> {
    const asTyped = await this.engine.search<{ company_uid: string }>('companies', companySearchRequest(text, page, { withTypos: false }));
    const mayHoldTypo = wordsOf(text).some((word) => allowedEdits(word) > 0);
    return asTyped.total > 0 || !mayHoldTypo ? asTyped : this.engine.search('companies', companySearchRequest(text, page, { withTypos: true }));
  }
}

/** The highlighted text of the matched field with the most highlighted words. */
function highlightOf(highlight: Readonly<Record<string, readonly string[]>> | undefined, type: CompanySearchRow['match_type'], name: string): string {
  const fields = {
    name: ['company_name', 'company_name.prefix', 'company_name.stem'],
    alias: ['aliases', 'aliases.prefix'],
    description: ['company_description.stem'],
    fuzzy: ['company_name.prefix', 'aliases', 'company_name'],
  }[type];
  // The analyzer turns `&` into a separate word, which leaves an empty mark before it.
  const texts = fields.flatMap((field) => highlight?.[field]?.[0] ?? []).map((text) => text.replaceAll('<em></em>', ''));
  const marks = (text: string): number => text.split('<em>').length;
  const [best] = texts.sort((a, b) => marks(b) - marks(a));
  if (best !== undefined) return best;
  return name.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
