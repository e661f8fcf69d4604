import { fileURLToPath } from 'node:url';
import { readTable } from '../tables/read-table.ts';
import { TableError, type Problem } from '../tables/row.ts';

const KINDS = ['territory', 'letters', 'country', 'abroad', 'nowhere', 'ambiguous', 'town', 'zip'] as const;
export type PlaceKind = (typeof KINDS)[number];

interface ListedPlace {
  readonly kind: PlaceKind;
  readonly name: string;
  /** Postal codes of the states; empty if the kind has no state. */
  readonly states: readonly string[];
}

function readPlaceList(): ListedPlace[] {
  const problems: Problem[] = [];
  const places = readTable(fileURLToPath(new URL('../../mappings/places.tsv', import.meta.url)), ['kind', 'name', 'states'], problems).map((row) => ({
    kind: row.oneOf('kind', KINDS),
    name: row.text('name'),
    states: row.get('states').split(', ').filter(Boolean),
  }));
  if (problems.length > 0) throw new TableError('The list of places is invalid', problems);
  return places;
}

const PLACES = readPlaceList();

/** The names of one kind in mappings/places.tsv, with their states. */
export function listedPlaces(kind: PlaceKind): ReadonlyMap<string, readonly string[]> {
  return new Map(PLACES.filter((place) => place.kind === kind).map(({ name, states }) => [name, states]));
}
