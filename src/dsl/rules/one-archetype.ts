import { orderedBy } from '../repairs.ts';
import type { FieldCondition } from '../syntax-tree.ts';
import { clauseOf, conjuncts, literalsOf, settingNamed, textOf, type Rule } from './rule.ts';

const EXAMPLE = 'LIST COMPANIES FOR CLUSTER 75 WHERE ARCHETYPE IS "growth" ORDER BY BLEND';

/** ARCHETYPE chooses what ORDER BY BLEND ranks by, so it says nothing without that order, and BLEND_GROWTH has an archetype already. As `archetype` and `sort` in REST. */
export const oneArchetype: Rule = ({ form, clauses }) => {
  if (form.settings?.['archetype'] === undefined) return [];
  const given = conjuncts(clauseOf(clauses, 'where')?.condition).find(
    (part): part is FieldCondition => 'field' in part && settingNamed(form, part.field.text)?.[0] === 'archetype',
  );
  const orders = clauseOf(clauses, 'order_by')?.keys.map(({ field }) => field.text) ?? [];
  const same = given === undefined ? [] : literalsOf(given).map((value) => `BLEND_${textOf(value).toUpperCase()}`);
  if (given === undefined || orders.includes('BLEND') || orders.some((order) => same.includes(order))) return [];
  const named = orders.find((order) => order.startsWith('BLEND_'));
  const repair = orderedBy('BLEND');
  return [
    named === undefined
      ? { message: 'ARCHETYPE requires ORDER BY BLEND', suggestion: 'Add ORDER BY BLEND, or remove ARCHETYPE.', example: EXAMPLE, at: given.at, repair }
      : {
          message: `ORDER BY ${named} and ARCHETYPE both name an archetype`,
          suggestion: `Use either ORDER BY BLEND with ARCHETYPE, or ORDER BY ${named} alone.`,
          example: EXAMPLE,
          at: given.at,
          repair,
        },
  ];
};
