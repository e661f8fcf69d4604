import { quoted } from '../print.ts';
import type { Entity } from './items.ts';
import type { Topic } from './senses.ts';

/** Lowest score of a name that queries are shown for. */
const LEAST_SCORE = 0.5;

/** What is known of jobs, and not of jobs at an employer. */
const OF_JOBS: Readonly<Partial<Record<Topic, string>>> = {
  retention: 'RETENTION',
  promotion: 'RETENTION',
  wages: 'WAGES',
  growth: 'WAGE_PROGRESSION',
  education: 'EDUCATION',
  ai: 'AI_IMPACT',
};

/**
 * What the data has about the names of a text that no query answers: first one query for each name, and then more. "Who keeps its nurses longest" asks for a figure
 * of a job, so this one comes first.
 */
export function queriesAbout(entities: readonly Entity[], topics: readonly Topic[]): string[] {
  const known = entities.filter(({ score }) => score >= LEAST_SCORE);
  const [target] = known.flatMap((entity) => (entity.kind === 'role' ? (targetOf(entity) ?? []) : []));
  const figures = target === undefined ? [] : topics.flatMap((topic) => (OF_JOBS[topic] === undefined ? [] : [`GET ${OF_JOBS[topic]} FOR ${target}`]));
  const sure = [figures.slice(0, 1), ...known.map(queriesOf)];
  return [...new Set([...sure.map(([first]) => first), ...sure.map(([, next]) => next)].filter((query) => query !== undefined))];
}

function queriesOf(entity: Entity): readonly string[] {
  switch (entity.kind) {
    case 'company':
      return [`GET BADGES FOR COMPANY ${quoted(entity.name)}`, `GET HIRING FOR COMPANY ${quoted(entity.name)}`];
    case 'role':
      return ofRole(targetOf(entity));
    case 'industry':
      return entity.names.slice(0, 1).map((name) => `LIST COMPANIES WHERE INDUSTRY IS ${quoted(name)} LIMIT 10`);
    case 'place':
      return entity.state === undefined ? ofMetro(entity.metro) : [`LIST COMPANIES WHERE STATE IS ${quoted(entity.state)} LIMIT 10`];
    case 'zip':
      return [`GET LOCATION_CBSA WHERE ZIP IS ${quoted(entity.zip)}`];
  }
}

const targetOf = ({ code, cluster }: Extract<Entity, { kind: 'role' }>): string | undefined =>
  code === undefined ? cluster && `CLUSTER ${cluster.id}` : `OCCUPATION ${quoted(code)}`;
const ofRole = (target: string | undefined): string[] =>
  target === undefined ? [] : [`GET WAGES FOR ${target}`, `LIST COMPANIES FOR ${target} ORDER BY BLEND LIMIT 10`];
const ofMetro = (metro: string | undefined): string[] => (metro === undefined ? [] : [`LIST COMPANIES WHERE CBSA IS ${quoted(metro)} LIMIT 10`]);

/** What an answer says of names that nothing in the data has; empty if there are none. */
export const unknownNamesText = (names: readonly string[]): string =>
  names.length === 0 ? '' : `No employer, occupation, or place in the data is called ${[...new Set(names)].map((name) => `"${name}"`).join(' or ')}.`;
