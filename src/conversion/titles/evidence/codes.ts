import { standingOf } from '../normalize.ts';
import { RANKING } from '../tuning.ts';
import type { Prevalence } from './employment.ts';
import { voteOf } from './features.ts';
import type { Ranking } from './fusion.ts';
import { MEMORY, type TitleKnowledge } from './knowledge.ts';

/** An O*NET code with its part of the probability of its 6-digit occupation. */
export interface RankedCode {
  readonly code: string;
  /** Orders the codes: the best code of each 6-digit occupation has the probability of that. */
  readonly score: number;
  readonly probability: number;
  /** The known title that speaks most for it; undefined when only other evidence does. */
  readonly matchedTitle: string | undefined;
  readonly observations: number;
  /** Whether the whole title is known as this occupation's. */
  readonly whole: boolean;
}

/** What a code counts before any title speaks for it: ".00" is the occupation in general, the others are specialities of it. */
const GENERAL = 0.2;
const SPECIAL = 0.04;
const EXACT = 1;
/** Similarities nearer than this are the same, however they were added up. */
const SAME = 1e-9;

/**
 * Spreads the probabilities of 6-digit occupations over their O*NET codes, by the known titles that name a code: those equal to the question, then
 * similar ones, and by what the dataset's companies employ in the context. Labels and most observations know 6 digits only, so that the order of the 6-digit
 * occupations is never changed by it.
 */
export function rankCodes(knowledge: TitleKnowledge, { tokens, groups, weighed }: Ranking, prevalences: readonly Prevalence[] = []): RankedCode[] {
  const employed = (code: number): number =>
    prevalences.reduce((product, { part, ofCodes }) => product * (ofCodes[code] ?? 1) ** RANKING.prevalence.power[part], 1);
  const votes = new Map<number, number>();
  const best = new Map<number, { similarity: number; index: number }>();
  const vote = (index: number, weight: number, similarity: number): void => {
    const title = knowledge.titles[index];
    if (title === undefined || title.code < 0) return;
    votes.set(title.code, (votes.get(title.code) ?? 0) + weight);
    const { similarity: most, index: before } = best.get(title.code) ?? { similarity: -1, index: -1 };
    const isNearer = similarity > most + SAME || (similarity > most - SAME && isPlainer(index, before));
    if (isNearer) best.set(title.code, { similarity, index });
  };
  const asked = standingOf(tokens.key.split(' '));
  const wordsIn = (index: number): string[] => knowledge.titles[index]?.tokens.key.split(' ') ?? [];
  /** How well a known title says the level that was asked for: the same words, the same level, no level, another one. */
  const agreement = (words: readonly string[]): number => {
    if (words.join(' ') === tokens.key) return 3;
    const { seniority, level } = standingOf(words);
    if (seniority === asked.seniority && level === asked.level) return 2;
    return (seniority === null || seniority === asked.seniority) && (level === null || level === asked.level) ? 1 : 0;
  };
  /** Not an abbreviation of what was asked for ("SWE"). */
  const isWrittenOut = (words: readonly string[]): boolean => words.join(' ') === tokens.core;
  const isPlainer = (index: number, before: number): boolean => {
    const [words, others] = [wordsIn(index), wordsIn(before)];
    const more = agreement(words) - agreement(others) || Number(isWrittenOut(words)) - Number(isWrittenOut(others));
    return more > 0 || (more === 0 && words.length < others.length);
  };
  const whole = new Set<number>();
  const exact = [...(knowledge.byKey.get(tokens.key) ?? []), ...(knowledge.byCore.get(tokens.core) ?? [])].filter(
    (index) => knowledge.titles[index]?.source !== MEMORY,
  );
  for (const index of new Set(exact)) {
    vote(index, EXACT, 2);
    const title = knowledge.titles[index];
    if (title !== undefined && (!tokens.hasAside || title.tokens.key === tokens.key)) whole.add(title.code);
  }
  for (const list of weighed.nearest) for (const { index, similarity } of list) vote(index, voteOf(similarity), similarity);

  return groups
    .flatMap(({ group, probability }) => {
      const codes = knowledge.codesOfGroup[group] ?? [];
      const weights = codes.map((code) => ((votes.get(code) ?? 0) + (knowledge.codes[code]?.endsWith('.00') === true ? GENERAL : SPECIAL)) * employed(code));
      const all = weights.reduce((sum, weight) => sum + weight, 0);
      const most = Math.max(...weights);
      return codes.map((code, i) => {
        const index = best.get(code)?.index ?? -1;
        const matched = knowledge.titles[index];
        const share = (weights[i] ?? 0) / all;
        return {
          code: knowledge.codes[code] ?? '',
          score: (probability * (weights[i] ?? 0)) / most,
          // The best code is served with the probability that the labels can check, the others with what is left of it.
          probability: weights[i] === most ? probability : probability * share,
          matchedTitle: matched?.title,
          observations: matched?.count ?? 0,
          whole: whole.has(code),
        };
      });
    })
    .sort((a, b) => b.score - a.score || (a.code < b.code ? -1 : 1));
}
