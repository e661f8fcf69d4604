import type { Facet } from './reading.ts';

/** What only lists of clusters are ordered and filtered by, also those of the clusters that a company hires for. */
export const FIGURES_OF_CLUSTERS: ReadonlySet<string> = new Set(['PAY', 'PAY_GROWTH', 'RETENTION']);

/** "Best paying", "that pay over $100,000". */
export const isOfFigure = (facet: Facet): boolean =>
  (facet.kind === 'order' && facet.names.some((name) => FIGURES_OF_CLUSTERS.has(name))) ||
  (facet.kind === 'field' && facet.options.some(({ field }) => FIGURES_OF_CLUSTERS.has(field)));
