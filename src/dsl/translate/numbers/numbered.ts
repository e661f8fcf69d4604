import type { Amount } from '../figures.ts';
import type { Indexed } from '../indexed.ts';
import type { Item } from '../items.ts';
import type { Facet } from '../reading.ts';
import { LISTED, type Topic } from '../senses.ts';

/** The items of a question, as the readers of numbers see them. */
export interface Numbered {
  /** Items with a meaning, in order, without those that say nothing about a number. */
  readonly items: readonly Indexed[];
  /** All items with a meaning. */
  readonly content: readonly Indexed[];
  /** The others, too. */
  readonly all: readonly Indexed[];
}

export const numberedOf = (content: readonly Indexed[], all: readonly Indexed[]): Numbered => ({
  items: content.filter((item, i) => item.means.kind !== 'or' && !isByAmount(item, content[i + 1])),
  content,
  all,
});

/** "Grows by 50%" names no order. */
export const isByAmount = ({ means, text }: Item, next: Item | undefined): boolean =>
  means.kind === 'by' && /^by$/iu.test(text) && (next?.means.kind === 'compare' || (next?.means.kind === 'number' && next.means.unit !== 'plain'));

export const hasTopic = ({ items }: Numbered, topic: Topic): boolean =>
  items.some(({ means }) => (means.kind === 'topic' || means.kind === 'order') && means.topic === topic);

export const names = ({ items }: Numbered, kind: 'company' | 'role'): boolean =>
  items.some(({ means }) => means.kind === 'entity' && means.entity.kind === kind);

export const amountOf = (item: Item | undefined): Amount | undefined => (item?.means.kind === 'number' ? item.means : undefined);

/** What a question can list. */
/** What has rows that a number limits. */
const WITH_ROWS: readonly Topic[] = [...LISTED, 'postings', 'next', 'similar', 'company_badges', 'role_badges', 'beginners'];
export const isListed = (item: Item | undefined): boolean => item?.means.kind === 'topic' && WITH_ROWS.includes(item.means.topic);

/** The word before an item, without an article: "over a decade". */
export const previousWord = ({ all }: Numbered, { index }: Indexed): string =>
  all.slice(0, index).findLast(({ text }) => !/^(?:a|an|the|full)$/iu.test(text))?.text ?? '';

/** Words that are understood, but that change nothing. */
export const understood = (text: string, at: number, covers: readonly number[]): Facet => ({
  kind: 'order',
  text,
  at,
  covers,
  names: [],
  isOptional: true,
  isDefault: true,
});
