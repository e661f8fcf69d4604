import { Gazetteer } from '../../../src/gazetteer/gazetteer.ts';
import { cityCalled, metrosNamed } from '../../../src/gazetteer/metro-meant.ts';

const gazetteer = new Gazetteer({
  metros: [
    { cbsa: '10001', name: 'Los Angeles-Long Beach, CA', population: 12_000_000 },
    { cbsa: '10002', name: 'Lafayette, LA', population: 400_000 },
    { cbsa: '10003', name: 'Atlanta, GA', population: 6_000_000 },
    { cbsa: '10004', name: 'Eugene-Springfield, OR', population: 900_000 },
    { cbsa: '10005', name: 'Springfield, MO', population: 480_000 },
    { cbsa: '10006', name: 'Springfield, MA', population: 460_000 },
    { cbsa: '10007', name: 'Kansas City, MO-KS', population: 2_000_000 },
  ],
  zips: [],
});
const codes = (text: string): string[] => metrosNamed(text, gazetteer).metros.map(({ cbsa }) => cbsa);

it('metro areas that are called after the text, then those with it as a word, then within one, largest first', () => {
  expect(codes('springfield')).toEqual(['10005', '10006', '10004']);
  expect(codes('LA')).toEqual(['10002', '10003']);
  expect(codes('10003')).toEqual(['10003']);
  expect(codes('nowhere')).toEqual([]);
});

it('whether the text is only a part of words', () => {
  expect(metrosNamed('la', gazetteer).isWithinWords).toBe(false);
  expect(metrosNamed('ang', gazetteer).isWithinWords).toBe(true);
});

it.each([
  ['LA', '10001'],
  ['l.a.', '10001'],
  ['KC', '10007'],
  ['Springfield', undefined],
  ['Texas', undefined],
])('%s is what people call %s', (text, cbsa) => {
  expect(metrosNamed(text, gazetteer).called?.cbsa).toBe(cbsa);
});

it('a nickname of a metro area needs no word for it', () => {
  expect(cityCalled('LA')).toBe('Los Angeles');
  expect(cityCalled('Twin Cities')).toBe('Minneapolis');
  expect(cityCalled('socal')).toBeUndefined();
});
