import { listAt, packLists, startsOf, type PackedLists } from '../packed/lists.ts';
import { packStrings, StringTable } from '../packed/string-table.ts';

/** One city of one state. */
export interface City {
  readonly state: string;
  readonly zips: number;
  /** Population of its largest metro area; 0 if it is in none. */
  readonly population: number;
  /** Codes of metro areas. */
  readonly metros: readonly string[];
}

/** The cities of each name, in typed arrays: as objects, those of the United States take 12 MB in each process. */
export class CityTable {
  private readonly names: StringTable;
  /** Where the cities of each name begin in the lists below. */
  private readonly starts: Int32Array;
  private readonly states: readonly string[];
  private readonly stateOf: Uint8Array;
  private readonly zips: Int32Array;
  private readonly population: Float64Array;
  private readonly metros: readonly string[];
  private readonly metrosOf: PackedLists;

  constructor(citiesOfName: ReadonlyMap<string, readonly City[]>) {
    // In the order of their bytes, so that the names that begin with a text are next to each other.
    const sorted = Array.from(citiesOfName, ([name, ofName]) => ({ name, ofName, bytes: Buffer.from(name) })).sort((a, b) => Buffer.compare(a.bytes, b.bytes));
    const cities = sorted.flatMap(({ ofName }) => ofName);
    this.names = new StringTable(packStrings(sorted.map(({ name }) => name)));
    this.starts = startsOf(sorted.map(({ ofName }) => ofName.length));
    this.states = [...new Set(cities.map(({ state }) => state))];
    this.metros = [...new Set(cities.flatMap(({ metros }) => metros))];
    const [stateAt, metroAt] = [this.states, this.metros].map((all) => new Map(all.map((one, at) => [one, at])));
    this.stateOf = Uint8Array.from(cities, ({ state }) => stateAt?.get(state) ?? 0);
    this.zips = Int32Array.from(cities, ({ zips }) => zips);
    this.population = Float64Array.from(cities, ({ population }) => population);
    this.metrosOf = packLists(cities.map(({ metros }) => metros.map((metro) => metroAt?.get(metro) ?? 0)));
  }

  has(name: string): boolean {
    return this.names.has(name);
  }

  /** The cities of a name, one in each state that has one. */
  named(name: string): City[] {
    const at = this.names.get(name);
    if (at === undefined) return [];
    const [first = 0, end = 0] = this.starts.subarray(at, at + 2);
    return Array.from({ length: end - first }, (_, i) => this.at(first + i));
  }

  /** The first name that begins with a text, goes on, and is that of a city with so many ZIP codes. */
  beginning(text: string, leastZips: number): string | undefined {
    for (let at = this.names.placeOf(text); at < this.names.size; at++) {
      const name = this.names.at(at);
      if (!name.startsWith(text)) return undefined;
      if (name !== text && this.named(name).some(({ zips }) => zips >= leastZips)) return name;
    }
    return undefined;
  }

  private at(city: number): City {
    return {
      state: this.states[this.stateOf[city] ?? 0] ?? '',
      zips: this.zips[city] ?? 0,
      population: this.population[city] ?? 0,
      metros: Array.from(listAt(this.metrosOf, city), (metro) => this.metros[metro] ?? ''),
    };
  }
}
