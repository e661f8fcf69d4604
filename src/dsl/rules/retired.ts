import type { Form } from '../forms/form.ts';
import { FORMS } from '../forms/forms.ts';
import { fieldNamed, nameOfForm } from './rule.ts';

/** The quintiles, which the posting tiers replaced. */
export const RETIRED: readonly string[] = ['POSTINGS_QTILE', 'POSTINGS_COUNT_QTILE'];
/** The order that replaced theirs, and the filter. */
export const RETIRED_ORDER = 'TOTAL_POSTING_COUNT';
const RETIRED_FILTER = 'TOTAL_POSTING_TIER';
export const RETIRED_EXAMPLE = `LIST OCCUPATION_BADGES WHERE ${RETIRED_FILTER} IS "high" ORDER BY ${RETIRED_ORDER}`;

const FILTERS = 'ENTRY_POSTING_TIER or TOTAL_POSTING_TIER';
const ORDERS = 'ORDER BY ENTRY_POSTING_COUNT or TOTAL_POSTING_COUNT';

const hasFilter = (form: Form): boolean => fieldNamed(form, RETIRED_FILTER) !== undefined;
const hasOrder = ({ modifiers, resource }: Form): boolean =>
  modifiers.includes('order_by') && Object.values(resource?.sorts ?? {}).some(({ dsl }) => dsl.includes(RETIRED_ORDER));

/** What a form, or else other forms, have instead of the quintiles in WHERE and ORDER BY. */
export function insteadOfRetired(form: Form, clause: 'where' | 'order_by'): string {
  const has = clause === 'where' ? hasFilter : hasOrder;
  if (has(form)) return clause === 'where' ? `To filter, use ${FILTERS}.${hasOrder(form) ? ` To sort, use ${ORDERS}.` : ''}` : `Use ${ORDERS}.`;
  const forms = FORMS.filter((other) => other.verb === 'LIST' && has(other)).map(nameOfForm);
  return `${nameOfForm(form)} has no postings. Use ${clause === 'where' ? FILTERS : ORDERS} in ${[...new Set(forms)].join(', ').replace(/, ([^,]+)$/u, ', or $1')}.`;
}
