import { isTopic, skipped, type Item } from '../items.ts';
import { BADGES, LISTED } from '../senses.ts';

const COUNT: Item['means'] = { kind: 'topic', topic: 'count' };

/** Reads questions for numbers of each kind in other orders than "how many … by …". */
export const withCountedGroups = (items: readonly Item[]): Item[] =>
  withSplitOver(withNumbersOnly(withGroupedAndCounted(withGroupFirst(withCountLast(items)))));

/** "Occupations by AI flag, counts", "employers by industry: how many": asked last, and no order. */
function withCountLast(items: readonly Item[]): Item[] {
  const last = items.at(-1)?.text === '?' ? items.length - 2 : items.length - 1;
  const [count, mark] = [items[last], items[last - 1]];
  const by = items.findIndex(({ means }) => means.kind === 'by' || means.kind === 'per');
  const group = items[by + 1];
  const isAsked = count !== undefined && isTopic(count, ['count']) && !items.slice(0, last).some((item) => isTopic(item, ['count']));
  if (!isAsked || mark?.means.kind !== 'mark' || by < 1 || group === undefined || !GROUPS.test(group.text)) return [...items];
  return [{ ...count, means: COUNT }, ...items.slice(0, last - 1)];
}

/** "By state: companies with a Platinum badge", "per industry: role badges for nurses": how many there are of each. */
function withGroupFirst(found: readonly Item[]): Item[] {
  const items = withoutOrder(found);
  const [by, group, mark] = items;
  const rest = items.slice(3);
  // "Jobs among a company's ten biggest" are no order.
  const isOrder = ({ means }: Item, at: number): boolean =>
    ['by', 'per', 'order'].includes(means.kind) || (means.kind === 'superlative' && rest[at - 1]?.means.kind !== 'number');
  const isOfAll = rest.some((item) => isTopic(item, [...LISTED, ...BADGES])) && !rest.some(isOrder);
  if (by === undefined || group === undefined || mark?.text !== ':' || !BY.test(by.text) || !GROUPS.test(group.text) || !isOfAll) return [...found];
  const per: Item = { ...mark, text: by.text, means: { kind: group.means.kind === 'group' ? 'skip' : 'per' } };
  return [{ ...by, means: COUNT }, ...rest, per, group];
}

/** "By education level: …" is no order. */
function withoutOrder(items: readonly Item[]): readonly Item[] {
  const [first, ...rest] = items;
  if (first?.means.kind !== 'order' || !/^by (?:education|job) level$/iu.test(first.text) || rest[0]?.text !== ':') return items;
  return [
    { ...first, text: 'by', means: { kind: 'by' } },
    { ...first, text: first.text.slice('by '.length), means: { kind: 'group', name: 'JOB_LEVEL' } },
    ...rest,
  ];
}
const BY = /^(?:by|per|for each|broken down by|split by|grouped by|counts? by|counts? per)$/iu;
const GROUPS =
  /^(?:industry|sector|state|job level|education level|required education|(?:ai|ai impact) flag|flag|company|employer|cluster|occupation|overall badge|badge level|entry barrier(?: trend)?|expertise premium(?: trend)?|archetype|badge type)$/iu;

/** "Grouped and counted by job level", "group and count … by industry". */
function withGroupedAndCounted(items: readonly Item[]): Item[] {
  const at = items.findIndex((item, i) => GROUPED.test(item.text) && JOINS.test(items[i + 1]?.text ?? '') && COUNTED.test(items[i + 2]?.text ?? ''));
  if (at < 0) return [...items];
  return items.map((item, i): Item => {
    if (i === at) return { ...item, means: COUNT };
    if (i === at + 1) return skipped(item);
    return i === at + 2 && item.means.kind !== 'per' ? skipped(item) : item;
  });
}
const GROUPED = /^(?:grouped|group|split|sorted|bucketed|divided|count|counted)$/iu;
const JOINS = /^(?:and|&|\+|then|and then)$/iu;
const COUNTED = /^(?:counted|count|tallied|group|grouped|totaled)(?: by| per)?$/iu;

/** "Clusters broken down by job level, numbers only": how many, and not which. */
function withNumbersOnly(items: readonly Item[]): Item[] {
  const isGrouped = items.some(({ means }) => means.kind === 'per');
  const at = items.findIndex((item, i) => NUMBERS.test(item.text) && (ONLY.test(items[i + 1]?.text ?? '') || ONLY.test(items[i - 1]?.text ?? '')));
  if (!isGrouped || at < 0 || items.some((item) => isTopic(item, ['count']))) return [...items];
  return items.map((item, i): Item => {
    if (i === at) return { ...item, means: COUNT };
    return (i === at + 1 || i === at - 1) && ONLY.test(item.text) ? skipped(item) : item;
  });
}
const NUMBERS = /^(?:the )?(?:numbers?|counts?|totals?|figures?)$/iu;
const ONLY = /^(?:only|just|just the|only the|alone|please)$/iu;

/** "How do the occupations split over job levels": how many there are of each. */
function withSplitOver(items: readonly Item[]): Item[] {
  const at = items.findIndex(({ text }, i) => SPLITS.test(text) && OVER.test(items[i + 1]?.text ?? '') && isGroup(items, i + 2));
  const isOfAll = items.slice(0, Math.max(0, at)).some((item) => isTopic(item, [...LISTED, 'role_badges']));
  const isAsked = items.some((item) => isTopic(item, ['count']));
  const [split, over] = [items[at], items[at + 1]];
  if (split === undefined || over === undefined || !isOfAll) return [...items];
  return items.map((item, i): Item => {
    if (i === at) return isAsked ? skipped(item) : { ...item, means: COUNT };
    return i === at + 1 ? { ...item, means: { kind: 'per' } } : item;
  });
}
const SPLITS = /^(?:split(?: up)?|splits|divided?|divides|distributed?|spread|fall|break down|breaks down)$/iu;
const OVER = /^(?:over|across|among|between|into|by)(?: the| all| different)?$/iu;

/** What is counted separately: a topic that jobs are grouped by, or the name of a group, also of several. */
function isGroup(items: readonly Item[], at: number): boolean {
  const group = items.slice(at).find(({ text }) => !/^(?:the|all|different|various|all the)$/iu.test(text));
  return group !== undefined && (group.means.kind === 'group' || isTopic(group, ['education', 'industries']) || GROUPS.test(group.text.replace(/s$/iu, '')));
}
