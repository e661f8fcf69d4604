import { gazetteer } from '../../gazetteer/current-gazetteer.ts';
import { readWordList } from '../word-list.ts';
import { isLegalForm } from './name-key.ts';

const SITES = new Set(readWordList('site-words.txt'));

/** Words of a text, mostly at its end, that say only where or which part of an employer is meant: "walmart [store 1234 houston tx]". Never the first word. */
export function contextWords(words: readonly string[]): ReadonlySet<number> {
  // A legal form is ignored in the middle, too: "walsh group chicago".
  const context = new Set([...words.keys()].filter((i) => i > 0 && isLegalForm(words[i] ?? '')));
  let end = words.length;
  while (end > 1) {
    const length = contextLength(words, end);
    // "T-Mobile" is not T in Mobile: a single letter is not enough for a name.
    if (length === 0 || words.slice(0, end - length).join('').length < 2) break;
    for (let i = end - length; i < end; i++) context.add(i);
    end -= length;
  }
  return context;
}

/** How many words before `end` are a place, a number, a word for a site, or a legal form; 0 when none. */
function contextLength(words: readonly string[], end: number): number {
  const { names, longestName } = gazetteer();
  for (let length = Math.min(longestName, end - 1); length > 0; length--) {
    if (names.has(words.slice(end - length, end).join(' '))) return length;
  }
  const last = words[end - 1] ?? '';
  return SITES.has(last) || isLegalForm(last) || /\d/u.test(last) ? 1 : 0;
}
