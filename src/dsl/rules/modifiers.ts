import { spelled } from './clause-order.ts';
import { listed, nameOfForm, type Rule } from './rule.ts';

/** Modifiers that the form has no use for are refused, not ignored. FORMAT is checked by its own rule. */
export const modifiers: Rule = ({ form, clauses }) =>
  clauses.flatMap((clause) => {
    if (clause.kind === 'where' || clause.kind === 'for' || clause.kind === 'by' || clause.kind === 'format' || form.modifiers.includes(clause.kind)) return [];
    return {
      message: `${nameOfForm(form)} does not take ${spelled(clause.kind)}`,
      suggestion: form.modifiers.length === 0 ? 'Leave it out.' : `It takes ${listed([...form.modifiers.map(spelled), 'FORMAT'])}.`,
      example: form.examples[0],
      at: clause.at,
    };
  });
