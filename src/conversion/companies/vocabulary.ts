import type { SearchEngine } from '../../engine/client.ts';
import { englishWords } from '../english-words.ts';
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
    const counting = this.engine.valueCounts('aliases', { field: 'words', filter: REAL_NAMES, most: MOST_WORDS });
    const [{ counts, documents }, english] = await Promise.all([counting, englishWords()]);
    return wordWeights(counts, documents, english);
  }
}
