import { LEVEL_WORDS, SENIORITY_WORDS } from './standing-rules.ts';
import { WordRules, type Standing } from './word-rules.ts';

const RULES = new WordRules([...SENIORITY_WORDS, LEVEL_WORDS]);

/** The seniority and level named by the words of a title. */
export const standingOf = (words: readonly string[]): Standing => RULES.standingOf(words);

/** The level that a word names when it follows other words: "2" for II and 2. */
export function levelOf(word: string): string | undefined {
  const found = RULES.of(word);
  return found?.rule.label === 'level' ? found.value : undefined;
}
