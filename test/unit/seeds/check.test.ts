import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { agreement, compareNames, isMet, type Comparison } from '../../../seeds/check/comparison.ts';
import { compareHeadquarters, compareTickers, type Listing } from '../../../seeds/check/listings.ts';
import { compareMetros, compareMetroSizes, comparePopulations } from '../../../seeds/check/metros.ts';
import { compareOccupations } from '../../../seeds/check/occupations.ts';
import { readReference, ReferenceDataError } from '../../../seeds/check/reference.ts';
import { renderReport } from '../../../seeds/check/report.ts';
import { stateOfLetters, statesOfLocation } from '../../../seeds/check/states.ts';
import { compareZips, rankMetros } from '../../../seeds/check/zips.ts';

describe('occupations', () => {
  const reference = [
    { code: '11-1011.00', title: 'Chief Executives' },
    { code: '13-2011.00', title: 'Accountants and Auditors' },
    { code: '15-1252.00', title: 'Software Developers' },
  ];

  test('equal lists agree and meet the requirement', () => {
    const comparison = compareOccupations(reference, reference);
    expect(comparison).toMatchObject({ compared: 3, differences: [] });
    expect(isMet(comparison)).toBe(true);
  });

  test('a missing, an unknown and a differently named occupation are found', () => {
    const ours = [
      { code: '11-1011.00', title: 'Chief Executive' },
      { code: '15-1252.00', title: 'Software Developers' },
      { code: '99-9999.00', title: 'Dragon Tamers' },
    ];
    const comparison = compareOccupations(ours, reference);
    expect(comparison.differences).toEqual([
      { subject: '11-1011.00', ours: 'Chief Executive', reference: 'Chief Executives' },
      { subject: '99-9999.00', ours: 'Dragon Tamers', reference: null },
      { subject: '13-2011.00', ours: null, reference: 'Accountants and Auditors' },
    ]);
    expect(comparison.compared).toBe(4);
    expect(isMet(comparison)).toBe(false);
  });

  test('a code that stands twice is found', () => {
    const twice = [
      { key: 'a', name: 'A' },
      { key: 'a', name: 'A' },
    ];
    expect(compareNames('letters', twice, [{ key: 'a', name: 'A' }])).toMatchObject({
      compared: 2,
      differences: [{ subject: 'a', ours: 'A (a second time)', reference: 'A' }],
    });
  });

  test('an empty reference does not pass', () => {
    expect(isMet(compareOccupations([], []))).toBe(false);
  });
});

describe('metros', () => {
  const reference = [
    { cbsa: '10100', name: 'Alpha, AA', population: 1_010_000 },
    { cbsa: '10200', name: 'Beta, BB', population: 500_000 },
    { cbsa: '10300', name: 'Gamma, CC', population: null },
  ];

  test('missing, unknown and differently named metros are found', () => {
    const ours = [
      { cbsa: '10100', name: 'Alpha-Omega, AA', population: 1_010_000 },
      { cbsa: '10300', name: 'Gamma, CC', population: 1 },
      { cbsa: '10900', name: 'Nowhere, ZZ', population: 1 },
    ];
    expect(compareMetros(ours, reference).differences).toEqual([
      { subject: '10100', ours: 'Alpha-Omega, AA', reference: 'Alpha, AA' },
      { subject: '10900', ours: 'Nowhere, ZZ', reference: null },
      { subject: '10200', ours: null, reference: 'Beta, BB' },
    ]);
  });

  test('populations may be 2% off, and are information', () => {
    const ours = [
      { cbsa: '10100', name: 'Alpha, AA', population: 990_000 },
      { cbsa: '10200', name: 'Beta, BB', population: 511_000 },
    ];
    const comparison = comparePopulations(ours, reference);
    expect(comparison.differences).toEqual([{ subject: '10200', ours: 'Beta, BB, 511,000', reference: '500,000' }]);
    expect(isMet(comparison)).toBe(true);
  });

  test('a metro on the wrong side of a million fails the check even when it is close', () => {
    const comparison = compareMetroSizes([{ cbsa: '10100', name: 'Alpha, AA', population: 999_000 }], reference);
    expect(comparison.differences).toEqual([{ subject: '10100', ours: 'Alpha, AA, 999,000', reference: '1,010,000' }]);
    expect(isMet(comparison)).toBe(false);
  });

  test('a metro without an estimate is listed apart; one unknown to the reference is not counted', () => {
    const ours = [
      { cbsa: '10300', name: 'Gamma, CC', population: 1 },
      { cbsa: '10900', name: 'Nowhere, ZZ', population: 1 },
    ];
    expect(compareMetroSizes(ours, reference)).toMatchObject({
      compared: 0,
      differences: [],
      notComparable: [{ subject: '10300', reason: 'Gamma, CC: no estimate in the reference' }],
    });
  });
});

