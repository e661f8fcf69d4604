import { wordKey } from '../../text/words.ts';
import type { KnownTitles } from './evidence/known-titles.ts';
import type { Candidate } from './match.ts';
import { isListed } from './no-job/no-job.ts';
import { normalizeTitle } from './normalize.ts';
import type { ParsedTitle } from './parsed-title.ts';
import { RANKING } from './tuning.ts';

/** A known title at the beginning of a text that goes on with words that may be unfinished. */
export interface JobBefore {
  readonly text: string;
  /** How often it was observed. */
  readonly count: number;
}

/** Words after the job that may be unfinished: "nurse part t", "nurse and te". */
const MOST_AFTER = 2;

/** The longest known title that a text begins with, if what follows may be the beginning of anything: noise ("nurse part t"), a place, another job ("waiter/bart"). */
export function jobBefore({ beginnings, spelling }: KnownTitles, { typed: { key } }: Pick<ParsedTitle, 'typed'>): JobBefore | undefined {
  const words = key.split(' ');
  const last = words.at(-1) ?? '';
  const mayGoOn = spelling.shareFinished(last) < 1 || spelling.countBeginning(last) > 0;
  if (!mayGoOn) return undefined;
  for (let length = words.length - 1; length >= Math.max(1, words.length - MOST_AFTER); length--) {
    const text = words.slice(0, length).join(' ');
    const count = beginnings.countOfTitle(text);
    if (count > 0 && !isListed(text) && normalizeTitle(text).core === text) return { text, count };
  }
  return undefined;
}

/** The titles found that have the job with each of its words, and not only similar ones: nobody who types "waiter part t" means a writer. */
export function withJob(found: readonly Candidate[], { text }: JobBefore): readonly Candidate[] {
  const wanted = text.split(' ');
  return found.filter(({ document, isPrefix, isFullTitle }) => {
    if (isPrefix === true || isFullTitle) return true;
    const words = wordKey(document.title).split(' ');
    return wanted.every((word) => words.includes(word));
  });
}

/** How likely a text goes on as one of the titles found, and not with words that do not belong to the job. */
export function shareOfGoingOn(
  { beginnings }: KnownTitles,
  { typed: { key } }: Pick<ParsedTitle, 'typed'>,
  job: JobBefore,
  found: readonly Candidate[],
): number {
  if (found.some(({ isFullTitle }) => isFullTitle)) return 1;
  const begun = beginnings.countOfBeginning(key);
  const going = begun > 0 ? begun : RANKING.otherOrder * found.reduce((sum, { document }) => sum + document.observation_count, 0);
  return going === 0 ? 0 : going / (going + RANKING.besideJob * job.count);
}
