import { LRUCache } from 'lru-cache';
import type { CacheCounts } from '../telemetry/counted-cache.ts';

/** Reports whether the indexes are still the same. {@link AnswerCache} checks before and after each request. */
export interface IndexRevisions {
  /** The number of the current state of the indexes; undefined while they change, or could change unnoticed. */
  indexRevision(): number | undefined;
  /** The engine failed, so the state of its indexes is unknown until the next check. */
  doubtIndex(): void;
}

/** Answers to many questions of one request. */
export interface KnownAnswers<Row> {
  /** Undefined if the answer is not remembered. */
  get(key: string): readonly Row[] | undefined;
  /** Remembers an answer, if the indexes have not changed since the request began. */
  keep(key: string, rows: readonly Row[]): void;
}

/** The least recently used answers are removed first. */
const MOST_ANSWERS = 10_000;
/** Maximum size of all answers together. */
const MOST_BYTES = 40_000_000;
/** Of an answer without rows, besides its key: a list, a promise, and the entry of the cache. */
const BYTES_OF_ENTRY = 200;

/** The size of an answer that is kept as text, such as JSON: V8 needs one byte for a character. A text with one that is not in Latin-1 takes two for each. */
export const bytesOfText = (text: string): number => text.length;

/** How many answers a cache keeps, and how large they are. */
export interface CacheLimits<Row> {
  /** About how much memory a row takes. */
  readonly bytesOf: (row: Row) => number;
  readonly most?: number;
}

/**
 * Caches ranked answers of the engine while its indexes stay the same. The first change clears the cache. During a change, nothing is cached.
 * Equal concurrent questions share one request. All of them get its failure, which is not cached.
 */
export class AnswerCache<Row> {
  private readonly answers: LRUCache<string, readonly Row[]>;
  private readonly asked = new Map<string, Promise<readonly Row[]>>();
  /** The state of the indexes for which the answers are valid. */
  private state: number | undefined;
  private hits = 0;
  private misses = 0;

  constructor(
    private readonly versions: IndexRevisions,
    { bytesOf, most = MOST_ANSWERS }: CacheLimits<Row>,
  ) {
    const sizeOf = (rows: readonly Row[], key: string): number => rows.reduce((sum, row) => sum + bytesOf(row), BYTES_OF_ENTRY + bytesOfText(key));
    this.answers = new LRUCache({ max: most, maxSize: MOST_BYTES, sizeCalculation: sizeOf });
  }

  /** The rows that `ask` returns for a question. `key` identifies the question. */
  async rows(key: string, ask: () => Promise<readonly Row[]>): Promise<readonly Row[]> {
    const state = this.currentState();
    if (state === undefined) {
      this.misses++;
      return ask();
    }
    const known = this.answers.get(key) ?? this.asked.get(key);
    if (known === undefined) this.misses++;
    else this.hits++;
    return known ?? this.askOnce(key, state, ask);
  }

  /** For many questions that are asked together: the answers that are known, and a place to keep those that are asked for from now on. */
  many(): KnownAnswers<Row> {
    const state = this.currentState();
    return {
      get: (key) => {
        const known = state === undefined || state !== this.state ? undefined : this.answers.get(key);
        if (known === undefined) this.misses++;
        else this.hits++;
        return known;
      },
      keep: (key, rows) => {
        this.keep(key, state, rows);
      },
    };
  }

  counts(): CacheCounts {
    return { hits: this.hits, misses: this.misses, size: this.answers.size };
  }

  /** The state of the indexes, for which all remembered answers are valid. */
  private currentState(): number | undefined {
    const state = this.versions.indexRevision();
    if (state !== undefined && state !== this.state) {
      this.answers.clear();
      this.asked.clear();
      this.state = state;
    }
    return state;
  }

  /** Not if the indexes changed during the request, or if the cache was cleared. */
  private keep(key: string, state: number | undefined, rows: readonly Row[]): void {
    if (state !== undefined && state === this.state && state === this.versions.indexRevision()) this.answers.set(key, rows);
  }

  private async askOnce(key: string, state: number, ask: () => Promise<readonly Row[]>): Promise<readonly Row[]> {
    const asked = ask();
    this.asked.set(key, asked);
    try {
      const rows = await asked;
      this.keep(key, state, rows);
      return rows;
    } catch (error) {
      // After a failure, the cache must not hide that the engine is down.
      this.versions.doubtIndex();
      throw error;
    } finally {
      if (this.asked.get(key) === asked) this.asked.delete(key);
    }
  }
}
