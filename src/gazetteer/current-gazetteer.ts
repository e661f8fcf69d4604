import { readPlacesVersion } from '../store/dataset.ts';
import { readPlaces } from '../store/places.ts';
import type { Reads, Transaction } from '../store/pool.ts';
import { Gazetteer } from './gazetteer.ts';

let current = new Gazetteer({ metros: [], zips: [] });
let loadedVersion: string | undefined;

/**
 * The gazetteer of the current dataset, as a global. Parsing titles and company names is pure except for this: it needs the cities of the dataset, and
 * it happens in too many places to pass the gazetteer to each. Before {@link loadGazetteer}, there are states and nicknames but no cities and metro areas.
 */
export const gazetteer = (): Gazetteer => current;

export function useGazetteer(other: Gazetteer): void {
  current = other;
  loadedVersion = undefined;
}

/** Loads the places of the dataset, unless those of this version are loaded. */
export async function loadGazetteer(from: Reads | Transaction): Promise<void> {
  const version = await readPlacesVersion(from);
  if (version === undefined || version === loadedVersion) return;
  current = new Gazetteer(await readPlaces(from));
  loadedVersion = version;
}
