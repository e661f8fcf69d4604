import { LAST_TENURE_YEAR } from '../../catalog/tenure.ts';
import type { Item } from './items.ts';
import type { Facet } from './reading.ts';
import type { FieldValue } from './senses.ts';

/** Joins orders and conditions that say one figure together. */
export function combineFigures(facets: Facet[], all: readonly Item[]): void {
  withNamedFigure(facets, all);
  withBoundFirst(facets, all);
  withOneBlend(facets);
  withOneShare(facets, all);
  withSaidYears(facets);
  withGrowthPeriod(facets);
}

/** Whether a condition compares a figure: "pay over $80,000". */
const isBound = (facet: Facet): boolean => facet.kind === 'field' && facet.options.some(({ operator }) => operator !== undefined && operator !== 'null');

/** "Between 40% and 60% degree holders, ranked by that share": the figure of the condition. */
function withNamedFigure(facets: Facet[], all: readonly Item[]): void {
  const by = all.findIndex(
    ({ means, text }, i) => means.kind === 'by' && / by$/iu.test(text) && /^(?:that|this|it|the same|the)\b/iu.test(all[i + 1]?.text ?? ''),
  );
  const order = facets.find((facet) => facet.kind === 'order' && facet.isOptional === true && facet.isDefault !== true);
  const bound = facets.find(isBound);
  if (by < 0 || order?.kind !== 'order' || bound?.kind !== 'field') return;
  facets[facets.indexOf(order)] = { ...order, covers: [...order.covers, by], names: bound.options.map(({ field }) => field), isOptional: false };
}

/** "Pay over $80,000, highest first": by the figure of the condition. */
function withBoundFirst(facets: Facet[], all: readonly Item[]): void {
  const isFirst = (at: number): boolean => all.slice(at, at + 3).some(({ text }) => /\bfirst$/iu.test(text));
  const order = facets.find(
    (facet) =>
      facet.kind === 'order' &&
      facet.isDefault !== true &&
      (facet.names.length === 0 || facet.isOptional === true) &&
      HIGHEST.test(facet.text) &&
      isFirst(facet.at),
  );
  const bounds = facets.filter(isBound);
  const [bound] = bounds;
  if (order?.kind !== 'order' || bound?.kind !== 'field' || bounds.length > 1) return;
  facets[facets.indexOf(order)] = { ...order, names: bound.options.map(({ field }) => field), isOptional: false };
}
const HIGHEST = /^(?:highest|lowest|biggest|smallest|greatest|largest)\b/iu;

/** "By growth badge and hiring combined": the blend of one archetype says both. */
function withOneBlend(facets: Facet[]): void {
  const best = facets.find(({ kind }) => kind === 'best');
  const blend = facets.find((facet) => facet.kind === 'order' && facet.names.join() === 'BLEND');
  if (best === undefined || blend === undefined) return;
  facets[facets.indexOf(best)] = { ...best, covers: [...best.covers, ...blend.covers] };
  facets.splice(facets.indexOf(blend), 1);
}

/** "Under a tenth went to college long enough for a bachelor's": the share says it all, unless the level is named as one. */
function withOneShare(facets: Facet[], all: readonly Item[]): void {
  const share = facets.find(
    (facet) => facet.kind === 'field' && facet.options.some(({ field, operator }) => field === 'BA_PLUS_SHARE' && operator !== undefined),
  );
  const level = facets.find(
    (facet) => facet.kind === 'field' && facet.options.some(({ field, values }) => field === 'JOB_LEVEL' && values.includes("Bachelor's Degree")),
  );
  if (share === undefined || level === undefined || share === level || all.some(({ text }) => /\blevels?\b/iu.test(text))) return;
  facets[facets.indexOf(share)] = { ...share, covers: [...share.covers, ...level.covers] };
  facets.splice(facets.indexOf(level), 1);
}

/** "Experienced bookkeepers with more than 7 years": the years that are said, and not those that are usual. */
function withSaidYears(facets: Facet[]): void {
  const isExperienced = ({ field, values }: FieldValue): boolean => field === 'EXPERIENCE_LEVEL' && values.includes('Experienced');
  const usual = facets.findIndex((facet) => facet.kind === 'field' && facet.options.some(isExperienced));
  const facet = facets[usual];
  const isSaid = facets.some((other) => other !== facet && other.kind === 'field' && other.options.some(({ field }) => field === 'YEARS_IN'));
  if (facet?.kind !== 'field' || !isSaid) return;
  facets[usual] = { ...facet, options: facet.options.filter(({ field }) => field !== 'YEARS_IN') };
}

/** "The slowest growing pay over a decade", "pay growth between year 1 and year 10": the growth that lists are ordered by is over these years. */
function withGrowthPeriod(facets: Facet[]): void {
  const growth = facets.find((facet) => facet.kind === 'order' && facet.names[0] === 'PAY_GROWTH');
  const years = facets.find((facet) => facet.kind === 'field' && facet.options.some(isGrowthPeriod));
  if (growth === undefined || years === undefined || facets.some((facet) => facet.kind === 'entity' && facet.entity.kind === 'role')) return;
  facets[facets.indexOf(growth)] = { ...growth, covers: [...growth.covers, ...years.covers] };
  facets.splice(facets.indexOf(years), 1);
}
const isGrowthPeriod = ({ field, operator, values }: FieldValue): boolean =>
  field === 'YEARS_IN' && values.at(-1) === LAST_TENURE_YEAR && (operator === 'between' ? Number(values[0]) <= 1 : operator !== 'lt');
