import type { MetroRow, PlacesData } from '../store/places.ts';
import { withoutAccents } from '../text/accents.ts';
import { identityKey } from '../text/identity-key.ts';
import { wordKey } from '../text/words.ts';
import { CityTable, type City } from './city-table.ts';
import { MetrosOfZips } from './metros-of-zips.ts';
import { listedPlaces } from './place-list.ts';
import { cityInState, US_STATES } from '../catalog/states.ts';

/** A possible city name, in any state or in a given one. */
export interface CityName {
  readonly name: string;
  readonly state?: string;
}

const NO_STATE = { nowhere: listedPlaces('nowhere'), country: listedPlaces('country') };
const EXTRA_ZIPS = listedPlaces('zip');

/** A city while the ZIP codes are read. */
type CountedCity = { -readonly [Key in Exclude<keyof City, 'metros'>]: City[Key] } & { readonly metros: Set<string> };
type CitiesByState = Map<string, CountedCity>;

/** All places by name and code, from the dataset and from mappings/places.tsv. Immutable; built once for each state of the data. */
export class Gazetteer {
  readonly metros: readonly MetroRow[];
  /** The cities in the names of metro areas, as words. */
  readonly metroCities: ReadonlySet<string>;
  /** The metro areas with each of these cities in their name, most people first. */
  private readonly metrosByCity: ReadonlyMap<string, readonly MetroRow[]>;
  /** The last words of these. Few titles end with one of them. */
  readonly lastWordsOfCities: ReadonlySet<string>;
  /** These cities, the names and postal codes of states, the names of the country, and places abroad: places that can follow the name of an employer. */
  readonly names: ReadonlySet<string>;
  /** Number of words in the longest of {@link names}. */
  readonly longestName: number;
  /** What {@link names} begin with, each with one of them that goes on. */
  private readonly namesBegun: ReadonlyMap<string, string>;
  private readonly metroByName: ReadonlyMap<string, MetroRow>;
  private readonly metroByCode: ReadonlyMap<string, MetroRow>;
  private readonly cities: CityTable;
  private readonly zips: MetrosOfZips;
  private readonly stateOfPrefix: ReadonlyMap<string, string>;
  private readonly zipsOfMetro = new Map<string, Map<string, number>>();
  private readonly metrosOfState = new Map<string, Set<string>>();

  constructor({ metros, zips }: PlacesData) {
    this.metros = metros;
    this.metroByCode = new Map(metros.map((metro) => [metro.cbsa, metro]));
    this.metroByName = new Map(metros.map((metro) => [identityKey(metro.name), metro]));
    this.zips = new MetrosOfZips(zips);
    const statesOfPrefix = new Map<string, Map<string, number>>();
    // About 20,000 names for 40,000 ZIP codes.
    const statesOfName = new Map<string, CitiesByState>();
    const citiesOfKey = new Map<string, CitiesByState>();
    for (const { zip, city, state, cbsa } of zips) {
      count(statesOfPrefix, String(zip).padStart(5, '0').slice(0, 3), state);
      let states = statesOfName.get(city);
      if (states === undefined) {
        const key = identityKey(city);
        states = citiesOfKey.get(key) ?? new Map<string, CountedCity>();
        citiesOfKey.set(key, states);
        statesOfName.set(city, states);
      }
      this.addCity(states, state, cbsa);
      if (cbsa === null) continue;
      count(this.zipsOfMetro, cbsa, state);
      this.metrosOfState.set(state, (this.metrosOfState.get(state) ?? new Set()).add(cbsa));
    }
    this.cities = new CityTable(
      new Map(Array.from(citiesOfKey, ([key, states]) => [key, Array.from(states.values(), (city): City => ({ ...city, metros: [...city.metros] }))])),
    );
    this.stateOfPrefix = new Map([
      ...Array.from(EXTRA_ZIPS, ([prefix, [state = '']]) => [prefix, state] as const),
      ...Array.from(statesOfPrefix, ([prefix, states]) => [prefix, mostOf(states)] as const),
    ]);
    this.metrosByCity = metrosByCityName(metros, this.cities);
    this.metroCities = new Set(this.metrosByCity.keys());
    this.lastWordsOfCities = new Set([...this.metroCities].map((city) => city.split(' ').at(-1) ?? ''));
    this.names = new Set([...this.metroCities, ...Object.entries(US_STATES).flat().map(wordKey), ...NO_STATE.country.keys(), ...listedPlaces('abroad').keys()]);
    this.longestName = Math.max(...[...this.names].map((name) => name.split(' ').length));
    this.namesBegun = new Map([...this.names].flatMap((name) => Array.from({ length: name.length - 1 }, (_, i) => [name.slice(0, i + 1), name] as const)));
  }

  private addCity(states: CitiesByState, state: string, cbsa: string | null): void {
    const city = states.get(state) ?? { state, zips: 0, population: 0, metros: new Set() };
    states.set(state, city);
    city.zips++;
    if (cbsa === null) return;
    city.metros.add(cbsa);
    city.population = Math.max(city.population, this.metroByCode.get(cbsa)?.population ?? 0);
  }

  /** The state of most ZIP codes with these first three digits. A few codes near a border are in another state. */
  stateOfZip(zip: string): string | undefined {
    return /^\d{5}$/u.test(zip) ? this.stateOfPrefix.get(zip.slice(0, 3)) : undefined;
  }

