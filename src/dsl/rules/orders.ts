import type { Form } from '../forms/form.ts';
import type { Problem } from '../problem.ts';
import { orderedInstead, withoutDirection, withoutOrder } from '../repairs.ts';
import { insteadOfRetired, RETIRED, RETIRED_EXAMPLE, RETIRED_ORDER } from './retired.ts';
import { clauseOf, didYouMean, listed, nameOfForm, searchedText, type Rule } from './rule.ts';
import { wordTable } from '../../text/word-table.ts';

/** Fields whose order has another name. */
const OTHER_NAMES = wordTable<string>({ COMPANY_NAME: 'ALPHA', NAME: 'ALPHA' });

/** Order names of a form. */
export const orderNames = (form: Form): string[] => [
  ...Object.values(form.resource?.sorts ?? {}).flatMap(({ dsl }) => dsl),
  ...(form.face.onlyOrder === undefined ? [] : [form.face.onlyOrder]),
];

/** ORDER BY fields must be orders of the form, each at most once, in a valid direction. */
export const orders: Rule = ({ form, clauses }) => {
  const order = clauseOf(clauses, 'order_by');
  if (order === undefined || !form.modifiers.includes('order_by')) return [];
  const valid = orderNames(form);
  const seen = new Set<string>();
  return order.keys.flatMap(({ field, direction }): Problem[] => {
    const report = (message: string, suggestion: string, more: Pick<Problem, 'extra' | 'repair'> = {}): Problem[] => [
      { message, suggestion, example: form.examples[0], at: field.at, ...more },
    ];
    if (field.text === form.face.onlyOrder)
      return direction === 'asc' ? report(`ORDER BY ${field.text} has only one direction`, 'Remove ASC.', { repair: withoutDirection(field) }) : [];
    const [name, found] = Object.entries(form.resource?.sorts ?? {}).find(([, { dsl }]) => dsl.includes(field.text)) ?? [];
    if (name === undefined || found === undefined) {
      if (RETIRED.includes(field.text)) {
        return [
          {
            message: `ORDER BY ${field.text} was removed in 0.13.0-beta`,
            suggestion: insteadOfRetired(form, 'order_by'),
            example: RETIRED_EXAMPLE,
            at: field.at,
            errorType: 'deprecated_feature',
            repair: valid.includes(RETIRED_ORDER) ? orderedInstead(field, RETIRED_ORDER) : withoutOrder(field),
          },
        ];
      }
      return report(
        `Unknown ORDER BY field ${field.text} for ${nameOfForm(form)}${didYouMean(OTHER_NAMES[field.text] ?? field.text, valid)}`,
        `Orders: ${listed(valid)}.`,
        { extra: { valid_fields: valid } },
      );
    }
    if (seen.has(name)) return report(`ORDER BY names ${field.text} twice`, 'Use each field only once.', { repair: withoutOrder(field) });
    seen.add(name);
    if (found.sql.includes('$text') && searchedText(clauses) === undefined)
      return report(`ORDER BY ${field.text} requires exactly one SEARCH condition`, 'Add one SEARCH IS "…" to WHERE with AND, or use another ORDER BY field.', {
        repair: withoutOrder(field),
      });
    if (direction !== undefined && (direction === 'desc') !== (found.startsHigh === true) && found.reversed === undefined)
      return report(`ORDER BY ${field.text} has only one direction`, `Remove ${direction.toUpperCase()}.`, { repair: withoutDirection(field) });
    return [];
  });
};
