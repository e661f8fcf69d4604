/** What a request, a call, or an object says, clause by clause. */
export interface Statement {
  /** Verb, subject, and target. */
  words: string[];
  conditions: string[];
  order: string[];
  /** Of an order whose member names none: `order=desc`. */
  direction: string;
  /** Other clauses, as they are written. */
  clauses: string[];
  /** What is asked is how many there are. */
  isCounted?: true;
}

export const emptyStatement = (): Statement => ({ words: [], conditions: [], order: [], direction: '', clauses: [] });
