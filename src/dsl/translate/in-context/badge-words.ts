import { textOf } from '../indexed.ts';
import { isBadge, isCompany, isLevel, isOrMore, isKindOfBadge, isRole, isTopic, skipped, type Item } from '../items.ts';

const ACROSS = /^(?:across|under|within|throughout|among|over|in|for|on|at|with|both|all|of|each of|the|its|their)$/iu;
const NOTHING = /^(?:nothing|none|nada|zilch|zero)$/iu;
const FOR = /^(?:for|in|on|under|when it comes to|regarding|as for|at)$/iu;
const BY = /^(?:by|according to|based on|in terms of|in order of|ranked on|by how(?: much| many)?|with the most)\b/iu;
const HEAVY = /^(?:how (?:much|many|heavy)|heavy|heavily|much|many|strong|rich|loaded|big|large|often|number|count|share)$/iu;
const PICKED_UP = /^(?:pick|picks|picked|picking) up$|^(?:racked|rack|racking) up$|^(?:scooped|scoop) up$|^earn(?:ed|s|ing)?$/iu;

/** Early career, growth, and stability. */
const KINDS = 3;

/** Gives words the meaning that they have next to the levels and kinds of badges. Each reader reads what the one before it made. */
export const withBadgeWords = (items: readonly Item[]): Item[] =>
  [
    withGoodBadges,
    withRanks,
    withAskedBadge,
    withOneOfKind,
    withNotAllBadges,
    withEachBadge,
    withAllOfLevel,
    withHeldBadges,
    withKindsOfLevel,
    withBadgeCounts,
    withNothing,
    withLevelKeys,
    withPickedUp,
    withGlosses,
    withBounds,
    withAllKinds,
    withLevelsOfArchetypes,
    withCountedLevels,
    withSpreadOfLevels,
  ].reduce<Item[]>((read, reader) => reader(read), [...items]);

/** "No early career badge, but they do have one for stability": one badge. */
const withOneOfKind = (items: readonly Item[]): Item[] =>
  items.map((item, i) => {
    if (!/^ones?$/iu.test(item.text)) return item;
    const next = items.slice(i + 1).find(({ text }) => !FOR.test(text));
    const isHad = /^(?:have|has|having|had|hold|holds|with|w|got|earned|includes?|including|carry|carries|keep|keeps|plus|and)$/iu.test(
      items
        .slice(0, i)
        .findLast(({ means }) => means.kind !== 'mark')
        ?.text.split(' ')
        .at(-1) ?? '',
    );
    // "An early career one".
    const isOfKind = isKindOfBadge(items[i - 1]) && !isTopic(items[i + 1] ?? item, ['companies', 'jobs']);
    return ((isHad && isKindOfBadge(next)) || isOfKind) && items.slice(0, i).some(isBadge) ? { ...item, means: { kind: 'topic', topic: 'badges' } } : item;
  });

/** "A good early-career rating": any level of the badge, and no order. */
const withGoodBadges = (items: readonly Item[]): Item[] =>
  items.map((item, i) =>
    /^(?:good|decent|solid)$/iu.test(item.text) && item.means.kind === 'superlative' && /\ban?$/iu.test(items[i - 1]?.text ?? '') && isKindOfBadge(items[i + 1])
      ? skipped(item)
      : item,
  );

/** "No ranking at all for growth", "without a stability rank": no badge of this kind. */
const withRanks = (items: readonly Item[]): Item[] =>
  items.map((item, i) => {
    if (!/^(?:rank|ranking|rating)s?$/iu.test(item.text) || isBadge(item)) return item;
    const [before, after] = [items.slice(0, i).reverse(), items.slice(i + 1)].map((side) => side.find(({ means }) => means.kind !== 'skip'));
    const isNone = [before, isKindOfBadge(before) ? items.slice(0, i - 1).findLast(({ means }) => means.kind !== 'skip') : undefined].some(
      (one) => one?.means.kind === 'not',
    );
    return isNone && (isKindOfBadge(before) || isKindOfBadge(after)) ? { ...item, means: { kind: 'topic', topic: 'badges' } } : item;
  });

