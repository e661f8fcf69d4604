import type { Indexed } from './indexed.ts';
import type { Facet } from './reading.ts';

/** "Or" between conditions on different fields joins them: "a growth badge or at least two badges". Between values of one field, it makes a list. */
export function withAlternatives(facets: readonly Facet[], content: readonly Indexed[]): Facet[] {
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
