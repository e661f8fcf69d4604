import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A labeled question. The queries are equivalent; none means that the question must be refused. */
export interface Question {
  readonly author: keyof typeof AUTHORS;
  readonly kind: string;
  readonly text: string;
  readonly queries: readonly string[];
  /** Rules are written against the development half only. */
  readonly half: 'development' | 'held-out';
}

/**
 * The questions of each author, and how they are split. The second and third one wrote them before reading the rules. The fourth one had read the rules, but
 * wrote the questions and labels before seeing how any of them is answered: all of them are held out. `by kind` are many ways to ask for each kind of answer,
 * written to extend the rules: nothing of it is held out. The same holds for those of the ninth to thirty-first author, after one first look. The seventh and eighth one saw neither rules
 * nor questions; all of theirs are held out.
 */
const AUTHORS = {
  first: { file: 'questions.tsv', split: 'every second' },
  second: { file: 'second-author.tsv', split: 'every second' },
  third: { file: 'third-author.tsv', split: 'hash' },
  fourth: { file: 'fourth-author.tsv', split: 'all' },
  fifth: { file: 'fifth-author.tsv', split: 'hash' },
  sixth: { file: 'sixth-author.tsv', split: 'hash' },
  seventh: { file: 'seventh-author.tsv', split: 'all' },
  eighth: { file: 'eighth-author.tsv', split: 'all' },
  ninth: { file: 'ninth-author.tsv', split: 'none' },
  tenth: { file: 'tenth-author.tsv', split: 'none' },
  eleventh: { file: 'eleventh-author.tsv', split: 'none' },
  twelfth: { file: 'twelfth-author.tsv', split: 'none' },
  thirteenth: { file: 'thirteenth-author.tsv', split: 'none' },
  fourteenth: { file: 'fourteenth-author.tsv', split: 'none' },
  fifteenth: { file: 'fifteenth-author.tsv', split: 'none' },
  sixteenth: { file: 'sixteenth-author.tsv', split: 'none' },
  seventeenth: { file: 'seventeenth-author.tsv', split: 'none' },
  eighteenth: { file: 'eighteenth-author.tsv', split: 'none' },
  nineteenth: { file: 'nineteenth-author.tsv', split: 'none' },
  twentieth: { file: 'twentieth-author.tsv', split: 'none' },
  'twenty-first': { file: 'twenty-first-author.tsv', split: 'none' },
  'twenty-second': { file: 'twenty-second-author.tsv', split: 'none' },
  'twenty-third': { file: 'twenty-third-author.tsv', split: 'none' },
  'twenty-fourth': { file: 'twenty-fourth-author.tsv', split: 'none' },
  'twenty-fifth': { file: 'twenty-fifth-author.tsv', split: 'none' },
  'twenty-sixth': { file: 'twenty-sixth-author.tsv', split: 'none' },
  'twenty-seventh': { file: 'twenty-seventh-author.tsv', split: 'none' },
  'twenty-eighth': { file: 'twenty-eighth-author.tsv', split: 'none' },
  'twenty-ninth': { file: 'twenty-ninth-author.tsv', split: 'none' },
  thirtieth: { file: 'thirtieth-author.tsv', split: 'none' },
  'thirty-first': { file: 'thirty-first-author.tsv', split: 'none' },
  'by kind': { file: 'by-kind.tsv', split: 'none' },
} as const;

/** All authors, in the order of their questions. */
export const AUTHOR_NAMES = Object.keys(AUTHORS) as Question['author'][];

export function readQuestions(): Question[] {
  return AUTHOR_NAMES.flatMap(questionsOf);
}

function questionsOf(author: Question['author']): Question[] {
  const { file, split } = AUTHORS[author];
  const seen = new Map<string, number>();
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line): Question => {
      const [kind = '', text = '', queries = ''] = line.split('\t');
      const place = seen.get(kind) ?? 0;
      seen.set(kind, place + 1);
      return { author, kind, text, queries: queries === '' ? [] : queries.split(' || '), half: isHeldOut(split, text, place) ? 'held-out' : 'development' };
    });
}

/** A question that only says which form answers it, or, without one, that none does. */
export interface TrainingQuestion {
  readonly form: string;
  readonly text: string;
}

/** Written to learn from, with the forms of the query language, and texts that no query answers. */
export function readTraining(): TrainingQuestion[] {
  return readFileSync(new URL('for-training.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [form = '', text = ''] = line.split('\t');
      return { form, text };
    });
}

/** Whether a question may be learned from. The held-out halves of the first two authors have been seen since; the others are kept to measure. */
export const isSeen = ({ author, half }: Question): boolean => half === 'development' || author === 'first' || author === 'second';

/** By hash, or, of each kind, every second one. */
function isHeldOut(split: (typeof AUTHORS)[keyof typeof AUTHORS]['split'], text: string, place: number): boolean {
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
