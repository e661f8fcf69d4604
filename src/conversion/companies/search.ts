import type { Hit, SearchEngine, SearchResult } from '../../engine/client.ts';
import type { CurrentVersions, Versions } from '../../freshness/current-versions.ts';
import { companiesByUid, type Company } from '../../reads/companies.ts';
import type { Reads } from '../../store/pool.ts';
import { AnswerCache } from '../../engine/answer-cache.ts';
import { allowedEdits } from '../edits.ts';
import { fuzzyWords } from '../fuzzy-words.ts';
import { industryFilter } from '../industry-filter.ts';
import { TUNING } from '../tuning.ts';
import { nameKey } from './name-key.ts';
import { bestMarked, escaped, markedWords, mostMarked } from './search-highlight.ts';
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
/** What a match is reported as, the column, and what it counts. */
const AS_TYPED = [
  ['name', 'company_name', BOOST.name.words],
  ['name', 'company_name.prefix', BOOST.name.beginning],
  ['name', 'company_name.stem', BOOST.name.stem],
  ['alias', 'aliases', BOOST.alias.words],
  ['alias', 'aliases.prefix', BOOST.alias.beginning],
  ['description', 'company_description.stem', BOOST.description],
] as const;
/** Companies whose names have the same letters. */
const MOST_WHOLE_NAMES = 20;
const WHOLE_NAME = 'whole_name';

/** A single letter next to "&": most names have a word with each of the letters, so that they must stand together ("H&M", "Texas A&M"). */
const INITIALS = /(?:^|[^\p{L}\p{N}])\p{L}\s*&|&\s*\p{L}(?:[^\p{L}\p{N}]|$)/u;

const BEGINNINGS = '.prefix';

/** The clause for words that stand together in a field. The index of beginnings has no positions, so that the last word is completed in that of words. */
const together = (field: string, wanted: Record<string, unknown>): Record<string, unknown> =>
  field.endsWith(BEGINNINGS) ? { match_phrase_prefix: { [field.slice(0, -BEGINNINGS.length)]: wanted } } : { match_phrase: { [field]: wanted } };

interface Found {
  readonly company_uid: string;
  /** The names in which the words are marked here. Absent if the engine marks them. */
  readonly company_name?: string;
  readonly aliases?: readonly string[];
}

