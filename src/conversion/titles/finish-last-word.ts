import { isPerson } from './evidence/person-words.ts';
import type { NormalizedTitle } from './normalize.ts';
import type { Naming } from './no-job/thing-named.ts';
import { lastWord } from './unfinished.ts';

/** Fewer letters begin too many words. */
const SHORTEST_BEGUN = 4;
/** Share of the titles with a word for a person that begins so in which it is the same word. */
const LEAST_SHARE = 0.6;

/**
 * A phrase that begins no title, with its last word finished: the word for a person that its letters mostly begin ("marble sculpt": marble sculptor). Undefined if they
 * begin no such word, or several, or after an employer ("Microsoft Corp").
 */
export function withLastWordFinished({ knownTitles, employers }: Naming, { key }: Pick<NormalizedTitle, 'key'>): string | undefined {
  const last = lastWord(key);
  if (last === key || last.length < SHORTEST_BEGUN || employers.has(key.slice(0, -last.length - 1))) return undefined;
  const { spelling } = knownTitles;
  const persons = spelling.usualBeginning(last).filter((word) => word.length > last.length && isPerson(knownTitles, word));
  // A plural is the same word.
  const singular = persons.filter((word) => !persons.includes(word.replace(/s$/u, '')) || !word.endsWith('s'));
  const all = singular.reduce((sum, word) => sum + spelling.usesOf(word), 0);
  const [most] = singular.sort((a, b) => spelling.usesOf(b) - spelling.usesOf(a));
  return most === undefined || spelling.usesOf(most) < LEAST_SHARE * all ? undefined : key.slice(0, -last.length) + most;
}
