import { levelsOf, METRICS } from '../catalog/adjacency.ts';
import type { Form } from './forms/form.ts';

export const LEVEL = 'EXPERIENCE_LEVEL';

/** The experience level that a query needs for its bounds on metrics: without one, no row has them. Undefined if it names one, if the usual one has them, or if no single level has all. */
export function levelOfMetrics({ operation }: Pick<Form, 'operation'>, fields: readonly string[]): string | undefined {
  const level = operation.settings?.['experience_level'];
  if (level?.type !== 'enumeration' || fields.includes(LEVEL)) return undefined;
  const wanted = METRICS.filter((metric) => fields.includes(metric.toUpperCase())).map(levelsOf);
  const [first] = wanted;
  const isOne = first !== undefined && wanted.every(([one]) => one === first[0]);
  return isOne && !first.some((one) => one === level.default) ? first[0] : undefined;
}
