import { EVENT_TYPES } from '../../../catalog/enumerations.ts';
import type { Indexed } from '../indexed.ts';
import { isBadge, isKindOfBadge, isTopic, skipped, type Item } from '../items.ts';
import type { Facet } from '../reading.ts';
import { BADGES, LISTED, type FieldValue, type Topic } from '../senses.ts';

/** How a facet is written, and whether it is negated. */
export type Written = Pick<Facet, 'text' | 'at' | 'covers' | 'isNegated'>;

/** What "not" holds for while a question is read from left to right: the next value, and those of the same kind that follow in its sentence. */
export class Negation {
  private current: { readonly text: string; readonly at: number; readonly kind?: string } | undefined;

  constructor(private readonly all: readonly Indexed[]) {}

  begin({ text, index }: Indexed): void {
    this.current = { text, at: index };
  }

  /** "But" ends it. */
  end(): void {
    this.current = undefined;
  }

  /** The facet of an item, with the "not" before it. */
  written({ text, index: at }: Indexed, kind: string): Written {
    if ((this.current?.kind !== undefined && this.current.kind !== kind) || this.isInNextSentence(at)) this.end();
    if (this.current === undefined) return { text, at, covers: [at] };
    const { text: not, at: start, kind: known } = this.current;
    this.current = { text: not, at: start, kind };
    return known === undefined ? { text: `${not} ${text}`, at: start, covers: [start, at], isNegated: true } : { text, at, covers: [at], isNegated: true };
  }

  /** "I don't want to go to college. What are the best-paid clusters …": nothing is negated in the next sentence. */
  private isInNextSentence(at: number): boolean {
    const { current } = this;
    return current !== undefined && this.all.slice(current.at, at).some(({ means, text: mark }) => means.kind === 'mark' && /^[.!?;]/u.test(mark));
  }
}

/** "No banks, just hospitals", "exclude Texas, show Ohio", "no gold badges, platinum companies": what is asked for after what is left out is not left out, too. */
export function withAskedInstead(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    const start = items.slice(0, i).findLastIndex(({ means }) => ['not', 'skip_rows', 'but'].includes(means.kind));
    const isLeftOut = start >= 0 && items[start]?.means.kind !== 'but' && items.slice(start + 1, i).some(isValue);
    const isAsked =
      (['skip', 'unknown'].includes(item.means.kind) && ASKS.test(item.text)) ||
      (start === 0 && (isPauseBetweenSubjects(items, i) || isPauseOfReplaced(items, i))) ||
      isPauseBeforeOnly(items, i);
    return isLeftOut && isAsked ? { ...item, means: { kind: 'but' } } : item;
  });
}
const ASKS = /\b(?:just|only|instead|rather|show|list|give|get|find|display|see|want|need|include|keep|prefer|stick)\b/iu;
const isValue = ({ means }: Item): boolean => ['entity', 'level', 'value', 'quoted'].includes(means.kind);

/** The comma of "no gold badges, platinum companies". */
function isPauseBetweenSubjects(items: readonly Item[], i: number): boolean {
  const before = items[i - 1];
  const isAfterBadges = before !== undefined && isTopic(before, BADGES);
  return items[i]?.means.kind === 'mark' && isAfterBadges && items.slice(i + 1).some((item) => isTopic(item, ['companies']));
}

/** The comma of "no platinum, gold companies only". */
const isPauseBeforeOnly = (items: readonly Item[], i: number): boolean =>
  items[i]?.text === ',' && !items.slice(i + 1).some(({ means }) => means.kind === 'mark') && /^only$/iu.test(items.at(-1)?.text ?? '');

/** The comma of "rather than banks, hospitals in Ohio". */
const isPauseOfReplaced = (items: readonly Item[], i: number): boolean =>
  items[i]?.text === ',' &&
  /^(?:rather than|instead of|in place of)$/iu.test(items[0]?.text ?? '') &&
  !items.slice(i + 1).some(({ means, text }) => means.kind === 'mark' || ASKS.test(text));

/** "All companies but banks", "in every state but Texas", "any AI flag but Shrinking Fields": what follows is left out. Elsewhere, "but" only joins. */
export function withExceptions(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    const next = items.slice(i + 1).find(({ text }) => !OF_EXCEPTION.test(text));
    const isException =
      item.means.kind === 'but' && /^but(?: the)?$/iu.test(item.text) && next !== undefined && (isValue(next) || next.means.kind === 'number');
    return isException && isOfAll(items, i) ? { ...item, means: { kind: 'not' } } : item;
  });
}
const OF_EXCEPTION = /^(?:the|those|ones|in|from|of|at|those (?:in|from|of|at)|the ones (?:in|from|of|at))$/iu;

