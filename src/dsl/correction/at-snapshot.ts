import type { Form } from '../forms/form.ts';
import { levelOfMetrics } from '../level-of-metrics.ts';
import { parse } from '../parse.ts';
import { fieldConditions } from '../rules/rule.ts';
import { whereOf, withSnapshot } from '../suggestions.ts';

/** A query with a bound on a metric, at a snapshot that has it. The same query if it says the snapshot, or if the usual one has the metric. */
export function atSnapshot(form: Form, query: string): string {
  const command = parse(query);
  const level = levelOfMetrics(
    form,
    fieldConditions(whereOf(command)).map(({ field }) => field.text),
  );
  return level === undefined ? query : withSnapshot(command, level);
}
