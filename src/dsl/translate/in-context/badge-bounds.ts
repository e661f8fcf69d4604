import { KIND_FIELDS, kindField } from '../../badge-fields.ts';
import { textOf } from '../indexed.ts';
import { isAtLeast, isBadge, isCompany, isLevel, isOrMore, isRole, isTopic, type Item } from '../items.ts';

/** Gives words the meaning that they have next to badges: lower levels, kinds that there are none of, all kinds but one, and badges that are only "anything". */
export const withBadgeBounds = (items: readonly Item[]): Item[] => withAllButOne(withOtherKinds(withEarned(withLowerLevels(withUpward(items)))));

/** "Gold and up", "growth gold up", "gold+, 3 will do", "gold upward": Gold or better. */
function withUpward(items: readonly Item[]): Item[] {
  const isGold = (item: Item | undefined): boolean => item?.means.kind === 'level' && item.means.level === 'Gold';
  const isUp = (item: Item | undefined): boolean =>
    item !== undefined &&
    UP.test(item.text) &&
    (['unknown', 'skip'].includes(item.means.kind) || (item.means.kind === 'compare' && item.means.operator === 'gte'));
  const isPlus = (item: Item | undefined): boolean => item?.means.kind === 'mark' && /^\+[,;.)]/u.test(item.text);
  return items.map((item, i): Item => {
    const isJoined = OR.test(items[i + 1]?.text ?? '') && isUp(items[i + 2]);
    if (isGold(item) && (isJoined || isUp(items[i + 1]) || isPlus(items[i + 1]))) return { ...item, means: { kind: 'level', level: 'Ranked' } };
    const isAfter = isGold(items[i - 1]) || (OR.test(items[i - 1]?.text ?? '') && isGold(items[i - 2]));
    const isBefore = isGold(items[i - 1]) && OR.test(item.text) && isUp(items[i + 1]);
    return (isUp(item) && isAfter) || isBefore ? { ...item, means: { kind: 'skip' } } : item;
  });
}
const UP = /^(?:up|upwards?|higher|above|beyond)$/iu;
const OR = /^(?:or|and)$/iu;

/** "Silver or better", "at least a bronze badge": no badge is lower than Gold, so this is any badge. Without a bound, such a badge is none that the data has. */
function withLowerLevels(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    if (item.means.kind !== 'unknown' || !LOWER.test(item.text)) return item;
    const before = items.slice(0, i).findLast(({ text }) => !ARTICLE.test(text));
    const after = items.slice(i + 1).find((one) => !isBadge(one));
    const isBound = isAtLeast(before) || isOrMore(after);
    if (isBound) return { ...item, means: { kind: 'level', level: 'Ranked' } };
    return isBadge(items[i + 1]) || isLevel(items[i - 1]) ? { ...item, means: { kind: 'elsewhere' } } : item;
  });
}
const LOWER = /^(?:silver|bronze|copper)(?: level| tier)?$/iu;
const ARTICLE = /^(?:a|an|the)$/iu;

/** "Has Kroger earned anything for its cashiers": a badge. */
function withEarned(items: readonly Item[]): Item[] {
  const company = items.findIndex(isCompany);
  const isOfPay = items.some((item) => isTopic(item, ['wages']) && !EARNS.test(item.text));
  if (company < 0 || isOfPay || items.some((item) => isLevel(item) || isBadge(item))) return [...items];
  const verb = items.findIndex(({ text }, i) => i > company && EARNS.test(text) && ANYTHING.test(items[i + 1]?.text ?? ''));
  const isAsked = HAS.test(textOf(...items.slice(0, company)));
  return items.map((item, i): Item => {
    if (verb < 0 || !isAsked) return item;
    if (i === verb) return { ...item, means: { kind: 'skip' } };
    return i === verb + 1 ? { ...item, means: { kind: 'topic', topic: 'badges' } } : item;
  });
}
const HAS = /^(?:so |and |ok )?(?:has|have|had|did|does|do|is|was)\b/iu;
const EARNS =
  /^(?:earn(?:ed|s)?|won|win|wins|get|gets|got|gotten|received?|receives|hold|holds|held|been awarded|been given|picked up|achieved?|collect(?:ed)?)$/iu;
