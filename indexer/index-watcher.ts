import type { DocumentKind } from '../src/catalog/document-kinds.ts';
import { ApiError } from '../src/errors/api-error.ts';
import type { SearchEngine } from '../src/engine/client.ts';
import { isUnusableIndex } from '../src/engine/index-errors.ts';
import { inspectIndices, type IndexState } from '../src/engine/inspect-indices.ts';
import { stateOf } from '../src/freshness/data-state.ts';
import type { Logger } from '../src/runtime/log.ts';
import { saveProblem, takeRepairLock } from '../src/store/index-watch.ts';
import type { Database } from '../src/store/pool.ts';
import { compareContents } from './compare-contents.ts';
import { currentInputs } from './data-snapshot.ts';
import { repairIndices, showMetadata } from './repair-index.ts';

const WATCH_EVERY_MS = 2_000;
/** After a repair, to see whether it helped. */
const AGAIN_MS = 250;
/** Wait after a failed repair; doubles. */
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;
/** How long an index may be unreadable, as after a start of the engine, before it is built again. */
const RECOVERY_MS = 20_000;
/** Ids in a message. */
const SHOWN = 5;

/**
 * Watches the search indexes for what happens behind the service's back, and repairs it: an index or alias that is deleted, closed, blocked, or emptied, and documents
 * that are changed or deleted. Records what it finds for `/health`. Of several watchers on one database, one works at a time.
 */
export class IndexWatcher {
  private readonly running: Promise<void>;
  private stopped = false;
  private wakeUp: () => void = () => undefined;
  private failures = 0;
  private retryAt = 0;
  /** What was last recorded for each kind. */
  private readonly recorded = new Map<DocumentKind, string>();
  private unreadableSince: number | undefined;
  private trouble: string | undefined;

  /** The watcher needs its own database pool, because it holds a connection while it works. */
  constructor(
    private readonly database: Database,
    private readonly engine: SearchEngine,
    private readonly log: Pick<Logger, 'info' | 'warn'>,
  ) {
    this.running = this.run();
  }

  /** Ends after the current work. Does not close the stores. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.wakeUp();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      const hasActed = await this.database
        .transaction(async (client) => ((await takeRepairLock(client)) ? this.look() : this.forget()))
        .catch((error: unknown) => this.report(error));
      await this.pause(hasActed ? AGAIN_MS : WATCH_EVERY_MS);
    }
  }

  private async pause(milliseconds: number): Promise<void> {
    if (this.stopped) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Another watcher works, and records what it finds. */
  private forget(): boolean {
    this.recorded.clear();
    return false;
  }

  /** Whether something was repaired. */
  private async look(): Promise<boolean> {
    const states = await this.inspect();
    this.noteUnreadable(states);
    const broken = states.filter(({ problem }) => problem !== undefined);
    for (const { kind, problem } of states) if (problem !== undefined) await this.record(kind, problem);
    if (Date.now() < this.retryAt) return false;
    if (broken.length === 0) return this.compare(states);
    if (this.unreadableSince !== undefined && Date.now() - this.unreadableSince < RECOVERY_MS) return false;
    try {
      const { done, waitsFor } = await repairIndices(this.database, this.engine, states);
      for (const action of done)
        this.log.warn({ indexes: broken.map(({ kind, problem }) => `${kind} ${problem}`) }, `The search indexes were repaired: ${action}.`);
      if (waitsFor === undefined) this.failures = 0;
      else for (const { kind, problem } of broken) await this.record(kind, problem, waitsFor);
      return done.length > 0;
    } catch (error) {
      await this.postpone(broken, (error as Error).message);
      throw error;
    }
  }

  /** A block of the metadata hides even that the index is blocked. */
  private async inspect(): Promise<IndexState[]> {
    try {
      return await inspectIndices(this.engine);
    } catch (error) {
      if (!isUnusableIndex((error as { cause?: unknown }).cause)) throw error;
      await showMetadata(this.engine);
      return inspectIndices(this.engine);
    }
  }

  /** Compares documents with rows while the indexes are of the current data. */
  private async compare(states: readonly IndexState[]): Promise<boolean> {
    const wanted = await currentInputs(this.database);
    let hasActed = false;
    for (const { kind, name, meta } of states) {
      const isCurrent = name !== undefined && meta !== undefined && wanted !== undefined && stateOf(meta) === stateOf(wanted);
      const repaired = isCurrent ? await compareContents(this.database, this.engine, kind, name) : undefined;
      if (repaired === undefined) {
        await this.record(kind, undefined);
        continue;
      }
      const { differences, failed } = repaired;
      const shown = differences.slice(0, SHOWN).map(({ problem, id }) => `${problem}: ${id}`);
      this.log.warn(
        { kind, documents: differences.length, failed, shown },
        'Documents in the search index were not as in the database. They were written again, except those that failed.',
      );
      if (failed > 0) await this.postpone([{ kind, problem: 'different' }], `${failed} of ${differences.length} documents could not be written`);
      hasActed = true;
    }
    if (Date.now() >= this.retryAt) this.failures = 0;
    this.report(undefined);
    return hasActed;
  }

  private noteUnreadable(states: readonly IndexState[]): void {
    // With a block, the reason is known.
    if (states.every(({ problem, blocks }) => problem !== 'unreadable' || blocks.length > 0)) this.unreadableSince = undefined;
    else this.unreadableSince ??= Date.now();
  }

  private async postpone(broken: readonly { readonly kind: DocumentKind; readonly problem?: string | undefined }[], reason: string): Promise<void> {
    this.retryAt = Date.now() + Math.min(FIRST_WAIT_MS * 2 ** this.failures++, LONGEST_WAIT_MS);
    for (const { kind, problem } of broken) await this.record(kind, problem, reason);
  }

  private async record(kind: DocumentKind, problem: string | undefined, detail?: string): Promise<void> {
    // A reason that was recorded before stays until the problem changes.
    const key = `${problem ?? ''} ${detail ?? ''}`;
    const last = this.recorded.get(kind);
    if (last === key || (detail === undefined && problem !== undefined && last?.startsWith(`${problem} `) === true)) return;
    await saveProblem(this.database, kind, problem, detail);
    this.recorded.set(kind, key);
    if (problem !== undefined) this.log.warn({ kind, problem, detail }, 'The search index needs a repair.');
    else if (last !== undefined && last !== ' ') this.log.info({ kind }, 'The search index needs no repair anymore.');
  }

  /** Logs a failure once. An unreachable engine or database is reported by others. */
  private report(error: unknown): boolean {
    const message = error === undefined || error instanceof ApiError ? undefined : (error as Error).message;
    if (message !== undefined && message !== this.trouble && !this.stopped)
      this.log.warn({ err: error }, 'The search indexes could not be checked or repaired.');
    this.trouble = message;
    return false;
  }
}

/** One holds the lock, one reads a snapshot, one writes what is found, and one announces. */
export const WATCHER_CONNECTIONS = 4;
