import { badgeField } from '../../badge-fields.ts';
import { archetypeOf } from '../badges.ts';
import { isBadge, isKindOfBadge, isLevel, isTopic, type Item } from '../items.ts';
import { LACKS } from './negation.ts';
import { endOfKinds, FIELDS, isBetween, isPart, levelIn, replaced } from './excepted-badges.ts';

/** "Missing only the growth badge": it has all others. */
export function withMissedOnly(items: readonly Item[]): Item[] {
  const at = items.findIndex((item, i) => LACKS.test(item.text) && /^(?:only|just)(?: the| an?)?$/iu.test(items[i + 1]?.text ?? '') && isMissed(items, i + 2));
  const end = at < 0 ? at : endOfKinds(items, at + 2);
  const fields = items
    .slice(at + 2, end)
    .flatMap((one) => archetypeOf(one) ?? [])
    .map(badgeField);
  if (at < 0 || fields.length !== 1) return [...items];
  return replaced(
    items,
    { start: at, end },
    FIELDS.map((field) => ({ kind: 'value', options: [{ field, values: [fields.includes(field) ? 'NA' : 'Ranked'] }] })),
  );
}
/** "The growth badge". "Missing only growth" may be growth of pay. */
const isMissed = (items: readonly Item[], at: number): boolean => {
  const parts = items.slice(at, endOfKinds(items, at));
  return parts.some(isBadge) || (isKindOfBadge(parts[0]) && items.some(isBadge)) || parts.some(({ means }) => means.kind === 'archetype');
};

/** The words for the only badge of its kind. */
interface Only {
  readonly start: number;
  readonly end: number;
  readonly named: readonly Item[];
  /** Whether there is no other badge at all. "Gold in growth only" has no other gold badge. */
  readonly isWhole: boolean;
}

/**
 * "With only a growth badge", "gold in growth and no other badge": no other badge of a kind or overall. "Gold in growth only", "platinum only for stability": no other badge of this
 * level. "Gold growth badges only" may just narrow the list, and so may a sentence of its own: "Hospitals in Ohio. Gold in growth only".
 */
export function withOnlyBadge(items: readonly Item[]): Item[] {
  for (const at of items.keys()) {
    const only = withNoOther(items, at) ?? withHadOnly(items, at) ?? withOnlyIn(items, at);
    if (only === undefined) continue;
    const { start, end, named, isWhole } = only;
    const fields = named.flatMap((one) => archetypeOf(one) ?? []).map(badgeField);
    const isAboutBadges = named.some((one) => isLevel(one) || isBadge(one));
    const isLast = items.slice(end, end + 1).every((item) => !isTopic(item, ['companies', 'jobs', 'clusters']) && item.means.kind !== 'number');
    if (fields.length !== 1 || !isAboutBadges || !isLast) continue;
    const level = levelIn(named) ?? 'Ranked';
    const conditions = FIELDS.map((field): Item['means'] => {
      if (fields.includes(field)) return { kind: 'value', options: [{ field, values: [level] }] };
      return isWhole || level === 'Ranked'
        ? { kind: 'value', options: [{ field, values: ['NA'] }] }
        : { kind: 'value', options: [{ field, values: [level] }], isNegated: true };
    });
    return replaced(items, { start, end }, conditions);
  }
  return [...items];
}

/** "Gold in growth and no other badge", "a growth badge and nothing else". */
function withNoOther(items: readonly Item[], at: number): Only | undefined {
  const isNothing = /^nothing else$/iu.test(items[at]?.text ?? '');
  const isNoOther = items[at]?.means.kind === 'not' && /^(?:any )?other$/iu.test(items[at + 1]?.text ?? '') && isBadge(items[at + 2]);
  if (!isNothing && !isNoOther) return undefined;
  const last = items.slice(0, at).findLastIndex(({ means }) => !['or', 'but', 'mark'].includes(means.kind));
  const start = startOfParts(items, last + 1);
  return { start, end: isNothing ? at + 1 : at + 1 + 2, named: items.slice(start, last + 1), isWhole: true };
}

/** "With only a growth badge", "whose only badge is growth". */
function withHadOnly(items: readonly Item[], at: number): Only | undefined {
  if (!isOnly(items[at]) || !(HAS.test(items[at - 1]?.text ?? '') || (/^whose$/iu.test(items[at - 1]?.text ?? '') && isBadge(items[at + 1])))) return undefined;
  const end = endOfKinds(items, at + 1);
  return { start: at, end, named: items.slice(at + 1, end), isWhole: true };
}
const HAS = /(?:^|\s)(?:with|have|has|having|hold|holds|holding|got|earned|won)$/iu;

/** "Gold in growth only", "a platinum badge only in growth", "only platinum for growth". */
function withOnlyIn(items: readonly Item[], at: number): Only | undefined {
  const [item, before] = [items[at], items[at - 1]];
  if (item === undefined) return undefined;
  const start = startOfParts(items, at);
  const isBefore = ONLY_IN.test(item.text) && items.slice(start, at).some((one) => isLevel(one) || isBadge(one));
  const isFirst = isOnly(item) && isLevelInKind(items, at + 1) && (before === undefined || ARE.test(before.text));
  const isAfter = isOnly(item) && isKindOfBadge(before) && isLevelInKind(items, at - LENGTH) && items[at - LENGTH - 1]?.means.kind !== 'mark';
  const end = isAfter ? at + 1 : endOfKinds(items, at + 1);
  const first = isFirst ? at : start;
  return isBefore || isFirst || isAfter ? { start: first, end, named: items.slice(first, end).filter((one) => one !== item), isWhole: false } : undefined;
}
const ONLY_IN = /^only (?:for|in|on)$/iu;
const ARE = /(?:^|\s)(?:are|is|that|who|which)$/iu;

/** "Gold in growth". */
const isLevelInKind = (items: readonly Item[], at: number): boolean =>
  isLevel(items[at]) && /^(?:in|for|on)$/iu.test(items[at + 1]?.text ?? '') && isKindOfBadge(items[at + 2]);
const LENGTH = 3;

/** Where the words for a badge begin that end before `end`. */
const startOfParts = (items: readonly Item[], end: number): number =>
  items.slice(0, end).findLastIndex((item, i) => !(isPart(item) || isBetween(item, items.slice(i + 1, end)))) + 1;

const isOnly = (item: Item | undefined): boolean => item !== undefined && ['unknown', 'skip'].includes(item.means.kind) && /^(?:only|just)$/iu.test(item.text);
