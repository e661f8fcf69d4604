import { Industries, SECTOR_NAMES } from '../../../src/conversion/industries.ts';
import { sectorOfCode } from '../../../src/catalog/naics-sectors.ts';
import { readReplacements } from '../../../src/conversion/word-list.ts';
import { nameCandidates } from '../../../src/text/comma-list.ts';
import { readFacts } from '../../../seeds/facts.ts';
import { demonstrationIndustries } from '../../setup/demonstration-industries.ts';

const demonstration = demonstrationIndustries();

describe('an industry by the name that people use', () => {
  it.each([
    ['Healthcare', '62'],
    ['health care industry', '62'],
    ['Tech', '51'],
    ['Finance', '52'],
    ['Banks', '52'],
    ['Retail', '44-45'],
    ['Construction', '23'],
    ['Restaurants', '72'],
    ['the restaurant industry', '72'],
    ['Government', '92'],
    ['public sector', '92'],
    ['Nonprofit', '62'],
    ['non-profits', '62'],
    ['Oil & Gas', '21'],
    ['K-12', '61'],
    ['Software & Internet', '51'],
    ['IT', '54'],
    ['Utilities', '22'],
    ['541511', '54'],
    ['31-33', '31-33'],
  ])('%s: %s', (name, sector) => {
    expect(demonstration.sectorOf(name)).toBe(sector);
  });

  it.each(['', ' ', 'magic', 'industry', 'and', '99', 'the'])('%j is none', (name) => {
    expect(demonstration.named(name)).toBeUndefined();
  });

  it('every industry of the dataset is known by its own name', () => {
    for (const { name } of readFacts().industries) expect(demonstration.named(name)).toMatchObject({ name });
  });

  it('every everyday name of the dataset means its industry', () => {
    for (const { name, everydayNames } of readFacts().industries)
      for (const called of everydayNames) expect([called, demonstration.of(called)]).toEqual([called, expect.arrayContaining([name])]);
  });

  it.each(['healthcare', 'Health Care', 'the health industry'])('%s is what several industries are called, and as one name their sector', (called) => {
    expect(demonstration.of(called).sort()).toEqual(['Health Care Services', 'Hospitals and Health Systems']);
    expect(demonstration.named(called)).toEqual({ name: 'Health Care and Social Assistance', sector: '62' });
  });

  it('every everyday name of a sector means a sector that there is; the demonstration says more exactly which industry of it', () => {
    const none = new Industries([]);
    for (const [called, code] of readReplacements('sector-names.txt')) {
      expect([called, none.named(called)]).toEqual([called, { name: sectorOfCode(code)?.name, sector: code }]);
      expect([called, demonstration.sectorOf(called)]).toEqual([called, code]);
    }
  });

  it('a misspelled one gets a suggestion', () => {
    expect(demonstration.near('Helthcare')).toEqual(['Health Care and Social Assistance']);
    expect(demonstration.near('Technolgy')).toContain('Software and Internet');
    expect(demonstration.near('magic')).toEqual([]);
  });
});

const row = (industry: string, sector: string | null, everydayNames: readonly string[] = [], otherSectors: readonly string[] = []) => ({
  industry,
  sector,
  otherSectors,
  everydayNames,
});
const some = new Industries([
  row('Banking', '52', ['bank']),
  row('Software and Internet', '51', ['tech']),
  row('Telecommunications', '51'),
  row('Space Mining', null),
]);

it.each([
  ['software AND internet', ['Software and Internet']],
  ['Tech', ['Software and Internet']],
  ['51', ['Software and Internet', 'Telecommunications']],
  ['Space Mining', ['Space Mining']],
  ['Astrology', []],
])('of the industries of the dataset %s names %p', (text, named) => {
  expect(some.of(text)).toEqual(named);
});

const LISTED = new Industries([
  row('Banking', '52', ['bank']),
  row('Software and Internet', '51', ['tech']),
  row('Telecommunications', '51'),
  row('Food, Oil and Mining', null),
  row('Food, Beverage and Agriculture', '31-33', ['food'], ['11']),
  row('Health Care Services', '62'),
]);

it.each([
  [
    ['tech,banks', 'tech', 'banks'],
    ['Software and Internet', 'Banking'],
  ],
  [
    ['51,Banking', '51', 'Banking'],
    ['Banking', 'Software and Internet', 'Telecommunications'],
  ],
  // Neither food nor oil by itself: parts of a name that was understood.
  [['Food, Oil and Mining', 'Food', 'Oil and Mining'], ['Food, Oil and Mining']],
  // A NAICS sector that is no industry of the dataset.
  [['Agriculture'], ['Food, Beverage and Agriculture']],
  [['11'], ['Food, Beverage and Agriculture']],
  [['farming'], ['Food, Beverage and Agriculture']],
])('of the list %p the industries of the dataset are %p', (runs, named) => {
  const found = LISTED.ofList(runs);
  expect([...found.industries].sort()).toEqual([...named].sort());
  expect(found.unknown).toEqual([]);
});

it.each([
  ['magic', [], ['magic']],
  ['tech,nonsense', ['Software and Internet'], ['nonsense']],
  ['nonsense, bankng,Banking,bankng', ['Banking'], ['nonsense', 'bankng']],
  // A word of a name that was understood is none of its parts.
  ['Health Care Services,Care', ['Health Care Services'], ['Care']],
  ['Food, Oil and Mining,Foood', ['Food, Oil and Mining'], ['Foood']],
  [',', [], [',']],
])('of the list %p the industries are %p and nothing is named %p', (list, named, unknown) => {
  expect(LISTED.ofList(nameCandidates(list))).toMatchObject({ industries: named, unknown });
});

it.each([
  ['healthcare', '62'],
  ['62,Health Care Services,nonsense', '62'],
  ['healthcare,tech', undefined],
  ['nonsense', undefined],
])('the names of the list %p are of the sector %p', (list, sector) => {
  expect(LISTED.ofList(nameCandidates(list)).sector).toBe(sector);
});

it('a sector keeps some industry of the dataset by every name that an industry is understood by', () => {
  const everyday = readFacts().industries.flatMap(({ everydayNames }) => everydayNames);
  const names = [...SECTOR_NAMES.map((name) => name.slice(name.indexOf(' ') + 1)), ...everyday, ...readReplacements('sector-names.txt').keys()];
  expect(names.filter((name) => demonstration.ofList([name]).industries.length === 0)).toEqual([]);
});

describe('a dataset with other industries', () => {
  const other = new Industries([row('Sanidad', '62', ['clínicas']), row('Banca', '52', ['cajas']), row('Varios', null)]);

  it('is understood by its own names and by sectors', () => {
    expect(other.named('SANIDAD')).toEqual({ name: 'Sanidad', sector: '62' });
    expect(other.named('cajas')).toEqual({ name: 'Banca', sector: '52' });
    expect(other.of('Health Care')).toEqual(['Sanidad']);
    expect(other.of('nursing home')).toEqual(['Sanidad']);
    expect(other.named('Varios')).toEqual({ name: 'Varios', sector: undefined });
    expect(other.of('Varios')).toEqual(['Varios']);
  });

  it('does not know the industries of the demonstration', () => {
    for (const { name } of readFacts().industries) {
      const found = other.named(name)?.name;
      expect(SECTOR_NAMES.some((sector) => found === undefined || sector.endsWith(found))).toBe(true);
    }
    expect(other.near('Telecommunicatons')).not.toContain('Telecommunications');
  });
});
