import type { CallOptions, QueryAnswer, Row } from './method.ts';
import { LaborMarketError } from './errors.ts';

/** What a title of a batch means. */
export interface TitleResult {
  readonly title: string;
  readonly status: 'matched' | 'ambiguous' | 'no_match' | 'error';
  /** The match to use; null if nothing fits. */
  readonly recommended: (Pick<Row<'convertTitle'>, 'onet_code' | 'onet_title' | 'confidence' | 'probability'> & { readonly score: number }) | null;
  readonly matches: readonly Row<'convertTitle'>[];
  readonly ambiguous: boolean;
  readonly level?: string;
  readonly seniority?: string;
  /** Parts of the title that say nothing about the job. */
  readonly ignored?: readonly string[];
  readonly suggestion?: string;
  /** What is wrong with the title, if the status is `error`. */
  readonly error?: string;
  readonly [more: string]: unknown;
}

export interface BatchProgress {
  /** Titles that are converted. */
  readonly done: number;
  readonly total: number;
  /** The results since the last report. */
  readonly results: readonly TitleResult[];
}

export interface BatchOptions {
  readonly signal?: AbortSignal;
  /** Modifiers and conditions of the query for all titles: `EXPAND CLUSTER WHERE COMPANY IS "Walmart"`. */
  readonly clauses?: string;
  readonly onProgress?: (progress: BatchProgress) => void;
  /** The `results` of a {@link BatchStopped}, to go on behind them with the same titles. */
  readonly results?: readonly TitleResult[];
}

/** A batch ended early: it was canceled, or a call failed. `results` are those of the first titles; `cause` is the reason. */
export class BatchStopped extends LaborMarketError {
  override name = 'BatchStopped';

  constructor(
    readonly results: readonly TitleResult[],
    total: number,
    cause: unknown,
  ) {
    const failure = cause instanceof LaborMarketError ? cause : undefined;
    super(`The batch stopped after ${results.length} of ${total} titles: ${cause instanceof Error ? cause.message : String(cause)}`, {
      code: failure?.code ?? 'stopped',
      status: failure?.status,
      suggestion: 'Call convertTitles again with the same titles and these results.',
      requestId: failure?.requestId,
      cause,
    });
  }
}

/** The most titles, and about the most characters, that the service takes in one query. */
const MOST_TITLES = 200;
const MOST_CHARACTERS = 80_000;
/** The service reports a title of more than 300 characters as an error, and needs no more of it for that. */
const LONGEST_SENT = 1_000;
/** The service converts one batch of a caller at a time. If another program uses the same key, its batches come in between. */
const RETRIES = 10;

/** Converts the titles in their order, part by part, one part at a time. */
export async function convertTitles(
  dsl: (query: string, options: CallOptions) => Promise<QueryAnswer<{ results: TitleResult[] }>>,
  titles: readonly string[],
  { signal, clauses = '', onProgress, results: earlier = [] }: BatchOptions = {},
): Promise<TitleResult[]> {
  if (earlier.length > titles.length) throw new RangeError(`There are more earlier results (${earlier.length}) than titles (${titles.length}).`);
  // Lists from spreadsheets and databases have nulls, whatever their type says.
  const noText = titles.findIndex((title: unknown) => typeof title !== 'string');
  if (noText >= 0) throw new TypeError(`titles[${noText}] is ${String(titles[noText])}, which is not a text. Leave it out, or send "" in its place.`);
  const results = [...earlier];
  try {
    for (const part of partsOf(titles.slice(results.length))) {
      const query = `TITLECONVERT [${part.map(quoted).join(', ')}] ${clauses}`.trimEnd();
      const { data } = await dsl(query, { retries: RETRIES, ...(signal === undefined ? {} : { signal }) });
      if (data.results.length !== part.length)
        throw new LaborMarketError(`The service returned ${data.results.length} results for ${part.length} titles.`, { code: 'unexpected_answer' });
      const found = data.results.map((result, i) => ({ ...result, title: part[i] ?? result.title }));
      results.push(...found);
      onProgress?.({ done: results.length, total: titles.length, results: found });
      signal?.throwIfAborted();
    }
  } catch (cause) {
    throw new BatchStopped(results, titles.length, cause);
  }
  return results;
}

function* partsOf(titles: readonly string[]): Generator<string[]> {
  let part: string[] = [];
  let characters = 0;
  for (const title of titles) {
    const size = quoted(title).length;
    if (part.length === MOST_TITLES || (part.length > 0 && characters + size > MOST_CHARACTERS)) {
      yield part;
      [part, characters] = [[], 0];
    }
    part.push(title);
    characters += size;
  }
  if (part.length > 0) yield part;
}

/** The title as text of a query. What no query may contain (NUL, half of a surrogate pair) has no meaning in a title, either. */
const quoted = (title: string): string => {
  const text = title.slice(0, LONGEST_SENT).replace(/[\0\p{Surrogate}]/gu, ' ');
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
};
