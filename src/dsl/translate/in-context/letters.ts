import { isRole, isTopic, type Item } from '../items.ts';
import { wordBefore } from './neighbors.ts';

/** "Companies that begin with A": no query says that. The letter is no article, and the beginning is no time. */
export function withLetters(items: readonly Item[]): Item[] {
  const start = items.findIndex(({ text }) => /^(?:start|begin)/iu.test(text));
  const letter = items.findIndex(({ text }, i) => start >= 0 && i > start && FIRST_LETTER.test(`${items[i - 1]?.text} ${text}`));
  const isNext = letter >= 0 && items.slice(start + 1, letter).every(({ text }) => /^(?:with|the|a|letter)$/iu.test(text));
  const isOfLetter = (item: Item, i: number): boolean => i === letter || (i === start && item.means.kind === 'value');
  return items.map((item, i) => (isNext && isOfLetter(item, i) ? { ...item, means: { kind: 'unknown' } } : item));
}
const FIRST_LETTER = /(?:^|\s)(?:with|letter) \p{Lu}$/u;

/** "RN" at the end of a question that has another job, or asks which jobs there are in a place, is "right now". */
export function withRightNow(items: readonly Item[]): Item[] {
  const last = items.findLastIndex(({ means }) => means.kind !== 'mark');
  const [item, previous] = [items[last], wordBefore(items, last)];
  if (item?.text !== 'rn' || previous === undefined) return [...items];
  const others = items.filter((one) => one !== item);
  const isPlace = previous.means.kind === 'entity' && previous.means.entity.kind === 'place';
  const isPlaceAsked = others.some((one) => isTopic(one, ['where'])) && previous.means.kind === 'topic';
  const isNow = others.some(isRole) || isPlaceAsked || (isPlace && others.some((one) => isTopic(one, ['jobs'])));
  return isNow ? items.with(last, { ...item, means: { kind: 'skip' } }) : [...items];
}
