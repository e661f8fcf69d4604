import { createStore, delMany, entries, keys, set } from 'idb-keyval';
import type { Columns, Table } from './read-table.ts';
import type { Outcome, Picks } from './outcome.ts';

// The batch is kept in the browser, so that a reload or a closed tab loses nothing. The service keeps none of it.

export interface SavedInput {
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

const INPUT = 'input';
const PICKS = 'picks';
const RUNNING = 'batch is running';

/** Opened when it is first needed. */
let opened: ReturnType<typeof createStore> | undefined;
const store = (): ReturnType<typeof createStore> => (opened ??= createStore('batch', 'batch'));

/** The batch of a user. That of somebody else who used this browser is deleted. */
export async function savedBatch(user: string): Promise<SavedBatch | undefined> {
  const saved = new Map<IDBValidKey, unknown>(await entries(store()));
  const input = saved.get(INPUT) as SavedInput | undefined;
  if (input === undefined) return undefined;
  if (input.user !== user) {
    await deleteBatch();
    return undefined;
  }
  const answers = [...saved].filter((entry): entry is [number, Outcome[]] => typeof entry[0] === 'number');
  return { input, answers: new Map(answers), picks: (saved.get(PICKS) as Picks | undefined) ?? new Map() };
}

export async function saveInput(input: SavedInput): Promise<void> {
  await deleteBatch();
  await set(INPUT, input, store());
}

export const saveAnswer = (request: number, outcomes: readonly Outcome[]): Promise<void> => set(request, outcomes, store());
export const savePicks = (picks: Picks): Promise<void> => set(PICKS, picks, store());

export async function deleteBatch(): Promise<void> {
  await delMany(await keys(store()), store());
}

/** Whether this tab was converting when it was reloaded. Other tabs do not go on by themselves. */
export const wasRunning = (): boolean => sessionStorage.getItem(RUNNING) !== null;
export function markRunning(isRunning: boolean): void {
  if (isRunning) sessionStorage.setItem(RUNNING, 'yes');
  else sessionStorage.removeItem(RUNNING);
}
