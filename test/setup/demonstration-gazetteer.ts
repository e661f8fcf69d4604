import { readFacts } from '../../seeds/facts.ts';
import { placesData } from '../../seeds/generate/places.ts';
import { Gazetteer } from '../../src/gazetteer/gazetteer.ts';
import { useGazetteer } from '../../src/gazetteer/current-gazetteer.ts';

/** The places of the demonstration dataset, without a database, for everything that takes titles and names apart; ZIP codes have no metropolitan areas. */
export function useDemonstrationPlaces(): Gazetteer {
  const gazetteer = new Gazetteer(placesData(readFacts()));
  useGazetteer(gazetteer);
  return gazetteer;
}
