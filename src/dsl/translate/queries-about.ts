import { quoted } from '../print.ts';
import type { Entity } from './items.ts';

/** Lowest score of a name that queries are shown for. */
const LEAST_SCORE = 0.5;

/** What the data has about the names of a text that no query answers: first one query for each name, and then more. */
export function queriesAbout(entities: readonly Entity[]): string[] {
  const sure = entities.filter(({ score }) => score >= LEAST_SCORE).map(queriesOf);
  return [...new Set([...sure.map(([first]) => first), ...sure.map(([, next]) => next)].filter((query) => query !== undefined))];
}

function queriesOf(entity: Entity): readonly string[] {
  switch (entity.kind) {
    case 'company':
      return [`GET BADGES FOR COMPANY ${quoted(entity.name)}`, `GET HIRING FOR COMPANY ${quoted(entity.name)}`];
    case 'role':
      return ofRole(entity.code === undefined ? entity.cluster && `CLUSTER ${entity.cluster.id}` : `OCCUPATION ${quoted(entity.code)}`);
    case 'industry':
      return entity.names.slice(0, 1).map((name) => `LIST COMPANIES WHERE INDUSTRY IS ${quoted(name)} LIMIT 10`);
    case 'place':
      return entity.state === undefined ? ofMetro(entity.metro) : [`LIST COMPANIES WHERE STATE IS ${quoted(entity.state)} LIMIT 10`];
    case 'zip':
      return [`GET LOCATION_CBSA WHERE ZIP IS ${quoted(entity.zip)}`];
  }
}

const ofRole = (target: string | undefined): string[] =>
  target === undefined ? [] : [`GET WAGES FOR ${target}`, `LIST COMPANIES FOR ${target} ORDER BY BLEND LIMIT 10`];
const ofMetro = (metro: string | undefined): string[] => (metro === undefined ? [] : [`LIST COMPANIES WHERE CBSA IS ${quoted(metro)} LIMIT 10`]);
