import type { Lexicon } from './lexicon.ts';
import type { Word } from './words/word.ts';

/** British endings, and the American ones. Verbs ("recognise") are not among them: without them, the nouns of the question count. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/mme(?=s?$)/u, 'm'],
  [/our(?=(?:s|ed|ing|al|ite|ful)?$)/u, 'or'],
  [/re(?=s?$)/u, 'er'],
  [/ence(?=s?$)/u, 'ense'],
  [/ium(?=s?$)/u, 'um'],
  [/ogue(?=s?$)/u, 'og'],
  [/lment(?=s?$)/u, 'llment'],
  [/ll(?=(?:ed|ing|er|ers|ery)$)/u, 'l'],
];

/** "Programme", "aluminium": the American spelling of a word that only the British one of is unknown. */
export function americanSpelling({ kind, text, key }: Word, { isEnglish }: Pick<Lexicon, 'isEnglish'>): string | undefined {
  if (kind !== 'word' || text !== text.toLowerCase() || isEnglish(key)) return undefined;
  return ENDINGS.filter(([british]) => british.test(key))
    .map(([british, american]) => key.replace(british, american))
    .find(isEnglish);
}
