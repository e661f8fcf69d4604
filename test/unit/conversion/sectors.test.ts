import { industriesIn, industriesNear, industriesOfList, industryNamed, SECTOR_NAMES, sectorOf } from '../../../src/conversion/titles/sectors.ts';
import { readReplacements } from '../../../src/conversion/word-list.ts';
import { nameCandidates } from '../../../src/rest/resource-parameters.ts';
import { readFacts } from '../../../seeds/facts.ts';

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
    expect(sectorOf(name)).toBe(sector);
  });

  it.each(['', ' ', 'magic', 'industry', 'and', '99', 'the'])('%j is none', (name) => {
    expect(industryNamed(name)).toBeUndefined();
  });

  it('every industry of the dataset is known by its own name', () => {
    for (const { name } of readFacts().industries) expect(industryNamed(name)).toMatchObject({ name });
  });

  it('every everyday name means an industry that is known, and none that has another by its own name', () => {
    for (const [name, meant] of readReplacements('industry-names.txt')) {
      expect([name, industryNamed(name)]).toEqual([name, industryNamed(meant)]);
      expect(industryNamed(meant)).toBeDefined();
    }
  });

  it('a misspelt one is told what may be meant', () => {
    expect(industriesNear('Helthcare')).toEqual(['Health Care and Social Assistance']);
    expect(industriesNear('Technolgy')).toContain('Software and Internet');
    expect(industriesNear('magic')).toEqual([]);
  });
});

it.each([
  ['software AND internet', ['Software and Internet']],
  ['Tech', ['Software and Internet']],
  ['51', ['Software and Internet', 'Telecommunications']],
  ['Space Mining', ['Space Mining']],
  ['Astrology', []],
])('of the industries of the dataset %s names %p', (text, named) => {
  expect(industriesIn(['Banking', 'Software and Internet', 'Telecommunications', 'Space Mining'], text)).toEqual(named);
});

const INDUSTRIES = ['Banking', 'Software and Internet', 'Telecommunications', 'Food, Oil and Mining', 'Food, Beverage and Agriculture', 'Health Care Services'];

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
  const found = industriesOfList(INDUSTRIES, runs);
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
  expect(industriesOfList(INDUSTRIES, nameCandidates(list))).toMatchObject({ industries: named, unknown });
});

it.each([
  ['healthcare', '62'],
  ['62,Health Care Services,nonsense', '62'],
  ['healthcare,tech', undefined],
  ['nonsense', undefined],
])('the names of the list %p are of the sector %p', (list, sector) => {
  expect(industriesOfList(INDUSTRIES, nameCandidates(list)).sector).toBe(sector);
});

it('a sector keeps some industry of the dataset by every name that an industry is understood by', () => {
  const industries = readFacts().industries.map(({ name }) => name);
  const names = [...SECTOR_NAMES.map((name) => name.slice(name.indexOf(' ') + 1)), ...readReplacements('industry-names.txt').keys()];
  expect(names.filter((name) => industriesOfList(industries, [name]).industries.length === 0)).toEqual([]);
});
