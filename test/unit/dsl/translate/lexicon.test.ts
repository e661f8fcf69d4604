import { Industries } from '../../../../src/conversion/industries.ts';
import { Lexicon } from '../../../../src/dsl/translate/lexicon.ts';

describe('the names that questions can have', () => {
  const MANY = 200_000;
  const called = (number: number): string => `Company ${number.toString(36)} Works`;
  const companies = Array.from({ length: MANY }, (_, i) => ({ called: called(i), company: called(i), isAlias: false }));

  it('may be hundreds of thousands, and are read without holding up others', async () => {
    let turns = 0;
    let isRead = false;
    const count = (): void => {
      turns++;
      if (!isRead) setImmediate(count);
    };
    setImmediate(count);
    const names = { companies: [...companies, { called: 'The Works', company: called(7), isAlias: true }], clusters: [], occupations: [], cities: [] };
    const lexicon = await Lexicon.of(names, new Industries([]), new Set(), () => false);
    isRead = true;
    expect(turns).toBeGreaterThan(100);
    expect(lexicon.longestFrom('company')).toBe(3);
    expect(lexicon.longestFrom('other')).toBe(0);
    expect(lexicon.companiesCalled('the work', 'The Works', { isAfterPreposition: false }).map(({ company }) => company)).toEqual([called(7)]);
  });

  it('are not meant by a comparative that is written almost like one', async () => {
    const names = { companies: [{ called: 'Hotter', company: 'Hooters', isAlias: true }], clusters: [], occupations: [], cities: [] };
    const lexicon = await Lexicon.of(names, new Industries([]), new Set(['hot']), () => false);
    expect(lexicon.companiesCalled('hotter', 'hotter', { isAfterPreposition: true })).toEqual([]);
    expect(lexicon.companiesCalled('hotter', 'Hotter', { isAfterPreposition: true })).toHaveLength(1);
  });
});
