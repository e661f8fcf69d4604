import { subjectsOf } from '../dsl/meanings/known-phrases.ts';
import { phraseKey } from '../dsl/meanings/reader.ts';

/** The word of a path that another one means, by the names of subjects that the query language corrects: "wages" for "salary", "occupations" for "jobs". */
export function pathWordMeant(word: string, valid: readonly string[]): string | undefined {
  const subjects = subjectsOf(phraseKey(word)).map(phraseKey);
  return valid.find((one) => subjects.includes(phraseKey(one)));
}
