import type { Calibration } from '../src/conversion/titles/evidence/calibration.ts';
import { CONTEXTS, withContext, type ContextWeights } from '../src/conversion/titles/evidence/context-evidence.ts';
import { expectedCalibrationError } from './calibrate.ts';
import { BALANCED, outcomesOf, report, weightOf } from './evaluate.ts';
import type { InContext, WeighedTitle } from './examples.ts';
import { bestProbability } from './kinds.ts';

/** Values to try for each context. */
const TRIED = { shrinkage: [0.25, 0.5, 1, 2, 4, 8, 16, 32, 64], tilt: [0, 0.2, 0.4, 0.6, 0.8, 1, 1.2] } as const;

/** The probabilities of a title in some of its contexts. */
function adjusted(
  contexts: ReadonlyMap<WeighedTitle, InContext>,
  probabilities: ReadonlyMap<WeighedTitle, readonly number[]>,
  title: WeighedTitle,
  weights: ContextWeights,
  kinds: readonly string[] = CONTEXTS,
): number[] {
  const { votes = [], tilts = [] } = contexts.get(title) ?? {};
  const given = <T extends { readonly kind: string }>(all: readonly T[]): T[] => all.filter(({ kind }) => kinds.includes(kind));
  return withContext(probabilities.get(title) ?? [], given(votes), given(tilts), weights);
}

/** Optimizes the context weights one by one, for the highest probability of the right occupations. */
export function learnContext(contexts: ReadonlyMap<WeighedTitle, InContext>, probabilities: ReadonlyMap<WeighedTitle, readonly number[]>): ContextWeights {
  const judged = [...contexts.keys()];
  const gain = (weights: ContextWeights): number =>
    judged.reduce((sum, title) => {
      if (title.right < 0) return sum;
      const probability = adjusted(contexts, probabilities, title, weights)[title.right] ?? 0;
      return sum + weightOf(title.labelled, judged, BALANCED) * Math.log(Math.max(probability, 1e-6));
    }, 0);
  let weights: ContextWeights = { shrinkage: { state: 1e9, sector: 1e9, employer: 1e9 }, tilt: { state: 0, sector: 0, employer: 0 } };
  for (let round = 0; round < 2; round++)
    for (const kind of CONTEXTS)
      for (const part of ['tilt', 'shrinkage'] as const) {
        const tried = TRIED[part].map((value) => ({ ...weights, [part]: { ...weights[part], [kind]: value } }));
        weights = tried.map((candidate) => ({ candidate, sum: gain(candidate) })).reduce((best, one) => (one.sum > best.sum ? one : best)).candidate;
      }
  console.log('contexts', weights);
  return weights;
}

export function reportContexts(
  contexts: ReadonlyMap<WeighedTitle, InContext>,
  probabilities: ReadonlyMap<WeighedTitle, readonly number[]>,
  calibration: Calibration,
  weights: ContextWeights,
): void {
  const judged = [...contexts.keys()];
  for (const kinds of [['state'], ['sector'], ['employer'], ['employer', 'sector'], [...CONTEXTS]]) {
    const inThese = new Map(judged.map((title) => [title, adjusted(contexts, probabilities, title, weights, kinds)]));
    report(`with ${kinds.join(', ')}`, judged, inThese);
    const after = outcomesOf(judged, inThese, BALANCED, (title, said) => bestProbability(calibration, { title, probabilities: said }));
    console.log(`  expected calibration error ${expectedCalibrationError(after).toFixed(3)}`);
  }
}
