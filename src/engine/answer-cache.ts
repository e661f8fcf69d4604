import { LRUCache } from 'lru-cache';

/** Says whether the indices are still the same. {@link AnswerCache} asks before and after each question. */
export interface IndexState {
  /** The number of the state that the indices are in; undefined while they change, or may change unnoticed. */
  indexState(): number | undefined;
  /** The engine failed: the state of its indices is unknown until the next look. */
  doubtIndex(): void;
}

/** The least lately used answers go first. */
const MOST_ANSWERS = 10_000;
/** Rows of all answers together, of some 400 bytes each. */
const MOST_ROWS = 100_000;

/**
 * Caches ranked answers of the engine while its indices stay the same. The first change clears the cache; while a change is under way nothing is cached.
 * Equal questions at the same time share one request. A failure goes to all who wait for it and is not cached.
 */
export class AnswerCache<Row> {
  private readonly answers = new LRUCache<string, readonly Row[]>({ max: MOST_ANSWERS, maxSize: MOST_ROWS, sizeCalculation: (rows) => rows.length + 1 });
  private readonly asked = new Map<string, Promise<readonly Row[]>>();
  /** The state of the indices that the answers are of. */
  private state: number | undefined;

  constructor(private readonly versions: IndexState) {}

  /** The rows that `ask` gives for a question; `key` identifies the question. */
  async rows(key: string, ask: () => Promise<readonly Row[]>): Promise<readonly Row[]> {
    const state = this.versions.indexState();
    if (state === undefined) return ask();
    if (state !== this.state) {
      this.answers.clear();
      this.asked.clear();
      this.state = state;
    }
    return this.answers.get(key) ?? this.asked.get(key) ?? this.askOnce(key, state, ask);
  }

  private async askOnce(key: string, state: number, ask: () => Promise<readonly Row[]>): Promise<readonly Row[]> {
    const asked = ask();
    this.asked.set(key, asked);
    try {
      const rows = await asked;
      // Not what was found while the indices changed, or for others that were forgotten meanwhile.
      if (state === this.state && state === this.versions.indexState()) this.answers.set(key, rows);
      return rows;
    } catch (error) {
      // An engine that does not answer this question shall not seem to answer others.
      this.versions.doubtIndex();
      throw error;
    } finally {
      if (this.asked.get(key) === asked) this.asked.delete(key);
    }
  }
}
