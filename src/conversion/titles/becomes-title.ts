import { SortedTexts } from '../../text/sorted-texts.ts';
import { wordKey } from '../../text/words.ts';
import type { Candidate } from './match.ts';
import { isListed } from './no-job/no-job.ts';
import { isLoneName } from './known-title.ts';
import type { ParsedTitle } from './parsed-title.ts';
import type { Probabilities } from './text-probabilities.ts';
import type { TitleModel } from './title-model.ts';
import { RANKING } from './tuning.ts';
import { seenBeginning } from './unfinished.ts';

/** What completing a half-typed title needs of the title model. */
export type Completing = Pick<TitleModel, 'knownTitles' | 'textProbabilities' | 'codeOfTitle'>;

/** Whether the official title of an occupation begins with a text. Everybody who reads it in a list may type it, however rarely it was observed. */
export const beginsOfficialTitle = ({ codeOfTitle }: Pick<TitleModel, 'codeOfTitle'>, key: string): boolean =>
  key.length > RANKING.shortText && officialTitles(codeOfTitle).hasBeginning(key);

/** The official titles of each state of the data. */
const OFFICIAL_TITLES = new WeakMap<TitleModel['codeOfTitle'], SortedTexts>();
function officialTitles(codeOfTitle: TitleModel['codeOfTitle']): SortedTexts {
  const known = OFFICIAL_TITLES.get(codeOfTitle) ?? new SortedTexts(codeOfTitle.keys());
  OFFICIAL_TITLES.set(codeOfTitle, known);
  return known;
}

/**
 * Whether what the engine found shows that a half-typed title becomes a title: enough observed titles, or an official one, begin with it, or its finished words are words of titles, or may be misspelled ones.
 * Otherwise it needs to be long, and the title that it resembles common.
 */
export function isBeginning(model: Completing, { typed }: ParsedTitle, [best]: readonly Candidate[]): boolean {
  const { knownTitles } = model;
  if (best === undefined || (best.isPrefix !== true && isLoneName(knownTitles, typed.key))) return false;
  const { beginnings, knownWords } = knownTitles;
  const observed = Math.max(beginnings.countOfBeginning(typed.key), best.isPrefix === true ? best.document.observation_count : 0);
  const finished = typed.key.split(' ').slice(0, -1);
  if (finished.length > 0) return observed > 0 || finished.every((word) => word.length >= RANKING.shortestSlip || knownWords.has(word));
  const least = RANKING.leastBeginning[typed.key.length] ?? RANKING.leastLongerBeginning;
  if (observed >= Math.min(least, (beginnings.total * least) / RANKING.fittedObservations) || beginsOfficialTitle(model, typed.key)) return true;
  return typed.key.length >= RANKING.longBeginning && best.document.observation_count >= RANKING.commonBeginning;
}

/**
 * How likely a text is the beginning of a title at all. It may also become, or be, another text ("sofa", "car insurance"): it is the beginning of a title as far as
 * many observed titles begin with it ("registered"). 1 if no other English word begins with its last letters, or if its finished words name a job by themselves. Two or
 * three letters can become anything.
 */
export function shareOfTitles(model: Completing, parsed: ParsedTitle, [best]: readonly Candidate[]): number {
  const { knownTitles, textProbabilities } = model;
  const { typed, titles } = parsed;
  const { key } = typed;
  const { beginnings, spelling, knownWords } = knownTitles;
  if (best?.isFullTitle === true || (parsed.readAs.length === 0 && titles.some((title) => beginnings.countOfTitle(title.key) > 0))) return 1;
  if (key.length <= RANKING.shortText && !key.includes(' ')) return RANKING.shortTyped;
  if (best?.typos !== undefined && best.typos > 0 && !key.includes(' ')) {
    // One typo before the last letter, after which the letters are again those of the title.
    const isTypo = best.typos === 1 && spelling.countBeginning(key) === 0 && beginnings.countOfBeginning(key.slice(0, -1)) === 0;
    return isTypo ? RANKING.typoTyped : RANKING.misspelledTyped;
  }
  const last = key.split(' ').at(-1) ?? '';
  // A single word may be finished, and then it is one that few titles have, if any ("giraffe").
  if (spelling.countBeginning(last) === 0 && key !== last) return 1;
  const finished = key.slice(0, -last.length - 1);
  if (finished !== '' && !isListed(finished) && mostOf(textProbabilities.of(finished)) >= RANKING.resolved) return 1;
  // An unfinished last word may belong to a title with other words before it ("softw dev").
  const least = leastObserved(model, key, best, { goesOn: best?.isPrefix === true || !spelling.isWord(last) });
  const { word: asWord, rareWord, phrase } = RANKING.otherTexts;
  const shareOf = (text: string, word: string): number => {
    const others = spelling.countBeginning(word);
    // A rare word that one of several titles has does not say what the beginning of all of them becomes.
    if (others === 0 && !(knownWords.has(word) && 2 * beginnings.countOfBeginning(text) > beginnings.countOfBeginning(key))) return 1;
    const weight = beginnings.total * (key !== last ? phrase : others === 0 ? rareWord : asWord);
    const observed = Math.max(beginnings.countOfBeginning(text), least);
    // While the word goes on, each letter leaves fewer other words that it can become. A single word that no title has is finished ("astronaut").
    const going = text === word && spelling.isWord(word) && !knownWords.has(word) ? 0 : beginnings.shareGoingOn(text);
    return observed / (observed + weight * (1 - going + going * Math.min(1, others / RANKING.otherTexts.words)));
  };
  const word = wordKey(best?.document.title ?? '').split(' ')[0] ?? '';
  if (key !== last) return shareOf(seenBeginning(knownTitles, parsed) ?? key, last);
  if (!word.startsWith(key)) return shareOf(key, last);
  // Not more likely than when the word is finished ("banana", of "banana ripener").
  return Math.min(
    ...Array.from({ length: word.length - key.length + 1 }, (_, i) => word.slice(0, key.length + i)).map((text) =>
      beginnings.countOfTitle(text) > 0 ? 1 : shareOf(text, text),
    ),
  );
}

/**
 * How often a title was observed, at least, that a text may become: the best one found, if it certainly goes on so. Of one that has the words of a phrase in another order ("police chi", of
 * "chief of police"), less. An official title counts as often as one that people know.
 */
function leastObserved(model: Completing, key: string, best: Candidate | undefined, { goesOn }: { readonly goesOn: boolean }): number {
  const observed = best?.document.observation_count ?? 0;
  if (goesOn) return Math.max(observed, beginsOfficialTitle(model, key) ? RANKING.officialTitle : 0);
  const words = wordKey(best?.document.title ?? '').split(' ');
  const finished = key.split(' ').slice(0, -1);
  return finished.length > 0 && best?.typos === 0 && finished.every((word) => words.includes(word)) ? RANKING.otherOrder * observed : 0;
}

/** The probability of the most probable code of a text; 0 if it names no job. */
export const mostOf = (probabilities: Probabilities): number => probabilities.values().next().value ?? 0;
