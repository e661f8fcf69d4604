import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { readSoundTable } from '../../src/tables/read-table.ts';

const SPLITS = ['none', 'all', 'every second', 'hash'] as const;

/** A set of labeled questions, and what its first look was: how many were right, of how many. */
export interface QuestionSet {
  readonly name: string;
  readonly file: string;
  readonly split: (typeof SPLITS)[number];
  readonly asksLike: string;
  readonly right: FirstLook | undefined;
  readonly refused: FirstLook | undefined;
}

interface FirstLook {
  readonly count: number;
  readonly of: number;
}

/** A labeled question. The queries are equivalent; none means that the question must be refused. */
export interface Question {
  readonly set: string;
  readonly kind: string;
  readonly text: string;
  readonly queries: readonly string[];
  /** Rules are written against the development half only. */
  readonly half: 'development' | 'held-out';
}

/** The sets of sets.tsv, which explains them. */
export const QUESTION_SETS: readonly QuestionSet[] = readSets();

function readSets(): QuestionSet[] {
  const columns = ['set', 'file', 'split', 'asks like', 'right', 'questions', 'refused', 'to refuse'];
  const firstLook = (count: string, of: string): FirstLook | undefined => (count === '' ? undefined : { count: Number(count), of: Number(of) });
  return readSoundTable(new URL('sets.tsv', import.meta.url), columns).map((row) => ({
    name: row.text('set'),
    file: row.text('file'),
    split: row.oneOf('split', SPLITS),
    asksLike: row.text('asks like'),
    right: firstLook(row.get('right'), row.get('questions')),
    refused: firstLook(row.get('refused'), row.get('to refuse')),
  }));
}

export const readQuestions = (): Question[] => QUESTION_SETS.flatMap(questionsOf);

function questionsOf({ name, file, split }: QuestionSet): Question[] {
  const seen = new Map<string, number>();
  return readSoundTable(new URL(file, import.meta.url), 'all').map((row): Question => {
    const [kind = '', text = '', queries = ''] = row.cells();
    const place = seen.get(kind) ?? 0;
    seen.set(kind, place + 1);
    return { set: name, kind, text, queries: queries === '' ? [] : queries.split(' || '), half: isHeldOut(split, text, place) ? 'held-out' : 'development' };
  });
}

/** A question that only says which form answers it, or, without one, that none does. */
export interface TrainingQuestion {
  readonly form: string;
  readonly text: string;
}

/** Written to learn from, with the forms of the query language, and texts that no query answers. */
export const readTraining = (): TrainingQuestion[] =>
  readSoundTable(new URL('for-training.tsv', import.meta.url), 'all').map((row) => {
    const [form = '', text = ''] = row.cells();
    return { form, text };
  });

/** Whether a question may be learned from. The held-out halves of the first two sets have been seen since; the others are kept to measure. */
export const isSeen = ({ set, half }: Question): boolean => half === 'development' || set === 'first' || set === 'second';

/** By hash, or, of each kind, every second one. */
function isHeldOut(split: QuestionSet['split'], text: string, place: number): boolean {
  if (split === 'none' || split === 'all') return split === 'all';
  return split === 'hash' ? createHash('sha256').update(text).digest()[0]! % 2 === 1 : place % 2 === 1;
}

/** What a question is translated to, and what a query returns, through any interface. */
export interface Interfaces {
  /** Undefined if the question is refused. */
  readonly translate: (text: string) => Promise<{ readonly dsl: string } | undefined>;
  /** Undefined if the query does not run. */
  readonly rows: (query: string) => Promise<readonly unknown[] | undefined>;
}

export type Verdict = 'right' | 'wrong' | 'refused' | 'does not run';

export interface Result {
  readonly question: Question;
  readonly dsl: string | undefined;
  readonly verdict: Verdict;
}

/** A translation is right if it returns the same rows as the label, or, where there are no rows, if it is the same query. */
export async function judge(question: Question, { translate, rows }: Interfaces): Promise<Result> {
  const dsl = (await translate(question.text))?.dsl;
  if (dsl === undefined) return { question, dsl, verdict: question.queries.length === 0 ? 'right' : 'refused' };
  const given = await rows(dsl);
  if (given === undefined) return { question, dsl, verdict: 'does not run' };
  // Most translations are one of the labels: then no other query needs to run.
  if (question.queries.some((query) => sameWords(dsl, query))) return { question, dsl, verdict: 'right' };
  for (const query of question.queries) {
    const wanted = await rows(query);
    if (wanted === undefined) throw new Error(`The label does not run: ${query}`);
    if (wanted.length > 0 && JSON.stringify(wanted) === JSON.stringify(given)) return { question, dsl, verdict: 'right' };
  }
  return { question, dsl, verdict: 'wrong' };
}

/** The same query, with its conditions in any order. */
const sameWords = (a: string, b: string): boolean => a.split(' ').sort().join(' ') === b.split(' ').sort().join(' ');

/** The examples that the committed choice of forms is learned from: the set of questions, the class, and the question with masked names. */
export const CLUES = fileURLToPath(new URL('clues.tsv', import.meta.url));

/** The misses that are known, one in each line: `npm run check:translate -- --write` writes them, and a test fails if they change. */
export const MISSES = fileURLToPath(new URL('misses.tsv', import.meta.url));

/** A line of {@link MISSES} for each result that is not right. */
export const missesOf = (results: readonly Result[]): string[] =>
  results.flatMap(({ question: { set, half, text }, verdict }) => (verdict === 'right' ? [] : [[set, half, verdict, text].join('\t')]));
