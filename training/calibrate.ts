import type { Calibration } from '../src/conversion/titles/evidence/calibration.ts';

/** The probability given for one title, and whether the prediction was right. */
export interface Outcome {
  readonly p: number;
  readonly right: boolean;
  readonly weight: number;
}

const POINTS = 12;
const BINS = 10;

/** A calibration curve from outcomes, by isotonic regression over bins of equal size: bins that fall below the previous one are merged with it. */
export function calibrate(outcomes: readonly Outcome[]): Calibration {
  const parts: { said: number; right: number; weight: number }[] = [];
  for (const part of equalParts(outcomes, POINTS)) {
    parts.push(part);
    for (;;) {
      const [before, last] = parts.slice(-2);
      if (before === undefined || last === undefined || before.right / before.weight <= last.right / last.weight) break;
      parts.splice(-2, 2, { said: before.said + last.said, right: before.right + last.right, weight: before.weight + last.weight });
    }
  }
  const digits = (x: number): number => Number(x.toFixed(4));
  return { said: parts.map(({ said, weight }) => digits(said / weight)), found: parts.map(({ right, weight }) => digits(right / weight)) };
}

/** Mean difference between probability and accuracy, over ten equal intervals of probability. */
export function expectedCalibrationError(outcomes: readonly Outcome[]): number {
  const bins = Array.from({ length: BINS }, () => ({ said: 0, right: 0, weight: 0 }));
  for (const { p, right, weight } of outcomes) {
    const bin = bins[Math.min(BINS - 1, Math.floor(p * BINS))];
    if (bin === undefined) continue;
    bin.said += p * weight;
    bin.right += right ? weight : 0;
    bin.weight += weight;
  }
  const all = bins.reduce((sum, { weight }) => sum + weight, 0);
  return bins.reduce((sum, { said, right }) => sum + Math.abs(said - right) / all, 0);
}

/** The lowest probability above which outcomes are right at least this often. */
export function thresholdFor(outcomes: readonly Outcome[], share: number): number {
  const sorted = [...outcomes].sort((a, b) => b.p - a.p);
  let right = 0;
  let weight = 0;
  let threshold = 1;
  for (const outcome of sorted) {
    right += outcome.right ? outcome.weight : 0;
    weight += outcome.weight;
    if (right / weight >= share) threshold = outcome.p;
  }
  return Number(threshold.toFixed(3));
}

function equalParts(outcomes: readonly Outcome[], count: number): { said: number; right: number; weight: number }[] {
  const sorted = [...outcomes].sort((a, b) => a.p - b.p);
  return Array.from({ length: count }, (_, i) => {
    const part = sorted.slice(Math.floor((i * sorted.length) / count), Math.floor(((i + 1) * sorted.length) / count));
    return part.reduce((sum, { p, right, weight }) => ({ said: sum.said + p * weight, right: sum.right + (right ? weight : 0), weight: sum.weight + weight }), {
      said: 0,
      right: 0,
      weight: 0,
    });
  }).filter(({ weight }) => weight > 0);
}