/** Where the badges are that "all", "each", or "every" at `i` is said of. */
function badgesOfAll(items: readonly Item[], i: number): number | undefined {
  const item = items[i];
  if (item === undefined || !['skip', 'topic'].includes(item.means.kind) || !ALL.test(item.text)) return undefined;
  const at = items.findIndex(({ text }, place) => place > i && !OF_THEM.test(text));
  return isBadge(items[at]) ? at : undefined;
}
const ALL = /^(?:where |whose )?(?:all|each|every)(?: of)?(?: the| their| its)?$/iu;
const OF_THEM = /^(?:of|the|their|its|of the|of their)$/iu;
const IS = /^(?:is|are|at|being|that are|which are)$/iu;

/** "Where all badges are platinum", "each badge at gold". */
function withEachBadge(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    const badges = badgesOfAll(items, i);
    if (badges === undefined) return item;
    const level = items.findIndex(({ text }, at) => at > badges && !IS.test(text));
    return isLevel(items[level]) ? { ...item, means: { kind: 'quantifier', quantifier: 'all' } } : item;
  });
}

/** "Without all badges", "not every badge" is fewer than all. "No gold badges at all" is none of any kind. */
function withNotAllBadges(items: readonly Item[]): Item[] {
  const isAll = (i: number): boolean =>
    badgesOfAll(items, i) !== undefined || (items[i]?.means.kind === 'quantifier' && /^(?:all|every|each)\b.*\bbadges?$/iu.test(items[i].text));
  const not = items.findIndex(({ means }, i) => means.kind === 'not' && isAll(i + 1) && !items.slice(i + 2, i + 2 + NEAR).some(isLevel));
  const badges = badgesOfAll(items, not + 1) ?? not + 1;
  const fewer = { kind: 'value', options: [{ field: 'BADGE_COUNT', operator: 'lt', values: [KINDS + 1] }] } as const;
  return items.map((item, i): Item => {
    if (i === not) return { ...item, means: fewer };
    if (not >= 0 && i > not && i <= badges) return { ...item, means: { kind: 'skip' } };
    const isNone = /^at all$/iu.test(item.text) && isBadge(items[i - 1]) && isLevel(items[i - 2]) && items[i - 3]?.means.kind === 'not';
    return isNone ? { ...item, means: { kind: 'quantifier', quantifier: 'any' } } : item;
  });
}
const NEAR = 3;

/** "A badge count above 2", "whose number of badges is not 3": how many badges a company has, and nothing to count. */
function withBadgeCounts(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    if (!isTopic(item, ['count']) || !COUNT.test(item.text)) return item;
    const [before, next] = [items[i - 1], items[i + 1]];
    const end = isBadge(before) && /count(?: of)?$/iu.test(item.text) ? i + 1 : isBadge(next) && /of$/iu.test(item.text) ? i + 2 : undefined;
    if (end === undefined) return item;
    const rest = items.slice(end);
    const number = rest.findIndex(({ means }) => means.kind === 'number' && means.unit === 'plain');
    const isBound = number >= 0 && rest.slice(0, number).every(({ means, text }) => ['compare', 'between', 'not'].includes(means.kind) || BINDS.test(text));
    return isBound ? { ...item, means: { kind: 'skip' } } : item;
  });
}
const COUNT = /^(?:counts?|numbers?|counts? of|numbers? of|the number of)$/iu;
const BINDS = /^(?:of|is|are|was|at|equals?|equal to|exactly|just|=|:|to|the)$/iu;

/** "Badges by early career, growth, and stability", "early career, growth, and stability badge totals": by the kind of badge. */
function withAllKinds(items: readonly Item[]): Item[] {
  const [first, last] = [items.findIndex(isKindOfBadge), items.findLastIndex(isKindOfBadge)];
  const run = items.slice(first, last + 1);
  const isList = run.filter(isKindOfBadge).length === KINDS && run.every((item) => isKindOfBadge(item) || ['mark', 'or', 'skip'].includes(item.means.kind));
  if (!isList) return [...items];
  // "… badge totals", "… badge counts".
  const [before, after] = [items[first - 1], items.slice(last + 1).find((item) => !isBadge(item))];
  const isCounted = after?.means.kind === 'topic' && ['count', 'statistics'].includes(after.means.topic);
  const isGrouped = before?.means.kind === 'per' || (before?.means.kind === 'by' && items.slice(0, first).some(isBadge));
  // "The matrix of platinum and gold badges across early career, growth, and stability".
  const table = items.findIndex(({ text }, i) => i < first && TABLE.test(text));
  // "Count of role badges at Walmart: early career vs growth vs stability".
  const isListed = before?.text === ':' && items.slice(0, first).some((item) => isTopic(item, ['count'])) && items.slice(0, first).some(isBadge);
  const isTable = table >= 0 && OVER.test(before?.text ?? '');
  if (!(isGrouped || isCounted || isTable || isListed) || !items.some(isBadgeWord) || (!isTable && items.some(isLevel))) return [...items];
  return items.map((item, i) => {
    if (isTable && i === table) return { ...item, means: { kind: 'topic', topic: 'count' } };
    if (i === first) return { ...item, means: { kind: 'group', name: 'ARCHETYPE' } };
    if (item === after && isCounted) return { ...item, means: { kind: 'topic', topic: 'count' } };
    return (i > first && i <= last) || (item === before && !isCounted) ? { ...item, means: { kind: 'skip' } } : item;
  });
}

