import { Employment } from '../../../../src/conversion/titles/evidence/employment.ts';

const OCCUPATIONS = {
  codes: ['15-1252.00', '15-1254.00', '29-1141.00', '29-1141.01', '35-2014.00'],
  codesOfGroup: [[0], [1], [2, 3], [4]],
};
const [DEVELOPERS, WEB, NURSES, COOKS] = [0, 1, 2, 3] as const;
/** Developers of both kinds share a cluster. */
const employment = Employment.of(
  {
    members: [
      { code: '15-1252.00', cluster: 1 },
      { code: '15-1254.00', cluster: 1 },
      { code: '29-1141.00', cluster: 2 },
      { code: '29-1141.01', cluster: 2 },
      { code: '99-9999.00', cluster: 3 },
    ],
    industries: [
      { part: 'Software', cluster: 1, amount: 90 },
      { part: 'Software', cluster: 2, amount: 10 },
      { part: 'Hospitals', cluster: 1, amount: 10 },
      { part: 'Hospitals', cluster: 2, amount: 90 },
      { part: 'Hospitals', cluster: 3, amount: 1_000 },
    ],
    metros: [
      { part: '12060', cluster: 1, amount: 3 },
      { part: '31080', cluster: 2, amount: 3 },
    ],
  },
  OCCUPATIONS,
);
const ratio = (found: ReturnType<Employment['ofMetros']>, group: number): number => found?.ratios[group] ?? NaN;

describe('what the companies of the dataset employ', () => {
  it('tells what is more common in an industry than in all, and what is less', () => {
    const hospitals = employment.ofIndustries(['Hospitals']);
    expect(hospitals?.part).toBe('industry');
    expect(ratio(hospitals, NURSES)).toBeCloseTo((0.9 + 0.005) / (0.5 + 0.005));
    expect(ratio(hospitals, DEVELOPERS)).toBeCloseTo((0.05 + 0.005) / (0.25 + 0.005));
    expect(ratio(hospitals, WEB)).toBe(ratio(hospitals, DEVELOPERS));
  });

  it('tells the same of the codes of an occupation, which may be in clusters of their own', () => {
    const apart = Employment.of(
      {
        members: [
          { code: '29-1141.00', cluster: 1 },
          { code: '29-1141.01', cluster: 2 },
        ],
        industries: [
          { part: 'Hospitals', cluster: 2, amount: 1 },
          { part: 'Schools', cluster: 1, amount: 1 },
        ],
        metros: [],
      },
      OCCUPATIONS,
    );
    const hospitals = apart.ofIndustries(['Hospitals']);
    expect(hospitals?.ofCodes[3]).toBeGreaterThan(1);
    expect(hospitals?.ofCodes[2]).toBeLessThan(1);
    expect(ratio(hospitals, NURSES)).toBeCloseTo(1);
  });

  it('tells nothing of occupations that the dataset has nowhere', () => {
    expect(ratio(employment.ofIndustries(['Hospitals']), COOKS)).toBe(1);
  });

  it('several industries or areas count together, like all of them', () => {
    const both = employment.ofIndustries(['Hospitals', 'Software']);
    for (const group of [DEVELOPERS, NURSES]) expect(ratio(both, group)).toBeCloseTo(1);
    expect(ratio(employment.ofMetros(['12060']), DEVELOPERS)).toBeGreaterThan(1);
    expect(ratio(employment.ofMetros(['12060', '31080']), DEVELOPERS)).toBeCloseTo(1);
  });

  it('a company counts by its own workforce', () => {
    const company = employment.ofCompany([{ cluster: 2, share: 1 }]);
    expect(company?.part).toBe('company');
    expect(ratio(company, NURSES)).toBeGreaterThan(1.9);
    expect(ratio(company, DEVELOPERS)).toBeLessThan(0.1);
  });

  it('what it has nothing of changes nothing', () => {
    expect(employment.ofIndustries(['Banking'])).toBeUndefined();
    expect(employment.ofMetros([])).toBeUndefined();
    expect(employment.ofCompany([{ cluster: 3, share: 1 }])).toBeUndefined();
    const empty = Employment.of({ members: [], industries: [], metros: [] }, OCCUPATIONS);
    expect(empty.ofCompany([{ cluster: 2, share: 1 }])).toBeUndefined();
  });
});
