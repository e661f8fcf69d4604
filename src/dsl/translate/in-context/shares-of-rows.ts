import { isTopic, type Item } from '../items.ts';

const SHARE = /^(?:the )?(?:share|percentage|percent|pct|%|fraction|proportion|part|portion)(?: of)?$/iu;
const ARTICLE = /^(?:of|the|all|all the|of the|of all|our|their|these|those)$/iu;

/** "The percentage of banks with a growth badge", "what fraction of occupations": queries list and count rows, but divide nothing. "Share of nurses with a degree" is a figure. */
export const withSharesOfRows = (items: readonly Item[]): Item[] =>
  items.map((item, i) => (SHARE.test(item.text) && item.means.kind === 'aside' && isOfRows(items, i) ? { ...item, means: { kind: 'unsaid' } } : item));

function isOfRows(items: readonly Item[], share: number): boolean {
  const before = items[share - 1];
  // "By the share of clusters' workers who stay", "at least 20 percent of companies".
  if (before !== undefined && ['by', 'order', 'compare', 'number', 'superlative'].includes(before.means.kind)) return false;
  const counted = items.slice(share + 1).find(({ text }) => !ARTICLE.test(text));
  if (counted === undefined) return false;
  const isIndustry = counted.means.kind === 'entity' && counted.means.entity.kind === 'industry';
  return isIndustry || isTopic(counted, ['companies', 'jobs', 'clusters', 'role_badges', 'industries']);
}
