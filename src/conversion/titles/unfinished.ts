import { edits } from '../edits.ts';
import { isPerson } from './evidence/person-words.ts';
import type { KnownTitles } from './evidence/known-titles.ts';
import type { Spelling } from './evidence/spelling.ts';
import { ABBREVIATIONS } from './abbreviations.ts';
import { isListed } from './no-job/no-job.ts';
import { isKnownTitle } from './known-title.ts';
import type { ParsedTitle } from './parsed-title.ts';
import { ACRONYMS } from './title-variants.ts';
import { RANKING } from './tuning.ts';

/**
 * How likely the last word of a typed title is unfinished, 0 to 1: the share of known titles with this beginning in which the word goes on, by how often they were
 * observed. 0 for a title that is known. 1 if the last word is no word at all, and begins one. A misspelled last word
 * with which no word begins ("team leeder") is finished as far as the word that it is read as.
 */
export function unfinishedShare(knownTitles: KnownTitles, parsed: ParsedTitle): number {
  const { typed, titles, readAs } = parsed;
  const { beginnings, knownWords, spelling } = knownTitles;
  // A word for a standing is finished, although other words begin with its letters ("intern").
  const isStanding = typed.seniority !== null && !typed.key.includes(' ');
  if (!/\p{L}/u.test(typed.text) || isListed(typed.key) || isStanding) return 0;
  // A corrected title is a guess: "electricia" is more likely on its way than misspelled.
  const known = titles.filter((title) => isKnownTitle(knownTitles, title) || isKnownTitle(knownTitles, { key: title.expanded, core: title.expanded }));
  if (known.length > 0 && (readAs.length === 0 || ACRONYMS.has(typed.core))) return 0;
  const goingOnAsTyped = beginnings.shareGoingOn(typed.key);
  // A title that the text only begins is what it becomes ("database admin"), and no other reading of it.
  if (known.length > 0 && goingOnAsTyped > 0 && known.every(({ key }) => key.startsWith(typed.key))) return certain(goingOnAsTyped);
  const going = beginnings.countOfBeginning(typed.key) * goingOnAsTyped;
  const meant = (readAs.length > 0 ? RANKING.typos : 1) * known.reduce((sum, { key }) => sum + beginnings.countOfTitle(key), 0);
  if (known.length > 0) return certain(going / Math.max(1, going + meant));
  const text = isMisspelled(spelling, lastWord(typed.key), lastWord(titles[0].key)) ? titles[0].key : typed.key;
  const last = lastWord(text);
  // An abbreviation with which no word begins is finished: "asst mgr" is an assistant manager.
  if (!knownWords.has(last)) return ABBREVIATIONS.has(last) && beginsNoWord(spelling, last) ? certain(beginnings.shareGoingOn(titles[0].expanded)) : 1;
  if (isFinishedPerson(knownTitles, last)) return 0;
  const goingOn = beginnings.shareGoingOn(seenBeginning(knownTitles, parsed) ?? text);
  // A "tech" is a technician as likely as somebody who goes on with "technical".
  if (last === text && last.length > RANKING.shortText && isFinishedPerson(knownTitles, ABBREVIATIONS.get(last) ?? ''))
    return certain(goingOn * RANKING.abbreviated);
  // A word that ends titles rather than beginning them is finished, although the titles that begin with its letters go on: "intern", "supervisor".
  const endsTitles = last === text && spelling.shareAtEnd(last) >= RANKING.mostlyLast;
  return certain(endsTitles ? Math.min(goingOn, 1 - spelling.shareFinished(last)) : goingOn);
}

/** Whether a word is one for a person ("guard", "dealer"), and rather that than the beginning of a longer word. Such a text is a whole title, also if no known title is called so. */
const isFinishedPerson = (knownTitles: KnownTitles, word: string): boolean =>
  isPerson(knownTitles, word) && knownTitles.spelling.shareFinished(word) >= 1 - RANKING.likelyUnfinished;

export const lastWord = (text: string): string => text.slice(text.lastIndexOf(' ') + 1);

/** Whether a word is another one with a typo, and no word begins with its letters. With two typos, it may as well be the beginning of a longer one ("maintanen"). */
const isMisspelled = (spelling: Spelling, word: string, meant: string): boolean =>
  !spelling.isWord(word) && beginsNoWord(spelling, word) && edits(word, meant) === 1;

const beginsNoWord = (spelling: Spelling, word: string): boolean => spelling.shareFinished(word) === 1 && spelling.countBeginning(word) === 0;

/**
 * A beginning as titles have it: as typed, or else with its typos corrected ("secruity guar"), or after as few words as possible were left out at its front ("welfare eligibility
 * work", of "eligibility worker"). Undefined if no title begins like this.
 */
export function seenBeginning({ beginnings, spelling }: KnownTitles, { typed, titles }: Pick<ParsedTitle, 'typed' | 'titles'>): string | undefined {
  // A text with a typo may be corrected only as a whole, but its last word is not finished.
  const last = lastWord(typed.key);
  const texts = [typed.key, ...withWordsCorrected(spelling, typed.key), ...titles.map(({ key }) => key)];
  // "Lead psych tech" is finished, although "psych tech" begins "psych technician".
  const mayGoOn = spelling.shareAtEnd(last) < RANKING.rarelyLast;
  return [...texts, ...(mayGoOn ? texts.flatMap(phrasesAtEnd) : [])].find((text) => beginnings.countOfBeginning(text) > 0);
}

/** A text with the typos in its finished words corrected: with its abbreviations as they are, and written out ("asst manag"). */
export function withWordsCorrected(spelling: Spelling, key: string): string[] {
  const corrected = (word: string): string => spelling.correct(word, { isLast: false }) ?? word;
  const readings = [
    (word: string): string => (ABBREVIATIONS.has(word) ? word : corrected(word)),
    (word: string): string => ABBREVIATIONS.get(word) ?? corrected(word),
  ];
  const finished = key.split(' ').slice(0, -1);
  return readings.map((read) => [...finished.map(read), lastWord(key)].join(' '));
}

/** "b c d" and "c d" of "a b c d". */
function phrasesAtEnd(text: string): string[] {
  const words = text.split(' ');
  return words.slice(1, -1).map((_, i) => words.slice(i + 1).join(' '));
}

/** A share, or 0 or 1 if it is hardly anything else. */
export const certain = (share: number): number => (share < RANKING.leastShare ? 0 : share > 1 - RANKING.leastShare ? 1 : share);