const TABLE = /^(?:matrix|grid|table|cross ?tab|heat ?map|tally)$/iu;

/** "How many platinum and gold by archetype": the answer has both for each archetype, and the overall badge is another one. */
function withLevelsOfArchetypes(items: readonly Item[]): Item[] {
  const group = items.findIndex(({ means }) => means.kind === 'group' && means.name === 'ARCHETYPE');
  // "All three archetypes platinum" is a condition.
  const isAll = items.slice(Math.max(0, group - 2), Math.max(0, group)).some(({ text }) => /(?:^|\s)all$/iu.test(text));
  if (group < 0 || isAll || items.some((item) => (isKindOfBadge(item) && !/^over all$/iu.test(item.text)) || item.means.kind === 'not')) return [...items];
  const isOfArchetypes = ({ means, text }: Item, i: number): boolean =>
    (means.kind === 'level' && /\b(?:platinums?|golds?)\b/iu.test(text)) ||
    (/^(?:against|vs|versus)$/iu.test(text) && isLevel(items[i - 1]) && isLevel(items[i + 1]));
  return items.map((item, i) => (isOfArchetypes(item, i) ? { ...item, means: { kind: 'skip' } } : item));
}

/** "How many are overall platinum, how many gold, how many nothing": a count of each. */
function withCountedLevels(items: readonly Item[]): Item[] {
  const isCounted = (item: Item, i: number): boolean => {
    const next = items.slice(i + 1).find((one) => one.means.kind !== 'skip' && !(one.means.kind === 'archetype' && one.means.archetype === 'overall'));
    return isTopic(item, ['count']) && (isLevel(next) || NOTHING.test(next?.text ?? ''));
  };
  const counts = items.flatMap((item, i) => (isCounted(item, i) ? [i] : []));
  const isOther = items.some((item) => isKindOfBadge(item) && !(item.means.kind === 'archetype' && item.means.archetype === 'overall'));
  if (counts.length < 2 || isOther || !items.some((item) => isTopic(item, ['companies'])) || items.some(isCompany)) return [...items];
  const group = items.findIndex((item, i) => i > (counts[0] ?? 0) && isLevel(item));
  return items.map((item, i) => {
    if (i === group) return { ...item, means: { kind: 'group', name: 'OVERALL_BADGE' } };
    if (i === counts[1]) return { ...item, means: { kind: 'topic', topic: 'company_badges' } };
    const isRest = i > (counts[0] ?? 0) && (isLevel(item) || item.means.kind === 'archetype' || NOTHING.test(item.text) || counts.includes(i));
    return isRest ? { ...item, means: { kind: 'skip' } } : item;
  });
}

