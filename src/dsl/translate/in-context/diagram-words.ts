import type { Item } from '../items.ts';

/** "As a mermaid graph, labeled": with names. What is labeled elsewhere only has a name. */
export function withLabels(items: readonly Item[]): Item[] {
  if (!items.some(({ means }) => means.kind === 'diagram')) return [...items];
  return items.map((item) => (/^(?:labell?ed|(?:with )?labels)$/iu.test(item.text) ? { ...item, means: { kind: 'expand', word: 'NAMES' } } : item));
}
