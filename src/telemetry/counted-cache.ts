import { LRUCache } from 'lru-cache';

/** How well a cache works, since the start of the process. */
export interface CacheCounts {
  readonly hits: number;
  readonly misses: number;
  readonly size: number;
}

/** A cache of the least recently used values that counts hits and misses. */
export class CountedCache<Value extends object> extends LRUCache<string, Value> {
  private hits = 0;
  private misses = 0;

  override get(...given: Parameters<LRUCache<string, Value>['get']>): Value | undefined {
    const found = super.get(...given);
    if (found === undefined) this.misses++;
    else this.hits++;
    return found;
  }

  counts(): CacheCounts {
    return { hits: this.hits, misses: this.misses, size: this.size };
  }
}
