import { isCompany, isTopic, type Item } from '../items.ts';

/** "Which of these three has no badge: Target, Kroger, Costco": employers, and how many are named is no bound. */
export function withNamedChoices(items: readonly Item[]): Item[] {
  const count = items.filter(isCompany).length;
  if (count < 2 || items.some((item) => isTopic(item, ['companies']))) return [...items];
  const choice = items.findIndex(({ means, text }) => ['skip', 'unknown'].includes(means.kind) && OF_THESE.test(text));
  if (choice < 0 || !isOfBadges(items)) return [...items];
  return items.map((item, i) => {
    if (i === choice) return { ...item, means: { kind: 'topic', topic: 'companies' } };
    const isRest = i === choice + 1 && ((item.means.kind === 'number' && item.means.value === count) || /^(?:following|listed)$/iu.test(item.text));
    return isRest ? { ...item, means: { kind: 'skip' } } : item;
  });
}
const OF_THESE = /(?:^|\s)of (?:these|those|them|the following)(?: ones)?$/iu;
/** A list of employers has conditions on badges only. */
const isOfBadges = (items: readonly Item[]): boolean => items.some((item) => item.means.kind === 'level' || isTopic(item, ['badges', 'company_badges']));
