import { spelled } from './clause-order.ts';
import { listed, nameOfForm, type Rule } from './rule.ts';

/** Modifiers that the form does not support are rejected, not ignored. FORMAT has a rule of its own. */
export const modifiers: Rule = ({ form, clauses }) =>
  clauses.flatMap((clause) => {
    if (clause.kind === 'where' || clause.kind === 'for' || clause.kind === 'by' || clause.kind === 'format' || form.modifiers.includes(clause.kind)) return [];
    return {
      message: `${nameOfForm(form)} does not take ${spelled(clause.kind)}`,
      suggestion: form.modifiers.length === 0 ? 'Remove it.' : `Valid modifiers: ${listed([...form.modifiers.map(spelled), 'FORMAT'])}.`,
      example: form.examples[0],
      at: clause.at,
    };
  });
