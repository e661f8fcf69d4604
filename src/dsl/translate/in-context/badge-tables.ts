import { runIn, textOf } from '../indexed.ts';
import { isRole, isTopic, type Item } from '../items.ts';
import { BADGES } from '../senses.ts';
import { kindOf } from './badge-bounds.ts';

const TABLE = /(?:^|\s)(?:matrix|grid|table|cross ?tab|heat ?map|tally|counts?)$/iu;
/** "3x3", "three by three". */
const SQUARE = /^(?:3|three) ?(?:x|×|by|\*) ?(?:3|three)$|^(?:nine|9)[ -](?:cell|box|field)$/iu;
const LONGEST = 3;
const KIND = /^(?:badge )?(?:kinds?|types?|categor(?:y|ies)|dimensions?|archetypes?)(?: of badges?)?$/iu;
const TIMES = /^(?:x|×|by|\*|vs|versus|against|and)$/iu;
const OF_EACH = /^(?:at|in|on|of|for|per|each|every|the|at each|in each|of each)$/iu;
const LEVEL = /^(?:badge )?(?:tiers?|levels?|colors?|colours?|metals?|badges?|badge levels?)$/iu;

/** "3x3 badge matrix", "archetype x tier table": how many of each level there are of each kind of badge. */
export function withBadgeTables(found: readonly Item[]): Item[] {
  const items = withEachKind(found);
  const hasTable = items.some(({ text }, i) => TABLE.test(text) || (/^heat$/iu.test(text) && /^map$/iu.test(items[i + 1]?.text ?? '')));
  const isOfBadges = items.some(
    (item) => isTopic(item, BADGES) || /badges?/iu.test(item.text) || (item.means.kind === 'group' && item.means.name === 'ARCHETYPE'),
  );
  if (!hasTable || !isOfBadges) return [...items];
  return withLevels(withKindsByLevel(withSquare(items)));
}

/** "Platinum and gold counts for early career, growth, and stability": one row of each kind, whose columns are the levels. */
function withEachKind(items: readonly Item[]): Item[] {
  const kinds = items.flatMap((item, i) => (kindOf(item) === undefined ? [] : [i]));
  const [first, last] = [kinds[0], kinds.at(-1)];
  const levels = items.flatMap((item, i) => (item.means.kind === 'level' ? [i] : []));
  const said = textOf(...items.slice(levels[0], (levels.at(-1) ?? 0) + 1));
  const isOfAll = kinds.length === KINDS && new Set(kinds.map((i) => items[i]).map((item) => (item === undefined ? undefined : kindOf(item)))).size === KINDS;
  const isOfBoth = /\bgold\b/iu.test(said) && /\bplatinum\b/iu.test(said);
  const isCount = items.some((item) => isTopic(item, ['count']));
  if (first === undefined || last === undefined || !isOfAll || !isOfBoth || !isCount) return [...items];
  const isJoined = items.slice(first, last).every((item) => kindOf(item) !== undefined || ['mark', 'or', 'skip'].includes(item.means.kind));
  // "Platinum or gold" is a condition, unless it is said of each kind. "For all of growth, …" is one, too.
  const each = items.findIndex((item, i) => i < first && i >= first - LONGEST && (isTopic(item, ['each']) || item.means.kind === 'per'));
  const isCondition =
    (/\bor\b/iu.test(said) && each < 0) || items.slice(Math.max(0, first - LONGEST), first).some(({ text }) => /\b(?:all|both)\b/iu.test(text));
  if (!isJoined || isCondition || items.some(({ means }) => means.kind === 'not')) return [...items];
  const table: Item['means'] = { kind: 'topic', topic: items.some(isRole) ? 'role_badges' : 'company_badges' };
  return items.map((item, i): Item => {
    if (i === first) return { ...item, means: { kind: 'group', name: 'ARCHETYPE' } };
    if (i === levels[0]) return { ...item, means: table };
    const isSaid = (i > first && i <= last) || (i > (levels[0] ?? 0) && i <= (levels.at(-1) ?? 0)) || i === each;
    return isSaid ? { ...item, means: { kind: 'skip' } } : item;
  });
}
const KINDS = 3;

function withSquare(items: readonly Item[]): Item[] {
  const [start, end] = runIn(items, LONGEST, (run) => SQUARE.test(textOf(...run))) ?? [0, 0];
  const square = items.slice(start, end);
  const [first, last] = [square[0], square.at(-1)];
  if (first === undefined || last === undefined) return [...items];
  const group: Item = { from: first.from, to: last.to, text: textOf(...square), means: { kind: 'group', name: 'ARCHETYPE' } };
  return [...items.slice(0, start), group, ...items.slice(end)];
}

/** "Archetype x tier": the answer has both levels anyway. */
function withLevels(items: readonly Item[]): Item[] {
  const group = items.findIndex(({ means }) => means.kind === 'group' && means.name === 'ARCHETYPE');
  const level = items.findIndex(({ text }, i) => i > group && LEVEL.test(text));
  const isTimes = group >= 0 && level > group && items.slice(group + 1, level).every(({ text }) => TIMES.test(text) || OF_EACH.test(text));
  return items.map((item, i) => {
    if (isTimes && i > group && i <= level) return { ...item, means: { kind: 'skip' } };
    const isTable =
      TABLE.test(item.text) ||
      (/^heat$/iu.test(item.text) && /^map$/iu.test(items[i + 1]?.text ?? '')) ||
      (/^map$/iu.test(item.text) && /^heat$/iu.test(items[i - 1]?.text ?? ''));
    return group >= 0 && isTable && ['unknown', 'topic'].includes(item.means.kind) && !isTopic(item, [...BADGES, 'count'])
      ? { ...item, means: { kind: 'skip' } }
      : item;
  });
}

/** "Kind by level", "badge level against badge type": one row of each kind, whose columns are the levels. */
function withKindsByLevel(items: readonly Item[]): Item[] {
  const at = items.findIndex((_, i) => endOfSides(items, i) !== undefined);
  const end = endOfSides(items, at);
  if (end === undefined) return [...items];
  const isOfRoles = items.some(isRole);
  return items.map((item, i): Item => {
    if (i === at) return { ...item, means: { kind: 'group', name: 'ARCHETYPE' } };
    if (i > at && i < end) return { ...item, means: { kind: 'skip' } };
    // "Cross tab of", "grid of".
    const isTable = TABLE.test(item.text) && (isTopic(item, ['statistics']) || item.means.kind === 'unknown');
    return isTable ? { ...item, means: { kind: 'topic', topic: isOfRoles ? 'role_badges' : 'company_badges' } } : item;
  });
}

/** Where both sides of a table end that begin at `i`: "badge type and level". */
function endOfSides(items: readonly Item[], i: number): number | undefined {
  for (const [one, other] of [
    [KIND, LEVEL],
    [LEVEL, KIND],
  ] as const) {
    const first = endOf(items, i, one);
    const last = first !== undefined && TIMES.test(items[first]?.text ?? '') ? endOf(items, first + 1, other) : undefined;
    if (last !== undefined) return last;
  }
  return undefined;
}

/** Where one side ends, of one word or two. */
const endOf = (items: readonly Item[], i: number, side: RegExp): number | undefined =>
  i < 0 ? undefined : [i + 2, i + 1].find((end) => end <= items.length && side.test(textOf(...items.slice(i, end))));