describe('listings', () => {
  const listing = (source: string, name: string, tickers: string[], states: string[]): Listing => ({ source, name, tickers, states });
  const listings = [
    listing('SEC', 'ACME CORP', ['ACM', 'ACM-PA'], ['Ohio']),
    listing('SEC', 'BREW CO', ['BRW-A', 'BRW-B'], ['Kentucky']),
    listing('SEC', 'OFFSHORE PLC', ['OFF'], []),
    listing('S&P 500', 'Acme', ['ACM'], ['Texas']),
  ];
  const company = (name: string, ticker: string | null, state: string) => ({ name, ticker, state });

  test('a ticker that no source knows is found; unlisted companies and share classes are not', () => {
    const comparison = compareTickers(
      [company('Acme', 'ACM', 'Ohio'), company('Brew', 'BRW.B', 'Kentucky'), company('Private', null, 'Ohio'), company('Ghost', 'GHST', 'Ohio')],
      listings,
    );
    expect(comparison).toMatchObject({ compared: 3, differences: [{ subject: 'Ghost', ours: 'GHST', reference: null }] });
    expect(isMet(comparison)).toBe(false);
  });

  test('one source that agrees on the state is enough', () => {
    expect(compareHeadquarters([company('Acme', 'ACM', 'Texas')], listings)).toMatchObject({ compared: 1, differences: [] });
  });

  test('a state that no source gives is found, with what they give', () => {
    expect(compareHeadquarters([company('Acme', 'ACM', 'Utah')], listings).differences).toEqual([
      { subject: 'Acme', ours: 'Utah (ACM)', reference: 'Ohio (ACME CORP, SEC); Texas (Acme, S&P 500)' },
    ]);
  });

  test('foreign addresses are listed apart; unknown and absent tickers are not counted', () => {
    const ours = [company('Offshore', 'OFF', 'Texas'), company('Ghost', 'GHST', 'Ohio'), company('Private', null, 'Ohio')];
    expect(compareHeadquarters(ours, listings)).toMatchObject({ compared: 0, differences: [], notComparable: [{ subject: 'Offshore' }] });
  });

  test('97% is enough', () => {
    const many = Array.from({ length: 97 }, (_, i) => company(`Acme ${i}`, 'ACM', 'Ohio'));
    const ghosts = [1, 2, 3].map((i) => company(`Ghost ${i}`, 'GHST', 'Ohio'));
    expect(isMet(compareTickers([...many, ...ghosts], listings))).toBe(true);
    expect(isMet(compareTickers([...many.slice(1), ...ghosts], listings))).toBe(false);
  });
});

