import { setTimeout } from 'node:timers/promises';
import { placesVersion, readDataState } from '../store/dataset.ts';
import { listen } from '../store/notifications.ts';
import { OUTBOX_CHANNEL } from '../store/outbox.ts';
import type { Database } from '../store/pool.ts';
import type { IndexMeta, SearchEngine } from '../engine/client.ts';
import { inspectAndRefuse } from '../engine/inspect-indices.ts';
import { hasPlaces, loadGazetteer } from '../gazetteer/current-gazetteer.ts';
import { stateOf } from './data-state.ts';
import { IndexRevision } from './index-revision.ts';
import { inputsFingerprint } from './inputs.ts';

export interface Versions {
  readonly dataset: string;
  readonly index: string;
  /** Fingerprint of the code, word lists, and weights that match names and titles. With another fingerprint, the same data can give other matches. */
  readonly resolver: string;
}

/** The state of the rows in PostgreSQL: the dataset, and the number of admin writes since. */
export interface RowState {
  readonly dataset: string;
  readonly writes: number;
}

const REFRESH_MS = 1_000;
/** Wait after a failure before the places are loaded again. */
const RETRY_PLACES_MS = 5_000;
/** Longest time that the first response waits for the versions, so that an unreachable store does not delay it further. */
const FIRST_WAIT_MS = 300;

/** The versions of the current dataset and index. They are refreshed in the background at most once per second, so that requests do not wait for them. */
export class CurrentVersions {
  private dataset = 'none';
  private writes = 0;
  private index = 'none';
  private nameOfIndex: string | undefined;
  private metaOfIndex: IndexMeta | undefined;
  private checkedAt = -Infinity;
  /** Changes that this process has heard of. */
  private changes = 0;
  private checkingDataset: Promise<string | undefined> | undefined;
  private checkingIndex: Promise<string | undefined> | undefined;
  private readonly revision = new IndexRevision();
  private first: Promise<void> | undefined;
  private wasKnown = false;
  /** Places are part of the dataset. They are loaded when a new dataset or import is first seen, and again until that works. */
  private loadingPlaces: Promise<void> | undefined;
  private placesFailed = false;
  private placesAt = -Infinity;

  /** `onPlacesFailed` is called once, until they could be loaded. */
  constructor(
    private readonly database: Database,
    private readonly engine: SearchEngine,
    private readonly onPlacesFailed: (error: unknown) => void,
  ) {}

  current(): Versions {
    if (this.isStale()) void this.refresh();
    return { dataset: this.dataset, index: this.index, resolver: inputsFingerprint() };
  }

  /** What the index that was last seen was built from, and when. */
  get indexMeta(): IndexMeta | undefined {
    return this.metaOfIndex;
  }

  /** The name of the index that was last seen behind the alias; undefined before that. Every build gives another, even one of the same data. */
  get indexName(): string | undefined {
    return this.nameOfIndex;
  }

  /** Identifies the state of the rows that was last seen. Changes with a new dataset and with each admin write. */
  rowState(): string {
    return `${this.dataset} ${this.writes}`;
  }

  /**
   * The state of the rows in PostgreSQL: the dataset, and the number of admin writes since. At most one second old, even after hours without a request, and
   * never older than a change of this process.
   */
  async state(): Promise<RowState> {
    // The first check may have begun before the last change. A second one has not.
    for (let checks = 0; checks < 2 && this.isStale(); checks++) {
      void this.refresh();
      await this.checkingDataset;
    }
    return this.lastState();
  }

  /** The {@link state}, if it is known without asking. */
  recentState(): RowState | undefined {
    return this.isStale() ? undefined : this.lastState();
  }

  private lastState(): RowState {
    return { dataset: this.dataset, writes: this.writes };
  }

  /** The number of the current state of the indexes; undefined while they change or could change unnoticed, and always without {@link watchIndices}. */
  indexRevision(): number | undefined {
    return this.revision.current();
  }

  /** The engine failed, so the state of its indexes is unknown until the next check. */
  doubtIndex(): void {
    this.revision.changing();
  }

