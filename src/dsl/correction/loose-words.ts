import { NOISE, type Noun } from './connectives.ts';
import { wordTable } from '../../text/word-table.ts';

export const NOISE_WORDS = wordTable<true>(Object.fromEntries(NOISE.map((word) => [word, true])));
/** Signs that end or join commands in other languages. */
export const MARKS = [';', '|', '?', '!', '$', '*'];
/** They compute a value, which no query does. */
export const AGGREGATES = ['distinct', 'avg', 'sum', 'min', 'max', 'median'];
/** A diagram in words, and FORMAT with a sign. */
export const DIAGRAM = wordTable<true>(
  Object.fromEntries(
    ['mermaid', 'as mermaid', 'in mermaid', 'to mermaid', 'format = mermaid', 'format : mermaid', 'format as mermaid', 'as diagram', 'diagram'].map(
      (phrase) => [phrase, true],
    ),
  ),
);
export const LEVELS = wordTable<string>({ platinum: 'Platinum', gold: 'Gold', ranked: 'Ranked', badged: 'Ranked' });
const METROS = ['metros', 'metro', 'metro areas', 'metro area', 'msas', 'msa', 'cities', 'city', 'markets', 'metropolitan areas'];
export const SIZES = wordTable<string>(
  Object.fromEntries(
    METROS.flatMap((metros) => [
      ...['large', 'big', 'major'].map((size): [string, string] => [`${size} ${metros}`, 'Large']),
      ...['small', 'smaller', 'medium', 'small medium'].map((size): [string, string] => [`${size} ${metros}`, 'Small/Medium']),
    ]),
  ),
);
export const FLAGS = wordTable<true>({ top10: true, 'top10 only': true, 'top 10 only': true });
export const LONGEST_NAME = 5;
/** Subjects for one thing: the value after them is its name. */
export const NAMED_BY = wordTable<Noun>({
  company: 'company',
  employer: 'company',
  occupation: 'occupation',
  job: 'occupation',
  cluster: 'cluster',
});