interface Page {
  readonly industries?: readonly string[] | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** A name that has exactly the letters of the text, whatever its spaces and signs: Citigroup for "citi group", Home Depot for "homedepot". */
interface WholeName {
  readonly company_uid: string;
  readonly name: string;
  readonly alias_type: string;
}

/** What a search request finds besides the words as typed. */
interface Variants {
  readonly withTypos?: boolean;
  /** Names with the letters of the text, for companies without the words as typed; they rank first. `above`: the best score of the others. */
  readonly wholeNames?: { readonly names: readonly WholeName[]; readonly above: number };
}

/** The search request, in the index of names, for those with exactly the letters of a text. */
export const wholeNamesRequest = (text: string): Record<string, unknown> => ({
  size: MOST_WHOLE_NAMES,
  track_total_hits: false,
  _source: ['company_uid', 'name', 'alias_type'],
  query: { bool: { filter: [{ term: { plain: nameKey(text).plain } }], must_not: [{ terms: { alias_type: ['parent_company', 'typo'] } }] } },
});

/**
 * The search request for words as typed: those of the name rank above those of an alias, then the description. `withTypos` finds misspelled words of names, too;
 * they rank last.
 */
export function companySearchRequest(text: string, page: Page, { withTypos = false, wholeNames }: Variants = {}): Record<string, unknown> {
  const query = wordsOf(text).join(' ');
  // Which words have typos, and which stand together, only the engine knows. A description is shown in part.
  const isMarkedHere = !withTypos && !INITIALS.test(text);
  const marked = isMarkedHere ? AS_TYPED.filter(([type]) => type === 'description') : AS_TYPED;
  // The engine reports one query per name, so each query needs its own name.
  const clause = (name: string, field: string, boost: number): Record<string, unknown> =>
    INITIALS.test(text)
      ? together(field, { query, boost, _name: `${name}:${field}` })
      : { match: { [field]: { query, operator: 'and', boost, _name: `${name}:${field}` } } };
  return {
    from: page.offset,
    size: page.limit,
    track_total_hits: true,
    // Adds the best score of all pages, to which scores are relative.
    track_scores: true,
    _source: isMarkedHere ? ['company_uid', 'company_name', 'aliases'] : ['company_uid'],
    query: {
      bool: {
        must: [
          {
            dis_max: {
              tie_breaker: BOOST.otherFields,
              queries: [
                ...AS_TYPED.map(([name, field, boost]) => clause(name, field, boost)),
                ...wholeNameClauses(wholeNames, query),
                ...(withTypos
                  ? [
                      { bool: { must: fuzzyWords('company_name.prefix', wordsOf(text)), _name: 'fuzzy:company_name.prefix' } },
                      { bool: { must: fuzzyWords('aliases', wordsOf(text)), boost: BOOST.aliasWithTypos, _name: 'fuzzy:aliases' } },
                      clause('fuzzy', 'misspellings', BOOST.alias.words),
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
      // Names are shown whole: fragments end after a dot ("U.S. Bank").
      number_of_fragments: 0,
      fields: Object.fromEntries(marked.map(([type, field]) => [field, type === 'description' ? { number_of_fragments: 1, fragment_size: 200 } : {}])),
    },
  };
}

function wholeNameClauses(wholeNames: Variants['wholeNames'], query: string): Record<string, unknown>[] {
  if (wholeNames === undefined) return [];
  const { names, above } = wholeNames;
  // Those that match as typed keep their rank.
  const must_not = AS_TYPED.map(([, field]) => ({ match: { [field]: { query, operator: 'and' } } }));
  return (['name', 'alias'] as const).flatMap((type) => {
    const uids = names.filter((name) => typeOf(name) === type).map(({ company_uid }) => company_uid);
    const filter = { bool: { filter: [{ terms: { company_uid: uids } }], must_not } };
    return uids.length === 0 ? [] : [{ constant_score: { filter, boost: above + BOOST.wholeNameLead, _name: `${type}:${WHOLE_NAME}` } }];
  });
}

const typeOf = ({ alias_type }: WholeName): 'name' | 'alias' => (alias_type === 'name' ? 'name' : 'alias');

/** Full-text search over names, aliases, and descriptions. */
export class CompanySearch {
  private readonly found: AnswerCache<true>;

  constructor(
    private readonly engine: SearchEngine,
    private readonly database: Reads,
    private readonly versions: CurrentVersions,
  ) {
    this.found = new AnswerCache(versions, { bytesOf: () => 0 });
  }

  /** Whether a search finds anything. The answer is cached until the indices change, because people type on. */
  async finds(text: string): Promise<boolean> {
    const found = await this.found.rows(text, async () => ((await this.search(text, { limit: 1, offset: 0 })).total > 0 ? [true] : []));
    return found.length > 0;
  }

  async search(text: string, page: Page): Promise<CompanySearchPage> {
    const versions = this.versions.current();
    // "&" alone is "and", which 1,500 companies have.
    if (!/[\p{L}\p{N}]/u.test(text)) return { rows: [], total: 0, versions };
    const { found, wholeNames } = await this.find(text, page);
    const { hits, total, maxScore } = found;
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
        const isWhole = hit.matched_queries?.includes(`${type}:${WHOLE_NAME}`) === true;
        const whole = isWhole ? wholeNames.find(({ company_uid }) => company_uid === company.company_uid) : undefined;
        return [
          {
            ...company,
            match_score: Number((hit._score / best).toFixed(4)),
            match_type: type,
            highlight: whole === undefined ? (highlightOf(hit, type, wordsOf(text)) ?? escaped(company.company_name)) : `<em>${escaped(whole.name)}</em>`,
          },
        ];
      }),
    };
  }

  /**
   * Typos count only if no company matches the words as typed: "ford" does not mean "Air Force", and looking for typos takes half of the time. Names with the letters
   * of the text are looked for in the same round trip, and only cost a second one if their company is not among the first rows.
   */
  private async find(text: string, page: Page): Promise<{ readonly found: SearchResult<Found>; readonly wholeNames: readonly WholeName[] }> {
    const searches = [
      { kind: 'companies', body: companySearchRequest(text, page) },
      { kind: 'aliases', body: wholeNamesRequest(text) },
    ] as const;
    const [withoutTypos, named] = await this.engine.searchMany<Found & Partial<WholeName>>(searches);
    if (withoutTypos === undefined) throw new Error('The search engine sent no result.');
    const wholeNames = ownFirst((named?.hits ?? []).map(({ _source }) => _source as WholeName));
    const shown = new Set(withoutTypos.hits.map(({ _source }) => _source.company_uid));
    const missing = wholeNames.filter(({ company_uid }) => !shown.has(company_uid));
    if (missing.length > 0) {
      const found = await this.matching(text, page, { wholeNames: { names: missing, above: withoutTypos.maxScore ?? BOOST.name.words } });
      if (found.total > 0) return { found, wholeNames: missing };
    }
    const mayHoldTypo = wordsOf(text).some((word) => allowedEdits(word) > 0);
    const found = withoutTypos.total > 0 || !mayHoldTypo ? withoutTypos : await this.matching(text, page, { withTypos: true });
    return { found, wholeNames: [] };
  }

  private matching(text: string, page: Page, variants: Variants): Promise<SearchResult<Found>> {
    return this.engine.search<Found>('companies', companySearchRequest(text, page, variants));
  }
}

/** One name of each company, its own if that is one of them. */
function ownFirst(names: readonly WholeName[]): readonly WholeName[] {
  const sorted = names.toSorted((a, b) => Number(typeOf(a) === 'alias') - Number(typeOf(b) === 'alias') || (a.name < b.name ? -1 : 1));
  return [...new Map(sorted.toReversed().map((name) => [name.company_uid, name])).values()];
}

/** The matched name, alias, or part of the description with its matched words marked; of several, the one with the most, and the shortest of those. */
function highlightOf({ _source: found, highlight }: Hit<Found>, type: CompanySearchRow['match_type'], words: readonly string[]): string | undefined {
  if (found.company_name !== undefined && type === 'name') return bestMarked([found.company_name], markedWords(words, { withStems: true }));
  if (found.aliases !== undefined && type === 'alias') return bestMarked(found.aliases, markedWords(words, { withStems: false }));
  const fields = {
    name: ['company_name', 'company_name.prefix', 'company_name.stem'],
    alias: ['aliases', 'aliases.prefix'],
    description: ['company_description.stem'],
    fuzzy: ['company_name.prefix', 'aliases', 'company_name'],
  }[type];
  // The analyzer turns `&` into a separate word, which leaves an empty mark before it.
  return mostMarked(fields.flatMap((field) => highlight?.[field] ?? []).map((text) => text.replaceAll('<em></em>', '')));
}
