import { boost, type Example } from '../../../training/boost.ts';
import { calibrate, expectedCalibrationError, thresholdFor } from '../../../training/calibrate.ts';
import { scoresOf, softmax } from '../../../src/conversion/titles/evidence/trees.ts';

/** Two candidates; the right one has the larger first feature where the second, the same for both, is 1, and the smaller one where it is 0. */
const examples: Example[] = Array.from({ length: 400 }, (_, i) => {
  const [low, high, direction] = [((i * 37) % 50) / 100, 0.5 + ((i * 53) % 50) / 100, i % 2];
  return { rows: [Float32Array.of(low, direction), Float32Array.of(high, direction)], right: direction, weight: 1 };
});
const settings = { base: { feature: 0, power: 0, least: 1 }, trees: 30, depth: 3, rate: 0.3, shrinkage: 1 };

it('learns that a piece of evidence means one thing here and another there', () => {
  const trees = boost(examples, settings);
  const right = examples.filter(({ rows, right: position }) => {
    const p = softmax(scoresOf(trees, rows));
    return p[position]! > 0.5;
  });
  expect(right.length).toBeGreaterThan(380);
});

it('the same examples give the same trees', () => {
  expect(boost(examples, settings)).toEqual(boost(examples, settings));
});

it('offsets that already tell the right candidates leave nothing to learn', () => {
  const told = examples.map((example) => ({ ...example, offsets: example.rows.map((_, i) => (i === example.right ? 20 : 0)) }));
  expect(Math.max(...boost(told, settings).leaves.flat().map(Math.abs))).toBeLessThan(0.01);
});

it('with "none of them" as a candidate, the score of a single one is the logarithm of its odds', () => {
  const single: Example[] = Array.from({ length: 400 }, (_, i) => ({
    rows: [Float32Array.of(1, i % 2)],
    right: i % 2 === 1 || i % 8 === 0 ? 0 : -1,
    weight: 1,
  }));
  const [rare = 0, sure = 0] = scoresOf(boost(single, { ...settings, mayBeNone: true }), [Float32Array.of(1, 0), Float32Array.of(1, 1)]);
  expect(1 / (1 + Math.exp(-rare))).toBeCloseTo(0.25, 1);
  expect(1 / (1 + Math.exp(-sure))).toBeGreaterThan(0.9);
});

describe('calibration from outcomes', () => {
  // Says 0.9 and is right half of the time.
  const outcomes = Array.from({ length: 1_000 }, (_, i) => ({ p: i % 2 === 0 ? 0.9 : 0.1, right: i % 4 === 0, weight: 1 }));

  it('the error is the distance between said and found', () => {
    expect(expectedCalibrationError(outcomes)).toBeCloseTo(0.25, 2);
  });

  it('never falls', () => {
    const { said, found } = calibrate(outcomes);
    expect(said).toEqual([...said].sort((a, b) => a - b));
    expect(found).toEqual([...found].sort((a, b) => a - b));
  });

  it('the threshold keeps its promise', () => {
    const rising = Array.from({ length: 1_000 }, (_, i) => ({ p: i / 1_000, right: (i * 7) % 1_000 < i, weight: 1 }));
    const least = thresholdFor(rising, 0.8);
    const above = rising.filter(({ p }) => p >= least);
    expect(above.filter(({ right }) => right).length / above.length).toBeGreaterThanOrEqual(0.79);
    expect(least).toBeLessThan(0.9);
  });
});