/** "Overall badge distribution of banks", "overall badge levels: how many of each", "how golds and platinums split by archetype": counts by level or archetype. */
function withSpreadOfLevels(items: readonly Item[]): Item[] {
  const group = items.findIndex(({ means }) => means.kind === 'group' && means.name === 'ARCHETYPE');
  if (group >= 0)
    return items.map((item) => {
      const isSplit = SPLITS.test(item.text) && item.means.kind !== 'topic' && item.means.kind !== 'per';
      return isSplit ? { ...item, means: { kind: 'topic', topic: 'company_badges' } } : item;
    });
  const overall = items.findIndex(({ means }) => means.kind === 'archetype' && means.archetype === 'overall');
  const isSpread = (item: Item, i: number): boolean =>
    (isTopic(item, ['statistics']) && SPREADS.test(item.text)) || (SPLITS.test(item.text) && OVER.test(items[i + 1]?.text ?? ''));
  const spread = items.findIndex(isSpread);
  const each = items.findIndex(({ means, text }) => means.kind === 'per' && /^(?:of|in) each$/iu.test(text));
  const isEach =
    each >= 0 && items.slice(0, each).some((item) => isTopic(item, ['count'])) && items.slice(each + 1).every(({ means }) => means.kind === 'mark');
  const isOther = items.some((item) => isLevel(item) || item.means.kind === 'group' || (item.means.kind === 'archetype' && item.means.archetype !== 'overall'));
  if (overall < 0 || isOther || items.some(isCompany) || (spread < 0 && !isEach)) return [...items];
  return items.map((item, i) => {
    if (i === overall) return { ...item, means: { kind: 'group', name: 'OVERALL_BADGE' } };
    if (i === spread || isBadge(item)) return { ...item, means: { kind: 'topic', topic: 'company_badges' } };
    return i === each ? { ...item, means: { kind: 'skip' } } : item;
  });
}
const SPLITS = /^(?:split|splits|divided?|divides|spread|break down|breaks down)$/iu;
const OVER = /^(?:across|over|between|among|by|into)$/iu;
const SPREADS = /\b(?:distribut\w+|spread|breakdown|mix|split)\b/iu;

const isBadgeWord = (item: Item): boolean => isBadge(item) || /\bbadges?\b/iu.test(item.text);

/** "Platinum across growth and stability", "gold under early career". */
function withKindsOfLevel(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    if (!ACROSS.test(item.text) || item.means.kind === 'skip') return item;
    const before = items.slice(0, i).findLast(({ text }) => !ACROSS.test(text));
    const after = items.slice(i + 1).find(({ text }) => !ACROSS.test(text));
    return (isLevel(before) || isBadge(before)) && isKindOfBadge(after) ? { ...item, means: { kind: 'skip' } } : item;
  });
}

/** "Platinum for growth and nothing for stability": no badge for it. */
function withNothing(items: readonly Item[]): Item[] {
  const hasBadge = items.some((item) => isLevel(item) || isBadge(item));
  // "Jobs at Verizon that got nothing for stability".
  if (!hasBadge && !items.some(isCompany)) return [...items];
  return items.map((item, i) => {
    const next = items.slice(i + 1).find(({ text }) => !FOR.test(text));
    return NOTHING.test(item.text) && FOR.test(items[i + 1]?.text ?? '') && isKindOfBadge(next)
      ? { ...item, means: hasBadge ? { kind: 'not' } : { kind: 'level', level: 'NA' } }
      : item;
  });
}

/** "By how heavy they are on platinum": an order, and no condition. */
function withLevelKeys(items: readonly Item[]): Item[] {
  // "By state with a platinum badge" is a group, and the badge a condition.
  const by = items.findLastIndex(({ text, means }, i) => means.kind !== 'group' && BY.test(text) && levelAfter(items, i) > i + 1);
  if (by < 0) return [...items];
  const level = levelAfter(items, by);
  return items.map((item, i) => {
    if (i === by) return { ...item, means: { kind: 'by' } };
    return i > by && i < level ? { ...item, means: { kind: 'skip' } } : item;
  });
}

/** The level that words of an amount lead to. */
function levelAfter(items: readonly Item[], by: number): number {
  const end = items.findIndex((item, i) => i > by && item.means.kind !== 'skip' && !HEAVY.test(item.text));
  return isLevel(items[end]) && items[end]?.means.kind === 'level' ? end : -1;
}

/** "Does Kaiser have pharmacists, and are they badged": asks, and is no condition. The row says it. */
function withAskedBadge(items: readonly Item[]): Item[] {
  const last = items.findLastIndex(({ means }) => means.kind !== 'mark');
  const level = items[last];
  const said = items
    .slice(Math.max(0, last - 4), last)
    .map(({ text }) => text)
    .join(' ');
  const isAsked =
    level?.means.kind === 'level' && level.means.level === 'Ranked' && /\b(?:are|is|if|whether) (?:they|it|that|those)(?: are| is)?$/iu.test(said);
  return isAsked && items.some(isCompany) && items.some(isRole) ? items.with(last, { ...level, means: { kind: 'skip' } }) : [...items];
}