  /** The state of the first of these names that is a city; of several cities, the one with the most ZIP codes counts. */
  stateOfCity(names: readonly CityName[]): string | undefined {
    for (const { name, state } of names) {
      const found = this.cities.named(identityKey(name)).filter((city) => state === undefined || city.state === state);
      const [best] = found.sort((a, b) => b.zips - a.zips || b.population - a.population || (a.state < b.state ? -1 : 1));
      if (best !== undefined) return best.state;
    }
    return undefined;
  }

  /** The state with the largest part of a metro area, by its code. */
  stateOfMetro(code: string): string | undefined {
    const states = this.zipsOfMetro.get(code);
    return states === undefined ? undefined : mostOf(states);
  }

  /** A metro area by its code or full name. */
  metroNamed(text: string): MetroRow | undefined {
    return this.metroByCode.get(text.trim()) ?? this.metroByName.get(identityKey(text));
  }

  /** Whether a city of this name is in the state, or in any. */
  hasCity(name: string, state?: string): boolean {
    return state === undefined ? this.cities.has(identityKey(name)) : this.city(name, state) !== undefined;
  }

  /** Whether some city of this name is large enough for this many ZIP codes. */
  hasCityOfZips(name: string, least: number): boolean {
    return this.cities.named(identityKey(name)).some(({ zips }) => zips >= least);
  }

  /** One of {@link names} that begins with a text and goes on: a city for "new yo". */
  nameBeginning(text: string): string | undefined {
    return this.namesBegun.get(text);
  }

  /** A city whose name begins with a text and goes on, with at least so many ZIP codes. */
  cityBeginning(text: string, leastZips: number): string | undefined {
    return this.cities.beginning(identityKey(text), leastZips);
  }

  /** The metro area of a city, the first by code if there are several; undefined if there is none. */
  metroOfCity(name: string, state: string): string | undefined {
    return [...(this.city(name, state)?.metros ?? [])].sort()[0];
  }

  private city(name: string, state: string): City | undefined {
    return this.cities.named(identityKey(name)).find((city) => city.state === state);
  }

  /** The codes of the metro areas in a state with one of these names or codes, or with a city of such a name. */
  metrosNamed(names: readonly string[], state: string): string[] {
    const ofState = this.metrosOfState.get(state) ?? new Set<string>();
    const named = new Set<string>();
    for (const name of names) {
      for (const cbsa of this.city(name, state)?.metros ?? []) named.add(cbsa);
      for (const cbsa of [name, this.metroByName.get(identityKey(name))?.cbsa ?? '']) if (ofState.has(cbsa)) named.add(cbsa);
    }
    return [...named].sort();
  }

  /** The codes of all metro areas with a part in a state. */
  metrosIn(state: string): string[] {
    return [...(this.metrosOfState.get(state) ?? [])].sort();
  }

  /** The metro area of a ZIP code, by its code; undefined if it is in none. */
  metroOfZip(zip: string): string | undefined {
    return /^\d{5}$/u.test(zip) ? this.zips.metroOf(Number(zip)) : undefined;
  }

  /** The metro areas that have a city of this name in their name, most people first: there are five of Springfield. */
  metrosNamedAfter(city: string): readonly MetroRow[] {
    return this.metrosByCity.get(wordKey(city)) ?? [];
  }

  /** Metro areas whose name contains this text, or with this code, as a filter by metro area finds them. */
  metrosLike(text: string): MetroRow[] {
    const { city, state } = cityInState(text) ?? { city: text };
    const key = withoutAccents(identityKey(city));
    const isInState = (states = ''): boolean => state === undefined || states.split('-').includes(state);
    return this.metros.filter(({ cbsa, name }) => {
      if (text === cbsa) return true;
      const [cities = '', states] = state === undefined ? [name] : name.split(', ');
      return withoutAccents(cities.toLowerCase()).includes(key) && isInState(states);
    });
  }
}

/** "Minneapolis-St. Paul-Bloomington, MN-WI": minneapolis, st paul, bloomington. For "Winston-Salem", also the joined name, because ZIP codes have a city with that name. */
function citiesOfMetroName(name: string, cities: Pick<CityTable, 'has'>): string[] {
  const parts = name
    .slice(0, name.includes(',') ? name.lastIndexOf(',') : undefined)
    .split(/--|[-–/]/u)
    .map(wordKey);
  const joined = parts.slice(1).map((part, i) => `${parts[i]} ${part}`);
  return [...parts, ...joined.filter((both) => cities.has(both))].filter((city) => city !== '');
}

function metrosByCityName(metros: readonly MetroRow[], cities: CityTable): ReadonlyMap<string, readonly MetroRow[]> {
  const found = new Map<string, MetroRow[]>();
  for (const metro of metros) {
    for (const city of new Set(citiesOfMetroName(metro.name, cities))) {
      const others = found.get(city);
      if (others === undefined) found.set(city, [metro]);
      else others.push(metro);
    }
  }
  for (const ofCity of found.values()) ofCity.sort((a, b) => b.population - a.population);
  return found;
}

function count(counts: Map<string, Map<string, number>>, key: string, state: string): void {
  const states = counts.get(key) ?? new Map<string, number>();
  counts.set(key, states.set(state, (states.get(state) ?? 0) + 1));
}

function mostOf(counts: ReadonlyMap<string, number>): string {
  const [most] = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return most?.[0] ?? '';
}

/** Whether the words name the whole country, a region of several states, or no place at all. */
export const namesNoState = (key: string): boolean => NO_STATE.nowhere.has(key) || NO_STATE.country.has(key);
