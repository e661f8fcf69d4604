import type { Parameters } from '../routing/parameter.ts';
import { assigned, type Problem } from './problems.ts';

/**
 * Bounds of a share of which one was sent as a percentage: `min_ba_plus_share=0.5&max_ba_plus_share=20`. If the other one would be on the wrong side of it, both are percentages, and are
 * corrected together.
 */
export function withPercentPairs(declared: Parameters, values: Readonly<Record<string, unknown>>, problems: readonly Problem[]): Problem[] {
  return problems.map((problem) => {
    const [low, high] = pairOf(declared, problem.parameter) ?? [];
    if (low === undefined || high === undefined) return problem;
    const other = problem.parameter === low ? high : low;
    const [corrected, given] = [Number(problem.changes?.[problem.parameter]), values[other]];
    if (typeof given !== 'number' || !Number.isFinite(corrected)) return problem;
    const isWrong = problem.parameter === low ? corrected > given : given > corrected;
    if (!isWrong) return problem;
    const share = String(given / 100);
    return {
      ...problem,
      fix: `${problem.fix ?? ''} If both are percentages, also set ${assigned(other, share)}.`.trim(),
      changes: { ...problem.changes, [other]: share },
    };
  });
}

/** The two bounds of the share that a parameter is one of. */
function pairOf(declared: Parameters, name: string): readonly [string, string] | undefined {
  return Object.entries(declared)
    .flatMap(([low, parameter]) =>
      parameter.type === 'number' && parameter.maximum === 1 && parameter.upTo !== undefined ? [[low, parameter.upTo] as const] : [],
    )
    .find((pair) => pair.includes(name));
}
