import type { SearchEngine } from '../src/engine/client.ts';
import { LONG_REQUEST } from './request-limits.ts';

/** Ids that are read at once. */
const PAGE = 5_000;

interface Page {
  readonly _scroll_id: string;
  readonly hits: { readonly hits: readonly { readonly _id: string }[] };
}

/** The ids of all documents of an index, page by page. The engine keeps the state of the index for it until the end, also if that is a failure. */
export async function* allIds({ client }: Pick<SearchEngine, 'client'>, index: string): AsyncGenerator<string> {
  const first = await client.search({ index, scroll: '1m', size: PAGE, body: { _source: false, query: { match_all: {} } } }, LONG_REQUEST);
  let page = first.body as unknown as Page;
  try {
    while (page.hits.hits.length > 0) {
      for (const { _id } of page.hits.hits) yield _id;
      const next = await client.scroll({ body: { scroll: '1m', scroll_id: page._scroll_id } }, LONG_REQUEST);
      page = next.body as unknown as Page;
    }
  } finally {
    await client.clearScroll({ body: { scroll_id: [page._scroll_id] } }, LONG_REQUEST);
  }
}
