/** Questions that are translated. Errors show them. */
export const EXAMPLE_QUESTIONS = [
  'How much do registered nurses earn after five years?',
  'Which banks in Texas have a Platinum badge?',
  'Where does Walmart hire?',
] as const;

/** Longest question in characters. */
export const LONGEST_QUESTION = 500;

/** A name that a question contains, and what it means in queries. */
export interface NamedEntity {
  readonly text: string;
  readonly type: 'company' | 'occupation' | 'cluster' | 'industry' | 'state' | 'city' | 'metro' | 'zip';
  /** The name or code that the query uses. */
  readonly resolved: string;
  /** How sure the meaning is, 0 to 1. */
  readonly score: number;
}

/** A query that says what a question asks. */
export interface Translation {
  readonly dsl: string;
  readonly confidence: number;
  /** Id of the operation that answers. */
  readonly intent: string;
  readonly entities: readonly NamedEntity[];
  /** Other queries that the question can mean, most likely first. */
  readonly alternatives: readonly string[];
  readonly source: 'rules' | 'model';
  /** Parts of the question that the query does not say. */
  readonly not_understood: readonly string[];
}

/** Translates a question. Each interface passes the text of a caller, and the rows of its pages if they are fewer than by default. Without `model`, a configured language model is not asked. */
export interface TranslatesQuestions {
  translate(text: string, options?: { readonly model: boolean; readonly rows?: number | undefined }): Promise<Translation | undefined>;
  /** Queries about what a text names that is not translated. */
  queriesAbout(text: string): Promise<readonly string[]>;
  /** Names in such a text that nothing in the data has. */
  unknownNames(text: string): Promise<readonly string[]>;
}

/** What an answer says of names that nothing in the data has; empty if there are none. */
export const unknownNamesText = (names: readonly string[]): string =>
  names.length === 0 ? '' : `No employer, occupation, or place in the data is called ${[...new Set(names)].map((name) => `"${name}"`).join(' or ')}. `;
