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
const FIRST_WAIT_MS = 300;

/** Which dataset and index answer now; asked for in the background at most once a second, so that it costs a request nothing. */
export class CurrentVersions {
  private dataset = 'none';
  private index = 'none';
  private checkedAt = 0;
  private checking: Promise<void> | undefined;
  private first: Promise<void> | undefined;

  constructor(
    private readonly database: Database,
    private readonly engine: SearchEngine,
  ) {}

  current(): Versions {
    if (Date.now() - this.checkedAt > REFRESH_MS) void this.refresh();
    return { dataset: this.dataset, index: this.index, resolver: RESOLVER_VERSION };
  }

  /** Resolves as soon as the stores were asked once: immediately but at the start. */
  known(): Promise<void> {
    this.first ??= Promise.race([this.refresh(), setTimeout(FIRST_WAIT_MS, undefined, { ref: false })]);
    return this.first;
  }

  /** Asks now. A store that is away leaves the last known version standing. */
  async refresh(): Promise<void> {
    this.checking ??= this.ask().finally(() => {
      this.checkedAt = Date.now();
      this.checking = undefined;
    });
    await this.checking;
  }

  /** Each store on its own: one that hangs does not keep the other's version from being known. */
  private async ask(): Promise<void> {
    const dataset = this.database
      .query<{ dataset_version: string }>({ name: 'dataset-version', text: 'SELECT dataset_version FROM dataset_versions WHERE is_current' })
      .then(([row]) => {
        this.dataset = row?.dataset_version ?? 'none';
      });
    const index = this.engine.indexMeta('titles').then((meta) => {
      this.index = meta === undefined ? 'none' : `${meta.dataset_version}+${meta.definitions}`;
    });
    await Promise.allSettled([dataset, index]);
  }
}
