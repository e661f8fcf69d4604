import { setImmediate as nextTurn } from 'node:timers/promises';
import { startsOf } from '../../packed/lists.ts';
import { packStrings } from '../../packed/string-table.ts';
import { afterTheWord, leastOnTheWay, wayTo } from './completions.ts';
import type { TrainingProgress } from './evidence/classifier.ts';
import { MEMORY, type KnownTitles } from './evidence/known-titles.ts';
import { rankText, type PackedProbabilities, type Probabilities } from './text-probabilities.ts';
import { RANKING } from './tuning.ts';

/**
 * Ranks the texts that the most frequent beginnings of titles lead to, in small steps, so that other work can run in between. Deterministic. The indexer does it, so
 * that nobody who types waits for it.
 */
export async function trainTextProbabilities(knownTitles: KnownTitles, progress: TrainingProgress = () => undefined): Promise<PackedProbabilities> {
  const ranked = new Map<string, Probabilities>();
  const rankOnce = (text: string): Probabilities => {
    const found = ranked.get(text) ?? rankText(knownTitles, text);
    ranked.set(text, found);
    return found;
  };
  const completions = [...frequentCompletions(knownTitles)];
  for (const [i, { typed, title }] of completions.entries()) {
    const before = ranked.size;
    // What a completion asks for, whichever of its titles turns out to be the best one.
    afterTheWord(rankOnce, typed, title);
    leastOnTheWay(knownTitles, rankOnce, typed, { title: wayTo(typed, title), code: '', now: 1 });
    progress(i + 1, completions.length);
    if (ranked.size > before) await nextTurn();
  }
  return packTextProbabilities(ranked, knownTitles.codes);
}

/** Packs the probabilities of texts. */
export function packTextProbabilities(ranked: ReadonlyMap<string, Probabilities>, codes: readonly string[]): PackedProbabilities {
  const lists = [...ranked.values()];
  const codeIndex = new Map(codes.map((code, i) => [code, i]));
  return {
    texts: packStrings([...ranked.keys()]),
    starts: startsOf(lists.map(({ size }) => size)),
    codes: Uint16Array.from(lists.flatMap((list) => [...list.keys()].map((code) => codeIndex.get(code) ?? 0))),
    probabilities: Float64Array.from(lists.flatMap((list) => [...list.values()])),
  };
}

interface Completion {
  readonly typed: string;
  readonly title: string;
}

/**
 * The frequent beginnings of titles, each with the most observed title of each of its most observed occupations, as typeahead ranks them. A beginning is frequent if the
 * titles with it are; the beginning of a later word, if one title with it is.
 */
function* frequentCompletions({ titles, beginnings }: KnownTitles): Generator<Completion> {
  const least = RANKING.frequentBeginning * beginnings.total;
  const totals = new Map<string, number>();
  const isFrequent = (beginning: string): boolean => {
    const total = totals.get(beginning) ?? beginnings.countOfBeginning(beginning);
    totals.set(beginning, total);
    return total >= least;
  };
  const codesOf = new Map<string, Set<number>>();
  /** Whether a title with this code is shown for a beginning, after those that are observed more. */
  const isShown = (beginning: string, code: number): boolean => {
    const codes = codesOf.get(beginning) ?? new Set();
    codesOf.set(beginning, codes);
    if (codes.has(code) || codes.size === RANKING.rankedCompletions) return false;
    codes.add(code);
    return true;
  };
  for (const index of byObservations(titles)) {
    const { title = '', key = '', code = -1, count = 0 } = titles.at(index) ?? {};
    for (let length = 1; length <= key.length; length++) {
      const typed = key.slice(0, length);
      if (!isFrequent(typed)) break;
      if (!typed.endsWith(' ') && isShown(typed, code)) yield { typed, title };
    }
    if (count < least) continue;
    for (const word of key.split(' ').slice(1)) {
      for (let length = 1; length <= word.length; length++) if (isShown(word.slice(0, length), code)) yield { typed: word.slice(0, length), title };
    }
  }
}

/** The titles of the corpus and of O*NET, the most observed first. */
function byObservations({ length, counts, sources }: KnownTitles['titles']): number[] {
  return Array.from({ length }, (_, index) => index)
    .filter((index) => sources[index] !== MEMORY)
    .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b);
}
