import type { LooseCondition, LooseField } from '../meanings/loose-query.ts';
import { phraseKey } from '../meanings/reader.ts';
import { numberIn } from '../meanings/within-limits.ts';

/** The conditions with the smaller bound first, where the minimum of a field is above its maximum: `PAY > 80000 AND PAY < 20000`. */
export function withOrderedBounds(conditions: readonly LooseCondition[]): readonly LooseCondition[] {
  const ordered = conditions.map(withOrderedBetween);
  const isBound = (condition: LooseCondition, signs: readonly string[], other?: LooseField): condition is LooseField =>
    condition.kind === 'field' && signs.includes(condition.operator) && (other === undefined || phraseKey(condition.field) === phraseKey(other.field));
  for (const [i, low] of ordered.entries()) {
    if (!isBound(low, ['gt', 'gte'])) continue;
    const j = ordered.findIndex((condition) => isBound(condition, ['lt', 'lte'], low));
    const high = ordered[j];
    if (high?.kind !== 'field' || !contradict(low, high)) continue;
    const isTight = hasNoWholeNumber(low, high);
    ordered[i] = { ...low, ...(isTight ? { operator: 'gte' } : {}), values: high.values };
    ordered[j] = { ...high, ...(isTight ? { operator: 'lte' } : {}), values: low.values };
  }
  return ordered;
}

function withOrderedBetween(condition: LooseCondition): LooseCondition {
  if (condition.kind === 'not') return { ...condition, of: withOrderedBetween(condition.of) };
  return condition.kind === 'field' && condition.operator === 'between' ? turned(condition) : condition;
}

const boundsOf = (low: LooseField, high: LooseField): [number, number] => [numberIn(low.values[0]), numberIn(high.values[0])];

function contradict(low: LooseField, high: LooseField): boolean {
  const [minimum, maximum] = boundsOf(low, high);
  return minimum > maximum || (minimum === maximum && (low.operator === 'gt' || high.operator === 'lt'));
}

/** Whether the swapped bounds would leave no whole number: `X > 3 AND X < 2` would become `X > 2 AND X < 3`. Then they include the numbers. */
function hasNoWholeNumber(low: LooseField, high: LooseField): boolean {
  const [minimum, maximum] = boundsOf(low, high);
  if (minimum === maximum) return true;
  return low.operator === 'gt' && high.operator === 'lt' && Number.isInteger(minimum) && Number.isInteger(maximum) && minimum - maximum === 1;
}

const turned = (condition: LooseField): LooseField =>
  numberIn(condition.values[0]) > numberIn(condition.values[1]) ? { ...condition, values: [...condition.values].reverse() } : condition;
