import { setTimeout } from 'node:timers/promises';
import type { Database } from '../store/pool.ts';
import type { SearchEngine } from './client.ts';

/** Raise it when the same data gives other matches. */
export const RESOLVER_VERSION = '2';

export interface Versions {
  readonly dataset: string;
  readonly index: string;
  readonly resolver: string;
}

const REFRESH_MS = 1_000;
/** A first answer waits this long at most to name the versions; a store that is away delays nothing more. */
const FIRST_WAIT_MS = 300;

/** Which dataset and index answer now; asked for in the background at most once a second, so that it costs a request nothing. */
export class CurrentVersions {
  private dataset = 'none';
  private writes = 0;
  private index = 'none';
  private checkedAt = 0;
  private checkingDataset: Promise<void> | undefined;
  private checkingIndex: Promise<void> | undefined;
  private first: Promise<void> | undefined;

  constructor(
    private readonly database: Database,
    private readonly engine: SearchEngine,
  ) {}

  current(): Versions {
    if (this.isStale()) void this.refresh();
    return { dataset: this.dataset, index: this.index, resolver: RESOLVER_VERSION };
  }

  /** What the rows of PostgreSQL are now: dataset, and number of admin writes since. At most a second old, also after hours without a request. */
  async state(): Promise<{ dataset: string; writes: number }> {
    if (this.isStale()) {
      void this.refresh();
      await this.checkingDataset;
    }
    return { dataset: this.dataset, writes: this.writes };
  }

  /** Resolves as soon as the stores were asked once: immediately but at the start. */
  known(): Promise<void> {
    this.first ??= Promise.race([this.refresh(), setTimeout(FIRST_WAIT_MS, undefined, { ref: false })]);
    return this.first;
  }

  /** Asks now, each store on its own: one that hangs does not keep the other's version from being known. One that is away leaves the last known version standing. */
  async refresh(): Promise<void> {
    this.checkingDataset ??= this.askDataset().finally(() => {
      this.checkedAt = Date.now();
      this.checkingDataset = undefined;
    });
    this.checkingIndex ??= this.askIndex().finally(() => {
      this.checkingIndex = undefined;
    });
    await Promise.allSettled([this.checkingDataset, this.checkingIndex]);
  }

  private isStale(): boolean {
    return Date.now() - this.checkedAt > REFRESH_MS;
  }

  private async askDataset(): Promise<void> {
    const rows = await this.database
      .query<{ dataset_version: string; writes: number }>({
        name: 'dataset-version',
        text: 'SELECT dataset_version, (SELECT writes FROM write_version) AS writes FROM dataset_versions WHERE is_current',
      })
      .catch(() => undefined);
    if (rows === undefined) return;
    this.dataset = rows[0]?.dataset_version ?? 'none';
    this.writes = rows[0]?.writes ?? 0;
  }

  private async askIndex(): Promise<void> {
    const meta = await this.engine.indexMeta('titles').catch(() => null);
    if (meta !== null) this.index = meta === undefined ? 'none' : `${meta.dataset_version}+${meta.definitions}${importsSuffix(meta.imports)}`;
  }
}

/** Imports beside the dataset give an index that is another one. */
function importsSuffix(imports = 0): string {
  return imports === 0 ? '' : `.${imports}`;
}