const ANYTHING = /^(?:anything|something|any|any at all)$/iu;

/** "Recognized for pay", "badged under the culture category": there are badges for three things only, so this one is reported. */
function withOtherKinds(items: readonly Item[]): Item[] {
  const isOfBadges = (item: Item | undefined): boolean => isBadge(item) || (item !== undefined && isLevel(item) && !/^ranked$/iu.test(item.text));
  return items.map((item, i) => {
    const start = items.slice(0, i).findLastIndex(({ text }) => !JOINS.test(text));
    const isFor = start < i - 1 && start >= 0 && isOfBadges(items[start]);
    if (isFor && isTopic(item, ['wages']) && items.some((one) => isRole(one) || isCompany(one))) return { ...item, means: { kind: 'unknown' } };
    // "Badged for under the growth category".
    const isJoin = item.means.kind === 'compare' && /^under$/iu.test(item.text) && isOfBadges(items.slice(0, i).findLast(({ text }) => !/^for$/iu.test(text)));
    return isJoin && !items.slice(i + 1).some(({ means }) => means.kind === 'number') ? { ...item, means: { kind: 'skip' } } : item;
  });
}
const JOINS = /^(?:for|in|on|under|by|at|the|its|their|when it comes to|in terms of)$/iu;

/** "Every badge but stability", "all badges except growth": each of the others, and not this one. */
function withAllButOne(items: readonly Item[]): Item[] {
  const all = items.findIndex(({ means, text }, i) =>
    means.kind === 'quantifier'
      ? /\b(?:all|every|each)(?: \w+)? badges?$/iu.test(text)
      : /^(?:all|every|each)(?: of)?(?: the| their)?$/iu.test(text) && isBadge(items[i + 1]),
  );
  if (all < 0) return [...items];
  const but = items.findIndex((item, i) => i > all && !isBadge(item));
  const kind = items.findIndex(({ text }, i) => i > but && !/^(?:the|for|one|a)$/iu.test(text));
  const [first, except, last] = [items[all], items[but], items[kind]];
  const left = last === undefined ? undefined : kindOf(last);
  const isExcept = except !== undefined && ['but', 'not'].includes(except.means.kind) && EXCEPT.test(except.text);
  if (first === undefined || last === undefined || left === undefined || !isExcept || all > but) return [...items];
  const end = isBadge(items[kind + 1]) ? kind + 1 : kind;
  // "All badges but growth platinum" says which badges the others are (excepted-badges.ts).
  if (items.slice(end + 1).find(({ means }) => means.kind !== 'skip')?.means.kind === 'level') return [...items];
  const rest = (field: string, values: readonly string[], text: string, at: Item): Item => ({
    ...at,
    text,
    means: { kind: 'value', options: field === 'OVERALL_BADGE' ? [field, 'ANY_BADGE'].map((name) => ({ field: name, values })) : [{ field, values }] },
  });
  const nothing = { ...except, from: except.to };
  return [
    ...items.slice(0, all),
    rest('OVERALL_BADGE', ['Ranked'], first.text, { ...first, to: except.from }),
    ...KIND_FIELDS.filter((field) => field !== left).map((field) => rest(field, ['Ranked'], first.text, nothing)),
    { ...except, means: { kind: 'skip' } },
    rest(left, ['NA'], last.text, { ...last, to: items[end]?.to ?? last.to }),
    ...items.slice(end + 1),
  ];
}
const EXCEPT = /^(?:but|but the|except|except for|excluding|other than|apart from|aside from|besides|minus|without|save)$/iu;

/** The field of a kind of badge. */
export function kindOf({ means }: Item): (typeof KIND_FIELDS)[number] | undefined {
  if (means.kind === 'archetype' && means.archetype !== 'overall') return kindField(means.archetype);
  if (means.kind === 'topic') return means.topic === 'growth' ? 'BADGE_GROWTH' : means.topic === 'beginners' ? 'BADGE_EARLY_CAREER' : undefined;
  return means.kind === 'value' && means.options.some(({ field }) => field === 'BADGE_EARLY_CAREER') ? 'BADGE_EARLY_CAREER' : undefined;
}
