import { LRUCache } from 'lru-cache';
import type { Hit, SearchEngine } from '../../engine/client.ts';
import { textNumber } from '../../text/text-number.ts';
import type { AliasDocument } from './alias-document.ts';

/** What the comparison of names needs of a document. */
const FIELDS = ['name', 'squashed', 'spelled', 'plain', 'words', 'alias_type', 'company_uid', 'company_name', 'home', 'prominence_value'] as const;
const WHOLE = { _source: FIELDS };
/** Only the number of a document, which the engine reads faster. */
const NUMBER = { _source: false, stored_fields: '_none_', docvalue_fields: ['content_id'] };

/** The names of some ten thousand aliases, which take 300 bytes each. */
const MOST_REMEMBERED = 20_000;
/** Names that are read at once at the start: few enough not to hold up other work. */
const MOST_AT_ONCE = 2_500;
const BEST_KNOWN_FIRST = [{ prominence_value: 'desc' }, { content_id: 'asc' }];

/** The number of a document, by what the comparison needs of it: a changed document has another number, so a remembered one is never out of date. */
export const contentId = (document: AliasDocument): number => textNumber(JSON.stringify(FIELDS.map((field) => document[field])));

function idOf(columns: Hit<undefined>['fields']): number | undefined {
  const id = columns?.['content_id']?.[0];
  return typeof id === 'number' ? id : undefined;
}

/** Makes documents that are read together keep equal values once: the names of a company have most of their values in common. */
function sharing(): (document: AliasDocument) => AliasDocument {
  const known = new Map<string, unknown>();
  const once = <T extends string | readonly string[]>(value: T): T => {
    const key = typeof value === 'string' ? value : JSON.stringify(value);
    if (!known.has(key)) known.set(key, typeof value === 'string' ? value : value.map(once));
    return known.get(key) as T;
  };
  return (document) => ({
    name: once(document.name),
    squashed: once(document.squashed),
    spelled: once(document.spelled),
    plain: once(document.plain),
    words: once(document.words),
    alias_type: once(document.alias_type),
    company_uid: once(document.company_uid),
    company_name: once(document.company_name),
    home: once(document.home),
    prominence_value: document.prominence_value,
  });
}

/** Finds documents of names. The engine sends only their numbers; the documents are read once. */
export class NameDocuments {
  private readonly remembered = new LRUCache<number, AliasDocument>({ max: MOST_REMEMBERED });

  constructor(private readonly engine: SearchEngine) {}

  /** The documents that a search finds, in its order, equal ones once. */
  async find(request: Record<string, unknown>): Promise<readonly AliasDocument[]> {
    const found = await this.search<undefined>({ ...request, ...NUMBER });
    const known = new Map(found.map(({ fields }) => idOf(fields)).map((id) => [id, id === undefined ? undefined : this.remembered.get(id)]));
    const unknown = [...known].flatMap(([id, document]) => (id === undefined || document !== undefined ? [] : [id]));
    for (const [id, document] of await this.read(unknown)) known.set(id, document);
    const documents = [...known.values()].filter((document) => document !== undefined);
    // The whole documents of one search fit together, if some changed between the two, or if the index has no numbers yet.
    return documents.length === known.size ? documents : (await this.search<AliasDocument>({ ...request, ...WHOLE })).map(({ _source }) => _source);
  }

  /** Reads the names of the best-known employers, so that the first callers do not wait for them. */
  async warmUp(): Promise<void> {
    let after: readonly unknown[] | undefined;
    do {
      const hits = await this.readBy(
        { match_all: {} },
        { size: MOST_AT_ONCE, sort: BEST_KNOWN_FIRST, ...(after === undefined ? {} : { search_after: after }) },
      );
      after = hits.length < MOST_AT_ONCE ? undefined : hits.at(-1)?.sort;
    } while (after !== undefined && this.remembered.size < MOST_REMEMBERED);
  }

  private async read(ids: readonly number[]): Promise<(readonly [number, AliasDocument])[]> {
    if (ids.length === 0) return [];
    const hits = await this.readBy({ constant_score: { filter: { terms: { content_id: ids } } } }, { size: ids.length });
    return hits.map(({ _source }) => [contentId(_source), _source] as const);
  }

  private async readBy(query: Record<string, unknown>, more: Record<string, unknown>): Promise<readonly Hit<AliasDocument>[]> {
    const hits = await this.search<AliasDocument>({ query, ...more, ...WHOLE });
    const share = sharing();
    for (const { _source } of hits) this.remembered.set(contentId(_source), share(_source));
    return hits;
  }

  private async search<T>(body: Record<string, unknown>): Promise<readonly Hit<T>[]> {
    const { hits } = await this.engine.search<T>('aliases', { track_total_hits: false, ...body });
    return hits;
  }
}
