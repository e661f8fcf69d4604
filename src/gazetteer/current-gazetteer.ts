import { readPlacesState } from '../store/dataset.ts';
import { readPlaces } from '../store/places.ts';
import type { Reads, Transaction } from '../store/pool.ts';
import { currentRequest, type RequestScope } from '../telemetry/request-scope.ts';
import { Gazetteer } from './gazetteer.ts';

/** The places in use, and what is known about them: `version` identifies them (undefined for those of no database), `seenAt` is when they were current. */
interface Loaded {
  readonly gazetteer: Gazetteer;
  readonly version: string | undefined;
  readonly seenAt: number;
}

let loaded: Loaded = { gazetteer: new Gazetteer({ metros: [], zips: [] }), version: undefined, seenAt: -Infinity };

/**
 * The gazetteer of the current dataset, as a global of the process. Parsing titles and company names is pure except for this: it needs the cities of the dataset, and
 * it happens in too many places to pass the gazetteer to each. Before {@link loadGazetteer}, there are states and nicknames but no cities and metro areas.
 * Only this file knows which places are loaded, and it never replaces them by older ones.
 */
export const gazetteer = (): Gazetteer => loaded.gazetteer;

/** Whether the places of this version are in use. */
export const hasPlaces = (version: string): boolean => loaded.version === version;

/** Uses places that come from no database. The next load replaces them. */
export function useGazetteer(gazetteer: Gazetteer): void {
  loaded = { gazetteer, version: undefined, seenAt: -Infinity };
}

/** Loads the places of the dataset, unless they are loaded, or newer ones are. */
export async function loadGazetteer(from: Reads): Promise<void> {
  await load(from);
}

/** The requests that have asked for the places of the dataset. */
const asking = new WeakMap<RequestScope, Promise<void>>();

/** The same, once for each request: all of its answer is about the same places. */
export function loadGazetteerOnce(from: Reads): Promise<void> {
  const request = currentRequest();
  if (request === undefined) return loadGazetteer(from);
  const asked = asking.get(request) ?? loadGazetteer(from);
  asking.set(request, asked);
  return asked;
}

/**
 * Loads the places of a transaction, for documents and title models, which must have the places of their rows. Throws if newer ones are loaded: the service, which
 * can run in the same process, has seen another dataset since the transaction began.
 */
export async function loadGazetteerOf(transaction: Transaction): Promise<void> {
  const version = await load(transaction);
  if (version !== undefined && !hasPlaces(version)) throw new Error('The dataset was replaced in the meantime. Try again.');
}

/** Returns the version that the connection sees, which may not be the one in use; undefined without a dataset. */
async function load(from: Reads | Transaction): Promise<string | undefined> {
  const state = await readPlacesState(from);
  if (state === undefined) return undefined;
  const { version, seenAt } = state;
  const isWanted = (): boolean => version !== loaded.version && seenAt >= loaded.seenAt;
  if (!isWanted()) return version;
  const gazetteer = new Gazetteer(await readPlaces(from));
  // Newer places may have been loaded meanwhile.
  if (isWanted()) loaded = { gazetteer, version, seenAt };
  return version;
}
