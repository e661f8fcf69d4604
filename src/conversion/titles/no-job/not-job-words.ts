import { fileURLToPath } from 'node:url';
import { readTable } from '../../../tables/read-table.ts';
import { TableError, type Problem } from '../../../tables/row.ts';

/** A subject that is no job, by words. */
interface Subject {
  readonly words: ReadonlySet<string>;
  readonly others: ReadonlySet<string>;
}

const FILE = fileURLToPath(new URL('../../../../mappings/not-job-words.tsv', import.meta.url));
const NUMBER = /^\d+$/u;

function readSubjects(): Subject[] {
  const problems: Problem[] = [];
  const subjects = readTable(FILE, ['subject', 'words', 'others'], problems).map((row) => ({
    words: new Set(row.text('words').split(' ')),
    others: new Set(row.text('others').split(' ')),
  }));
  if (problems.length > 0) throw new TableError('The list of words of texts that are no job is invalid', problems);
  return subjects;
}

const SUBJECTS = readSubjects();

/** Whether all words of a text are about one subject that is no job: "wife and mother of 2", "algebra 2", "it is raining today". `isFiller` knows the words of every text. */
export function isOtherSubject(key: string, isFiller: (word: string) => boolean): boolean {
  const words = key.split(' ');
  return SUBJECTS.some(
    (subject) =>
      words.some((word) => isIn(subject.words, word)) &&
      words.every((word) => isIn(subject.words, word) || isIn(subject.others, word) || isFiller(word) || NUMBER.test(word)),
  );
}

const isIn = (words: ReadonlySet<string>, word: string): boolean => words.has(word) || words.has(word.replace(/s$/u, ''));
