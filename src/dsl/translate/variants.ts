import type { Entity } from './items.ts';
import type { Reading } from './reading.ts';

/** Other readings of an ambiguous name: New York as the city, another company with the same alias. */
export function variantsOf(reading: Reading): Reading[] {
  return reading.facets.flatMap((facet, i) => {
    if (facet.kind !== 'entity') return [];
    return othersOf(facet.entity).map((entity) => ({ ...reading, facets: reading.facets.with(i, { ...facet, entity }) }));
  });
}

function othersOf(entity: Entity): Entity[] {
  switch (entity.kind) {
    case 'company':
      return (entity.others ?? []).map((name) => ({ kind: 'company', name, score: entity.score }));
    case 'place': {
      const { state, ...city } = entity;
      return state === undefined || city.city === undefined ? [] : [city];
    }
    default:
      return [];
  }
}