  /** Rows have changed, so what was seen of them is outdated, also by a check that is still running. */
  changed(): void {
    this.revision.changing();
    this.changes++;
    this.checkedAt = -Infinity;
  }

  /** Listens for the announcements before index changes, on a separate connection, until the database is closed. */
  watchIndices(): void {
    const connection = this.database.aside({ DATABASE_POOL_MAX: 1 });
    const onAnnouncement = (): void => {
      this.revision.listening();
      this.changed();
    };
    const listener = listen(connection, OUTBOX_CHANNEL, onAnnouncement, () => {
      this.revision.deaf();
    });
    connection.beforeClose(() => listener.close());
  }

  /** Resolves when both stores have been checked once. After startup, this is immediate. */
  known(): Promise<void> {
    this.first ??= Promise.race([this.refresh(), setTimeout(FIRST_WAIT_MS, undefined, { ref: false })])
      .then(() => this.loadingPlaces)
      .finally(() => {
        this.wasKnown = true;
      });
    return this.first;
  }

  /** Whether nobody needs to wait for {@link known} anymore. */
  get isKnown(): boolean {
    return this.wasKnown;
  }

  /** Checks both stores now, independently of each other. An unreachable store keeps its last known version. */
  async refresh(): Promise<void> {
    // Discard the results of earlier checks that arrive later.
    const saw = this.checkingDataset === undefined && this.checkingIndex === undefined ? this.revision.look() : undefined;
    const { changes } = this;
    this.checkingDataset ??= this.askDataset().finally(() => {
      if (changes === this.changes) this.checkedAt = performance.now();
      this.checkingDataset = undefined;
    });
    this.checkingIndex ??= this.askIndex().finally(() => {
      this.checkingIndex = undefined;
    });
    const [rows, index] = await Promise.all([this.checkingDataset, this.checkingIndex]);
    saw?.(rows === undefined || index === undefined ? undefined : `${rows} ${index}`);
  }

  private isStale(): boolean {
    return performance.now() - this.checkedAt > REFRESH_MS;
  }

  /** Identifies the state of the rows; undefined while a change is being indexed. */
  private async askDataset(): Promise<string | undefined> {
    const state = await readDataState(this.database).then(
      (found) => ({ found }),
      () => undefined,
    );
    if (state === undefined) return undefined;
    const { dataset_version = 'none', writes = 0, at_rest = false } = state.found ?? {};
    if (state.found !== undefined) this.keepPlaces(placesVersion(state.found));
    this.dataset = dataset_version;
    this.writes = writes;
    return at_rest ? this.rowState() : undefined;
  }

  /** Starts to load the places of a dataset and import, unless they are loaded. After a failure, the previous ones stay, and it is tried again. */
  private keepPlaces(version: string): void {
    if (hasPlaces(version)) this.placesFailed = false;
    else if (this.loadingPlaces === undefined && performance.now() >= this.placesAt) {
      this.loadingPlaces = this.loadPlaces().finally(() => {
        this.loadingPlaces = undefined;
      });
    }
  }

  private async loadPlaces(): Promise<void> {
    try {
      await loadGazetteer(this.database);
      this.placesFailed = false;
    } catch (error) {
      this.placesAt = performance.now() + RETRY_PLACES_MS;
      if (!this.placesFailed) this.onPlacesFailed(error);
      this.placesFailed = true;
    }
  }

  /** The indexes behind the aliases. A build replaces all of them, so the one of titles is enough. Undefined while one of them cannot be used. */
  private async askIndex(): Promise<string | undefined> {
    const states = await inspectAndRefuse(this.engine).catch(() => []);
    const found = states.find(({ kind }) => kind === 'titles');
    if (found === undefined) return undefined;
    const { meta, name } = found;
    this.index = meta === undefined ? 'none' : stateOf(meta);
    this.nameOfIndex = name;
    this.metaOfIndex = meta;
    return states.every(({ problem }) => problem === undefined || problem === 'read_only') ? name : undefined;
  }
}
