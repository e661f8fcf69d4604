import { LARGE_METRO } from '../../../catalog/metro-sizes.ts';
import { withForeignPlaces } from './foreign-places.ts';
import { isTopic, type Item } from '../items.ts';

const SHARE = /\b(?:share|percentage|proportion|fraction|part|portion)\b/iu;
const GRADUATES = /^(?:college |university )?(?:grads?|graduates?)$/iu;
const PEOPLE = /^(?:people|inhabitants?|residents?|population|citizens?|folks?)$/iu;

/** Gives words the meaning that they have next to what is measured. */
export function withNamedMeasures(items: readonly Item[]): Item[] {
  return withNamedGroups(withEvents(withForeignPlaces(withPopulations(withGraduates(items)))));
}

/** "The smallest share of college grads": education, and not who is hired. */
function withGraduates(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    if (!isTopic(item, ['beginners']) || !GRADUATES.test(item.text)) return item;
    const before = items.slice(0, i).findLast(({ text }) => !/^(?:the|of|of the)$/iu.test(text));
    const isShare = before !== undefined && SHARE.test(before.text);
    return isShare ? { ...item, means: { kind: 'topic', topic: 'education' } } : item;
  });
}

/** "A metro with a million+ people": a large one. */
function withPopulations(items: readonly Item[]): Item[] {
  const number = items.findIndex(({ means }) => means.kind === 'number' && means.value >= LARGE_METRO);
  const people = items.findIndex(({ text }, i) => i > number && i <= number + 2 && PEOPLE.test(text));
  const metro = items
    .slice(0, number)
    .findLastIndex((item) => isTopic(item, ['metro', 'where']) || /^(?:cit(?:y|ies)|places?|areas?|markets?)$/iu.test(item.text));
  if (number < 0 || people < 0 || metro < 0) return [...items];
  const between = items.slice(metro + 1, number).map(({ text }) => text);
  const isBelow = between.some((text) => /^(?:under|below|less than|fewer than)$/iu.test(text));
  const [first, last] = [items[metro], items[people]];
  if (first === undefined || last === undefined) return [...items];
  const text = items
    .slice(metro, people + 1)
    .map((item) => item.text)
    .join(' ');
  const size: Item = {
    from: first.from,
    to: last.to,
    text,
    means: { kind: 'value', options: [{ field: 'MSA_SIZE', values: [isBelow ? 'Small/Medium' : 'Large'] }] },
  };
  return [...items.slice(0, metro), size, ...items.slice(people + 1)];
}

/** "Event = split": the name of the field. */
function withEvents(items: readonly Item[]): Item[] {
  const isEvent = ({ means }: Item): boolean => means.kind === 'value' && means.options.some(({ field }) => field === 'EVENT_TYPE');
  return items.map((item, i) => {
    if (!/^events?$/iu.test(item.text)) return item;
    const next = items.slice(i + 1).find(({ text }) => !/^(?:=|:|is|type|of)$/iu.test(text));
    return next !== undefined && isEvent(next) && i + 3 >= items.indexOf(next) ? { ...item, means: { kind: 'skip' } } : item;
  });
}

/** "The Home Health Aides group": a cluster by its name. */
function withNamedGroups(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    const before = items[i - 1];
    const isNamed = before?.means.kind === 'entity' && before.means.entity.kind === 'role' && before.means.entity.isCluster === true;
    return isNamed && /^(?:group|family|grouping)$/iu.test(item.text) && item.means.kind !== 'topic'
      ? { ...item, means: { kind: 'topic', topic: 'clusters' } }
      : item;
  });
}
