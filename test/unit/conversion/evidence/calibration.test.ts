import { calibrated, calibratedAll, oddsOnCurve, type Calibration } from '../../../../src/conversion/titles/evidence/calibration.ts';

const curve: Calibration = { said: [0.2, 0.5, 0.9], found: [0.1, 0.5, 0.8] };
/** Adds one to the logarithm of the odds where the second number is 1. */
const ensemble = { base: { feature: 0, power: 1, least: 0 }, features: [[1, -1, -1]], thresholds: [[0.5, 0, 0]], leaves: [[0, 0, 1]] };
const kinds = { ensemble, high: 0.95 };
const kind =
  (isEveryday: number) =>
  (odds: number): Float32Array =>
    Float32Array.of(odds, isEveryday);

it('without kinds, every probability is on the curve', () => {
  const said = [0.6, 0.3, 0.1];
  expect(calibratedAll(curve, said, kind(1))).toEqual(said.map((p) => calibrated(curve, p)));
});

it('a kind that the trees leave alone stays on the curve', () => {
  const [first = 0, second = 0] = calibratedAll({ ...curve, kinds }, [0.6, 0.3], kind(0));
  expect(first).toBeCloseTo(calibrated(curve, 0.6), 5);
  expect(second).toBeCloseTo(calibrated(curve, 0.3), 5);
});

it('a surer kind raises the first and leaves less to the others, in their order', () => {
  const said = [0.5, 0.3, 0.2];
  const after = calibratedAll({ ...curve, kinds }, said, kind(1));
  const odds = Math.E * oddsOnCurve(curve, 0.5);
  expect(after[0]).toBeCloseTo(odds / (1 + odds), 5);
  expect(after[1]! / after[2]!).toBeCloseTo(calibrated(curve, 0.3) / calibrated(curve, 0.2), 5);
  expect(after[1]).toBeLessThan(calibrated(curve, 0.3));
});

it('none exceeds the first, and nothing stays nothing', () => {
  const unsure = { ...kinds, ensemble: { ...ensemble, leaves: [[0, 0, -3]] } };
  const after = calibratedAll({ ...curve, kinds: unsure }, [0.4, 0.39], kind(1));
  expect(after[1]).toBeLessThanOrEqual(after[0]!);
  expect(calibratedAll({ ...curve, kinds }, [], kind(1))).toEqual([]);
});

it('a kind moves no probability across the limit of "high", which the curve decides', () => {
  const limited = { ...curve, kinds: { ensemble: { ...ensemble, leaves: [[-5, 0, 5]] }, high: 0.7 } };
  const [raised = 1] = calibratedAll({ ...limited, kinds: { ...limited.kinds, ensemble: { ...ensemble, leaves: [[0, 0, 5]] } } }, [0.6], kind(1));
  expect(raised).toBeLessThan(0.7);
  expect(raised).toBeGreaterThan(0.69);
  const lowered = { ensemble: { ...ensemble, leaves: [[0, 0, -5]] }, high: 0.7 };
  expect(calibratedAll({ ...curve, kinds: lowered }, [0.9], kind(1))).toEqual([0.7]);
});
