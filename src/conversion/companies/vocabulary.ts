import type { SearchEngine } from '../../engine/client.ts';
import { wordWeights, type WordWeights } from './word-weights.ts';

/** Known misspellings do not count as words. */
const REAL_NAMES = { bool: { must_not: [{ terms: { alias_type: ['typo', 'abbreviation'] } }] } };
/** Far more words than the names of a dataset have. */
const MOST_WORDS = 60_000;

/** The weights of the words in all company names. The engine counts them once per index. */
export class Vocabulary {
  private index: string | undefined;
  private current: Promise<WordWeights> | undefined;

  constructor(private readonly engine: SearchEngine) {}

  /** The weights for the current index. */
  weights(index: string): Promise<WordWeights> {
    if (this.current !== undefined && this.index === index) return this.current;
    this.index = index;
    const counted = this.count();
    this.current = counted;
    // The engine was unreachable. The next request counts again.
    counted.catch(() => {
      if (this.current === counted) this.current = undefined;
    });
    return counted;
  }

  private async count(): Promise<WordWeights> {
    const { counts, documents } = await this.engine.valueCounts('aliases', { field: 'words', filter: REAL_NAMES, most: MOST_WORDS });
    return wordWeights(counts, documents);
  }
}