describe('states of the sources', () => {
  test.each([
    ['IL', 'Illinois'],
    ['DC', 'District of Columbia'],
    ['PR', 'Puerto Rico'],
    ['X0', undefined],
    ['ON', undefined],
    ['', undefined],
  ])('letters %p', (letters, state) => {
    expect(stateOfLetters(letters)).toBe(state);
  });

  test.each([
    ['Saint Paul, Minnesota', ['Minnesota']],
    ['Chicago, Illinois; Pittsburgh, Pennsylvania', ['Illinois', 'Pennsylvania']],
    ['Reston, Virginia[2]', ['Virginia']],
    ['Washington, D.C.', ['District of Columbia']],
    ['Bristol, United Kingdom', []],
    ['', []],
  ])('location %p', (location, states) => {
    expect(statesOfLocation(location)).toEqual(states);
  });
});

describe('ZIP codes', () => {
  const reference = [
    { zip: '00001', cbsa: '10100' },
    { zip: '00002', cbsa: '10100' },
    { zip: '00003', cbsa: null },
    { zip: '00004', cbsa: '10200' },
    { zip: '00005', cbsa: undefined },
  ];
  const zip = (code: string, cbsa: string | null) => ({ zip: code, city: 'Here AA', cbsa });
  const ours = [zip('00001', '10100'), zip('00002', null), zip('00003', '10100'), zip('00004', '10200'), zip('00005', '10200'), zip('00006', null)];

  test('missed, surplus and wrong metros are found; unknown ZIPs are listed apart', () => {
    const comparison = compareZips([...ours, zip('00001', '10200')], reference);
    expect(comparison.differences).toEqual([
      { subject: 'ZIP 00002', ours: 'Here AA, no metro', reference: '10100' },
      { subject: 'ZIP 00003', ours: 'Here AA, 10100', reference: 'no metro' },
      { subject: 'ZIP 00001', ours: 'Here AA, 10200', reference: '10100' },
    ]);
    expect(comparison.notComparable).toEqual([
      { subject: 'ZIP 00005', reason: 'Here AA: no county in the reference' },
      { subject: 'ZIP 00006', reason: 'Here AA: not in the reference' },
    ]);
    expect(comparison.compared).toBe(5);
  });

  test('metros are ranked, the worst first', () => {
    expect(rankMetros(ours, reference)).toEqual([
      { cbsa: '10100', both: 1, missed: 1, extra: 1 },
      { cbsa: '10200', both: 1, missed: 0, extra: 0 },
    ]);
  });
});

describe('report', () => {
  const differences = Array.from({ length: 32 }, (_, i) => ({ subject: `k${i}`, ours: `v${i}`, reference: null }));
  const comparison: Comparison = { check: 'letters', compared: 1000, differences, notComparable: [], required: 0.97 };
  const report = { comparisons: [comparison], metros: [], metroNames: new Map<string, string>(), lines: new Map([['k0', 'seeds/data/letters.tsv:2']]) };

  test('long lists are cut unless all is asked for', () => {
    expect(renderReport(report, { all: false })).toContain('and 2 more');
    expect(renderReport(report, { all: false })).not.toContain('k30:');
    expect(renderReport(report, { all: true })).toContain('k31: v31 -> unknown');
  });

  test('a difference says where it stands in our data', () => {
    expect(renderReport(report, { all: false })).toContain('seeds/data/letters.tsv:2 k0: v0 -> unknown');
  });

  test('the table ends the report; rates are rounded down', () => {
    expect(renderReport({ ...report, comparisons: [{ ...comparison, differences: differences.slice(0, 1), compared: 3000 }] }, { all: false })).toMatch(
      /check +compared +agree +rate +required +ok\nletters +3000 +2999 +99\.9% +97% +yes$/,
    );
    expect(renderReport(report, { all: false })).toMatch(/96\.8% +97% +NO$/);
  });

  test('agreement is a share', () => {
    expect(agreement(comparison)).toBeCloseTo(0.968);
  });
});

describe('reference folder', () => {
  test('a missing folder and a missing file are named', () => {
    const folder = mkdtempSync(join(tmpdir(), 'reference-'));
    try {
      expect(() => readReference(join(folder, 'nowhere'))).toThrow(ReferenceDataError);
      expect(() => readReference(folder)).toThrow(/There is no file .*Occupation Data\.txt/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
