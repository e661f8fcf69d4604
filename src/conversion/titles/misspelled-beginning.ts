import { allowedEdits } from '../edits.ts';
import type { KnownTitles } from './evidence/known-titles.ts';
import { LETTERS_ONLY } from './evidence/packed-spelling.ts';
import { likelihood } from './near-title.ts';
import { isLoneName } from './known-title.ts';
import type { ParsedTitle } from './parsed-title.ts';
import { RANKING } from './tuning.ts';
import { lastWord } from './unfinished.ts';

/** What a half-typed text is without the typo in its last word. */
interface WithoutTypo {
  readonly text: string;
  /** How often titles that begin so were observed, less for typos that are rarer than an omitted letter. */
  readonly count: number;
}

/** A half-typed text that is read as the beginning of titles with a typo. */
export interface MisspelledBeginning {
  readonly text: string;
  /** How likely it is that, and not the beginning of another text. */
  readonly share: number;
}

/**
 * What a half-typed text begins without the typo in its last word ("sofw", of "software"; "restur", of "restaurant"): the beginning that most observed titles have. Undefined if titles begin with the text as it is, if its last word is
 * short or a word, if the text is rather a misspelled title that is finished ("nurze"), or if titles that begin so are rarer than other texts.
 */
export function misspelledBeginning(
  knownTitles: KnownTitles,
  { typed: { key }, titles }: Pick<ParsedTitle, 'typed' | 'titles'>,
): MisspelledBeginning | undefined {
  const { beginnings, spelling } = knownTitles;
  const last = lastWord(key);
  const isPhrase = key.includes(' ');
  const typedCount = beginnings.countOfBeginning(key);
  if (isLoneName(knownTitles, key) || !mayBeMisspelled(knownTitles, last)) return undefined;
  const { word, rareWord, phrase, words } = RANKING.otherTexts;
  // Titles that hardly anybody has do not say that the word is right ("mainta", of "maintainer").
  if (typedCount > (isPhrase ? 0 : RANKING.leastShare * word * beginnings.total)) return undefined;
  const found = mostLikely(knownTitles, key);
  if (found === undefined || RANKING.typos * found.count <= typedCount) return undefined;
  const finished = titles.reduce((sum, title) => sum + finishedCount(knownTitles, key, title.key), 0);
  if (found.count * beginnings.shareGoingOn(found.text) <= finished) return undefined;
  const ofWord = Math.max(rareWord, word * (key.length <= RANKING.misspelled.short ? 1 : Math.min(1, spelling.countBeginning(last) / words)));
  const others = beginnings.total * (isPhrase ? phrase : ofWord);
  const share = (RANKING.typos * found.count) / (RANKING.typos * found.count + others);
  // A text that is read as a title otherwise is rather this beginning, however likely it is.
  return share < RANKING.misspelled.least && finished === 0 ? undefined : { text: found.text, share: isPhrase ? share : Math.min(share, RANKING.typoTyped) };
}

/** How often a text was observed that is another one, finished and misspelled: that title, or all titles with that single word ("gaurd"). */
function finishedCount({ beginnings, spelling }: KnownTitles, key: string, meant: string): number {
  if (meant === key) return 0;
  const count = meant.includes(' ') ? beginnings.countOfTitle(meant) : spelling.shareFinished(meant) * spelling.observationsWith(meant);
  return likelihood(key, meant) * count;
}

/** Whether a word is long enough to have a typo, and no word. */
const mayBeMisspelled = ({ spelling }: KnownTitles, word: string): boolean => allowedEdits(word) > 0 && LETTERS_ONLY.test(word) && !spelling.isWord(word);

/** The beginning of titles that a text is with one typo in its last word. */
function mostLikely({ beginnings }: KnownTitles, key: string): WithoutTypo | undefined {
  const last = lastWord(key);
  const before = key.slice(0, key.length - last.length);
  let best: WithoutTypo | undefined;
  for (const { text, likelihood: ofTypo } of withoutOneTypo(last)) {
    const count = ofTypo * beginnings.countOfBeginning(before + text);
    if (count > (best?.count ?? 0)) best = { text: before + text, count };
  }
  return best;
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** What a word can be without one typo behind its first letter, and how likely each is, relative to a letter that was omitted, doubled, or swapped. */
function* withoutOneTypo(word: string): Generator<{ readonly text: string; readonly likelihood: number }> {
  const { otherLetter } = RANKING.nearTitle;
  for (let at = 1; at < word.length; at++) {
    const [before, letter, next, after] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1), word.slice(at + 1)];
    yield { text: before + after, likelihood: letter === before.at(-1) ? 1 : otherLetter };
    if (next !== '') yield { text: before + next + letter + after.slice(1), likelihood: 1 };
    for (const other of ALPHABET) {
      yield { text: before + other + letter + after, likelihood: 1 };
      yield { text: before + other + after, likelihood: otherLetter };
    }
  }
}
