import { readFacts } from '../../seeds/facts.ts';
import { Industries } from '../../src/conversion/industries.ts';

/** The industries of the demonstration dataset, without a database. */
export function demonstrationIndustries(): Industries {
  return new Industries(
    readFacts().industries.map(({ name, sector, otherSectors, everydayNames }) => ({ industry: name, sector, otherSectors, everydayNames })),
  );
}
