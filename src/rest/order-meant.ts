import { canonicalOf } from '../catalog/field-values.ts';
import type { Resource, SortOrder } from '../catalog/resource.ts';
import { orderNameMeant } from '../dsl/meanings/fit-names.ts';
import type { MeantChoice } from '../routing/parameter.ts';

/** "-pay", "pay desc", "pay:desc" */
const DIRECTED = /^([-+]?)\s*(.+?)(?:[\s:._-]+(asc|desc)(?:ending)?)?$/iu;

/** The order that a text means, in the direction that it names; undefined if there is none in this direction. */
export function orderMeant({ sorts }: Pick<Resource, 'sorts'>, text: string): MeantChoice | undefined {
  const orders = Object.values(sorts).filter(({ rest }) => rest.length > 0);
  const [, sign = '', name = '', direction = ''] = DIRECTED.exec(text.trim()) ?? [];
  const whole =
    canonicalOf(
      name,
      orders.flatMap(({ rest }) => rest),
    ) ?? '';
  const meant = orderNameMeant(
    name,
    orders.flatMap(({ dsl }) => dsl),
  );
  const order = orders.find(({ rest }) => rest.includes(whole)) ?? orders.find(({ dsl }) => dsl.includes(meant ?? ''));
  if (order === undefined || name.includes(',')) return undefined;
  return turned(order, orders, sign === '-' || /^desc/iu.test(direction) ? 'desc' : sign === '+' || direction !== '' ? 'asc' : undefined);
}

/** The order in a direction: by itself, with the parameter for the direction, or another one that is its reverse. */
function turned(order: SortOrder, orders: readonly SortOrder[], direction: 'asc' | 'desc' | undefined): MeantChoice | undefined {
  const [value] = order.rest;
  if (value === undefined) return undefined;
  if (direction === undefined || (direction === 'desc') === (order.startsHigh === true)) return { value };
  if (order.directed === true) return { value, others: { order: direction } };
  const [reverse] = orders.find(({ sql }) => sql === order.reversed)?.rest ?? [];
  return reverse === undefined ? undefined : { value: reverse };
}
