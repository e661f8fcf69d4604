import { readFileSync } from 'node:fs';
import { NICKNAMES, nicknamed } from '../../../src/gazetteer/nicknames.ts';
import { listedPlaces, type PlaceKind } from '../../../src/gazetteer/place-list.ts';
import { US_STATES } from '../../../src/catalog/states.ts';
import { stateLetters } from '../../../src/gazetteer/states.ts';
import { wordKey } from '../../../src/text/words.ts';
import { useDemonstrationPlaces } from '../../setup/demonstration-gazetteer.ts';

const KINDS: readonly PlaceKind[] = ['territory', 'letters', 'country', 'nowhere', 'ambiguous', 'town', 'zip'];
const text = readFileSync(new URL('../../../mappings/places.tsv', import.meta.url), 'utf8');
const rows = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

describe('nicknames.tsv', () => {
  it('names states, and cities and metro areas that there are, in alphabetical order', () => {
    const gazetteer = useDemonstrationPlaces();
    const metros = new Set(gazetteer.metros.map(({ name }) => name.split(/[-,]/u)[0]));
    for (const [name, { state, city, metro }] of NICKNAMES) {
      expect([name, stateLetters(state)]).toEqual([name, state]);
      if (city !== undefined) expect([name, gazetteer.metroCities.has(wordKey(city))]).toEqual([name, true]);
      if (metro !== undefined) expect([name, metros.has(metro)]).toEqual([name, true]);
    }
    expect([...NICKNAMES.keys()]).toEqual([...NICKNAMES.keys()].sort());
    expect(nicknamed('L.A.')).toEqual({ state: 'CA', city: 'Los Angeles' });
    expect(nicknamed('LA')).toBeUndefined();
    expect(nicknamed('Bay Area')).toEqual({ state: 'CA', metro: 'San Francisco' });
  });
});

describe('places.tsv', () => {
  it('has every kind, explains each, and each name of a kind once', () => {
    for (const kind of KINDS) {
      expect(text).toMatch(new RegExp(`^#.*\\b${kind}\\b`, 'mu'));
      expect([kind, listedPlaces(kind).size]).toEqual([kind, rows.filter((row) => row.startsWith(`${kind}\t`)).length]);
      expect(listedPlaces(kind).size).toBeGreaterThan(0);
    }
  });

  it.each(['letters', 'town'] as const)('names states that there are (%s), in alphabetical order', (kind) => {
    for (const [name, states] of listedPlaces(kind)) {
      expect([name, states.length > 0]).toEqual([name, true]);
      for (const state of states) expect([name, stateLetters(state)]).toEqual([name, state]);
    }
    const names = [...listedPlaces(kind).keys()];
    expect(names).toEqual([...names].sort());
  });

  it.each(['country', 'abroad', 'nowhere', 'ambiguous', 'town'] as const)('is written as names are compared (%s)', (kind) => {
    for (const name of listedPlaces(kind).keys()) expect(wordKey(name)).toBe(name);
  });

  it('lists only what the data does not say: no town is a city of a metropolitan area, no ZIP code has a listed prefix', () => {
    const gazetteer = useDemonstrationPlaces();
    expect([...listedPlaces('town').keys()].filter((town) => gazetteer.names.has(town))).toEqual([]);
    const known = new Set([...gazetteer.metroCities, ...listedPlaces('country').keys()]);
    expect([...listedPlaces('ambiguous').keys()].filter((name) => !known.has(name))).toEqual([]);
  });

  it('has the fifty states, the District of Columbia and Puerto Rico', () => {
    expect(Object.keys(US_STATES)).toHaveLength(52);
    expect(US_STATES['DC']).toBe('District of Columbia');
  });
});