/** Whether "all", "every", or "any" begins what is named right before `end`: "all gold banks in Ohio". */
function isOfAll(items: readonly Item[], end: number): boolean {
  const start = items.slice(0, end).findLastIndex(({ text }) => ALL.test(text));
  return (
    start >= 0 &&
    items
      .slice(start + 1, end)
      .every((item) => isNamed(item) || (item.means.kind === 'skip' && item.means.isNoun === true) || /^(?:the|of|of the|in|at|from)$/iu.test(item.text))
  );
}
const ALL = /^(?:(?:in|of|from|across|for|with) )?(?:all|every|each|any)\b/iu;
const isNamed = (item: Item): boolean =>
  isTopic(item, [...LISTED, ...BADGES, 'ai', 'growth', 'beginners']) || ['level', 'archetype', 'entity', 'group', 'unknown'].includes(item.means.kind);

/** "Top 10, not 5, banks": the other number says no more, and nothing after it is left out. */
export function withOtherNumber(items: readonly Item[]): Item[] {
  const isNumber = (item: Item | undefined): boolean => item?.means.kind === 'number';
  const not = items.findIndex(({ means, text }, i) => means.kind === 'not' && /^(?:and )?not$/iu.test(text) && isNumber(items[i + 1]) && isPause(items[i + 2]));
  const isAfterNumber = isNumber(items.slice(0, Math.max(not, 0)).findLast(({ means }) => means.kind !== 'mark'));
  return items.map((item, i) => (isAfterNumber && (i === not || i === not + 1) ? { ...item, means: { kind: 'skip' } } : item));
}
const isPause = (item: Item | undefined): boolean => item === undefined || item.means.kind === 'mark';

/** "Not just banks in Ohio": all others, too, which no query says. With "but also", it only joins. */
export function withNotOnly(items: readonly Item[]): Item[] {
  const isOnly = (i: number): boolean =>
    /^not (?:just|only)$/iu.test(items[i]?.text ?? '') ||
    // "Missing only the growth badge" says which one is missing.
    (items[i]?.means.kind === 'not' && !LACKS.test(items[i].text) && /^(?:just|only|merely|simply)(?: the)?$/iu.test(items[i + 1]?.text ?? ''));
  const start = items.findIndex((_, i) => isOnly(i));
  if (start < 0 || items.slice(start + 1).some(({ text }) => /\b(?:but|also|too|as well)\b/iu.test(text))) return [...items];
  const value = items.findIndex((item, i) => i > start && isValue(item));
  return items.map((item, i) => (i === value || i === start ? { ...item, means: { kind: 'unknown' } } : item));
}

/** Words for what is not there. */
export const LACKS = /\b(?:miss(?:es|ing)?|lack(?:s|ing)?)$/iu;

/** "Neither under 40k nor over 90k": the second bound is negated, too. Of two values, "nor" only joins what is negated together. */
export function withNorBound(items: readonly Item[]): Item[] {
  const neither = items.findIndex(({ means, text }) => means.kind === 'not' && /\b(?:neither|not)\b/iu.test(text));
  return items.map((item, i): Item => {
    const next = items
      .slice(i + 1, i + 1 + MOST_BEFORE_BOUND)
      .find(({ means }) => means.kind !== 'skip' && !(means.kind === 'topic' && MEASURED.has(means.topic)));
    const isNor = neither >= 0 && i > neither && item.means.kind === 'or' && /^nor\b/iu.test(item.text);
    return isNor && next?.means.kind === 'compare' ? { ...item, means: { kind: 'not' } } : item;
  });
}
const MOST_BEFORE_BOUND = 4;
const MEASURED: ReadonlySet<Topic> = new Set(['wages', 'retention', 'growth']);

/** "That miss the stability badge": it is not there. */
export const withMissed = (items: readonly Item[]): Item[] =>
  items.map((item, i) => {
    const next = items.slice(i + 1).find(({ text }) => !/^(?:an?|the|any|their|only|only the|just)$/iu.test(text));
    return item.means.kind === 'unknown' && LACKS.test(item.text) && (isKindOfBadge(next) || isBadge(next)) ? { ...item, means: { kind: 'not' } } : item;
  });

/** "Jobs that do not need a degree": the verb belongs to "not", and announces no text to search for. */
export const withNegatedVerbs = (items: readonly Item[]): Item[] =>
  items.map((item, i) => (isTopic(item, ['search']) && DOES.test(item.text) && /^not\b/iu.test(items[i + 1]?.text ?? '') ? skipped(item) : item));
const DOES = /^(?:that|which|who) do(?:es)?$/iu;

/** "Not acquired": nor acquired and still operating. Who names the field means its value: "event type is not acquired". */
export const withKinds = (option: FieldValue): FieldValue => ({
  ...option,
  values: option.values.flatMap((value) => [value, ...EVENT_TYPES.filter((other) => option.field === 'EVENT_TYPE' && other.startsWith(`${value}_`))]),
});
