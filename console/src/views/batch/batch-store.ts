import { createStore, entries, promisifyRequest } from 'idb-keyval';
import { idOf, INPUT, partKey, partsOf } from './kept-batch.ts';
import type { Columns, Table } from './read-table.ts';
import type { Outcome, Picks } from './outcome.ts';

// The batch is kept in the browser, so that a reload or a closed tab loses nothing. The service keeps none of it. There is one, that of the tab that started last:
// a tab that still works on another one goes on, but keeps nothing.

export interface SavedInput {
  readonly id: string;
  readonly user: string;
  readonly table: Table;
  readonly columns: Columns;
}

export interface SavedBatch {
  readonly input: SavedInput;
  /** The outcomes of each request that was answered. */
  readonly answers: ReadonlyMap<number, readonly Outcome[]>;
  readonly picks: Picks;
}

type Kept = Omit<SavedInput, 'id'> & { readonly id?: string };

const RUNNING = 'batch is running';

/** Opened when it is first needed. */
let opened: ReturnType<typeof createStore> | undefined;
const store = (): ReturnType<typeof createStore> => (opened ??= createStore('batch', 'batch'));

/** Also where the page is not served over HTTPS, so not `crypto.randomUUID`. */
export const newBatchId = (): string => [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');

/** The batch of a user. That of somebody else who used this browser is deleted. */
export async function savedBatch(user: string): Promise<SavedBatch | undefined> {
  const saved = await entries<IDBValidKey, unknown>(store());
  const input = saved.find(([key]) => key === INPUT)?.[1] as Kept | undefined;
  if (input === undefined) return undefined;
  const id = idOf(input);
  if (input.user !== user) {
    await deleteBatch(id);
    return undefined;
  }
  const { answers, picks } = partsOf<readonly Outcome[], Picks>(id, saved);
  return { input: { ...input, id }, answers, picks: picks ?? new Map() };
}

/** Replaces the batch that the browser keeps. */
export const saveInput = (input: SavedInput): Promise<void> =>
  store()('readwrite', (kept) => {
    kept.clear();
    kept.put(input, INPUT);
    return promisifyRequest(kept.transaction);
  });

export const saveAnswer = (batch: string, request: number, outcomes: readonly Outcome[]): Promise<void> =>
  ifKept(batch, (kept) => kept.put(outcomes, partKey(batch, request)));
export const savePicks = (batch: string, picks: Picks): Promise<void> => ifKept(batch, (kept) => kept.put(picks, partKey(batch, 'picks')));
export const deleteBatch = (batch: string): Promise<void> => ifKept(batch, (kept) => kept.clear());

/** Writes if the browser still keeps this batch, in one transaction, so that no other tab replaces it in between. */
function ifKept(batch: string, write: (kept: IDBObjectStore) => unknown): Promise<void> {
  return store()('readwrite', async (kept) => {
    const input = await promisifyRequest<Kept | undefined>(kept.get(INPUT) as IDBRequest<Kept | undefined>);
    if (input !== undefined && idOf(input) === batch) write(kept);
    await promisifyRequest(kept.transaction);
  });
}

/** Whether this tab was converting the batch when it was reloaded. Other tabs do not go on by themselves. */
export const wasRunning = (batch: string): boolean => sessionStorage.getItem(RUNNING) === batch;
export const markRunning = (batch: string): void => {
  sessionStorage.setItem(RUNNING, batch);
};
export const markStopped = (): void => {
  sessionStorage.removeItem(RUNNING);
};
