import type { Item } from '../items.ts';

export const isSuperlative = (item: Item | undefined): boolean => item?.means.kind === 'superlative';

const isWord = ({ means }: Item): boolean => means.kind !== 'skip' && means.kind !== 'mark';
/** The nearest item before one that means something. */
export const wordBefore = (items: readonly Item[], i: number): Item | undefined => items.slice(0, Math.max(0, i)).findLast(isWord);
/** The nearest item after one that means something. */
export const wordAfter = (items: readonly Item[], i: number): Item | undefined => items.slice(i + 1).find(isWord);
