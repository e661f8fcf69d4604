import { NICKNAMES } from '../../../src/gazetteer/nicknames.ts';
import { placesNamed as placesNamedIn, readPlace as readPlaceIn, stateOfPlace, type PlaceReading } from '../../../src/gazetteer/read-place.ts';
import { stateLetters } from '../../../src/gazetteer/states.ts';
import { usZipPlaces } from '../../../seeds/generate/places.ts';
import { useDemonstrationPlaces } from '../../setup/demonstration-gazetteer.ts';

const gazetteer = useDemonstrationPlaces();
const readPlace = (text: string): PlaceReading => readPlaceIn(text, gazetteer);
const placesNamed = (text: string): string[] => placesNamedIn(text, gazetteer);

describe('a place that names its state', () => {
  it.each([
    ['TX', 'TX'],
    ['texas', 'TX'],
    ['N.Y.', 'NY'],
    ['calif.', 'CA'],
    ['Austin, TX', 'TX'],
    ['Austin, Texas', 'TX'],
    ['Austin TX', 'TX'],
    ['Ft. Worth TX', 'TX'],
    ['Atlantis, TX', 'TX'],
    ['Philadelphia, Penn.', 'PA'],
    ['Austin, TX, USA', 'TX'],
    ['Texas, United States', 'TX'],
    ['Austin, TX 78701', 'TX'],
    ['02139-1234', 'MA'],
    ['Dallas, TX (Hybrid)', 'TX'],
    ['US-TX-Austin', 'TX'],
    ['TX - Austin', 'TX'],
    ['New York-Newark-Jersey City, NY-NJ', 'NY'],
    ['NYC', 'NY'],
    ['new york city', 'NY'],
    ['Brooklyn', 'NY'],
    ['SF', 'CA'],
    ['Bay Area', 'CA'],
    ['the San Francisco Bay Area', 'CA'],
    ['DC', 'DC'],
    ['D.C.', 'DC'],
    ['Washington DC', 'DC'],
    ['Washington, D.C.', 'DC'],
    ['LA', 'LA'],
    ['L.A.', 'CA'],
    ['Downtown LA', 'CA'],
    ['Northern Virginia', 'VA'],
    ['West Virginia', 'WV'],
    ['upstate New York', 'NY'],
    ['Guam', 'GU'],
  ])('%s: %s', (place, state) => {
    expect(readPlace(place)).toEqual({ state, cities: [] });
  });
});

describe('a place that may be a city', () => {
  const namesOf = (place: string): string[] => readPlace(place).cities.map(({ name, state }) => (state === undefined ? name : `${name} in ${state}`));

  it.each([
    ['Austin', ['Austin']],
    ['Greater Boston', ['Greater Boston', 'Boston']],
    ['Boston metro area', ['Boston metro area', 'Boston']],
    ['Dallas/Fort Worth', ['Dallas/Fort Worth', 'Dallas']],
    ['Winston-Salem', ['Winston-Salem', 'Winston Salem', 'Winston']],
    ['Minneapolis-St. Paul', ['Minneapolis Saint Paul', 'Minneapolis']],
    ['St. Louis', ['St. Louis', 'Saint Louis']],
    ['saint louis', ['saint louis', 'St. louis', 'St louis']],
    ['ft worth', ['ft worth', 'Fort worth']],
    ["Coeur d'Alene", ['Coeur d Alene', 'Coeur dAlene']],
    ['austin tx', ['austin tx', 'austin in TX']],
    ['Austin Texas', ['Austin Texas', 'Austin in TX']],
    ['Fort Washington', ['Fort Washington', 'Fort in WA']],
    ['Winston Salem North Carolina', ['Winston Salem in NC']],
  ])('%s is looked up as it stands and as %j, in this order', (place, names) => {
    const all = namesOf(place);
    expect(names.map((name) => all.indexOf(name))).toEqual(names.map((name) => all.indexOf(name)).sort((a, b) => a - b));
    expect(all).toEqual(expect.arrayContaining(names));
  });

  it('a whole state name at the end counts also where its city is unknown; letters that may be a word do not', () => {
    expect(readPlace('Pleasantburg Texas').otherwise).toBe('TX');
    expect(readPlace('somewhere in').otherwise).toBeUndefined();
    expect(namesOf('portland or')).toContain('portland in OR');
  });
});

it('five digits are the code of a metropolitan area, or else a ZIP code', () => {
  expect(readPlace('12420')).toEqual({ metro: '12420', cities: [], otherwise: 'NY' });
  expect(readPlace('00000')).toEqual({ metro: '00000', cities: [], otherwise: undefined });
});

it.each(['Remote', 'USA', 'United States', 'nationwide', 'New England', 'Midwest'])('%s names no one state', (place) => {
  expect(readPlace(place)).toEqual({ cities: [] });
});

it.each(['', '   ', '!!!', '(', ',', ', ,', 'ж', '-', 'St.', "'"])('whatever is typed: %j', (place) => {
  const { state, otherwise } = readPlace(place);
  expect([state, otherwise]).toEqual([undefined, undefined]);
});

it('a nickname means a state, and is none itself', () => {
  for (const [name, { state }] of NICKNAMES) {
    expect([name, stateLetters(state)]).toEqual([name, state]);
    expect([name, stateLetters(name) ?? 'none']).toEqual([name, name === 'dc' ? 'DC' : 'none']);
    expect([name, readPlace(name).state]).toEqual([name, state]);
  }
});

it('the first three digits of a ZIP code tell its state, except for single codes across a border', () => {
  const wrong = usZipPlaces().filter(({ zip, state }) => readPlace(zip).otherwise !== state);
  expect(wrong.length).toBeLessThanOrEqual(6);
});

describe('what a city or metropolitan area may be called', () => {
  it.each([
    ['Austin, TX', 'Austin'],
    ['austin texas 78701', 'austin'],
    ['St. Louis MO', 'Saint Louis'],
    ['Boston', 'Boston'],
    ['12420', '12420'],
    ['New York-Newark-Jersey City, NY-NJ', 'New York-Newark-Jersey City, NY-NJ'],
  ])('%s: %s', (text, name) => {
    expect(placesNamed(text)).toContain(name);
  });
});

it.each([
  ['Austin', 'TX'],
  ['Austin, TX', 'TX'],
  ['somewhere in', undefined],
  ['Portland or', 'OR'],
  ['Pleasantburg Texas', 'TX'],
  ['78701', 'TX'],
  ['Atlantis', undefined],
])('%s is in %s', (text, state) => {
  expect(stateOfPlace(text, gazetteer)).toBe(state);
});
