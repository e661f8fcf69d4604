import type { Entity } from './items.ts';
import type { Reading } from './reading.ts';

/** Other readings of an ambiguous name: New York as the city, another Springfield, another company with the same alias. */
export function variantsOf(reading: Reading): Reading[] {
  return reading.facets.flatMap((facet, i) => {
    if (facet.kind !== 'entity') return [];
    return othersOf(facet.entity, facet.text).map((entity) => ({ ...reading, facets: reading.facets.with(i, { ...facet, entity }) }));
  });
}

function othersOf(entity: Entity, text: string): Entity[] {
  switch (entity.kind) {
    case 'company':
      return (entity.others ?? []).map((name) => ({ kind: 'company', name, score: entity.score }));
    case 'place': {
      const { state, otherMetros = [], ...city } = entity;
      if (city.city === undefined) return [];
      // "Springfield" is five metro areas.
      return state === undefined ? otherMetros.map((metro) => ({ kind: 'place', city: city.city ?? '', metro, score: city.score })) : [city];
    }
    case 'industry': {
      // "Manufacturing" is a sector, and a word of the name of one industry.
      const own = entity.names.filter((name) => name.toLowerCase().includes(text.toLowerCase()));
      return entity.names.length > 1 && own.length === 1 ? [{ ...entity, names: own }] : [];
    }
    default:
      return [];
  }
}
