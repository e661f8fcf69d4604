import { frequenciesOf } from '../../../../src/conversion/titles/evidence/frequencies.ts';
import { knownTitlesOf } from '../../../../src/conversion/titles/evidence/train-known-titles.ts';
import type { Observation } from '../../../../src/store/title-facts.ts';
import { COOKS, DEVELOPERS, NURSES, someFacts, WEB } from './facts.ts';

const observed = (title: string, occupation: string, count: number): Observation => ({ title, occupation, employer: null, sector: null, state: null, count });
const frequenciesIn = async (observations: readonly Observation[]) => {
  const knownTitles = await knownTitlesOf(someFacts({ observations }));
  const { shares, ratios } = frequenciesOf(knownTitles);
  const at = (code: string): number => knownTitles.groupIndex.get(code.slice(0, 7))!;
  return { shares, share: (code: string) => shares[at(code)]!, ratio: (code: string) => ratios[at(code)]! };
};

describe('how frequent occupations are in the observations', () => {
  it('the shares follow the counts and add up to one', async () => {
    const { shares, share, ratio } = await frequenciesIn([observed('Chef', COOKS, 75_000), observed('Coder', DEVELOPERS, 25_000)]);
    expect(share(COOKS)).toBeCloseTo(0.75, 2);
    expect(share(DEVELOPERS)).toBeCloseTo(0.25, 2);
    expect(shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
    expect(ratio(COOKS)).toBeGreaterThan(ratio(DEVELOPERS));
  });

  it('an occupation that was never observed stays possible', async () => {
    const { share, ratio } = await frequenciesIn([observed('Chef', COOKS, 100_000)]);
    expect(share(NURSES)).toBe(0);
    expect(ratio(NURSES)).toBeGreaterThan(0);
    expect(ratio(NURSES)).toBeLessThan(0.01);
  });

  it('a few observations change little', async () => {
    const { ratio } = await frequenciesIn([observed('Chef', COOKS, 2)]);
    for (const code of [COOKS, NURSES, WEB]) expect(Math.abs(Math.log(ratio(code)))).toBeLessThan(0.1);
  });
});
