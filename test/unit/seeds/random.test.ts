import { noise, normal, uniform } from '../../../seeds/generate/random.ts';

const N = 20_000;
const draw = (source: (...key: (string | number)[]) => number, name: string): number[] => Array.from({ length: N }, (_, i) => source(name, i));
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const deviation = (values: readonly number[]): number => Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));
const shareBelow = (values: readonly number[], bound: number): number => values.filter((value) => value < bound).length / values.length;

describe('the same key always gives the same number', () => {
  it.each([
    ['uniform', () => uniform('pair', 'Acme', 12), 0.613985919393599],
    ['normal', () => normal('pair', 'Acme', 12), -2.1107364507605433],
    ['noise', () => noise(0.4, 'pair', 'Acme', 12), 0.4298604833343356],
  ])('%s, on every machine', (_, source, value) => {
    expect(source()).toBeCloseTo(value, 12);
  });

  it.each([
    ['another last character', ['share', 'Acme', 1], ['share', 'Acme', 2]],
    ['another first part', ['share', 'Acme', 1], ['skill', 'Acme', 1]],
    ['the same text cut elsewhere', ['ab', 'c'], ['a', 'bc']],
  ])('%s gives another', (_, one, other) => {
    expect(uniform(...one)).not.toBe(uniform(...other));
  });
});

describe('uniform numbers', () => {
  const values = draw(uniform, 'spread');

  it('lie in [0, 1)', () => {
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThan(1);
  });

  it('fall into every tenth alike', () => {
    for (let tenth = 0; tenth < 10; tenth++) {
      const share = shareBelow(values, (tenth + 1) / 10) - shareBelow(values, tenth / 10);
      expect(share).toBeGreaterThan(0.09);
      expect(share).toBeLessThan(0.11);
    }
  });

  it('of keys that differ in the last character only are not alike', () => {
    // The correlation of neighbours; a hash that mixes poorly shows it.
    const centre = mean(values);
    const products = values.slice(1).map((value, i) => (value - centre) * ((values[i] ?? 0) - centre));
    expect(Math.abs(mean(products) / deviation(values) ** 2)).toBeLessThan(0.03);
  });
});

describe('normal numbers', () => {
  const values = draw(normal, 'bell');

  it('have mean 0 and deviation 1', () => {
    expect(Math.abs(mean(values))).toBeLessThan(0.03);
    expect(Math.abs(deviation(values) - 1)).toBeLessThan(0.03);
  });

  it.each([
    [-1.2816, 0.1],
    [-0.6745, 0.25],
    [0, 0.5],
    [0.6745, 0.75],
    [1.2816, 0.9],
  ])('lie below %d with probability %d', (bound, probability) => {
    expect(Math.abs(shareBelow(values, bound) - probability)).toBeLessThan(0.015);
  });
});

describe('noise', () => {
  const values = draw((...key) => noise(0.4, ...key), 'factor');

  it('is a positive factor with median 1', () => {
    expect(Math.min(...values)).toBeGreaterThan(0);
    expect(Math.abs(shareBelow(values, 1) - 0.5)).toBeLessThan(0.015);
  });

  it('has the given deviation of its logarithm', () => {
    expect(Math.abs(deviation(values.map(Math.log)) - 0.4)).toBeLessThan(0.015);
  });
});
