import { levelsOf, METRICS } from '../../catalog/adjacency.ts';
import type { Form } from '../forms/form.ts';
import { parse } from '../parse.ts';
import { fieldConditions } from '../rules/rule.ts';
import { whereOf, withSnapshot } from '../suggestions.ts';

const LEVEL = 'EXPERIENCE_LEVEL';

/** A query with a bound on a metric, at a snapshot that has it: without one, no row would. The same query if it says the snapshot, or if the usual one has the metric. */
export function atSnapshot({ operation }: Form, query: string): string {
  const level = operation.settings?.['experience_level'];
  const command = parse(query);
  const used = fieldConditions(whereOf(command)).map(({ field }) => field.text);
  if (level?.type !== 'enumeration' || used.includes(LEVEL)) return query;
  const wanted = METRICS.filter((metric) => used.includes(metric.toUpperCase())).map(levelsOf);
  const [first] = wanted;
  const isOne = first !== undefined && wanted.every(([one]) => one === first[0]);
  return isOne && !first.some((one) => one === level.default) ? withSnapshot(command, first[0]) : query;
}
