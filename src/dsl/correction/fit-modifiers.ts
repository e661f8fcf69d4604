import type { Form } from '../forms/form.ts';
import { LARGEST_OFFSET, MAXIMUM_LIMIT, pageSize } from '../rules/page.ts';
import { sum, type Fitted } from './fit-conditions.ts';
import { expansionMeant, groupMeant, orderMeant } from '../meanings/fit-names.ts';
import type { LooseQuery } from '../meanings/loose-query.ts';
import { EVERYTHING } from '../meanings/loose-words.ts';
import { phraseKey } from '../meanings/reader.ts';

/** Aliases of a count. Groups are always in this order, largest first. */
const COUNTS = ['count', 'total', 'n', 'num', 'cnt', 'number'];

const WITHOUT_PAGE = 0.2;

/** ORDER BY, GROUP BY, EXPAND, and the page, in terms of a form; undefined if the form does not have them. */
export function fitModifiers(form: Form, loose: LooseQuery): Fitted | undefined {
  const group = loose.group === undefined ? undefined : groupMeant(form, loose.group);
  if ((loose.group !== undefined && group === undefined) || loose.moreGroups !== undefined || !takesKept(form, loose)) return undefined;
  const orders = orderOf(form, loose);
  const expansions = expansionsOf(form, loose);
  if (orders === undefined || expansions === undefined || (hasPage(form, loose) && !takesOffset(form, loose))) return undefined;
  const parts = [...(group === undefined ? [] : [{ text: `GROUP BY ${group.name}`, cost: group.cost }]), ...orders, ...expansions, ...pageOf(form, loose)];
  return { text: [...parts.map(({ text }) => text), ...loose.kept].filter((text) => text !== '').join(' '), cost: sum(parts) };
}

/** Clauses that are kept as they are begin with the name of their modifier. A count has RANGE where it has groups. */
const takesKept = (form: Form, { kept, group }: LooseQuery): boolean =>
  kept.every((clause) => {
    const [name = ''] = clause.toLowerCase().split(' ', 1);
    if (name === 'format') return form.mermaid === true;
    return form.modifiers.some((modifier) => modifier === name) || (name === 'range' && form.face.pagesGroups === true && group !== undefined);
  });

function orderOf(form: Form, { order, group }: LooseQuery): Fitted[] | undefined {
  const isOfCounts = group !== undefined && order.every(({ field, direction }) => COUNTS.includes(phraseKey(field)) && direction !== 'ASC');
  if (order.length === 0 || isOfCounts) return [];
  const keys = order.flatMap(({ field, direction }) => {
    const meant = orderMeant(form, field);
    return meant === undefined ? [] : [{ text: orderKey(form, meant.name, direction), cost: meant.cost }];
  });
  return keys.length < order.length ? undefined : [{ text: `ORDER BY ${keys.map(({ text }) => text).join(', ')}`, cost: sum(keys) }];
}

/** An order with only one direction takes no other; ALPHA has another name for its reverse. */
function orderKey(form: Form, name: string, direction: 'ASC' | 'DESC' | undefined): string {
  const orders = Object.values(form.resource?.sorts ?? {});
  const order = orders.find(({ dsl }) => dsl.includes(name));
  const turned = `${name}_DESC`;
  if (direction === 'DESC' && orders.some(({ dsl }) => dsl.includes(turned))) return turned;
  const isDefault = direction === undefined || (direction === 'DESC') === (order?.startsHigh === true);
  // The best come first, which DESC says, too.
  if (order !== undefined && order.reversed === undefined && direction === 'DESC') return name;
  return isDefault && order?.reversed === undefined ? name : `${name}${direction === undefined ? '' : ` ${direction}`}`;
}

function expansionsOf(form: Form, { expand }: LooseQuery): Fitted[] | undefined {
  const all = expand.includes(EVERYTHING) ? Object.keys(form.resource?.expansions ?? {}).map((name) => name.toUpperCase()) : [];
  if (all.length > 0) return [{ text: `EXPAND ${all.join(', ')}`, cost: 0.1 }];
  const meant = expand.flatMap((written) => expansionMeant(form, written) ?? []);
  if (meant.length < expand.length) return undefined;
  return (['EXPAND', 'WITH'] as const).flatMap((clause) => {
    const names = meant.filter((one) => one.clause === clause);
    return names.length === 0 ? [] : [{ text: `${clause} ${[...new Set(names.map(({ name }) => name))].join(', ')}`, cost: sum(names) }];
  });
}

/** The page of a number or of one thing is all of it: COUNT COMPANIES LIMIT 5. */
const hasPage = ({ modifiers, face }: Form, { group }: LooseQuery): boolean =>
  modifiers.includes('limit') || (face.pagesGroups === true && group !== undefined);

/** Of the rows of a conversion, only the first ones can be asked for. */
const takesOffset = ({ modifiers, face }: Form, { group, offset = 0, page = 1 }: LooseQuery): boolean =>
  (offset === 0 && page === 1) || modifiers.includes('offset') || (face.pagesGroups === true && group !== undefined);

function pageOf(form: Form, loose: LooseQuery): Fitted[] {
  const { limit, offset, page, pageRows } = loose;
  if (!hasPage(form, loose) && (offset ?? 0) === 0 && (page ?? 1) === 1) return limit === undefined ? [] : [{ text: '', cost: WITHOUT_PAGE }];
  const skipped = page === undefined ? offset : (page - 1) * (limit ?? pageSize(form, pageRows));
  return [
    // The error says which numbers are valid; the example has the nearest one.
    ...(limit === undefined ? [] : [{ text: `LIMIT ${within(1, limit, form.maximumLimit ?? MAXIMUM_LIMIT)}`, cost: 0 }]),
    ...(skipped === undefined ? [] : [{ text: `OFFSET ${within(0, skipped, form.maximumOffset ?? LARGEST_OFFSET)}`, cost: 0 }]),
  ];
}

const within = (least: number, number: number, most: number): number => Math.min(Math.max(Math.floor(number), least), most);
