import { readReplacements } from '../word-list.ts';
import { wordSpans, type WordSpan } from '../word-spans.ts';
import { MEMORY, type TitleKnowledge } from './evidence/knowledge.ts';
import { normalizeTitle } from './normalize.ts';
import { ACRONYMS, TITLE_SYNONYMS } from './readings.ts';
import { STATE_KEYS } from '../../gazetteer/states.ts';

/** A part of a title that was read as something else than what stands there. */
export interface ReadAs {
  readonly text: string;
  /** What it was taken for; several where nobody can tell which is meant. */
  readonly as: readonly string[];
}

/** A whole title as it is ranked. */
export interface MeantTitle {
  /** Several where an acronym stands for several titles. */
  readonly titles: readonly [string, ...string[]];
  readonly readAs: readonly ReadAs[];
}

/** Words that are not misspelt although no known title has them: abbreviations, and halves of compounds ("co ordinator"). */
const SPELT = new Set([
  ...STATE_KEYS.flatMap((name) => name.split(' ')),
  ...readReplacements('abbreviations.txt').keys(),
  ...[...readReplacements('compounds.txt').keys()].flatMap((words) => words.split(' ')),
]);
/** Words that are known, and hardly ever meant. */
const SLIPS = readReplacements('slips.txt');
/** A word before these ends what names the job ("Director of"), as the last one does. */
const AFTER_HEAD = /[,/(–&]| - |\b(?:of|for|in|at|to|with|and)\b/iu;
/** Halves of a word that was written together or apart. */
const SHORTEST_HALF = 3;

export const asTyped = (title: string): MeantTitle => ({ titles: [title], readAs: [] });

/**
 * What a title means that is not known as it stands: the same without noise, a synonym ("fireman"), an acronym for whole titles ("AE"), words written together
 * or apart ("mail man"), misspelt words. What is known is never changed.
 */
export function meantTitle(knowledge: TitleKnowledge, title: string): MeantTitle {
  const { key, core, ignored } = normalizeTitle(title);
  if (core === '' || isTitle(knowledge, key)) return asTyped(title);
  const { titles, readAs } = meantWithoutNoise(knowledge, withoutParts(title, ignored));
  const { key: read } = normalizeTitle(titles[0]);
  const synonym = isTitle(knowledge, read) ? undefined : TITLE_SYNONYMS.get(read)?.find((other) => isTitle(knowledge, other));
  return synonym === undefined ? { titles, readAs } : { titles: [synonym], readAs };
}

/** Whether a title, or what is left of it without level and seniority, is one that the corpus or O*NET has. */
export function isKnownTitle(knowledge: TitleKnowledge, title: string): boolean {
  const { key, core } = normalizeTitle(title);
  return isTitle(knowledge, key) || isTitle(knowledge, core);
}

/** What normalizeTitle set aside is taken out, and the signs that stood before it. */
function withoutParts(title: string, parts: readonly string[]): string {
  const rest = parts.reduce((text, part) => text.replace(part, ' '), title.normalize('NFKC'));
  return parts.length === 0 ? title : rest.replace(/[\s,;:–—|@/&-]+$/u, '').replace(/^[\s,;:–—|@/&-]+/u, '');
}

function meantWithoutNoise(knowledge: TitleKnowledge, title: string): MeantTitle {
  if (isKnownTitle(knowledge, title)) return asTyped(title);
  const { core } = normalizeTitle(title);
  const words = core.split(' ');
  const mayMeanOther =
    titlesOf(knowledge, core).length > 0 ||
    words.some((word, i) => SLIPS.has(word) || !isSpelt(knowledge, word) || areHalves(knowledge, word, words[i + 1] ?? ''));
  const spans = mayMeanOther ? spansOf(title, words) : [];
  if (spans.length !== words.length) return asTyped(title);

  const [long, ...others] = titlesOf(knowledge, core);
  const [firstSpan, lastSpan] = [spans[0], spans.at(-1)];
  if (long !== undefined && firstSpan !== undefined && lastSpan !== undefined) {
    const [start, end] = [placeOf(firstSpan).start, placeOf(lastSpan).end];
    const writtenOut = (words: string): string => title.slice(0, start) + words + title.slice(end);
    return { titles: [writtenOut(long), ...others.map(writtenOut)], readAs: [{ text: title.slice(start, end), as: [long, ...others] }] };
  }

  let meant = '';
  let at = 0;
  const readAs: ReadAs[] = [];
  for (let i = 0; i < spans.length; i++) {
    const [span, next] = [spans[i], spans[i + 1]];
    if (span === undefined) continue;
    const { start, end } = placeOf(span);
    const between = next === undefined ? '' : title.slice(end, placeOf(next).start);
    if (next !== undefined && isBlank(between) && areHalves(knowledge, span.word, next.word)) {
      replace(start, placeOf(next).end, span.word + next.word);
      i++;
      continue;
    }
    const slip = isTitle(knowledge, `${spans[i - 1]?.word ?? ''} ${span.word}`) ? undefined : SLIPS.get(span.word);
    const other = slip ?? readWord(knowledge, span.word, next === undefined || AFTER_HEAD.test(between));
    if (other !== undefined) replace(start, end, other);
  }
  return { titles: [meant + title.slice(at)], readAs };

  function replace(from: number, to: number, word: string): void {
    meant += title.slice(at, from) + word;
    readAs.push({ text: title.slice(from, to), as: [word] });
    at = to;
  }
}

/** The whole titles that an acronym or the letter of a programming language stands for. */
function titlesOf(knowledge: TitleKnowledge, core: string): readonly string[] {
  const programmer = `${core} programmer`;
  return ACRONYMS.get(core) ?? (core.length === 1 && isTitle(knowledge, programmer) ? [programmer] : []);
}

/** What an unknown word is read as: two words that are a title without the blank, or the word that it misspells. */
function readWord(knowledge: TitleKnowledge, word: string, isLast: boolean): string | undefined {
  if (isSpelt(knowledge, word)) return undefined;
  for (let half = SHORTEST_HALF; half <= word.length - SHORTEST_HALF; half++) {
    const apart = `${word.slice(0, half)} ${word.slice(half)}`;
    if (isTitle(knowledge, apart)) return apart;
  }
  return knowledge.spelling.correct(word, isLast);
}

/** Whether two words are a title or a synonym of one when written together, and none apart. */
function areHalves(knowledge: TitleKnowledge, one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < SHORTEST_HALF || isTitle(knowledge, `${one} ${other}`)) return false;
  return isTitle(knowledge, one + other) || TITLE_SYNONYMS.has(one + other);
}

const isSpelt = ({ knownWords }: TitleKnowledge, word: string): boolean => knownWords.has(word) || SPELT.has(word);

/** Where the words of the core stand in the title. */
function spansOf(title: string, core: readonly string[]): WordSpan[] {
  const found: WordSpan[] = [];
  for (const span of wordSpans(title)) if (span.word === core[found.length]) found.push(span);
  return found;
}

function placeOf({ letters }: WordSpan): { start: number; end: number } {
  return { start: letters[0]?.[0] ?? 0, end: letters.at(-1)?.[1] ?? 0 };
}

const isBlank = (between: string): boolean => /^[\s-]+$/u.test(between);

/** Whether the corpus or O*NET has a title; observed ones hold every slip of the pen. */
function isTitle({ byKey, titles }: Pick<TitleKnowledge, 'byKey' | 'titles'>, key: string): boolean {
  return byKey.get(key)?.some((index) => titles[index]?.source !== MEMORY) === true;
}
