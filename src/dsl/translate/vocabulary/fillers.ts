import { groupedWords } from '../../../language/grouped-words.ts';
import type { Phrases } from '../../../language/phrases.ts';
import { readSoundTable } from '../../../tables/read-table.ts';
import type { Sense, Topic } from '../senses.ts';

type Phrase = readonly [Sense, Phrases];

/** Of these classes, a word can begin a job title: "data analyst". */
const NOUNS: readonly string[] = ['nouns', 'data', 'scope'];
const ASIDES = new URL('../../../../mappings/language/asides.tsv', import.meta.url);

const classesOf = (file: string): readonly (readonly [string, Phrases])[] =>
  [...groupedWords(file, 'class', 'phrases')].map(([name, phrases]) => [name, phrases.join('|')]);

/** Words that say what no query does: that something is to change (`write`), and what the data does not have (`elsewhere`). */
export const refusedWords = (): readonly Phrase[] =>
  classesOf('refused-words.tsv').map(([name, phrases]) => [{ kind: name === 'write' ? 'write' : 'elsewhere' }, phrases]);

/** Words without a meaning for the query, by class. Anything else is reported. */
export const fillers = (): readonly Phrase[] =>
  classesOf('fillers.tsv').map(([name, phrases]) => [{ kind: 'skip', ...(NOUNS.includes(name) ? { isNoun: true } : {}) }, phrases]);

/** After all other phrases, which count before them. */
export const lateFillers = (): readonly Phrase[] => classesOf('late-fillers.tsv').map(([, phrases]) => [{ kind: 'skip' }, phrases]);

/** Words that say nothing more in questions about some topics. Anywhere else, leaving them out would change the question. */
export const asides = (): readonly Phrase[] =>
  readSoundTable(ASIDES, ['topics', 'about', 'phrases']).map((row) => {
    // The test of the vocabulary knows the topics.
    const of = row.text('topics').split(', ') as Topic[];
    return [{ kind: 'aside', either: [{ of, ...(row.get('about') === 'role' ? { isAboutRole: true } : {}) }] }, row.list('phrases').join('|')];
  });
