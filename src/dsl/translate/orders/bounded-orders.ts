import type { Facet } from '../reading.ts';
import { LARGEST } from './ordered.ts';

const COMPARES: ReadonlySet<string> = new Set(['gt', 'gte', 'lt', 'lte', 'between']);

/** "Most first". */
const END_FIRST = /^(?:with )?(?:from )?(?:the )?(?:most|highest|fewest|lowest|least|high|low|best|worst|top|bottom)\b/iu;

/** "Clusters whose wages grow more than 50%; steepest ten": a superlative that names nothing orders by what is compared, if only one thing is. */
export function orderByBounds(facets: Facet[]): void {
  const isBare = (facet: Facet): boolean =>
    facet.kind === 'order' &&
    facet.isDefault !== true &&
    ((facet.names.length === 0 && facet.isOptional !== true) || (facet.names === LARGEST && facet.isOptional === true && END_FIRST.test(facet.text)));
  const [bare, ...more] = facets.filter(isBare);
  const compared = facets.filter(
    (facet) => facet.kind === 'field' && facet.isNegated !== true && facet.options.some(({ operator }) => operator !== undefined && COMPARES.has(operator)),
  );
  const [only] = compared;
  const hasOther = facets.some((facet) => facet !== bare && (facet.kind === 'best' || (facet.kind === 'order' && facet.names.length > 0)));
  if (bare?.kind !== 'order' || more.length > 0 || compared.length !== 1 || only?.kind !== 'field' || hasOther) return;
  facets[facets.indexOf(bare)] = { ...bare, names: only.options.map(({ field }) => field) };
}
