import { isPersonWord } from '../parsing/word-kinds.ts';
import { RANKING } from '../tuning.ts';
import type { KnownTitles } from './known-titles.ts';

/** Whether a word is one for a person: it names the job of known titles, or it looks like one, and is not only used otherwise ("mirror installer"). */
export function isPerson({ spelling, titles }: KnownTitles, word: string): boolean {
  const forms = [word, word.replace(/s$/u, ''), word.replace(/ies$/u, 'y')];
  const scale = titles.length / RANKING.fittedTitles;
  const used = forms.filter((form) => spelling.usesOf(form) >= Math.max(1, RANKING.person.titles * scale));
  if (used.length > 0) return used.some((form) => spelling.shareAsHead(form) >= RANKING.person.asHead);
  const rare = forms.filter((form) => spelling.usesOf(form) > 0);
  return isPersonWord(word) && (rare.length === 0 || rare.some((form) => spelling.shareAsHead(form) > 0));
}
