import type { KnownTitles } from './evidence/known-titles.ts';
import type { FullWord } from './evidence/short-words.ts';
import { ABBREVIATIONS } from './abbreviations.ts';
import { RANKING } from './tuning.ts';

/** Words of a longer text are not written in full. */
const MOST_WORDS = 6;

/** The first words of a title in full. */
interface Start {
  readonly words: readonly string[];
  readonly likelihood: number;
}

/**
 * The words of a text in full, if some are cut off or contracted: "sec guard" is a security guard, "gen mgr" a general manager, "pol ofcr" a police officer. The other words show what a
 * short one means: together they are a known title, of several the most frequent one. If the whole text becomes none, its last words may, or its first ones ("night sec guard").
 * Undefined if nothing does.
 */
export function writtenInFull(knownTitles: KnownTitles, words: readonly string[]): readonly string[] | undefined {
  if (words.length > MOST_WORDS || knownTitles.beginnings.countOfBeginning(words.join(' ')) > 0) return undefined;
  const full = words.map((word) => fullWords(knownTitles, word, { isAlone: words.length === 1 }));
  if (full.every(({ length }) => length === 0)) return undefined;
  for (const [from, to] of partsOf(words.length)) {
    const title = likeliestTitle(knownTitles, words.slice(from, to), full.slice(from, to), { isEnd: to === words.length });
    if (title !== undefined) return [...words.slice(0, from), ...title, ...words.slice(to)];
  }
  return undefined;
}

/** Where the parts of a text begin and end that may be a title: the longest first, of two of them the one at the end, which names the job. A single word is no part. */
function partsOf(words: number): (readonly [number, number])[] {
  const shorter = Array.from({ length: Math.max(0, words - 2) }, (_, i) => words - 1 - i);
  return [[0, words], ...shorter.flatMap((length) => [[words - length, words] as const, [0, length] as const])];
}

/** The most frequent known title that words are in full, or, if they are the end of a text, the beginning of such titles ("sec guar"). */
function likeliestTitle(
  knownTitles: KnownTitles,
  typed: readonly string[],
  full: readonly (readonly FullWord[])[],
  { isEnd }: { readonly isEnd: boolean },
): readonly string[] | undefined {
  const { beginnings, spelling } = knownTitles;
  // A part that is not shortened is no title in full.
  if (full.every(({ length }) => length === 0) || beginnings.countOfBeginning(typed.join(' ')) > 0) return undefined;
  let starts: readonly Start[] = [{ words: [], likelihood: 1 }];
  for (const [i, word] of typed.slice(0, -1).entries()) {
    const choices = [...writtenOut(word), ...(full[i] ?? [])];
    starts = continued(starts, word, choices).filter(({ words }) => beginnings.countOfBeginning(`${words.join(' ')} `) > 0);
  }
  const last = typed.at(-1) ?? '';
  const least = leastCount(knownTitles);
  const heaviest = (choices: readonly FullWord[], countOf: (key: string) => number): readonly string[] | undefined => {
    let [best, most]: [readonly string[] | undefined, number] = [undefined, 0];
    for (const { words, likelihood } of continued(starts, last, choices)) {
      const count = countOf(words.join(' '));
      if (count * likelihood <= most) continue;
      // A word that other titles have is meant as it is, unless this one is far more frequent: a mill supervisor is no millwright supervisor.
      const uses = Math.max(...typed.map((word, i) => (word === words[i] || ABBREVIATIONS.has(word) ? 0 : spelling.usesOf(word))));
      if (count >= Math.max(least, uses * RANKING.shortened.ratio)) [best, most] = [words, count * likelihood];
    }
    return best;
  };
  const title = heaviest([...writtenOut(last), ...(full.at(-1) ?? [])], (key) => (knownTitles.isTitle(key) ? beginnings.countOfTitle(key) : 0));
  return title ?? (isEnd ? heaviest(unfinished(last), (key) => beginnings.countOfBeginning(key)) : undefined);
}

/** Each start with the next word as it is, and with each other that it may be. */
const continued = (starts: readonly Start[], word: string, choices: readonly FullWord[]): Start[] =>
  starts.flatMap((start) =>
    [{ word, likelihood: 1 }, ...choices].map((choice) => ({ words: [...start.words, choice.word], likelihood: start.likelihood * choice.likelihood })),
  );

/** How often a title must have been observed; less in a small dataset. */
const leastCount = ({ beginnings }: KnownTitles): number => Math.min(1, beginnings.total / RANKING.fittedObservations) * RANKING.shortened.least;

/** What the abbreviations mean that an unfinished word begins ("mg", of "mgr"). */
const unfinished = (word: string): FullWord[] =>
  word.length < RANKING.shortened.shortestContracted
    ? []
    : [...ABBREVIATIONS].flatMap(([short, long]) => (short.startsWith(word) ? [{ word: long, likelihood: RANKING.shortened.withVowels }] : []));

function writtenOut(word: string): readonly FullWord[] {
  const long = ABBREVIATIONS.get(word);
  return long === undefined ? [] : [{ word: long, likelihood: 1 }];
}

/** What a short word may be in full. A word that many titles have is not short, and an English word can only be cut off. */
function fullWords({ spelling, shortWords }: KnownTitles, short: string, { isAlone }: { readonly isAlone: boolean }): readonly FullWord[] {
  const { ownUses, shortestAlone, leastKept, fewestOmitted } = RANKING.shortened;
  if (spelling.usesOf(short) >= ownUses) return [];
  const isWord = spelling.isWord(short);
  if (!isAlone) return isWord ? shortWords.cutOff(short) : [...shortWords.cutOff(short), ...shortWords.contracted(short)];
  if (isWord || short.length < shortestAlone) return [];
  return shortWords.contracted(short).filter(({ word }) => short.length >= leastKept * word.length && word.length >= short.length + fewestOmitted);
}
