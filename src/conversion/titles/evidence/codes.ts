import { standingOf } from '../parsing/standing.ts';
import { RANKING } from '../tuning.ts';
import type { Prevalence } from './employment.ts';
import type { Ranking } from './fusion.ts';
import { MEMORY, type KnownTitles } from './known-titles.ts';
import { voteOf } from './similar-titles.ts';
import type { AskedTitle } from './tokens.ts';

/** An O*NET code with its part of the probability of its 6-digit occupation. */
export interface RankedCode {
  readonly code: string;
  readonly probability: number;
  /** Returns the index of the most similar known title of the code; -1 if there is none. Most codes are not shown, so it is looked for only when asked. */
  matched(): number;
  /** Whether the full title is a known title of this occupation. */
  readonly isFullTitle: boolean;
}

/** Weight of a title that equals the question, or its words without noise. */
const EXACT = 1;
/** Similarities that differ by less are equal: the difference comes from the order of addition. */
const SAME = 1e-9;

/**
 * Splits the probability of each 6-digit occupation among its O*NET codes, and orders the codes by probability. Each code counts by the known titles that
 * name it (those equal to the question, then similar ones), and by what the dataset's companies employ in the context.
 */
export function rankCodes(knownTitles: KnownTitles, { tokens, groups, weighed }: Ranking, prevalences: readonly Prevalence[] = []): RankedCode[] {
  const employed = (code: number): number =>
    prevalences.reduce((product, { part, ofCodes }) => product * (ofCodes[code] ?? 1) ** RANKING.prevalence.power[part], 1);
  const { titles } = knownTitles;
  const votes = new Map<number, number>();
  const voters: { readonly code: number; readonly index: number; readonly similarity: number }[] = [];
  const vote = (index: number, weight: number, similarity: number): void => {
    const code = titles.codes[index] ?? -1;
    if (code < 0) return;
    votes.set(code, (votes.get(code) ?? 0) + weight);
    voters.push({ code, index, similarity });
  };
  const fullTitles = new Set<number>();
  const exact = [...(knownTitles.byKey.get(tokens.key) ?? []), ...(knownTitles.byCore.get(tokens.core) ?? [])].filter(
    (index) => titles.sources[index] !== MEMORY,
  );
  for (const index of new Set(exact)) {
    vote(index, EXACT, 2);
    if (!tokens.hasAside || titles.keyOf(index) === tokens.key) fullTitles.add(titles.codes[index] ?? -1);
  }
  for (const list of weighed.nearest) for (const { index, similarity } of list) vote(index, voteOf(similarity), similarity);
  let isPlainer: ReturnType<typeof plainerThan> | undefined;
  const nearest = (code: number): number => {
    isPlainer ??= plainerThan(knownTitles, tokens);
    let [best, most] = [-1, -1];
    for (const voter of voters) {
      if (voter.code !== code) continue;
      const isNearer = voter.similarity > most + SAME || (voter.similarity > most - SAME && isPlainer(voter.index, best));
      if (isNearer) [best, most] = [voter.index, voter.similarity];
    }
    return best;
  };

  const weightOf = (code: number): number => {
    const prior = knownTitles.codes[code]?.endsWith('.00') === true ? RANKING.codePrior.general : RANKING.codePrior.special;
    return (((votes.get(code) ?? 0) + prior) * employed(code)) ** RANKING.codePower;
  };
  const ranked: RankedCode[] = [];
  for (const { group, probability } of groups) {
    const codes = knownTitles.codesOfGroup[group] ?? [];
    let all = 0;
    for (const code of codes) all += weightOf(code);
    for (const code of codes)
      ranked.push(new CodeOfGroup(code, knownTitles.codes[code] ?? '', (probability * weightOf(code)) / all, fullTitles.has(code), nearest));
  }
  return ranked.sort((a, b) => b.probability - a.probability || (a.code < b.code ? -1 : 1));
}

/** A class, because a closure for each of a hundred codes of a title would be a tenth of what ranking allocates. */
class CodeOfGroup implements RankedCode {
  constructor(
    private readonly index: number,
    readonly code: string,
    readonly probability: number,
    // Positional, as a second object for each code would cost what the class saves.
    // eslint-disable-next-line house/named-booleans
    readonly isFullTitle: boolean,
    private readonly nearest: (code: number) => number,
  ) {}

  matched(): number {
    return this.nearest(this.index);
  }
}

/** Returns whether one known title is plainer than another: it agrees better with the level that was asked for, is written out, or has fewer words. */
function plainerThan({ titles }: KnownTitles, tokens: AskedTitle): (index: number, before: number) => boolean {
  const asked = standingOf(tokens.key.split(' '));
  const wordsIn = (index: number): string[] => titles.keyOf(index).split(' ');
  /** How well the level of a known title agrees with the question: same words (3), same level (2), no level (1), another level (0). */
  const agreement = (words: readonly string[]): number => {
    if (words.join(' ') === tokens.key) return 3;
    const { seniority, level } = standingOf(words);
    if (seniority === asked.seniority && level === asked.level) return 2;
    return (seniority === null || seniority === asked.seniority) && (level === null || level === asked.level) ? 1 : 0;
  };
  /** Not an abbreviation of what was asked for ("SWE"). */
  const isWrittenOut = (words: readonly string[]): boolean => words.join(' ') === tokens.core;
  return (index, before) => {
    const [words, others] = [wordsIn(index), wordsIn(before)];
    const more = agreement(words) - agreement(others) || Number(isWrittenOut(words)) - Number(isWrittenOut(others));
    return more > 0 || (more === 0 && words.length < others.length);
  };
}
