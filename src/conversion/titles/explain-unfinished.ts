import type { Candidate, Evidence } from './match.ts';
import { RANKING } from './tuning.ts';

type Explain = (match: Candidate) => readonly Evidence[];

const DIGITS = 3;

/** Adds to the explanations of a ranking what the unfinished last word changed, so that the weights still add up. */
export function explainUnfinished(explain: Explain, before: readonly Candidate[], after: readonly Candidate[]): Explain {
  const least = (p = 0): number => Math.max(p, Number.MIN_VALUE);
  const old = new Map(before.map(({ document, probability }) => [document.onet_code, probability]));
  const changes = new Map(after.map(({ document, probability }) => [document.onet_code, Math.log(least(probability) / least(old.get(document.onet_code)))]));
  const compared = before.slice(0, RANKING.comparedMatches).map(({ document }) => changes.get(document.onet_code) ?? 0);
  const average = compared.reduce((sum, change) => sum + change, 0) / Math.max(1, compared.length);
  return (match) => {
    const weight = Number(((changes.get(match.document.onet_code) ?? 0) - average).toFixed(DIGITS));
    if (weight === 0) return explain(match);
    const evidence = { kind: 'unfinished_word', text: 'The last word may be unfinished, and counts only as far as it is finished.', weight };
    return [...explain(match), evidence].sort((a, b) => b.weight - a.weight);
  };
}
