import type { Translation } from '../../operations/translation.ts';
import type { Entity } from './items.ts';

/** An entity as the response shows it. */
export function shownEntity({ text, entity }: { readonly text: string; readonly entity: Entity }): Translation['entities'][number] {
  const score = Number(entity.score.toFixed(4));
  switch (entity.kind) {
    case 'company':
      return { text, type: 'company', resolved: entity.name, score };
    case 'role':
      if (entity.code === undefined) return { text, type: 'cluster', resolved: entity.cluster?.name ?? '', score };
      return { text, type: 'occupation', resolved: entity.code, score };
    case 'industry':
      return { text, type: 'industry', resolved: entity.names.join(', '), score };
    case 'zip':
      return { text, type: 'zip', resolved: entity.zip, score };
    case 'place':
      if (entity.state !== undefined) return { text, type: 'state', resolved: entity.state, score };
      return entity.city === undefined ? { text, type: 'metro', resolved: entity.metro ?? '', score } : { text, type: 'city', resolved: entity.city, score };
  }
}
