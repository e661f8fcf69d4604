import { createRequire } from 'node:module';
import { sizeOfMetro } from '../../src/catalog/metro-sizes.ts';
import { US_STATES } from '../../src/catalog/states.ts';
import type { PlacesData } from '../../src/store/places.ts';
import type { Facts, MetroFact } from '../fact-types.ts';
import { rowsOf, type TableRow } from '../tables.ts';

/** Miles within which a ZIP code can belong to a metro area of one million. Larger metro areas reach slightly farther. */
const REACH_MILES = 16;
const REACH_GROWTH = 0.08;
/** A county seat has a shorter reach than the city that the metro area is named after. */
const SEAT_REACH = 0.75;
/** Distance factor for places in another state, because few metro areas cross state lines. */
const OTHER_STATE = 1.6;

interface ZipPlace {
  readonly zip: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly city: string;
  readonly state: string;
  readonly country: string;
}

/** The U.S. ZIP codes of the npm package `zipcodes`: ZIP, city, state, coordinates. */
export function usZipPlaces(): ZipPlace[] {
  const { codes } = createRequire(import.meta.url)('zipcodes') as { codes: Record<string, ZipPlace> };
  return Object.values(codes).filter(({ zip, country, state }) => country === 'US' && /^\d{5}$/.test(zip) && US_STATES[state] !== undefined);
}

export function generateMetros(facts: Facts): TableRow[] {
  return rowsOf(
    'cbsas',
    facts.metros.map(({ cbsa, name, population }) => ({
      cbsa,
      cbsa_name: name,
      census_cbsa_pop_est_2024: population,
      msa_size: sizeOfMetro(population),
    })),
  );
}

export function generateZips(map: PlaceMap): TableRow[] {
  return rowsOf(
    'zip_locations',
    map.zips.map((place, i) => ({
      zip: Number(place.zip),
      usps_zip_pref_city: place.city,
      usps_zip_pref_state: place.state,
      cbsa: map.metroOfZip[i]?.cbsa ?? null,
    })),
  );
}

/** The places of the demonstration dataset in database form. ZIP codes have metro areas only if a map is given. */
export function placesData({ metros }: Pick<Facts, 'metros'>, zips: readonly ZipPlace[] = usZipPlaces(), metroOfZip: PlaceMap['metroOfZip'] = []): PlacesData {
  return {
    metros: metros.map(({ cbsa, name, population }) => ({ cbsa, name, population })),
    zips: zips.map(({ zip, city, state }, i) => ({ zip: Number(zip), city, state, cbsa: metroOfZip[i]?.cbsa ?? null })),
  };
}

export interface PlaceMap {
  readonly zips: readonly ZipPlace[];
  /** The metro area of a ZIP code; undefined if it is in none. */
  readonly metroOfZip: readonly (MetroFact | undefined)[];
  /** The metro of a city ("Seattle", "Washington"), or undefined. */
  metroOfCity(city: string, state: string): MetroFact | undefined;
}

interface Anchor {
  readonly metro: MetroFact;
  readonly latitude: number;
  readonly longitude: number;
  readonly reach: number;
  /** "city st" and its state. */
  readonly place: string;
  readonly state: string;
}

/**
 * Assigns ZIP codes to metro areas. The anchors of a metro area are the places in its data file. A ZIP code of such a place belongs to
 * its metro area. Any other belongs to the anchor that is closest relative to its reach, if it is within that reach. This approximates the official assignment by county: `npm run data:check` measures it.
 */
export function mapPlaces(facts: Facts): PlaceMap {
  const zips = usZipPlaces();
  const centres = cityCentres(zips);
  const anchors = facts.metros.flatMap((metro) =>
    metro.places.flatMap((place, i) => {
      const centre = centres.get(place.toLowerCase());
      const reach = (i === 0 ? 1 : SEAT_REACH) * REACH_MILES * (metro.population / 1_000_000) ** REACH_GROWTH;
      return centre === undefined ? [] : [{ metro, ...centre, reach, place: place.toLowerCase(), state: place.slice(-2) }];
    }),
  );
  const grid = new AnchorGrid(anchors);
  const metroOfAnchor = new Map(anchors.map(({ place, metro }) => [place, metro]));
  const metroOfZip = zips.map((zip) => metroOfAnchor.get(`${zip.city} ${zip.state}`.toLowerCase()) ?? grid.nearest(zip));

  const metroOfPlace = new Map<string, MetroFact | undefined>();
  zips.forEach((zip, i) => {
    const key = `${zip.city}|${US_STATES[zip.state] ?? ''}`.toLowerCase();
    if (metroOfPlace.get(key) === undefined) metroOfPlace.set(key, metroOfZip[i]);
  });
  return { zips, metroOfZip, metroOfCity: (city, state) => metroOfPlace.get(`${city}|${state}`.toLowerCase()) };
}

/** Center of the ZIP codes of each city, by "city st". */
function cityCentres(zips: readonly ZipPlace[]): Map<string, { latitude: number; longitude: number }> {
  const sums = new Map<string, { latitude: number; longitude: number; n: number }>();
  for (const { city, state, latitude, longitude } of zips) {
    const key = `${city} ${state}`.toLowerCase();
    const sum = sums.get(key) ?? { latitude: 0, longitude: 0, n: 0 };
    sums.set(key, { latitude: sum.latitude + latitude, longitude: sum.longitude + longitude, n: sum.n + 1 });
  }
  return new Map([...sums].map(([key, { latitude, longitude, n }]) => [key, { latitude: latitude / n, longitude: longitude / n }]));
}

/** Finds anchors near a point without comparing all of them: looks up its one-degree cell and the adjacent cells. */
class AnchorGrid {
  private readonly cells = new Map<string, Anchor[]>();

  constructor(anchors: readonly Anchor[]) {
    for (const anchor of anchors) {
      const key = `${Math.floor(anchor.latitude)},${Math.floor(anchor.longitude)}`;
      this.cells.set(key, [...(this.cells.get(key) ?? []), anchor]);
    }
  }

  nearest({ latitude, longitude, state }: ZipPlace): MetroFact | undefined {
    let best: { metro: MetroFact; distance: number } | undefined;
    for (const dLat of [-1, 0, 1]) {
      for (const dLon of [-1, 0, 1]) {
        for (const anchor of this.cells.get(`${Math.floor(latitude) + dLat},${Math.floor(longitude) + dLon}`) ?? []) {
          const distance = (miles(latitude, longitude, anchor.latitude, anchor.longitude) / anchor.reach) * (anchor.state === state ? 1 : OTHER_STATE);
          if (distance <= 1 && (best === undefined || distance < best.distance)) best = { metro: anchor.metro, distance };
        }
      }
    }
    return best?.metro;
  }
}

/** Distance on the sphere (equirectangular approximation; within 1% at these distances). */
function miles(lat1: number, lon1: number, lat2: number, lon2: number): number {
  const radians = Math.PI / 180;
  const x = (lon2 - lon1) * radians * Math.cos(((lat1 + lat2) / 2) * radians);
  return 3959 * Math.hypot(x, (lat2 - lat1) * radians);
}
