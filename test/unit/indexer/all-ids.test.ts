import { allIds } from '../../../indexer/all-ids.ts';
import type { SearchEngine } from '../../../src/engine/client.ts';

/** An engine with these pages of ids, and the scrolls that were closed. After the last page, there is nothing or a failure. */
function engineOf(pages: readonly (readonly string[])[], failure?: Error) {
  const closed: unknown[] = [];
  let asked = 0;
  const next = async () => {
    if (failure !== undefined && asked === pages.length) throw failure;
    const ids = pages[asked++] ?? [];
    return { body: { _scroll_id: `scroll ${asked}`, hits: { hits: ids.map((_id) => ({ _id })) } } };
  };
  const client = { search: next, scroll: next, clearScroll: async ({ body }: { body: { scroll_id: unknown } }) => closed.push(body.scroll_id) };
  return { engine: { client } as unknown as Pick<SearchEngine, 'client'>, closed, asked: () => asked };
}

async function idsOf(engine: Pick<SearchEngine, 'client'>): Promise<string[]> {
  const ids: string[] = [];
  for await (const id of allIds(engine, 'titles')) ids.push(id);
  return ids;
}

const PAGES = [['a', 'b'], ['c']];

it('reads the ids of all pages, and closes the scroll', async () => {
  const { engine, closed } = engineOf(PAGES);
  expect(await idsOf(engine)).toEqual(['a', 'b', 'c']);
  expect(closed).toEqual([['scroll 3']]);
});

it('closes the scroll after a failure', async () => {
  const { engine, closed } = engineOf(PAGES, new Error('away'));
  await expect(idsOf(engine)).rejects.toThrow('away');
  expect(closed).toEqual([['scroll 2']]);
});

it('reads no further page, and closes the scroll, when nobody wants more', async () => {
  const { engine, closed, asked } = engineOf(PAGES);
  for await (const id of allIds(engine, 'titles')) if (id === 'a') break;
  expect([closed, asked()]).toEqual([[['scroll 1']], 1]);
});
