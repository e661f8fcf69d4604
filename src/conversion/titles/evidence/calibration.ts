import { scoresOf, type Ensemble } from './trees.ts';

/** A rising curve: what the ranking says, and how often it is right when it says so. */
export interface Calibration {
  readonly said: readonly number[];
  readonly found: readonly number[];
  /** How far titles of different kinds differ from the curve. Without it, the curve holds for all titles. */
  readonly kinds?: Kinds;
}

/** Trees over the numbers of title-kind.ts, and the lowest probability with confidence "high", which the curve alone decides. */
export interface Kinds {
  readonly ensemble: Ensemble;
  readonly high: number;
}

/** How often the ranking is right when it says `p`: linear interpolation between the points. */
export function calibrated({ said, found }: Calibration, p: number): number {
  const after = said.findIndex((point) => point >= p);
  if (after < 0) return found.at(-1) ?? p;
  if (after === 0) return (found[0] ?? p) * (p / Math.max(said[0] ?? 1, Number.MIN_VALUE));
  const [x0, x1, y0, y1] = [said[after - 1] ?? 0, said[after] ?? 1, found[after - 1] ?? 0, found[after] ?? 1];
  return y0 + ((y1 - y0) * (p - x0)) / Math.max(x1 - x0, Number.MIN_VALUE);
}

/** Keeps odds finite. */
const MOST = 0.999;

/** The odds of a probability on the curve. They are the start value of the trees for kinds of titles. */
export function oddsOnCurve(calibration: Calibration, p: number): number {
  const found = Math.min(MOST, calibrated(calibration, p));
  return found / (1 - found);
}

/**
 * The probabilities of the candidates of a title, best first, from what the ranking says about them. The best one follows the kind of title, which `kindOf` gives as
 * a row of numbers for the odds on the curve. The others keep the proportions of the curve.
 */
export function calibratedAll(calibration: Calibration, said: readonly number[], kindOf: (odds: number) => Float32Array): number[] {
  const onCurve = said.map((p) => calibrated(calibration, p));
  const [best, ...others] = onCurve;
  const { kinds } = calibration;
  if (best === undefined || kinds === undefined) return onCurve;
  const [score = 0] = scoresOf(kinds.ensemble, [kindOf(oddsOnCurve(calibration, said[0] ?? 0))]);
  const ofKind = 1 / (1 + Math.exp(-score));
  // The curve was found with filings, for which "high" must keep its promise, too. So the kind moves a probability up to that limit, but not across it.
  const first = best >= kinds.high ? Math.max(ofKind, kinds.high) : Math.min(ofKind, kinds.high - BELOW);
  return [first, ...others.map((p) => p * scaleOfOthers(best, first))];
}

/** The factor of all other probabilities when the best one changes: they divide what it leaves open, but fall with it, so that their order stays. */
export function scaleOfOthers(before: number, after: number): number {
  return after >= before ? (1 - after) / Math.max(1 - before, Number.EPSILON) : after / before;
}

/** A probability this far below a limit is below it in an answer, too, which has four digits. */
const BELOW = 1e-4;
