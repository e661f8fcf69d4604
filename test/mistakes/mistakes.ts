import { parse } from '../../src/dsl/parse.ts';
import { print } from '../../src/dsl/print.ts';
import { readSoundTable } from '../../src/tables/read-table.ts';

/** A query as people and language models write it at the first try, and the query that was meant. */
export interface Mistake {
  readonly query: string;
  readonly meant: string;
  /** Measured only: the synonyms and corrections were not written for it. */
  readonly isHeldOut: boolean;
}

/** The mistakes of a file in this folder. Every third one of first-try.tsv is held out; those of other authors were measured once before they were read. */
export function readMistakes(file = 'first-try.tsv'): readonly Mistake[] {
  return readSoundTable(new URL(file, import.meta.url), 'all').map((row, i) => {
    const [query = '', meant = ''] = row.cells();
    return { query, meant, isHeldOut: file === 'first-try.tsv' && i % 3 === 2 };
  });
}

/** The mistakes of first-try.tsv. */
export const MISTAKES = readMistakes();

/** The answer of POST /api/dsl. */
export interface Answered {
  readonly status: number;
  // The shape of a body is what is judged.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}
export type Ask = (query: string) => Promise<Answered>;

export interface Judged extends Mistake {
  readonly message: string;
  readonly suggestion: string;
  readonly example: string;
  /** The example is the query that was meant, or the query itself runs and returns the rows that were meant. */
  readonly isRight: boolean;
  readonly runs: boolean;
}

/** Sends a mistake, and compares the example of its error with the query that was meant: the same normal form, or the same rows. */
export async function judge(mistake: Mistake, ask: Ask): Promise<Judged> {
  const { status, body } = await ask(mistake.query);
  const { message = '', suggestion = '', example = mistake.query } = (body.error ?? {}) as { message?: string; suggestion?: string; example?: string };
  const answers = status === 200 ? { status, body } : await ask(example);
  const isRight = normal(example) === normal(mistake.meant) || (answers.status === 200 && rowsOf(answers) === rowsOf(await ask(mistake.meant)));
  return { ...mistake, message, suggestion, example, isRight, runs: answers.status === 200 };
}

const rowsOf = ({ body }: Answered): string => JSON.stringify([body.data, body.total]);

function normal(query: string): string | undefined {
  try {
    return print(parse(query));
  } catch {
    return undefined;
  }
}
