import { variantOf } from '../../../training/jobs/variants.ts';

const SEEDS = Array.from({ length: 300 }, (_, seed) => seed);
const VARIANTS = SEEDS.map((seed) => variantOf('Floor Supervisor', seed, ['Retail']));

it('a seed has one variant, and other seeds have others', () => {
  expect(SEEDS.map((seed) => variantOf('Floor Supervisor', seed, ['Retail']))).toEqual(VARIANTS);
  expect(new Set(VARIANTS).size).toBeGreaterThan(50);
});

it('variants are sentences, have words around the title or the field of another one, are half-typed, or have a typo', () => {
  expect(VARIANTS).toEqual(
    expect.arrayContaining(['I am a Floor Supervisor', 'Senior Floor Supervisor', 'Director of Retail', 'Floor Sup', 'Floor Supervsor']),
  );
  expect(VARIANTS.filter((variant) => variant.includes('{') || variant.includes('undefined'))).toEqual([]);
});
