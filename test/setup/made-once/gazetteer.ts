import { createHash } from 'node:crypto';
import { Gazetteer as Made } from '../../../src/gazetteer/gazetteer.ts';
import type { PlacesData } from '../../../src/store/places.ts';
import { madeOnce } from './made-once.ts';

export * from '../../../src/gazetteer/gazetteer.ts';

/** Fewer ZIP codes, as those of small datasets, take no time. */
const MANY = 10_000;

/** Makes a gazetteer, which never changes, once for the same places. */
function gazetteerOf(places: PlacesData): Made {
  if (places.zips.length < MANY) return new Made(places);
  const hash = createHash('sha256').update(JSON.stringify(places)).digest('hex');
  return madeOnce(`gazetteer ${hash}`, () => new Made(places));
}

// What a constructor returns is what `new` gives.
export const Gazetteer = function (places: PlacesData) {
  return gazetteerOf(places);
} as unknown as typeof Made;
