import { clauseOf, didYouMean, type Rule } from './rule.ts';

const MERMAID_FORMS = 'LIST SKILL_ADJACENT_CLUSTERS and LIST DESTINATION_CLUSTERS';

/** JSON is the default; MERMAID draws what has edges. */
export const format: Rule = ({ form, clauses }) => {
  const clause = clauseOf(clauses, 'format');
  if (clause === undefined || clause.format.text === 'JSON' || (clause.format.text === 'MERMAID' && form.mermaid === true)) return [];
  const isMermaid = clause.format.text === 'MERMAID';
  const valid = isMermaid ? ['JSON'] : ['JSON', 'MERMAID'];
  return [
    {
      message: isMermaid ? `FORMAT MERMAID goes with ${MERMAID_FORMS} only` : `Unknown FORMAT ${clause.format.text}${didYouMean(clause.format.text, valid)}`,
      suggestion: `Use FORMAT JSON${form.mermaid === true ? ' or FORMAT MERMAID' : ''}, or leave FORMAT out.`,
      example: isMermaid ? 'LIST SKILL_ADJACENT_CLUSTERS FOR CLUSTER 75 EXPAND NAMES FORMAT MERMAID' : form.examples[0],
      at: clause.format.at,
      extra: { valid_values: valid },
    },
  ];
};
