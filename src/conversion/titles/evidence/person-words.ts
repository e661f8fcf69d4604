import { isPersonWord } from '../parsing/word-kinds.ts';
import type { KnownTitles } from './known-titles.ts';

/** Known titles that the limits here and in no-job.ts were chosen with. */
export const FITTED_TITLES = 87_000;
/** A word of so many titles is judged by its part in them. */
const ENOUGH_PERSONS = 3;
const PERSONS_AS_HEAD = 0.3;

/** Whether a word is one for a person: it names the job of known titles, or it looks like one, and is not only used otherwise ("mirror installer"). */
export function isPerson({ spelling, titles }: KnownTitles, word: string): boolean {
  const forms = [word, word.replace(/s$/u, ''), word.replace(/ies$/u, 'y')];
  const scale = titles.length / FITTED_TITLES;
  const used = forms.filter((form) => spelling.usesOf(form) >= Math.max(1, ENOUGH_PERSONS * scale));
  if (used.length > 0) return used.some((form) => spelling.shareAsHead(form) >= PERSONS_AS_HEAD);
  const rare = forms.filter((form) => spelling.usesOf(form) > 0);
  return isPersonWord(word) && (rare.length === 0 || rare.some((form) => spelling.shareAsHead(form) > 0));
}
