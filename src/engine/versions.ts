import { setTimeout } from 'node:timers/promises';
import type { Database } from '../store/pool.ts';
import type { SearchEngine } from './client.ts';

/** Raise it when the same data gives other matches. */
export const RESOLVER_VERSION = '1';

export interface Versions {
  readonly dataset: string;
  readonly index: string;
  readonly resolver: string;
}

const REFRESH_MS = 1_000;
/** A first answer waits this long at most to name the versions; a store that is away delays nothing more. */
const FIRST_WAIT_MS = 500;

/** Which dataset and index answer now; asked for in the background at most once a second, so that it costs a request nothing. */
export class CurrentVersions {
  private dataset = 'none';
  private index = 'none';
  private checkedAt = 0;
  private checking: Promise<void> | undefined;

  constructor(
    private readonly database: Database,
    private readonly engine: SearchEngine,
  ) {}

  current(): Versions {
    if (Date.now() - this.checkedAt > REFRESH_MS) void this.refresh();
    return { dataset: this.dataset, index: this.index, resolver: RESOLVER_VERSION };
  }

  /** Resolves as soon as the stores were asked once: immediately but at the start. */
  async known(): Promise<void> {
    if (this.checkedAt > 0) return;
    const wait = new AbortController();
    const longest = setTimeout(FIRST_WAIT_MS, undefined, { signal: wait.signal }).catch(() => undefined);
    await Promise.race([this.refresh(), longest]);
    wait.abort();
  }

  /** Asks now. A store that is away leaves the last known version standing. */
  async refresh(): Promise<void> {
    this.checking ??= this.ask().finally(() => {
      this.checkedAt = Date.now();
      this.checking = undefined;
    });
    await this.checking;
  }

  private async ask(): Promise<void> {
    const [dataset, index] = await Promise.allSettled([
      this.database.query<{ dataset_version: string }>({ name: 'dataset-version', text: 'SELECT dataset_version FROM dataset_versions WHERE is_current' }),
      this.engine.indexMeta('titles'),
    ]);
    if (dataset.status === 'fulfilled') this.dataset = dataset.value[0]?.dataset_version ?? 'none';
    if (index.status === 'fulfilled') this.index = index.value === undefined ? 'none' : `${index.value.dataset_version}+${index.value.definitions}`;
  }
}
