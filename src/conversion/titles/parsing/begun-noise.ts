import { wordsOf } from '../../../text/words.ts';
import { EMPLOYMENT_RULES } from './employment-rules.ts';
import type { TitleLabel } from './rule.ts';

/** Noise that people write after a job. */
const AFTER_JOB: ReadonlySet<TitleLabel> = new Set<TitleLabel>(['employment_type', 'shift', 'workplace', 'hours']);

/** The noise of several words in the examples of the rules: "part time", "work from home". */
const PHRASES: readonly string[] = EMPLOYMENT_RULES.flatMap((rule) => ('together' in rule ? rule.together : [rule]))
  .filter(({ label }) => AFTER_JOB.has(label))
  .flatMap(({ examples }) => examples.map(([, found]) => wordsOf(found)))
  .filter((words) => words.length > 1)
  .map((words) => words.join(' '));

/** Whether a word begins noise that goes on with another word: "part", of "part time". */
export const beginsNoise = (word: string): boolean => PHRASES.some((phrase) => phrase.startsWith(`${word} `));