/** "Picked up three badges": a verb, and nothing to learn. */
function withPickedUp(items: readonly Item[]): Item[] {
  if (!items.some((item) => isLevel(item) || isBadge(item))) return [...items];
  return items.map((item) =>
    item.means.kind === 'topic' && item.means.topic === 'pathways' && PICKED_UP.test(item.text) ? { ...item, means: { kind: 'skip' } } : item,
  );
}

/** "Top-tier (platinum)", "the best, meaning platinum": the level says what is meant, and no order. */
function withGlosses(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    const isGlossed = item.means.kind === 'superlative' && item.means.of === 'quality' && GLOSS.test(items[i + 1]?.text ?? '');
    const meant = items.slice(i + 1).find(({ text }) => !GLOSS.test(text));
    return isGlossed && isLevel(meant) ? { ...item, means: { kind: 'skip' } } : item;
  });
}
const GLOSS = /^(?:\(|,|i\.?e\.?|meaning|that is|namely|so|in other words|=|-|–|—)$/iu;

/** "The growth badge is gold or better": gold is the lower one of two levels. */
function withBounds(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    const { means } = item;
    const next = items[i + 1];
    if (isOrMore(item) && isGoldValue(items[i - 1])) return { ...item, means: { kind: 'skip' } };
    if (means.kind !== 'value' || !isGoldValue(item) || next === undefined || !isOrMore(next)) return item;
    return { ...item, means: { ...means, options: means.options.map((option) => ({ ...option, values: ['Ranked'] })) } };
  });
}

const isGoldValue = (item: Item | undefined): boolean =>
  item?.means.kind === 'value' && item.means.options.every(({ field, values }) => field.includes('BADGE') && values.length === 1 && values[0] === 'Gold');

/** "Companies with all gold badges", "but not all gold": each of their badges. */
function withAllOfLevel(items: readonly Item[]): Item[] {
  return items.map((item, i) =>
    /(?:^|\s)all$/iu.test(item.text) &&
    item.means.kind === 'skip' &&
    (HOLDS.test(textOf(items[i - 1], item)) || items[i - 1]?.means.kind === 'not') &&
    isLevel(items[i + 1])
      ? { ...item, means: { kind: 'quantifier', quantifier: 'all' } }
      : item,
  );
}
const HOLDS = /(?:^|\s)(?:with|has|have|had|having|earned|got|holding|hold|won)\b/iu;

/** "Companies with badges", "banks that have a badge": at least one. */
function withHeldBadges(items: readonly Item[]): Item[] {
  const isEmployers = (item: Item): boolean => isTopic(item, ['companies', 'who']) || (item.means.kind === 'entity' && item.means.entity.kind === 'industry');
  const isOther = items.some(
    (item) =>
      ['level', 'quantifier', 'superlative', 'compare', 'by', 'per', 'group', 'not'].includes(item.means.kind) ||
      isKindOfBadge(item) ||
      isCompany(item) ||
      (isRole(item) && !items.some((one) => isTopic(one, ['companies', 'who']))),
  );
  if (isOther || items.filter(isBadge).length !== 1) return [...items];
  return items.map((item, i) => {
    const isHeld = isTopic(item, ['badges']) && /^(?:badge|award)s?$/iu.test(item.text) && HELD.test(textOf(items[i - 2], items[i - 1]));
    const isCounted = items[i + 1]?.means.kind === 'topic' || items[i + 1]?.means.kind === 'number';
    if (isHeld && !isCounted && items.slice(0, i).some(isEmployers))
      return { ...item, means: { kind: 'value', options: [{ field: 'ANY_BADGE', values: ['Ranked'] }] } };
    // "Have earned a badge" says nothing about pay.
    const isEarned = isTopic(item, ['wages']) && /^earn/iu.test(item.text) && items.slice(i + 1, i + 3).some((one) => isTopic(one, ['badges']));
    return isEarned && items.slice(0, i).some(isEmployers) ? { ...item, means: { kind: 'skip' } } : item;
  });
}
const HELD = /(?:^|\s)(?:with|has|have|had|having|earned|got|holding|hold|won)(?: an?| any| some)?$/iu;
