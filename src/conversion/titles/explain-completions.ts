import type { Candidate, Evidence } from './match.ts';
import { RANKING } from './tuning.ts';

/** Explains the matches of a half-typed title: each by the most frequent title of its occupation that the text can become. */
export function explainCompletions(candidates: readonly Candidate[]): (match: Candidate) => Evidence[] {
  const logarithm = ({ probability = 0 }: Candidate): number => Math.log(Math.max(probability, RANKING.floor));
  const compared = candidates.slice(0, RANKING.comparedMatches).map(logarithm);
  const average = compared.reduce((sum, one) => sum + one, 0) / compared.length;
  return (match) => [completionOf(match, logarithm(match) - average)];
}

/** The evidence for a match that a text can become. */
export function completionOf({ document: { title, observation_count: count } }: Candidate, weight: number): Evidence {
  const seen = `observed ${count.toLocaleString('en-US')} ${count === 1 ? 'time' : 'times'}`;
  const text = `The text can become titles of this occupation, such as "${title}" (${seen}).`;
  return { kind: 'completion', text, weight: Number(weight.toFixed(DIGITS)) };
}

const DIGITS = 3;
