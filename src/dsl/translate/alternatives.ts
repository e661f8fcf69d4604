import type { Indexed } from './indexed.ts';
import type { Facet } from './reading.ts';
import type { Entity } from './items.ts';

/** "Or" between conditions on different fields joins them: "a growth badge or at least two badges". Between values of one field, it makes a list. */
export function withAlternatives(all: readonly Facet[], content: readonly Indexed[]): Facet[] {
  const facets = withPlaces(all, content);
  return facets.map((facet, i) => {
    const before = facets[i - 1];
    if (before === undefined || !isPlain(before) || !isPlain(facet) || fieldOf(before) === fieldOf(facet)) return facet;
    const [end, start] = [Math.max(...before.covers), Math.min(...facet.covers)];
    const between = content.filter(({ index }) => index > end && index < start);
    const [only] = between;
    if (between.length !== 1 || only === undefined || !/^(?:or|or else)$/iu.test(only.text)) return facet;
    return { ...facet, covers: [...facet.covers, only.index], isAlternative: true };
  });
}

const isPlain = (facet: Facet): boolean => facet.kind === 'field' && facet.isNegated !== true;
const fieldOf = (facet: Facet): string | undefined => (facet.kind === 'field' ? facet.options[0]?.field : undefined);

type Place = Extract<Entity, { kind: 'place' }>;
type PlaceFacet = Extract<Facet, { kind: 'entity' }> & { readonly entity: Place };

const isPlace = (facet: Facet | undefined): facet is PlaceFacet => facet?.kind === 'entity' && facet.entity.kind === 'place' && facet.isNegated !== true;

/** "Texas or Seattle" are alternatives, although one is a state. In "NYC or LA", both are cities. */
function withPlaces(facets: readonly Facet[], content: readonly Indexed[]): Facet[] {
  const joined: Facet[] = [];
  for (let i = 0; i < facets.length;) {
    const run = placesFrom(facets, i, content);
    const [first] = facets.slice(i, i + 1);
    joined.push(...(run.length > 1 ? alike(run) : first === undefined ? [] : [first]));
    i += Math.max(1, run.length);
  }
  return joined;
}

/** The places from `start` on that only commas, "or", and "and" join, if there is one of these words. */
function placesFrom(facets: readonly Facet[], start: number, content: readonly Indexed[]): PlaceFacet[] {
  const run: PlaceFacet[] = [];
  let hasWord = false;
  for (const facet of facets.slice(start)) {
    const last = run.at(-1);
    if (!isPlace(facet)) break;
    const between = last === undefined ? [] : content.filter(({ index }) => index > Math.max(...last.covers) && index < Math.min(...facet.covers));
    if (between.some(({ means }) => means.kind !== 'or') || between.length > 1) break;
    hasWord ||= between.length > 0;
    run.push(facet);
  }
  return hasWord ? run : [];
}

function alike(run: readonly PlaceFacet[]): Facet[] {
  const isOnly = (kind: 'state' | 'city', { entity }: PlaceFacet): boolean =>
    entity[kind] !== undefined && entity[kind === 'state' ? 'city' : 'state'] === undefined;
  const [hasState, hasCity] = [run.some((one) => isOnly('state', one)), run.some((one) => isOnly('city', one))];
  if (hasState && hasCity) return run.map((facet, i) => (i === 0 ? facet : { ...facet, isAlternative: true }));
  return run.map((facet) => {
    const { state, city, metro, size, ...rest } = facet.entity;
    if (state === undefined || city === undefined || hasState === hasCity) return facet;
    const ofCity = { city, ...(metro === undefined ? {} : { metro }), ...(size === undefined ? {} : { size }) };
    return { ...facet, entity: { ...rest, ...(hasState ? { state } : ofCity) } };
  });
}
