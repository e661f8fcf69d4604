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
  /** What the figures are by which the query filters and orders: which pay, and after how many years. */
  readonly notes: readonly string[];
}

/** A translation before the notes on its query, which are the same whoever wrote it. */
export type Unnoted = Omit<Translation, 'notes'>;

/** Translates a question. Each interface passes the text of a caller, and the rows of its pages if they are fewer than by default. Without `model`, a configured language model is not asked. */
export interface TranslatesQuestions {
  translate(text: string, options?: { readonly model: boolean; readonly rows?: number | undefined }): Promise<Translation | undefined>;
  /** Why a text is not translated. */
  refusalOf(text: string): Promise<QuestionRefusal>;
}

/** Why a text is not translated, and what the data has instead. */
export interface QuestionRefusal {
  /** What the data does not have, in full sentences; empty if that is not known. */
  readonly reason: string;
  /** The query that comes closest, with the words that say what it lists. */
  readonly closest?: { readonly text: string; readonly dsl: string };
  /** Queries about what the text names, and the closest one first. */
  readonly queries: readonly string[];
}
