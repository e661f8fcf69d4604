import { Gazetteer } from '../../../src/gazetteer/gazetteer.ts';

const gazetteer = new Gazetteer({
  metros: [
    { cbsa: '10001', name: 'Lampton-Wick, TX-OK', population: 900_000 },
    { cbsa: '10002', name: 'St. Osric--Wick-Salem, OK', population: 70_000 },
  ],
  zips: [
    { zip: 75001, city: 'Lampton', state: 'TX', cbsa: '10001' },
    { zip: 75002, city: 'Lampton', state: 'TX', cbsa: '10001' },
    { zip: 73001, city: 'Lampton', state: 'OK', cbsa: '10001' },
    { zip: 73002, city: 'Wick Salem', state: 'OK', cbsa: '10002' },
    { zip: 73003, city: 'Wick', state: 'OK', cbsa: null },
    { zip: 501, city: 'Wick', state: 'NY', cbsa: '10002' },
  ],
});

it('the cities of metropolitan areas are the parts of their names, together where there is such a city', () => {
  expect([...gazetteer.metroCities].sort()).toEqual(['lampton', 'salem', 'st osric', 'wick', 'wick salem']);
  expect([...gazetteer.lastWordsOfCities].sort()).toEqual(['lampton', 'osric', 'salem', 'wick']);
});

it('names that may follow an employer are these, the states and the country', () => {
  for (const name of ['wick salem', 'texas', 'tx', 'new york', 'usa', 'united states of america']) expect(gazetteer.names).toContain(name);
  for (const name of ['gu', 'as', 'big apple', 'bath']) expect(gazetteer.names).not.toContain(name);
  expect(gazetteer.longestName).toBe(4);
});

it.each([
  ['75099', 'TX'],
  ['00599', 'NY'],
  ['96910', 'GU'],
  ['99999', undefined],
  ['7500', undefined],
])('the ZIP code %s is in %s', (zip, state) => {
  expect(gazetteer.stateOfZip(zip)).toBe(state);
});

it('a city is in the state with most of its ZIP codes, then in that of the larger metropolitan area, and may be asked for in one state', () => {
  expect(gazetteer.stateOfCity([{ name: 'lampton' }])).toBe('TX');
  expect(gazetteer.stateOfCity([{ name: 'Lampton', state: 'OK' }])).toBe('OK');
  expect(gazetteer.stateOfCity([{ name: 'Wick' }])).toBe('NY');
  expect(gazetteer.stateOfCity([{ name: 'Atlantis' }, { name: 'Wick Salem' }])).toBe('OK');
  expect(gazetteer.stateOfCity([{ name: 'Atlantis' }, { name: 'Lampton', state: 'NY' }])).toBeUndefined();
});

it('a metropolitan area is known by code and by name, and is where most of its ZIP codes are', () => {
  expect(gazetteer.metroNamed('10001')?.name).toBe('Lampton-Wick, TX-OK');
  expect(gazetteer.metroNamed('lampton-wick, tx-ok')?.cbsa).toBe('10001');
  expect(gazetteer.metroNamed('Lampton')).toBeUndefined();
  expect(gazetteer.stateOfMetro('10001')).toBe('TX');
  expect(gazetteer.stateOfMetro('99999')).toBeUndefined();
  expect(gazetteer.metrosLike('osric')).toHaveLength(1);
  expect(gazetteer.metrosLike('10002')).toHaveLength(1);
  expect(gazetteer.metrosLike('1000')).toEqual([]);
});

it('the metropolitan areas of a place are those of its cities or its name in the state', () => {
  expect(gazetteer.metrosNamed(['Lampton'], 'TX')).toEqual(['10001']);
  expect(gazetteer.metrosNamed(['Lampton'], 'OK')).toEqual(['10001']);
  expect(gazetteer.metrosNamed(['10002'], 'OK')).toEqual(['10002']);
  expect(gazetteer.metrosNamed(['10002'], 'TX')).toEqual([]);
  expect(gazetteer.metrosNamed(['Oklahoma'], 'OK')).toEqual([]);
  expect(gazetteer.metrosIn('OK')).toEqual(['10001', '10002']);
  expect(gazetteer.metrosIn('WY')).toEqual([]);
});

it('a city of a state has its metropolitan area, or none', () => {
  expect([gazetteer.hasCity('LAMPTON', 'TX'), gazetteer.metroOfCity('Lampton', 'TX')]).toEqual([true, '10001']);
  expect([gazetteer.hasCity('Wick', 'OK'), gazetteer.metroOfCity('Wick', 'OK')]).toEqual([true, undefined]);
  expect(gazetteer.hasCity('Wick', 'TX')).toBe(false);
});

it('before any dataset is loaded there are states, nicknames and the country, and no cities', () => {
  const empty = new Gazetteer({ metros: [], zips: [] });
  expect(empty.names).toContain('texas');
  expect(empty.metroCities.size).toBe(0);
  expect(empty.metrosNamed(['Austin'], 'TX')).toEqual([]);
});

it.each([
  ['75001', '10001'],
  ['00501', '10002'],
  ['73003', undefined],
  ['75009', undefined],
  ['7500', undefined],
])('the ZIP code %s is in the metropolitan area %s', (zip, metro) => {
  expect(gazetteer.metroOfZip(zip)).toBe(metro);
});
