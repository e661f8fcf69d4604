import type { Problem } from '../problem.ts';
import type { Name } from '../syntax-tree.ts';
import { clauseOf, didYouMean, type Rule } from './rule.ts';

const MERMAID_FORMS = 'LIST SKILL_ADJACENT_CLUSTERS and LIST DESTINATION_CLUSTERS';

/** JSON is the default. MERMAID draws answers that have edges. */
export const format: Rule = ({ form, clauses }) => {
  const clause = clauseOf(clauses, 'format');
  return clause === undefined ? [] : formatProblems(clause.format, form.examples[0], { hasEdges: form.mermaid });
};

/** The problem with a format, for answers with or without edges to draw. */
export function formatProblems(format: Name, example: string, { hasEdges = false }: { readonly hasEdges?: boolean | undefined } = {}): Problem[] {
  if (format.text === 'JSON' || (format.text === 'MERMAID' && hasEdges)) return [];
  const isMermaid = format.text === 'MERMAID';
  const valid = hasEdges ? ['JSON', 'MERMAID'] : ['JSON'];
  const extra = { valid_values: valid };
  const unquoted = format.text.replaceAll('"', '');
  if (unquoted !== format.text && valid.includes(unquoted))
    return [{ message: `FORMAT takes ${unquoted} without quotes`, suggestion: `Write FORMAT ${unquoted}, or omit FORMAT.`, example, at: format.at, extra }];
  return [
    {
      message: isMermaid ? `FORMAT MERMAID is only available for ${MERMAID_FORMS}` : `Unknown FORMAT ${format.text}${didYouMean(format.text, valid)}`,
      suggestion: `Use FORMAT JSON${hasEdges ? ' or FORMAT MERMAID' : ''}, or omit FORMAT.`,
      example: isMermaid ? 'LIST SKILL_ADJACENT_CLUSTERS FOR CLUSTER 75 EXPAND NAMES FORMAT MERMAID' : example,
      at: format.at,
      extra,
    },
  ];
}
